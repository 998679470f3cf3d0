"""Requests made up from the API's own description: never an error of the server."""

import httpx
import pytest

from tests.web.house import Open

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")


@pytest.mark.slow
def test_api_never_fails(house: Open) -> None:
    from hypothesis import HealthCheck, Phase, given, settings

    made = (
        house.visitor()
        .post("/api/tables", json={"game": "elekt", "seats": ["person", "greedy"], "open": True})
        .json()
    )
    schema = schemathesis.openapi.from_url(f"{house.url}/openapi.json")
    headers = {"authorization": f"Bearer {made['key']}"}
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path.endswith("/events"):
            continue  # it goes on for ever

        @given(case=operation.as_strategy())
        @settings(
            max_examples=12, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def never_fails(case: object) -> None:
            for table in (None, made["table"]):
                if table is not None:
                    if "table" not in (case.path_parameters or {}):
                        return
                    case.path_parameters["table"] = table
                answer = case.call(base_url=house.url, headers=headers)
                assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"

        never_fails()


ODD = (
    "/t/%00", "/t/aaaaaaaaaaaa", "/s/%ff", "/w/x", "/rules/%2e", "/cards/elekt/%00",
    "/api/tables/000000000000", "/static/../app.py", "/t/000000000000/replay?at=x",
)  # fmt: skip


@pytest.mark.parametrize("path", ODD)
def test_odd_addresses_are_refused(house: Open, path: str) -> None:
    with httpx.Client(base_url=house.url, verify=False) as client:
        assert 400 <= client.get(path).status_code < 500
