// SPDX-License-Identifier: MIT
#include "protocol/keys.hpp"

namespace fronteira::protocol {

tl::unexpected<Diagnostics> key_fault(const char* key, const std::string& wanted) {
    return fail(error_at({}, "protocol.key", "`" + std::string(key) + "` must be " + wanted));
}

Result<std::string> text_of(const Json& message, const char* key) {
    const auto found = message.find(key);
    if (found == message.end() || !found->is_string()) return key_fault(key, "a text");
    return found->get<std::string>();
}

Result<std::string> text_of(const Json& message, const char* key, const std::string& otherwise) {
    if (!message.contains(key)) return otherwise;
    return text_of(message, key);
}

Result<int64_t> number_of(const Json& message, const char* key, int64_t from, int64_t upto) {
    const auto found = message.find(key);
    const bool whole = found != message.end() && found->is_number_integer() &&
                       !(found->is_number_unsigned() && found->get<uint64_t>() > INT64_MAX);
    if (!whole || found->get<int64_t>() < from || found->get<int64_t>() > upto)
        return key_fault(
            key, "a whole number from " + std::to_string(from) + " to " + std::to_string(upto));
    return found->get<int64_t>();
}

Result<int64_t> number_of(const Json& message, const char* key, int64_t from, int64_t upto,
                          int64_t otherwise) {
    if (!message.contains(key)) return otherwise;
    return number_of(message, key, from, upto);
}

Result<bool> flag_of(const Json& message, const char* key) {
    const auto found = message.find(key);
    if (found == message.end() || !found->is_boolean()) return key_fault(key, "true or false");
    return found->get<bool>();
}

Result<bool> flag_of(const Json& message, const char* key, bool otherwise) {
    return message.contains(key) ? flag_of(message, key) : Result<bool>(otherwise);
}

}  // namespace fronteira::protocol
