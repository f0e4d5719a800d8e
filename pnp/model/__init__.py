"""Every value that passes a door between rooms: frozen, without behaviour beyond derived properties."""
