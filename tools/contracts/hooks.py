"""Schemathesis hooks for what a schema cannot express, such as PDFs that the servers accept."""

from os import environ
from pathlib import Path

import schemathesis
from hypothesis import strategies as st

if "CONTRACT_PDF" in environ:
    pdf = Path(environ["CONTRACT_PDF"]).read_bytes()
    # Append random bytes to the PDF, so that each file is different but has the same text.
    files = st.binary(max_size=16).map(lambda rest: pdf + b"\n%" + rest.hex().encode())
    schemathesis.openapi.format("binary", files)


@schemathesis.deserializer("application/pdf", "application/zip", "audio/wav")
def read_file(ctx, response):
    return response.content.decode("latin-1")


@schemathesis.hook.apply_to(method="PATCH", path="/api/resume/{id}")
def map_body(ctx, body):
    """Removes facts that differ from an earlier fact only in case or surrounding whitespace. The
    servers reject such duplicates, but JSON Schema can rule out only exact ones.
    """
    facts = body.get("parsedData") if isinstance(body, dict) else None
    for name, listed in facts.items() if isinstance(facts, dict) else []:
        if isinstance(listed, list) and all(isinstance(fact, str) for fact in listed):
            seen = {}
            facts[name] = [
                fact for fact in listed if seen.setdefault(fact.strip().lower(), fact) == fact
            ]
    return body
