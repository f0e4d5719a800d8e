"""Load: YAML files in, a `ProjectSpec` out. Knows what may be typed, not what fits on paper."""

from pnp.load.project import load_project

__all__ = ["load_project"]
