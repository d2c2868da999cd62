#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the studio's fonts from Inter: figures of equal width, Latin letters only, a family name of their own.

Qt 6.4 cannot switch on a feature of a font, so the tabular figures become the usual ones. Needs Debian's
fonts-inter and python3-fonttools; the results are kept beside this file and nothing of this runs in a build.
"""
import pathlib
from fontTools import subset, ttLib

SOURCE = pathlib.Path("/usr/share/fonts/opentype/inter")
HERE = pathlib.Path(__file__).parent
FAMILY = "Inter Tabular"
KEPT = "U+0020-017F,U+0218-021B,U+02C6-02DD,U+2010-2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+20AC," \
       "U+2122,U+2190-2199,U+21B5,U+2212,U+2215,U+221E,U+2248,U+2260,U+2264-2265,U+00D7,U+25CF,U+2713,U+2717"


def tabular_figures(font):
    """Maps the ten figures to their glyphs of equal width."""
    gsub = font["GSUB"].table
    swaps = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = swaps.get(table.cmap[code], table.cmap[code])


def rename(font, style):
    words = {1: FAMILY if style in ("Regular", "Bold") else f"{FAMILY} {style}",
             2: style if style in ("Regular", "Bold") else "Regular",
             3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 6: f"InterTabular-{style}",
             16: FAMILY, 17: style}
    for name, text in words.items():
        font["name"].setName(text, name, 3, 1, 0x409)
    for name in (18, 21, 22, 25):
        font["name"].removeNames(nameID=name)
    cff = font["CFF "].cff
    cff.fontNames = [words[6]]
    cff[0].FamilyName, cff[0].FullName = FAMILY, words[4]


for style in ("Regular", "Medium", "SemiBold", "Bold"):
    font = ttLib.TTFont(SOURCE / f"Inter-{style}.otf")
    tabular_figures(font)
    rename(font, style)
    options = subset.Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl", "case"], name_IDs=["*"],
                             notdef_outline=True, recalc_timestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(KEPT))
    cutter.subset(font)
    font.save(HERE / f"InterTabular-{style}.otf")
