// SPDX-License-Identifier: MIT
#include "growing/written.hpp"

namespace fronteira::plugin::growing {
namespace {

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

}  // namespace

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

}  // namespace fronteira::plugin::growing
