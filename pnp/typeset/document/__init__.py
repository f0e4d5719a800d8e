"""The SVG side of typeset: parse, cascade, refusals, definitions, layers."""
