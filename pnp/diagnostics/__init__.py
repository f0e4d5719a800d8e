"""What went wrong, as values: spans, diagnostics, the sink that collects them, the catalogue of codes."""

from pnp.diagnostics.diagnostic import Diagnostic, Replacement, Severity
from pnp.diagnostics.sink import Sink
from pnp.diagnostics.span import Located, Span

__all__ = ["Diagnostic", "Located", "Replacement", "Severity", "Sink", "Span"]
