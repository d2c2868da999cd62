// SPDX-License-Identifier: MIT
#include "growing/written.hpp"

namespace fronteira::plugin::growing {
namespace {

Growing board(const std::string& name, std::function<std::string(size_t)> countries) {
    return {"lux, " + name, "lux", "m.luxb",
            [countries = std::move(countries)](size_t bytes) -> Files {
                return {{"m.luxb",
                         "<luxboard><width>900</width><height>900</height><continent>"
                         "<bonus>1</bonus>" +
                             countries(bytes) + "</continent></luxboard>"}};
            }};
}

std::string country(const std::string& id, const std::string& inside) {
    return "<country><id>" + id + "</id>" + inside + "</country>";
}

std::string island_at(size_t i) {
    const std::string x = number(i * 7 % 890), y = number(i / 127 * 7 % 890);
    return "<polygon>" + x + "," + y + " " + x + "9," + y + " " + x + "," + y + "9</polygon>";
}

}  // namespace

std::vector<Growing> boards_of_lux() {
    return {
        board("countries",
              [](size_t bytes) {
                  return filled(
                      "", bytes, [](size_t i) { return country(number(i), island_at(i)); }, "");
              }),
        board("countries of one id",
              [](size_t bytes) {
                  return filled(
                      "", bytes, [](size_t i) { return country("1", island_at(i)); }, "");
              }),
        board("links to nowhere",
              [](size_t bytes) {
                  return country("1",
                                 island_at(0) + filled(
                                                    "<adjoining>", bytes,
                                                    [](size_t i) { return number(i + 2) + ","; },
                                                    "</adjoining>"));
              }),
        board("corners",
              [](size_t bytes) {
                  return country("1", filled(
                                          "<polygon>", bytes,
                                          [](size_t i) {
                                              return number(i % 900) + "," + number(i * i % 900) +
                                                     " ";
                                          },
                                          "</polygon>"));
              }),
        board("elements that nobody reads",
              [](size_t bytes) {
                  return filled(
                      country("1", island_at(0)), bytes,
                      [](size_t i) { return "<e" + number(i) + "/>"; }, "");
              }),
    };
}

}  // namespace fronteira::plugin::growing
