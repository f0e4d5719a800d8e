"""`pnp schema`: JSON Schemas of a project's files, for editors that complete and check while one types."""

from pnp.pipeline.schema.files import schemas
from pnp.pipeline.schema.writing import SCHEMAS, SchemaOptions, refresh, write_schemas

__all__ = ["SCHEMAS", "SchemaOptions", "refresh", "schemas", "write_schemas"]
