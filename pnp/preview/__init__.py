"""Room preview: the page in the browser, the server behind it, and who follows the files.

Knows neither cards nor drawings: pictures come as bytes from a `Source`, everything else as plain values for JSON.
Nothing of it is imported before `pnp preview` or `pnp watch` runs.
"""

from pnp.preview.feed import Feed, Source

__all__ = ["Feed", "Source"]
