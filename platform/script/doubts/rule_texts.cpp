// SPDX-License-Identifier: MIT
#include "script/doubts/rule_texts.hpp"

#include "script/hints/place_in_text.hpp"
#include "script/hints/without_comments.hpp"

namespace fronteira::script {

std::string rule_texts(const RulesetSource& source) {
    std::string all;
    for (const std::string& mod : source.layers)
        for (const std::string& name : source.module_names(source.folder, mod))
            all += without_comments(
                       source.read(source.folder + "/" + name + ".lua", mod).value_or("")) +
                   "\n";
    return all;
}

}  // namespace fronteira::script
