// SPDX-License-Identifier: MIT
#include "launcher/refusal.hpp"

#include <QCoreApplication>
#include <algorithm>

namespace fronteira::launcher {
namespace {

struct Reason {
    QStringList codes;
    const char* words;
};

/// The first that is among the findings is told.
const Reason reasons[] = {
    {{"pack.needed"},
     QT_TRANSLATE_NOOP("Refusal", "Other games need the version that is installed now")},
    {{"pack.not_a_zip", "pack.empty"}, QT_TRANSLATE_NOOP("Refusal", "This file is not a pack")},
    {{"pack.no_manifest"},
     QT_TRANSLATE_NOOP("Refusal", "This file is a zip file, but there is no game in it")},
    {{"pack.broken_file", "pack.broken_list", "pack.checksum", "pack.count", "pack.cut_off",
      "pack.damaged_ogg", "pack.damaged_png", "pack.no_end", "pack.not_there", "pack.overlap",
      "pack.stray_bytes", "pack.told_twice"},
     QT_TRANSLATE_NOOP("Refusal", "This file is damaged. Download it again")},
    {{"pack.unwritable"},
     QT_TRANSLATE_NOOP(
         "Refusal",
         "It could not be written to the disk. Check the free space and your permissions")},
};

bool ends_with_any(const QStringList& codes, const char* ending) {
    return std::any_of(codes.begin(), codes.end(),
                       [&](const QString& code) { return code.endsWith(QLatin1String(ending)); });
}

QString said(const char* words) {
    return QCoreApplication::translate("Refusal", words);
}

}  // namespace

QString refusal(const QStringList& codes) {
    for (const Reason& reason : reasons)
        if (std::any_of(codes.begin(), codes.end(),
                        [&](const QString& code) { return reason.codes.contains(code); }))
            return said(reason.words);
    if (ends_with_any(codes, "missing_dependency"))
        return said(QT_TRANSLATE_NOOP(
            "Refusal", "A game that this one builds on is missing: install that first"));
    if (ends_with_any(codes, "newer_api"))
        return said(QT_TRANSLATE_NOOP(
            "Refusal", "This game is for a newer version of Fronteira: install that first"));
    if (codes.filter("pack.").isEmpty())
        return said(QT_TRANSLATE_NOOP(
            "Refusal", "The game in this pack has faults that its author has to mend"));
    return said(QT_TRANSLATE_NOOP("Refusal",
                                  "This file is not a valid pack. Its author can pack it again"));
}

}  // namespace fronteira::launcher
