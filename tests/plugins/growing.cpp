// SPDX-License-Identifier: MIT
#include "growing.hpp"

#include "picture/picture.hpp"

namespace fronteira::plugin {
namespace {

using Files = std::map<std::string, std::string>;
using Write = std::function<std::string(size_t number)>;

/// `head`, then lines until the size is reached, then `tail`.
std::string filled(std::string head, size_t bytes, const Write& line, const std::string& tail) {
    for (size_t i = 0; head.size() + tail.size() < bytes; ++i) head += line(i);
    return head + tail;
}

std::string repeated(const std::string& word, size_t bytes) {
    return filled(
        "", bytes, [&](size_t) { return word; }, "");
}

std::string number(size_t value) {
    return std::to_string(value);
}

std::string whole_svg(const std::string& inside) {
    return "<svg viewBox='0 0 1000 1000'>" + inside + "</svg>";
}

/// A small square somewhere; few lie upon one another.
std::string square(size_t i, const std::string& words = {}) {
    return "<path " + words + " d='M" + number(i * 7 % 990) + " " + number(i / 141 * 7 % 990) +
           "h5v5h-5z'/>";
}

Growing drawing(const std::string& name, std::function<std::string(size_t)> inside) {
    return {"svg, " + name, "svg", "m.svg", [inside = std::move(inside)](size_t bytes) -> Files {
                return {{"m.svg", whole_svg(inside(bytes))}};
            }};
}

std::vector<Growing> drawings() {
    return {
        drawing("squares",
                [](size_t bytes) {
                    return filled(
                        "", bytes, [](size_t i) { return square(i); }, "");
                }),
        drawing("a use of every square",
                [](size_t bytes) {
                    return filled(
                        "", bytes,
                        [](size_t i) {
                            return square(i, "id='s" + number(i) + "'") + "<use href='#s" +
                                   number(i) + "' x='" + number(i % 900) + "'/>";
                        },
                        "");
                }),
        drawing("a group used again and again",
                [](size_t bytes) {
                    const std::string group = filled(
                        "<defs><g id='a'>", bytes / 2, [](size_t i) { return square(i); },
                        "</g></defs>");
                    return filled(
                        group, bytes, [](size_t) { return "<use href='#a'/>"; }, "");
                }),
        drawing("uses of uses",
                [](size_t bytes) {
                    return filled(
                        "<defs><g id='u0'><path d='M0 0h9v9z'/></g>", bytes,
                        [](size_t i) {
                            const std::string use = "<use href='#u" + number(i) + "'/>";
                            return "<g id='u" + number(i + 1) + "'>" + use + use + "</g>";
                        },
                        "</defs><use href='#u15'/>");
                }),
        drawing("a long class used again and again",
                [](size_t bytes) {
                    return filled(
                        "<defs><path id='a' class='" + repeated("c ", bytes / 2) +
                            "' d='M0 0h9v9z'/></defs>",
                        bytes, [](size_t) { return "<use href='#a'/>"; }, "");
                }),
        drawing("a use that names nothing, used again and again",
                [](size_t bytes) {
                    return filled(
                        "<defs><g id='a'><use href='#" + repeated("b", bytes / 2) +
                            "'/></g></defs>",
                        bytes, [](size_t) { return "<use href='#a'/>"; }, "");
                }),
        drawing("a path without corners used again and again",
                [](size_t bytes) {
                    return filled(
                        "<defs><path id='a' d='" + repeated("M0 0", bytes / 2) + "'/></defs>",
                        bytes, [](size_t) { return "<use href='#a'/>"; }, "");
                }),
        drawing("a class of its own for every square",
                [](size_t bytes) {
                    const std::string rules = filled(
                        "<style>", bytes / 3,
                        [](size_t i) { return ".c" + number(i) + "{fill:red}"; }, "</style>");
                    return filled(
                        rules, bytes,
                        [](size_t i) { return square(i, "class='c" + number(i) + "'"); }, "");
                }),
        drawing("one rule of many selectors",
                [](size_t bytes) {
                    const std::string selectors = filled(
                        "<style>", bytes / 2, [](size_t i) { return ".c" + number(i) + ","; },
                        ".x{");
                    return filled(
                               selectors, bytes,
                               [](size_t i) { return "fill:#" + number(i) + ";"; }, "}</style>") +
                           square(1);
                }),
        drawing("groups with long styles around everything",
                [](size_t bytes) {
                    std::string groups, ends;
                    for (int i = 0; i < 50; ++i) {
                        groups += "<g style='" + repeated("color:red;", bytes / 150) + "'>";
                        ends += "</g>";
                    }
                    return filled(
                        groups, bytes, [](size_t i) { return square(i); }, ends);
                }),
        drawing("an element of many attributes used again and again",
                [](size_t bytes) {
                    const std::string one = filled(
                        "<defs><path id='a' ", bytes / 2,
                        [](size_t i) { return "a" + number(i) + "='' "; },
                        "d='M0 0h9v9z'/></defs>");
                    return filled(
                        one, bytes, [](size_t) { return "<use href='#a'/>"; }, "");
                }),
        drawing("a group with a long name",
                [](size_t bytes) {
                    return filled(
                        "<g data-name='" + repeated("n", bytes / 2) + "'>", bytes,
                        [](size_t i) { return square(i); },
                        "</g><g id='b'><path d='M0 0h9v9z'/></g>");
                }),
        drawing("tags",
                [](size_t bytes) {
                    return filled(
                        "<path d='M0 0h9v9z' class='space' data-tags='", bytes,
                        [](size_t i) { return "t" + number(i) + " "; }, "'/>");
                }),
        drawing("numbers",
                [](size_t bytes) {
                    return filled(
                        "<path d='M0 0h9v9z' class='space' data-numbers='", bytes,
                        [](size_t i) { return "n" + number(i) + "=1 "; }, "'/>");
                }),
        drawing("squares upon one another",
                [](size_t bytes) {
                    return filled(
                        "", bytes,
                        [](size_t i) {
                            return "<rect x='" + number(i % 5) + "' width='9" + number(i % 7) +
                                   "' height='90'/>";
                        },
                        "");
                }),
        drawing("combs side by side",
                [](size_t bytes) {
                    const std::string comb = repeated("l0 900l.02 0l0-900l.02 0", bytes / 2);
                    return "<path d='M1 1" + comb + "z'/><path d='M2 2" + comb + "z'/>";
                }),
        drawing("steps of transforms",
                [](size_t bytes) {
                    return filled(
                        "", bytes,
                        [](size_t i) {
                            return square(i, "transform='" + repeated("scale(1)", 700) + "'");
                        },
                        "");
                }),
    };
}

Growing geography(const std::string& name, std::function<std::string(size_t)> features) {
    return {"geojson, " + name, "geojson", "m.json",
            [features = std::move(features)](size_t bytes) -> Files {
                return {{"m.json",
                         R"({"type":"FeatureCollection","features":[)" + features(bytes) + "]}"}};
            }};
}

std::string feature(size_t i, const std::string& properties) {
    const std::string x = number(i * 7 % 170);
    const std::string y = number(i / 24 * 3 % 80);
    return std::string(i == 0 ? "" : ",") + R"({"type":"Feature","properties":)" + properties +
           R"(,"geometry":{"type":"Polygon","coordinates":[[[)" + x + "," + y + "],[" + x + ".9," +
           y + "],[" + x + ".9," + y + ".9],[" + x + "," + y + "]]]}}";
}

std::vector<Growing> geographies() {
    const auto named = [](const std::string& name, const std::function<std::string(size_t)>& word) {
        return geography(name, [word](size_t bytes) {
            return filled(
                "", bytes, [&](size_t i) { return feature(i, word(i)); }, "");
        });
    };
    return {
        named("different names", [](size_t i) { return R"({"name":"n)" + number(i) + R"("})"; }),
        named("equal names", [](size_t) { return R"({"name":"n"})"; }),
        named("empty names", [](size_t) { return R"({"name":""})"; }),
        named("no names", [](size_t) { return "null"; }),
        named("names of signs only",
              [](size_t i) { return R"({"name":")" + std::string(i % 9 + 1, '!') + R"("})"; }),
        named("a region each", [](size_t i) { return R"({"region":"r)" + number(i) + R"("})"; }),
        named("equal names with numbers",
              [](size_t i) {
                  return R"({"name":"n)" + (i % 2 == 0 ? "" : "_" + number(i)) + R"("})";
              }),
        geography("things without a shape",
                  [](size_t bytes) {
                      return filled(
                          "{}", bytes, [](size_t) { return ",{}"; }, "," + feature(0, "{}"));
                  }),
        geography("properties",
                  [](size_t bytes) {
                      return feature(
                          0, filled(
                                 "{\"a\":1", bytes,
                                 [](size_t i) { return ",\"p" + number(i) + "\":1"; }, "}"));
                  }),
        geography("one ring",
                  [](size_t bytes) {
                      return filled(R"({"geometry":{"type":"Polygon","coordinates":[[[0,0])", bytes,
                                    [](size_t i) {
                                        return ",[" + number(i % 170) + "." + number(i / 170) +
                                               "," + number(i % 3) + "]";
                                    },
                                    "]]}}");
                  }),
        geography(
            "rings",
            [](size_t bytes) {
                return filled(
                    R"({"geometry":{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]])",
                    bytes,
                    [](size_t i) {
                        const std::string x = number(i % 170), y = number(i / 170 % 80);
                        return ",[[" + x + "," + y + "],[" + x + ".5," + y + "],[" + x + "," + y +
                               ".5],[" + x + "," + y + "]]";
                    },
                    "]}}");
            }),
    };
}

Growing tiles(const std::string& name, std::function<std::string(size_t)> objects) {
    return {"tmx, " + name, "tmx", "m.tmx", [objects = std::move(objects)](size_t bytes) -> Files {
                return {{"m.tmx",
                         "<map width='100' height='100' tilewidth='10' tileheight='10'>"
                         "<objectgroup>" +
                             objects(bytes) + "</objectgroup></map>"}};
            }};
}

std::vector<Growing> maps_of_tiles() {
    return {
        tiles("rotated rectangles",
              [](size_t bytes) {
                  return filled(
                      "", bytes,
                      [](size_t i) {
                          return "<object id='" + number(i) + "' x='" + number(i * 7 % 990) +
                                 "' y='" + number(i / 141 * 7 % 990) +
                                 "' width='5' height='5' rotation='" + number(i % 360) + "'/>";
                      },
                      "");
              }),
        tiles("rotated ellipses",
              [](size_t bytes) {
                  return filled(
                      "", bytes,
                      [](size_t i) {
                          return "<object width='900' height='9" + number(i % 90) + "' rotation='" +
                                 number(i % 360) + "'><ellipse/></object>";
                      },
                      "");
              }),
        tiles("a polygon with a rotation of many digits",
              [](size_t bytes) {
                  return "<object rotation='1." + repeated("1", bytes / 2) + "'><polygon points='" +
                         filled(
                             "", bytes / 2,
                             [](size_t i) {
                                 return number(i % 900) + "," + number(i * i % 900) + " ";
                             },
                             "") +
                         "'/></object>";
              }),
        tiles("a long name and many properties",
              [](size_t bytes) {
                  return filled(
                      "<object name='" + repeated("n", bytes / 2) +
                          "' width='9' height='9'><properties>",
                      bytes,
                      [](size_t i) { return "<property name='P" + number(i) + "' value='x'/>"; },
                      "</properties></object>");
              }),
        tiles("links to nowhere",
              [](size_t bytes) {
                  return filled(
                      "<object width='9' height='9'/>", bytes,
                      [](size_t) { return "<object class='link'/>"; }, "");
              }),
        tiles("tags",
              [](size_t bytes) {
                  return filled(
                      "<object width='9' height='9'><properties><property name='tags' value='",
                      bytes, [](size_t i) { return "t" + number(i) + " "; },
                      "'/></properties></object>");
              }),
        {"tmx, layers", "tmx", "m.tmx",
         [](size_t bytes) -> Files {
             return {{"m.tmx", filled(
                                   "<map>", bytes, [](size_t) { return "<layer/>"; },
                                   "<objectgroup><object width='9' height='9'/></objectgroup>"
                                   "</map>")}};
         }},
    };
}

Growing triplea(const std::string& name, std::function<std::string(size_t)> game,
                std::function<std::string(size_t)> polygons) {
    return {"triplea, " + name, "triplea", "m.xml",
            [game = std::move(game), polygons = std::move(polygons)](size_t bytes) -> Files {
                return {{"m.xml", "<game><map>" + game(bytes) + "</map></game>"},
                        {"polygons.txt", polygons(bytes)}};
            }};
}

std::vector<Growing> games_of_triplea() {
    const auto territories = [](size_t bytes) {
        return filled(
            "", bytes, [](size_t i) { return "<territory name='T" + number(i) + "'/>"; }, "");
    };
    const auto square = [](size_t i) {
        const std::string x = number(i * 7 % 990), y = number(i / 141 * 7 % 990);
        return "T" + number(i) + " < (" + x + "," + y + ") (" + x + "5," + y + ") (" + x + "," + y +
               "5) >\n";
    };
    return {
        triplea("territories and their polygons", territories,
                [square](size_t bytes) { return filled("", bytes, square, ""); }),
        triplea(
            "connections",
            [](size_t bytes) {
                return filled(
                    "<territory name='A'/><territory name='B'/>", bytes,
                    [](size_t) { return "<connection t1='A' t2='B'/><connection t1='A'/>"; }, "");
            },
            [](size_t) { return "A < (0,0) (9,0) (9,9) >\nB < (9,0) (20,0) (9,9) >\n"; }),
        triplea(
            "brackets without points", [](size_t) { return "<territory name='A'/>"; },
            [](size_t bytes) {
                return "A < (0,0) (9,0) (9,9) >\nB " + repeated("((<", bytes / 3) + "\n";
            }),
    };
}

Growing domination(const std::string& name, std::function<std::string(size_t)> text) {
    return {"domination, " + name, "domination", "m.map",
            [text = std::move(text)](size_t bytes) -> Files {
                return {{"m.map", text(bytes)}};
            }};
}

std::string country(size_t i, const std::string& name) {
    return number(i + 1) + " " + name + " 1 " + number(i * 7 % 990) + " " + number(i / 141 * 7) +
           "\n";
}

std::vector<Growing> texts_of_domination() {
    const std::string one = "[continents]\nA 1 red\n[countries]\n";
    return {
        domination("countries",
                   [one](size_t bytes) {
                       return filled(
                           one, bytes, [](size_t i) { return country(i, "c" + number(i)); },
                           "[borders]\n1 2\n");
                   }),
        domination("countries of one name",
                   [one](size_t bytes) {
                       return filled(
                           one, bytes, [](size_t i) { return country(i, "c"); },
                           "[borders]\n1 2\n");
                   }),
        domination("continents of one name",
                   [](size_t bytes) {
                       return filled(
                           "[continents]\n", std::min(bytes, size_t{8000}),
                           [](size_t) { return "A 1 red\n"; },
                           filled(
                               "[countries]\n", bytes, [](size_t i) { return country(i, "c"); },
                               "[borders]\n1 2\n"));
                   }),
        domination("a continent with a long name",
                   [](size_t bytes) {
                       return filled(
                           "[continents]\n" + repeated("n", bytes / 2) + " 1 red\n[countries]\n",
                           bytes, [](size_t i) { return country(i, "c"); }, "[borders]\n1 2\n");
                   }),
        domination("one-way borders of a country with a long name",
                   [one](size_t bytes) {
                       return filled(
                           one + country(0, repeated("n", bytes / 2)) +
                               filled(
                                   "", bytes / 4, [](size_t i) { return country(i + 1, "c"); },
                                   "") +
                               "[borders]\n1",
                           bytes, [](size_t i) { return " " + number(i % 999 + 2); }, "\n");
                   }),
        domination("borders",
                   [one](size_t bytes) {
                       std::string text = one;
                       for (size_t i = 0; i < 500; ++i) text += country(i, "c");
                       return filled(
                           text + "[borders]\n", std::max(bytes, text.size() + 100),
                           [](size_t i) {
                               return number(i % 499 + 1) + " " + number(i * 7 % 499 + 2) + "\n";
                           },
                           "");
                   }),
        {"domination, cards", "domination", "m.map",
         [one](size_t bytes) -> Files {
             return {{"m.map", "[files]\ncrd m.cards\n" + one + country(0, "c") + country(1, "d") +
                                   "[borders]\n1 2\n"},
                     {"m.cards", filled(
                                     "[cards]\n", bytes, [](size_t) { return "Cannon 1\n"; }, "")}};
         }},
        {"domination, a picture of noise", "domination", "m.map",
         [one](size_t bytes) -> Files {
             std::string text = "[files]\nmap m.png\n" + one;
             for (size_t i = 0; i < 250; ++i) text += country(i, "c" + number(i));
             const int side = static_cast<int>(bytes / 1000) + 10;
             picture::Picture noise(side, 250);
             uint32_t chance = 1;
             for (picture::Colour& pixel : noise.pixels) {
                 chance = chance * 1664525 + 1013904223;
                 const auto grey = static_cast<uint8_t>(chance >> 24);
                 pixel = {grey, grey, grey};
             }
             return {{"m.map", text + "[borders]\n1 2\n"}, {"m.png", picture::write_png(noise)}};
         }},
    };
}

}  // namespace

const std::vector<Growing>& growing_files() {
    static const std::vector<Growing> all = [] {
        std::vector<Growing> files;
        for (auto part : {drawings(), geographies(), maps_of_tiles(), games_of_triplea(),
                          texts_of_domination()})
            files.insert(files.end(), part.begin(), part.end());
        return files;
    }();
    return all;
}

}  // namespace fronteira::plugin
