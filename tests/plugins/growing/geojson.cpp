// SPDX-License-Identifier: MIT
#include "growing/written.hpp"

namespace fronteira::plugin::growing {
namespace {

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

}  // namespace

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
            "rings across 180 degrees",
            [](size_t bytes) {
                return filled(
                    R"({"geometry":{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]])",
                    bytes,
                    [](size_t i) {
                        const std::string y = number(i / 1000) + "." + number(1000 + i % 1000);
                        return ",[[[178," + y + "],[-178," + y + "],[-178," + y + "5],[178," + y +
                               "]]]";
                    },
                    "]}}");
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

}  // namespace fronteira::plugin::growing
