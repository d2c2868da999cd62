// SPDX-License-Identifier: MIT
#include "growing/written.hpp"

namespace fronteira::plugin::growing {
namespace {

Growing tiles(const std::string& name, std::function<std::string(size_t)> objects) {
    return {"tmx, " + name, "tmx", "m.tmx", [objects = std::move(objects)](size_t bytes) -> Files {
                return {{"m.tmx",
                         "<map width='100' height='100' tilewidth='10' tileheight='10'>"
                         "<objectgroup>" +
                             objects(bytes) + "</objectgroup></map>"}};
            }};
}

}  // namespace

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

}  // namespace fronteira::plugin::growing
