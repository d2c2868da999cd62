# SPDX-License-Identifier: MIT
"""Which land belongs to which space: whole countries, and the lines that cut the large ones.

Everything here is in degrees, longitude first. Longitudes of the far east run on past 180.
"""

import random

WEST, EAST, SOUTH, NORTH = -200, 220, -80, 89

COUNTRIES = {
    "groenlandia": ["Greenland"],
    "mexico": ["Mexico", "Guatemala", "Belize", "El Salvador", "Honduras", "Nicaragua",
               "Costa Rica", "Panama", "Cuba", "Haiti", "Dominican Rep.", "Jamaica",
               "Puerto Rico"],
    "venezuela": ["Venezuela", "Colombia", "Guyana", "Suriname", "Trinidad and Tobago"],
    "peru": ["Peru", "Ecuador", "Bolivia", "Chile"],
    "brasil": ["Brazil"],
    "argentina": ["Argentina", "Uruguay", "Paraguay", "Falkland Is."],
    "islandia": ["Iceland"],
    "inglaterra": ["United Kingdom", "Ireland"],
    "suecia": ["Sweden", "Norway", "Finland", "Åland"],
    "alemanha": ["Germany", "Netherlands", "Belgium", "Luxembourg", "Denmark", "Switzerland",
                 "Liechtenstein", "Czechia"],
    "franca": ["Spain", "Portugal", "Italy", "Andorra", "Monaco", "San Marino", "Vatican",
               "Malta"],
    "polonia": ["Poland", "Slovakia", "Hungary", "Romania", "Moldova", "Slovenia", "Croatia",
                "Bosnia and Herz.", "Serbia", "Montenegro", "Kosovo", "Macedonia", "Albania",
                "Bulgaria", "Greece"],
    "moscou": ["Estonia", "Latvia", "Lithuania", "Belarus"],
    "argelia": ["Algeria", "Morocco", "W. Sahara", "Tunisia", "Mauritania", "Mali", "Senegal",
                "Gambia", "Guinea-Bissau", "Guinea", "Sierra Leone", "Liberia",
                "Côte d'Ivoire", "Burkina Faso", "Ghana", "Togo", "Benin", "Niger", "Nigeria"],
    "egito": ["Egypt", "Libya"],
    "sudao": ["Sudan", "S. Sudan", "Chad", "Ethiopia", "Eritrea", "Djibouti", "Somalia",
              "Somaliland", "Kenya", "Uganda", "Tanzania", "Rwanda", "Burundi"],
    "congo": ["Dem. Rep. Congo", "Congo", "Gabon", "Eq. Guinea", "Cameroon",
              "Central African Rep."],
    "africa_do_sul": ["South Africa", "Lesotho", "eSwatini", "Namibia", "Botswana", "Zimbabwe",
                      "Zambia", "Malawi", "Mozambique"],
    "madagascar": ["Madagascar"],
    "oriente_medio": ["Turkey", "Cyprus", "N. Cyprus", "Syria", "Lebanon", "Israel",
                      "Palestine", "Jordan", "Iraq", "Iran", "Saudi Arabia", "Kuwait", "Qatar",
                      "Bahrain", "United Arab Emirates", "Oman", "Yemen", "Georgia", "Armenia",
                      "Azerbaijan"],
    "aral": ["Uzbekistan", "Turkmenistan", "Kyrgyzstan", "Tajikistan", "Afghanistan"],
    "mongolia": ["Mongolia"],
    "china": ["China", "Taiwan", "North Korea", "South Korea", "Hong Kong", "Macao"],
    "india": ["India", "Pakistan", "Nepal", "Bhutan", "Bangladesh", "Sri Lanka",
              "Siachen Glacier"],
    "japao": ["Japan"],
    "vietna": ["Vietnam", "Laos", "Cambodia", "Thailand", "Myanmar"],
    "borneu": ["Brunei", "Philippines", "Timor-Leste"],
    "nova_guine": ["Papua New Guinea", "Solomon Is."],
    "australia": ["Australia", "New Zealand"],
}


def box(west, south, east, north):
    return [(west, south), (west, north), (east, north), (east, south)]


