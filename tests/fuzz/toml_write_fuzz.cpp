// SPDX-License-Identifier: MIT
// What was read can be written, and is then read as the same; an update keeps that, too.
#include "content/maps/map_file.hpp"
#include "content/maps/map_writer.hpp"
#include "content/toml/toml_file.hpp"
#include "content/toml/toml_writer.hpp"

#include <cstdlib>
#include <string_view>

using namespace fronteira;
using namespace fronteira::content;

namespace {

void need(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<Value> value = parse_toml(text, "f.toml");
    if (!value) return 0;
    const Result<Value> again = parse_toml(write_toml(*value->as_table()), "g.toml");
    need(again && *again == *value);

    const Result<Map> map = parse_map(text, "m.toml");
    if (!map) return 0;
    const std::string written = write_map(*map);
    const Result<Map> same = parse_map(written, "n.toml");
    need(same && write_map(*same) == written);
    need(update_map(text, *map) == text);
    return 0;
}
