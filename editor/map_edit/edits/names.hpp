// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/text.hpp>

#include <QString>
#include <QVariantMap>

namespace fronteira::map_edit {

/// Gives a text in a language, which makes it a text with languages; without a language, one text
/// for all. What is empty is taken away, but the last.
void put_name(LocalText& text, const QString& language, const QString& words);
/// Gives a text that may be empty in the language it is shown in, unless it is one text for all.
void put_words(LocalText& text, const QString& language, const QString& words);
/// By language.
QVariantMap names_of(const LocalText& text);

}  // namespace fronteira::map_edit
