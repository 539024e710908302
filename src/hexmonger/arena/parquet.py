"""Rows of results as a Parquet file."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from hexmonger.arena.extras import need
from hexmonger.kernel.trouble import Trouble


def check_parquet() -> None:
    """Refuse a Parquet file before anything is played for it, where nothing can write one."""
    need("polars", "parquet", "Parquet files")


def write_parquet(path: Path, rows: Sequence[Mapping[str, object]]) -> None:
    """Write rows so that every column has one type."""
    polars = need("polars", "parquet", "Parquet files")
    try:
        polars.DataFrame([dict(row) for row in rows], infer_schema_length=None).write_parquet(path)
    except OSError as error:
        raise Trouble(f"{path}: can't be written ({error.strerror or 'no room'})") from None
