"""Room expressions."""
