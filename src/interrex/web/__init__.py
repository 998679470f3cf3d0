"""The table in the browser: pages, a JSON API and an event stream around a match. It holds no rules."""
