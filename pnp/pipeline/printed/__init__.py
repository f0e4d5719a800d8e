"""What was printed, and what looks otherwise by now: `pnp printed`, `pnp build --changed`, `pnp diff`.

A picture is known by the keys of its layers, which are hashes of all that it is drawn of: a card that is moved in its
file, or a layout that is saved again, changes nothing. Where keys differ, pixels are compared: the fingerprint of each
picture is noted when it is recorded, since the same one may be drawn in other words.
"""
