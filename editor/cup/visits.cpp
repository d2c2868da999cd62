// SPDX-License-Identifier: MIT
#include "cup/visits.hpp"

#include <QUrl>
#include <QVariantMap>

namespace fronteira::cup {
namespace {

constexpr qsizetype most = 20;
constexpr qsizetype longest = 200;  // of what a host says: who says more is not noted

}  // namespace

/// A path has slashes, which would be groups.
QString Visits::own_key(const QString& file) {
    return "cups/own/" + QString::fromLatin1(QUrl::toPercentEncoding(file));
}

QString Visits::token_at(const QString& address) const {
    for (const QVariant& one : all())
        if (one.toMap()["address"] == address) return one.toMap()["token"].toString();
    return {};
}

void Visits::note(const QString& address, const QString& token, const QString& name,
                  const QString& me) {
    QVariantList visits = all();
    QVariantMap visit{{"address", address}};
    for (qsizetype i = 0; i < visits.size(); ++i)
        if (visits[i].toMap()["address"] == address) visit = visits.takeAt(i--).toMap();
    const std::pair<const char*, const QString&> told[] = {
        {"token", token}, {"name", name}, {"me", me}};
    for (const auto& [key, value] : told)
        if (!value.isEmpty() && value.size() <= longest) visit[key] = value;
    visits.prepend(visit);
    kept_.setValue("cups/visits", visits.mid(0, most));
}

void Visits::forget(const QString& address) {
    QVariantList left;
    for (const QVariant& one : all())
        if (one.toMap()["address"] != address) left << one;
    kept_.setValue("cups/visits", left);
}

}  // namespace fronteira::cup
