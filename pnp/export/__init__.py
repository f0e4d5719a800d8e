"""Room export: sheets and drawn layers in, files in the output folder out.

`pdf` assembles a document, `folder` writes a game's files whole or not at all, `names` makes file names from ids,
`manifest` says what is in the files, `cache` keeps drawn layers from run to run. Only `pdf` and what it imports load
pikepdf and reportlab.
"""
