"""Are the reports PDF/A-1b? Asked of Apache PDFBox's Preflight, a validator that is not ours.

    python -m tests.verify.archived                             # of a dispute's export that is made for it
    python -m tests.verify.archived report.en.pdf report.fr.pdf # of these files

It needs Java and Preflight: ``apt-get install default-jre-headless libpdfbox2-java``; elsewhere the preflight-app.jar
of pdfbox.apache.org, named by ``--classpath``. Without them it says so and ends with 3.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from dealer_assist.exit_codes import DEVICE
from dealer_assist.keys import FOLDER
from tests.evidence.archived import faults

JARS = "preflight", "pdfbox2", "pdfbox2-tools", "fontbox2", "xmpbox", "commons-logging", "commons-io", "jaxb-api"
DEBIAN = Path("/usr/share/java")


def main() -> int:
    options = argparse.ArgumentParser("python -m tests.verify.archived")
    options.add_argument("files", type=Path, nargs="*", metavar="PDF")
    options.add_argument("--classpath", default=os.pathsep.join(str(DEBIAN / f"{jar}.jar") for jar in JARS))
    asked = options.parse_args()
    java = shutil.which("java")
    if java is None or not any(Path(jar).is_file() for jar in asked.classpath.split(os.pathsep)):
        print("no Java, or no Preflight: nothing was validated; apt-get install default-jre-headless libpdfbox2-java",
              file=sys.stderr)
        return DEVICE
    with TemporaryDirectory() as folder:
        wrong = 0
        for file in asked.files or exported(Path(folder)):
            run = subprocess.run([java, "-cp", asked.classpath, "org.apache.pdfbox.preflight.Validator_A1b", str(file)],
                                 capture_output=True, text=True, check=False, encoding="utf-8")
            found = [line for line in run.stdout.splitlines() if line.strip()] + [*faults(file.read_bytes())]
            wrong += run.returncode != 0 or len(found) > 1
            print("\n".join(found) or run.stderr, flush=True)
    print(f"{wrong} files are not PDF/A-1b" if wrong else "all are PDF/A-1b, as Preflight says")
    return int(bool(wrong))


def exported(folder: Path) -> list[Path]:
    """The three reports of a dispute, with pictures of a film and cards of a round."""
    os.environ[FOLDER] = str(folder / "keys")
    from dealer_assist.evidence.dispute_file import Wanted
    from dealer_assist.evidence.exporting import export
    from dealer_assist.inspector.acts import Acts, Signature
    from dealer_assist.inspector.records import Records, open_record
    from tests.evidence.test_export import now
    from tests.inspector.sessions import PINS, people
    from tests.sessions.played import played

    records = folder / "records"
    played(records / "table-1", rounds=1, seed=3)
    keys, by = people(records), Signature("inspector", PINS["inspector"])
    acts = Acts(records, keys)
    person = acts.sign_in(by, now())
    hand = open_record(records / "table-1").record.hands[0]
    number = acts.open_dispute(person, hand, 1, "card", "it was a king", now())
    made = export(Records(records), number, folder, Wanted(), keys, by, "desk", now)
    with ZipFile(made.file) as archive:
        archive.extractall(folder)
    return sorted((folder / made.file.stem).glob("report.*.pdf"))


if __name__ == "__main__":
    sys.exit(main())
