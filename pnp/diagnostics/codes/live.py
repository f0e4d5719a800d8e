"""Codes P0 of the preview and of `pnp watch`."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P043": Entry(
        "The port is not free",
        "`pnp preview` serves its page on a port of this computer; the one that `--port` names is taken, or may not be "
        "used. Without `--port` a free one is found.",
        "pnp preview --port 80",
        "pnp preview",
    ),
    "P044": Entry(
        "Changes of files are not told",
        "`pnp preview` and `pnp watch` ask the system to tell which files change. It refused, mostly because other "
        "programs follow too many files already. With the variable WATCHFILES_FORCE_POLLING the files are looked at "
        "three times a second instead.",
        "pnp preview",
        "WATCHFILES_FORCE_POLLING=1 pnp preview",
    ),
}
