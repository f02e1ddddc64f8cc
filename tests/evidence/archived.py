"""What PDF/A-1b asks of a file and can be seen without a validator (ISO 19005-1): tests/verify/archived.py asks one."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from xml.etree import ElementTree

_RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
_NAMES = {"pdfaid": "http://www.aiim.org/pdfa/ns/id/", "dc": "http://purl.org/dc/elements/1.1/",
          "xmp": "http://ns.adobe.com/xap/1.0/", "pdf": "http://ns.adobe.com/pdf/1.3/"}
# Encryption, transparency, scripts, other files, other than the colours of the output intent.
_FORBIDDEN = (rb"/Encrypt\b", rb"/SMask (?!/None)", rb"/(?:ca|CA) (?!1(?:\.0)?\b)", rb"/S ?/Transparency",
              rb"/JavaScript", rb"/EmbeddedFile\b", rb"/DeviceCMYK", rb"/Launch\b", rb"/LZWDecode")


def faults(pdf: bytes) -> Iterator[str]:
    if not pdf.startswith(b"%PDF-1.4"):
        yield f"begins with {pdf[:8]!r}"
    if not re.search(rb"/OutputIntents ?\[", pdf) or b"/GTS_PDFA1" not in pdf:
        yield "no output intent"
    outside = re.sub(rb"stream\r?\n.*?endstream", b"", pdf, flags=re.DOTALL)
    for pattern in _FORBIDDEN:
        if found := re.search(pattern, outside):
            yield f"{found[0]!r}"
    fonts = len(re.findall(rb"/Type ?/FontDescriptor", pdf))
    if not fonts or len(re.findall(rb"/FontFile[23]? ", pdf)) != fonts:
        yield "a font that is not in the file"
    for content in _unpacked(pdf):
        if re.search(rb"/P?CSpcmyk (?:cs|CS)\b|[\d.]+ (?:[\d.]+ ){3}[kK]\n", content):
            yield "a colour of a printer"
    yield from _told(pdf)


def _told(pdf: bytes) -> Iterator[str]:
    """The metadata, which say the same as the file's own dictionary."""
    packet = re.search(rb"<\?xpacket begin.*?\?>(.*)<\?xpacket end", pdf, re.DOTALL)
    if packet is None:
        yield "no metadata that can be read as they lie there"
        return
    root = ElementTree.fromstring(packet[1])
    said = {name: "".join(found.itertext()).strip() for prefix, space in _NAMES.items()
            for found in root.iter() if found.tag.startswith(f"{{{space}}}")
            for name in [f"{prefix}:{found.tag.partition('}')[2]}"]}
    if (said.get("pdfaid:part"), said.get("pdfaid:conformance")) != ("1", "B"):
        yield "is not called PDF/A-1b"
    for key, name in (("Title", "dc:title"), ("Author", "dc:creator"), ("Creator", "xmp:CreatorTool"),
                      ("Producer", "pdf:Producer")):
        own = re.search(rb"/" + key.encode() + rb" \(((?:\\.|[^\\)])*)\)", pdf, re.DOTALL)
        text = re.sub(rb"\\(.)", rb"\1", own[1], flags=re.DOTALL).decode("utf-16") if own else ""
        if text != said.get(name):
            yield f"{key}: {text!r} in the file, {said.get(name)!r} in the metadata"
    for key, name in (("CreationDate", "xmp:CreateDate"), ("ModDate", "xmp:ModifyDate")):
        dated = re.search(rb"/" + key.encode() + rb" \(D:(\d{14})(?:Z|\+00'00')\)", pdf)
        moment = re.sub(r"\D", "", said.get(name, "").removesuffix("+00:00"))
        if dated is None or dated[1].decode() != moment:
            yield f"{key}: another one than in the metadata ({said.get(name)})"


def _unpacked(pdf: bytes) -> Iterator[bytes]:
    for found in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            yield zlib.decompress(found[1])
        except zlib.error:
            continue