def wander(line, seed, roughness=0.16, longest=0.8):
    """A line as a river would run it: halved again and again, each middle pushed aside."""
    dice = random.Random(seed)

    def halve(a, b):
        dx, dy = b[0] - a[0], b[1] - a[1]
        push = dice.uniform(-roughness, roughness)
        if (dx * dx + dy * dy) ** 0.5 < longest:
            return [b]
        middle = ((a[0] + b[0]) / 2 - dy * push, (a[1] + b[1]) / 2 + dx * push)
        return halve(a, middle) + halve(middle, b)

    points = [line[0]]
    for a, b in zip(line, line[1:]):
        points += halve(a, b)
    return points


def west_of(line):
    """The area left of a line that runs from north to south."""
    return [(WEST, NORTH), (line[0][0], NORTH), *line, (line[-1][0], SOUTH), (WEST, SOUTH)]


def north_of(line):
    """The area above a line that runs from west to east."""
    return [(WEST, NORTH), (WEST, line[0][1]), *line, (EAST, line[-1][1]), (EAST, NORTH)]


def south_of(line):
    """The area below a line that runs from west to east."""
    return [(line[0][0], SOUTH), *line, (line[-1][0], SOUTH)]


# North America
# The 60th parallel, then Hudson Bay and Hudson Strait: the arctic islands go with Mackenzie.
ARCTIC = [(-150, 60), (-94.6, 60), (-90, 60.2), (-81, 61.3), (-78.9, 62.75), (-75.5, 63.0),
          (-74, 63.1), (-70.5, 62.0), (-67.5, 61.3), (-65.4, 60.9), (-60, 61.3)]
ALBERTA = [(-110, 61), (-110, 48)]
QUEBEC = [(-79.8, 61), (-79.8, 55.5), (-80.0, 53.0), (-80.05, 51.0)] + wander(
    [(-79.8, 50.4), (-79.5, 47.5), (-79.0, 46.6), (-77.4, 46.1), (-76.2, 45.5), (-75.4, 45.2),
     (-75.2, 44.9), (-75.0, 44.0)], 1, 0.08)
# Red River, Big Sioux, Missouri; then Kansas, Oklahoma and Texas belong to the east.
PRAIRIE = wander([(-97.3, 50), (-97.2, 49), (-96.6, 46.3), (-96.5, 43.5), (-95.8, 40.8),
                  (-94.7, 39.2), (-94.6, 37.0)], 2, 0.09) + [
    (-98.5, 37.0), (-103.0, 37.0), (-103.04, 34.5), (-103.06, 32.0), (-106.6, 32.0),
    (-106.6, 31.5), (-106.6, 30)]

# Europe and northern Asia
DNIEPER = wander([(31.8, 53), (31.2, 51.6), (30.5, 50.6), (31.4, 49.7), (33.2, 48.9),
                  (34.9, 48.4), (35.1, 47.6), (33.5, 46.9), (32.3, 46.5), (31.5, 46.4),
                  (30.8, 45.5)], 3, 0.1)
URAL = [(80, 82), (71, 77), (69, 73), (66.0, 70.8), (64.6, 69.6)] + wander(
    [(66.2, 68.4), (65.8, 67.2), (61.5, 65.2), (59.4, 63), (59.2, 60), (58.2, 57.8),
     (59.6, 55.4), (58.4, 53.8), (59.3, 52.3), (60.3, 51.0), (60.5, 49)], 4, 0.12)
OB = [(77, 78), (73.7, 72.6), (73.4, 72.0), (72.6, 71.6), (73.2, 71.0), (73.5, 70.5),
      (73.2, 70.0), (73.2, 69.5), (73.4, 69.0), (73.9, 68.6), (74.0, 67.8), (73.2, 67.3)] + wander(
    [(74.8, 66.6), (79.0, 64.8), (82.5, 62.4), (84.6, 60.0), (88.0, 57.8), (88.8, 55.4),
     (89.6, 53.6), (91.6, 52.2), (92.3, 50.6), (92.5, 49)], 5)
