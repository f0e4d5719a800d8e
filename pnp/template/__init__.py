"""Room template."""
