"""pnp, the print-and-play compiler: YAML content and SVG layouts in, cuttable PDF sheets out."""

__version__ = "0.1.0"
