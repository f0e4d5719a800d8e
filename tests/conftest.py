"""Settings of every test."""

from __future__ import annotations

import os

from hypothesis import settings

# No deadline: it would measure how busy the machine is. In CI the examples are the same in every run, so that a red
# run means a change; at the desk they are new ones each time, and what they find is kept as a test.
settings.register_profile("pnp", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("pnp")
