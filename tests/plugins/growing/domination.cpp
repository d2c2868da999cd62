// SPDX-License-Identifier: MIT
#include "growing/written.hpp"
#include "picture/picture.hpp"

namespace fronteira::plugin::growing {
namespace {

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

}  // namespace

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

}  // namespace fronteira::plugin::growing
