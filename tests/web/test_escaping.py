"""What templates put out is escaped, by whichever release of MarkupSafe there is."""

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import markupsafe
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interrex.web.show import jinja


def without_what_is_private() -> ModuleType:
    """The templates with the public functions of MarkupSafe alone."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [each for each in vars(markupsafe) if each.startswith("_escape")]:
            patch.delattr(markupsafe, name)
        spec = spec_from_file_location("interrex_jinja_again", jinja.__file__)
        assert spec is not None
        assert spec.loader is not None
        made = module_from_spec(spec)
        spec.loader.exec_module(made)
    return made


PUBLIC = without_what_is_private()


@given(
    st.text("<>&\"'a \x00", max_size=12) | st.integers() | st.text("<b", max_size=3).map(markupsafe.Markup)
)
def test_the_same_is_escaped(value: str | int) -> None:
    assert PUBLIC.escape(value) == jinja.escape(value) == str(markupsafe.escape(value))
