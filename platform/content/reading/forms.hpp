// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/identifier.hpp>
#include <fronteira/text.hpp>

#include "content/reading/cursor.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// Whole numbers that are allowed, both ends included, and what they mean: a hint for who wrote
/// another.
struct Range {
    int64_t least = INT32_MIN;
    int64_t most = INT32_MAX;
    std::string_view hint = {};
};

using fronteira::is_identifier;

/// `en`, `pt_BR`.
bool is_language(std::string_view word);

// Each `read` takes a value into `out` when it has the right form, else reports it and leaves
// `out` alone.

/// Text of one language for people: not empty, no control characters but line ends and tabs,
/// and none that turn what stands beside them around.
struct Words {};
/// A word of the form of `is_identifier`.
struct Identifier {};
/// One of a few words.
struct OneOf {
    std::vector<std::string_view> words;
};

void read(const Cursor& cursor, bool& out);
void read(const Cursor& cursor, int64_t& out, Range range = {});
void read(const Cursor& cursor, int32_t& out, Range range = {});
void read(const Cursor& cursor, std::string& out, Words = {});
void read(const Cursor& cursor, std::string& out, Identifier);
/// `out` becomes the number of the word.
void read(const Cursor& cursor, int32_t& out, const OneOf& form);
/// A text for all languages, or a table of language and text.
void read(const Cursor& cursor, LocalText& out);
/// A list of words for people; of identifiers with the second form.
void read(const Cursor& cursor, std::vector<std::string>& out, Words = {});
void read(const Cursor& cursor, std::vector<std::string>& out, Identifier);
/// A table of identifier and whole number.
void read(const Cursor& cursor, std::map<std::string, int64_t>& out, Range range = {});
/// Two whole numbers in a list.
void read(const Cursor& cursor, int32_t& first, int32_t& second, Range range = {});

}  // namespace fronteira::content
