"""Room typeset."""
