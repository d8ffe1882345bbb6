#!/usr/bin/env python3
"""Makes inter.woff2 and inter-license.txt out of Debian's package fonts-inter-variable.

    apt-get download fonts-inter-variable && dpkg -x fonts-inter-variable_*.deb inter
    pip install fonttools brotli
    python3 Templates/make-inter.py inter Templates

Of Inter it keeps the upright letters of Latin with their weights. Its own is an axis for the size,
which moves nothing but how far letters stand apart: browsers set it to the size of the text, so that
the tracking of each size is the one that Apple's guidelines list, and only where this font is shown.
"""

import gzip
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._f_v_a_r import Axis
from fontTools.ttLib.tables.otTables import VarRegionAxis
from fontTools.ttLib.tables.TupleVariation import TupleVariation

LATIN = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x2009, 0x200A), (0x2013, 0x2014), (0x2018, 0x201E),
    (0x2020, 0x2022), (0x2026, 0x2026), (0x202F, 0x202F), (0x2039, 0x203A), (0x20AC, 0x20AC),
    (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212),
]
FEATURES = ["kern", "mark", "ccmp", "locl", "tnum"]

# Human Interface Guidelines, Typography: points between letters at a size. Between those named here
# the rest lies on straight lines.
TRACKING = {11: 0.06, 12: 0, 17: -0.43, 20: -0.45, 24: 0.07, 28: 0.38, 34: 0.40}
DEFAULT = 12


def add_tracking(font):
    """Adds the axis for the size, which moves the advance of every glyph alike."""
    sizes = sorted(TRACKING)
    axis = Axis()
    axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue = (
        "opsz", sizes[0], DEFAULT, sizes[-1])
    axis.axisNameID = font["name"].addMultilingualName({"en": "Optical Size"}, ttFont=font)
    font["fvar"].axes.append(axis)
    for instance in font["fvar"].instances:
        instance.coordinates["opsz"] = DEFAULT
    if "avar" in font:
        font["avar"].segments["opsz"] = {-1.0: -1.0, 0.0: 0.0, 1.0: 1.0}

    def place(size):
        span = DEFAULT - sizes[0] if size < DEFAULT else sizes[-1] - DEFAULT
        return (size - DEFAULT) / span

    regions = []
    for index, size in enumerate(sizes):
        if size == DEFAULT:
            continue
        before = place(sizes[index - 1]) if index else place(size)
        after = place(sizes[index + 1]) if index + 1 < len(sizes) else place(size)
        units = round(TRACKING[size] / size * font["head"].unitsPerEm)
        regions.append(({"opsz": (before, place(size), after)}, units))
    glyphs, variations = font["glyf"], font["gvar"].variations
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite():
            count = len(glyph.components)
        else:
            count = len(glyph.coordinates) if glyph.numberOfContours > 0 else 0
        for axes, units in regions:
            # After the points come four more: where the glyph begins and ends across and down.
            moved = [None] * count + [(0, 0), (units, 0), (0, 0), (0, 0)]
            variations.setdefault(name, []).append(TupleVariation(axes, moved))
    # What varies between letters varies with the weight alone.
    if "GDEF" in font and getattr(font["GDEF"].table, "VarStore", None):
        areas = font["GDEF"].table.VarStore.VarRegionList
        areas.RegionAxisCount += 1
        for area in areas.Region:
            anywhere = VarRegionAxis()
            anywhere.StartCoord = anywhere.PeakCoord = anywhere.EndCoord = 0
            area.VarRegionAxis.append(anywhere)
            area.VarRegionAxisCount = areas.RegionAxisCount
    # These say the same of the weight alone.
    for table in ("HVAR", "STAT", "MVAR"):
        if table in font:
            del font[table]


def main(package, target):
    font = TTFont(
        f"{package}/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf",
        recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(
        unicodes=[code for first, last in LATIN for code in range(first, last + 1)])
    subsetter.subset(font)
    add_tracking(font)
    font.flavor = "woff2"
    font.save(f"{target}/inter.woff2")
    print(os.path.getsize(f"{target}/inter.woff2"), "bytes,", len(font.getGlyphOrder()), "glyphs")


if __name__ == "__main__":
    main(*sys.argv[1:])
