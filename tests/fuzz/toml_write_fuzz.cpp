// SPDX-License-Identifier: MIT
// What was read can be written, and is then read as the same; edits and updates keep that too.
#include "content/maps/map_file.hpp"
#include "content/maps/map_writer.hpp"
#include "content/toml/toml_edit.hpp"
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

void check_edits(std::string_view text, const Value& value) {
    const Value seven{int64_t{7}, 0, 0};
    for (const Entry& entry : value.as_table()->entries) {
        const std::string path = write_key(entry.key);
        // An edit may be refused; edit_toml itself compares what it made.
        (void)edit_toml(text, "f.toml", {{Edit::Kind::set, path, seven}});
        (void)edit_toml(text, "f.toml", {{Edit::Kind::remove, path, {}}});
        break;
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<Value> value = parse_toml(text, "f.toml");
    if (!value) return 0;
    const Result<Value> again = parse_toml(write_toml(*value->as_table()), "g.toml");
    need(again && *again == *value);
    check_edits(text, *value);

    const Result<Map> map = parse_map(text, "m.toml");
    if (!map) return 0;
    const std::string written = write_map(*map);
    const Result<Map> same = parse_map(written, "n.toml");
    need(same && write_map(*same) == written);
    need(update_map(text, *map) == text);
    return 0;
}