# Dudinka and the land behind: first Siberia, then Chita.
KHATANGA = [(108, 82), (106, 79.5), (114.5, 76.5), (114.2, 75.0), (111.2, 74.7), (110.9, 74.35),
            (109.3, 74.05), (108.9, 73.75), (108.55, 73.48)] + wander(
    [(108.8, 72.8), (106.4, 70.2), (104.6, 67.8), (106.2, 65.2), (104.5, 62.5)], 6)
ANGARA = wander([(104.5, 62.5), (104.4, 60.2), (101.5, 58.2), (99.6, 56.0), (98.4, 54.2),
                 (97.6, 52.8), (98.2, 51.6), (98.3, 50)], 7)
LENA = wander([(104.5, 62.5), (109.5, 61.4), (114.5, 61.9), (119.0, 60.4), (124.0, 61.2),
               (128.0, 60.6), (132.0, 61.4)], 8)
KOLYMA = [(156, 80), (153, 74), (152, 71.2)] + wander(
    [(151.2, 70.4), (149.5, 68.6), (146.0, 67.4), (144.0, 65.6), (139.5, 64.0),
     (136.0, 62.2), (132.0, 61.4)], 9)
STANOVOY = wander([(132.0, 61.4), (132.4, 59.2), (130.2, 57.4), (130.8, 55.4), (128.6, 53.6),
                   (128.8, 51.4), (127.8, 49.8), (127.6, 48.5)], 10)
# The Altai and Zaysan, so that Omsk reaches China.
ALTAI = wander([(79.0, 52.5), (79.8, 51.0), (80.6, 49.6), (80.2, 48.4), (81.6, 47.2),
                (82.4, 46.2), (82.8, 45)], 11)

# Carinthia and Styria, so that France's Italy has more than a corner with Poland's Balkans.
CARINTHIA = wander([(12.0, 46.75), (13.2, 47.0), (14.6, 46.95), (15.6, 47.3), (16.8, 47.1)], 12,
                   0.12, 0.4)

# Oceania
SUNDA = [(90, 8), (98, 8), (106.5, 2), (108.7, -2), (108.7, -4.6), (117.0, -5.6),
         (119.3, -7.5), (119.3, -9.0), (121.2, -9.1), (121.2, -12), (90, -12)]
MOLUCCAS = [(125.6, 6), (125.6, -7.2), (130.3, -7.5), (130.4, -12), (145, -12), (145, 6)]

BEHIND_LENA = [(WEST, NORTH), (WEST, LENA[0][1]), *LENA, *reversed(KOLYMA), (KOLYMA[0][0], NORTH)]

# Country: areas in order of precedence with the space that takes them; the last takes the rest.
# A space of None is left out of the board.
SPLITS = {
    "United States of America": [
        (box(-180, 51, -129.9, 75), "alasca"), (box(-180, 15, -150, 25), None),
        (west_of(PRAIRIE), "california"), (None, "nova_york")],
    "Canada": [(north_of(ARCTIC), "mackenzie"), (west_of(ALBERTA), "vancouver"),
               (west_of(QUEBEC), "ottawa"), (None, "labrador")],
    "France": [(box(-80, -30, -40, 30), "venezuela"), (box(40, -30, 60, 0), None),
               (None, "franca")],
    "Ukraine": [(west_of(DNIEPER), "polonia"), (None, "moscou")],
    "Austria": [(south_of(CARINTHIA), "polonia"), (None, "alemanha")],
    "Angola": [(box(11, -5.87, 13.2, -4), "congo"), (None, "africa_do_sul")],
    "Kazakhstan": [(west_of(ALTAI), "aral"), (None, "omsk")],
    "Russia": [(west_of(URAL), "moscou"), (west_of(OB), "omsk"),
               (west_of(KHATANGA + ANGARA[1:]), "dudinka"), (BEHIND_LENA, "siberia"),
               (west_of(STANOVOY), "tchita"), (None, "vladivostok")],
    "Indonesia": [(SUNDA, "sumatra"), (MOLUCCAS, "nova_guine"), (None, "borneu")],
    "Malaysia": [(box(99, 0, 105, 8), "vietna"), (None, "borneu")],
}
# Islands that only blur the picture: every ring wholly inside one of these boxes.
LEFT_OUT = [
    box(-172.5, 62.5, -168.0, 64.5), box(0, 74, 40, 82), box(40, 79.5, 90, 83),
    box(70, 76.5, 87, 79.5), box(-12, 70, -7, 72), box(-19, 27, -13, 29.5), box(-18, 32, -16, 34),
    box(-32, 36, -24, 40), box(-93, -2, -88, 2), box(-110, -28, -108, -26),
    box(-82, -34, -78, -32), box(170, 50, 181, 54), box(-181, 50, -171.5, 54),
    box(155, -56, 162, -53), box(165, -54, 185, -47.6), box(-178, -46, -175, -42),
    box(70, 5, 75, 15), box(92, 5, 95, 15), box(-8, -66, 4, -53), box(0, -60, 40, -44),
    box(140, 20, 146, 30.0), box(122, 23.9, 132, 27.5),
]

