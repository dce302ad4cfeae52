"""Tests in real browsers. A package, so that its fixtures end with it: a running loop is in other tests' way."""
