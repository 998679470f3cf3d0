"""Actions: what somebody does at a table. Form and JSON call share one action each.

An action checks who acts and whether it is possible, does it, and returns or raises; pages and API only
translate the request and the answer.
"""
