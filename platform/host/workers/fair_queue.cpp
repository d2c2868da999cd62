// SPDX-License-Identifier: MIT
#include "host/workers/fair_queue.hpp"

#include <boost/asio/post.hpp>

#include <utility>

namespace fronteira::host {

void FairQueue::add(const std::string& name, const void* who, Task task) {
    Group& group = groups_[name];
    if (group.turns.empty()) turns_.push_back(name);
    std::deque<Task>& tasks = group.tasks[who];
    if (tasks.empty()) group.turns.push_back(who);
    ++open_[who];
    tasks.push_back([weak = weak_from_this(), who, task = std::move(task)](const Done& done) {
        task([weak, who, done] {
            if (const auto self = weak.lock()) self->close(who);
            done();
        });
    });
    begin();
}

void FairQueue::close(const void* who) {
    const auto open = open_.find(who);
    if (--open->second == 0) open_.erase(open);
}

void FairQueue::begin() {
    while (running_ < at_once_ && !turns_.empty()) {
        ++running_;
        take()([weak = weak_from_this()] {
            const auto self = weak.lock();
            if (!self) return;
            // Not at once: a task that is done in no time must not keep the loop to itself.
            boost::asio::post(self->io_, [self] {
                --self->running_;
                self->begin();
            });
        });
    }
}

FairQueue::Task FairQueue::take() {
    const std::string name = std::move(turns_.front());
    turns_.pop_front();
    const auto group = groups_.find(name);
    const void* who = group->second.turns.front();
    group->second.turns.pop_front();
    const auto tasks = group->second.tasks.find(who);
    Task task = std::move(tasks->second.front());
    tasks->second.pop_front();
    if (tasks->second.empty())
        group->second.tasks.erase(tasks);
    else
        group->second.turns.push_back(who);
    if (group->second.turns.empty())
        groups_.erase(group);
    else
        turns_.push_back(name);
    return task;
}

}  // namespace fronteira::host
