# SPDX-License-Identifier: MIT
"""What the board of War says, apart from its drawing: regions, spaces, links."""

# id: (English, Portuguese, colour hint, bonus)
REGIONS = {
    "america_do_norte": ("North America", "América do Norte", "#d9b566", 5),
    "america_do_sul": ("South America", "América do Sul", "#8fb56e", 2),
    "europa": ("Europe", "Europa", "#7d9fc9", 5),
    "africa": ("Africa", "África", "#b8714a", 3),
    "asia": ("Asia", "Ásia", "#8bbfae", 7),
    "oceania": ("Oceania", "Oceania", "#b394bd", 2),
}

# id: (English, Portuguese, region), in the order of the printed list
SPACES = {
    "alasca": ("Alaska", "Alasca", "america_do_norte"),
    "mackenzie": ("Mackenzie", "Mackenzie", "america_do_norte"),
    "groenlandia": ("Greenland", "Groenlândia", "america_do_norte"),
    "vancouver": ("Vancouver", "Vancouver", "america_do_norte"),
    "ottawa": ("Ottawa", "Ottawa", "america_do_norte"),
    "labrador": ("Labrador", "Labrador", "america_do_norte"),
    "california": ("California", "Califórnia", "america_do_norte"),
    "nova_york": ("New York", "Nova York", "america_do_norte"),
    "mexico": ("Mexico", "México", "america_do_norte"),
    "venezuela": ("Venezuela", "Venezuela", "america_do_sul"),
    "peru": ("Peru", "Peru", "america_do_sul"),
    "brasil": ("Brazil", "Brasil", "america_do_sul"),
    "argentina": ("Argentina", "Argentina", "america_do_sul"),
    "islandia": ("Iceland", "Islândia", "europa"),
    "inglaterra": ("England", "Inglaterra", "europa"),
    "suecia": ("Sweden", "Suécia", "europa"),
    "alemanha": ("Germany", "Alemanha", "europa"),
    "franca": ("France", "França", "europa"),
    "polonia": ("Poland", "Polônia", "europa"),
    "moscou": ("Moscow", "Moscou", "europa"),
    "argelia": ("Algeria", "Argélia", "africa"),
    "egito": ("Egypt", "Egito", "africa"),
    "sudao": ("Sudan", "Sudão", "africa"),
    "congo": ("Congo", "Congo", "africa"),
    "africa_do_sul": ("South Africa", "África do Sul", "africa"),
    "madagascar": ("Madagascar", "Madagascar", "africa"),
    "oriente_medio": ("Middle East", "Oriente Médio", "asia"),
    "aral": ("Aral", "Aral", "asia"),
    "omsk": ("Omsk", "Omsk", "asia"),
    "dudinka": ("Dudinka", "Dudinka", "asia"),
    "siberia": ("Siberia", "Sibéria", "asia"),
    "tchita": ("Chita", "Tchita", "asia"),
    "mongolia": ("Mongolia", "Mongólia", "asia"),
    "vladivostok": ("Vladivostok", "Vladivostok", "asia"),
    "china": ("China", "China", "asia"),
    "india": ("India", "Índia", "asia"),
    "japao": ("Japan", "Japão", "asia"),
    "vietna": ("Vietnam", "Vietnã", "asia"),
    "sumatra": ("Sumatra", "Sumatra", "oceania"),
    "borneu": ("Borneo", "Bornéu", "oceania"),
    "nova_guine": ("New Guinea", "Nova Guiné", "oceania"),
    "australia": ("Australia", "Austrália", "oceania"),
}

# `~` marks a dotted line over the sea; all others are common frontiers.
LINKS = """
alasca-mackenzie alasca-vancouver alasca-vladivostok~ mackenzie-groenlandia~ mackenzie-vancouver
mackenzie-ottawa groenlandia-labrador~ groenlandia-islandia~ vancouver-ottawa vancouver-california
ottawa-labrador ottawa-california ottawa-nova_york labrador-nova_york california-nova_york
california-mexico nova_york-mexico mexico-venezuela venezuela-peru venezuela-brasil peru-brasil
peru-argentina brasil-argentina brasil-argelia~ islandia-inglaterra~ inglaterra-suecia~
inglaterra-alemanha~ inglaterra-franca~ suecia-moscou alemanha-franca alemanha-polonia
franca-polonia franca-argelia~ franca-egito~ polonia-moscou polonia-egito~ polonia-oriente_medio
moscou-oriente_medio moscou-aral moscou-omsk argelia-egito argelia-sudao argelia-congo egito-sudao
egito-oriente_medio sudao-congo sudao-africa_do_sul sudao-madagascar~ congo-africa_do_sul
africa_do_sul-madagascar~ oriente_medio-aral oriente_medio-india aral-omsk aral-china aral-india
omsk-dudinka omsk-mongolia omsk-china dudinka-siberia dudinka-tchita dudinka-mongolia
siberia-tchita siberia-vladivostok tchita-mongolia tchita-vladivostok tchita-china mongolia-china
vladivostok-china vladivostok-japao~ china-india china-japao~ china-vietna india-vietna
india-sumatra~ vietna-borneu~ sumatra-australia~ borneu-nova_guine~ borneu-australia~
nova_guine-australia~
"""


def links(kind):
    """The pairs of one kind, `land` or `sea`, in the order of the printed list."""
    return [tuple(word.rstrip("~").split("-")) for word in LINKS.split()
            if word.endswith("~") == (kind == "sea")]