# Islands below this area, in square degrees, are never cut: their middle decides.
UNDIVIDED = 6

# Water that the countries' own shapes cover, by eye: the Great Lakes, and straits that the page
# would close between spaces without a common frontier.
WATERS = [
    [(-92.1, 46.7), (-90.9, 46.95), (-90.4, 46.6), (-89.0, 46.95), (-87.8, 47.5),
     (-88.4, 46.85), (-87.4, 46.5), (-86.5, 46.5), (-85.0, 46.75), (-84.7, 46.5),
     (-84.75, 47.1), (-84.95, 47.9), (-86.1, 48.7), (-87.6, 48.85), (-88.5, 48.6),
     (-89.3, 48.2), (-90.6, 47.65)],
    [(-87.6, 41.65), (-86.9, 41.75), (-86.25, 42.5), (-86.5, 43.7), (-86.2, 44.7),
     (-85.5, 45.0), (-85.0, 45.5), (-84.6, 45.7), (-83.4, 45.2), (-83.3, 44.3),
     (-83.9, 43.7), (-82.9, 44.05), (-82.45, 43.05), (-81.7, 43.4), (-81.5, 44.5),
     (-81.3, 45.2), (-80.9, 44.6), (-80.1, 44.5), (-80.0, 45.2), (-80.8, 45.9),
     (-82.2, 46.15), (-83.7, 46.15), (-84.7, 46.0), (-86.0, 45.95), (-87.0, 45.7),
     (-87.6, 45.1), (-88.0, 44.55), (-87.4, 44.9), (-87.7, 43.7), (-87.9, 43.0)],
    [(-83.4, 41.7), (-82.7, 41.45), (-81.7, 41.5), (-80.1, 42.15), (-78.95, 42.75),
     (-79.5, 42.87), (-80.5, 42.6), (-81.8, 42.4), (-82.6, 42.0), (-83.1, 42.05)],
    [(-79.8, 43.3), (-79.0, 43.27), (-77.5, 43.27), (-76.3, 43.55), (-76.3, 44.15),
     (-77.2, 43.9), (-78.5, 43.95), (-79.4, 43.65)],
    [(-6.4, 36.2), (-5.9, 36.2), (-5.5, 36.15), (-5.0, 36.4), (-4.8, 35.6), (-5.3, 35.55),
     (-5.8, 35.6), (-6.4, 35.7)],                                          # Gibraltar
    [(42.4, 13.6), (43.35, 13.6), (43.7, 12.95), (44.0, 12.4), (43.2, 12.3)],  # Bab el Mandeb
]

# Water too narrow to be drawn, and the space that swallows it.
FILLED = [
    (box(-75.2, 44.9, -70.2, 47.3), "labrador"),     # the upper St Lawrence
    (box(-61.0, 53.0, -58.0, 54.4), "labrador"),     # Lake Melville
    (box(13.4, 53.5, 14.7, 54.1), "alemanha"),       # the lagoon of the Oder
    (box(21.7, 37.9, 23.1, 38.6), "polonia"),        # the Gulf of Corinth
]
