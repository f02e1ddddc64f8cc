"""Codes for the day on which nobody can sign in: the machine's secret is lost, or the only supervisor is.

Two people keep one each, outside of this machine. A code is 125 random bits, told once; the house's log has its digest,
by which nobody finds it. No secret of a machine is needed to check it: that is what it is for.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from dealer_assist.people.roll import Holder, sameness

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"       # none that is taken for another
_GROUPS, _GROUP = 5, 5
_TAKEN_FOR = str.maketrans("OIL", "011", "- ")


def new_code() -> str:
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))


def digest_of(holder: str, code: str) -> str:
    said = code.upper().translate(_TAKEN_FOR)
    return sha256(f"dealer-assist recovery code\n{sameness(holder)}\n{said}".encode(errors="surrogatepass")).hexdigest()


def belongs(holder: Holder, code: str) -> bool:
    return hmac.compare_digest(holder.digest, digest_of(holder.name, code))
