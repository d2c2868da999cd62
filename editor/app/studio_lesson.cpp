// SPDX-License-Identifier: MIT
// First matches, on a host of their own: one that listens on the network lets nobody choose the
// seed, and nothing of a lesson need be kept.
#include "app/studio.hpp"

namespace fronteira::app {

void Studio::learn(const QString& mod) {
    QJsonObject lesson;
    for (const QVariant& one : library_->mods())
        if (one.toMap()["id"] == mod)
            lesson = QJsonObject::fromVariantMap(one.toMap()["lesson"].toMap());
    if (lesson.isEmpty()) return;
    end_lesson();
    meet(private_host());
    elsewhere_->ask(play::Lesson::request(lesson), this,
                    [this, mod, lesson](const client::Reply& reply) {
                        if (!reply) return refused_by(*elsewhere_, reply);
                        const QString match = reply.message["match"].toString();
                        lesson_ = std::make_unique<play::Lesson>(*elsewhere_, match, lesson);
                        connect(lesson_.get(), &play::Lesson::failed, this, &Studio::said);
                        connect(lesson_.get(), &play::Lesson::ready, this, [=, this] {
                            sit_down(*elsewhere_, match, {{lesson["seat"].toInt(), {}}});
                            attempt_.again = [=, this] { learn(mod); };
                            lesson_->watch(*match_);
                        });
                        lesson_->begin();
                    });
}

void Studio::playLearned() {
    if (!match_) return;
    const QString ruleset = match_->ruleset();
    leave();
    playNow(ruleset);
}

void Studio::end_lesson() {
    show(nullptr, nullptr);
    lesson_.reset();
    part();
}

}  // namespace fronteira::app
