// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "content/toml/value.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// One change to a TOML text. The path is as diagnostics write it: `ruleset[2].name`, items from 1.
struct Edit {
    enum class Kind {
        set,     ///< puts `value` under the path, new or in place of the old
        append,  ///< puts `value` behind the last item of the list under the path
        remove,  ///< takes away what stands under the path
    };
    Kind kind = Kind::set;
    std::string path;
    Value value;
};

/// The text with the edits made one after another. All that they do not touch keeps its bytes:
/// comments, layout, unknown keys. The result is read back and compared before it is given; an edit
/// that cannot be made that way, or whose path leads nowhere, is an error and changes nothing.
Result<std::string> edit_toml(std::string_view text, const std::string& file,
                              const std::vector<Edit>& edits);

}  // namespace fronteira::content
