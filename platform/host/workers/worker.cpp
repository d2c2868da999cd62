// SPDX-License-Identifier: MIT
#include "host/workers/worker.hpp"

#include "protocol/message.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

#include <utility>

namespace fronteira::host {

namespace asio = boost::asio;

namespace {

constexpr int deepest_answer = 64;
constexpr const char* cannot_begin = "no process can be started for the match";

}  // namespace

Result<std::shared_ptr<Worker>> Worker::hire(asio::io_context& io, Zygote& zygote,
                                             std::chrono::milliseconds patience, int nice) {
    std::shared_ptr<Worker> worker(new Worker(io, zygote, patience));
    if (auto begun = worker->begin(nice); !begun) return fail(std::move(begun.error()));
    return worker;
}

Result<std::shared_ptr<Worker>> Worker::hire_in_turn(asio::io_context& io, Zygote& zygote,
                                                     std::chrono::milliseconds patience,
                                                     FairQueue& turns, const std::string& group) {
    std::shared_ptr<Worker> worker(new Worker(io, zygote, patience));
    turns.add(group, worker.get(), [weak = worker->weak_from_this()](FairQueue::Done done) {
        const auto self = weak.lock();
        if (!self || self->dead_) return done();
        self->turn_ = std::move(done);
        if (!self->begin(behind_the_host)) self->die("host.worker", cannot_begin);
    });
    if (worker->dead_) return fail(error_at({}, "host.worker", cannot_begin));
    return worker;
}

Worker::Worker(asio::io_context& io, Zygote& zygote, std::chrono::milliseconds patience)
    : zygote_(zygote), patience_(patience), socket_(io), timer_(io) {}

Worker::~Worker() {
    end_turn();
    if (!dead_ && begun()) zygote_.dismiss(number_);
}

/// What was asked meanwhile is asked now.
Result<void> Worker::begin(int nice) {
    auto hired = zygote_.hire(nice);
    if (!hired) return fail(std::move(hired.error()));
    number_ = hired->number;
    socket_.assign(asio::local::stream_protocol(), hired->socket);
    read();
    if (outgoing_.empty()) return {};
    write();
    watch();
    return {};
}

void Worker::end_turn() {
    if (turn_) std::exchange(turn_, {})();
}

void Worker::dismiss() {
    if (std::exchange(dead_, true)) return;
    // Every request has its answer, though nobody is there any more to give it.
    for (Answered& answered : std::exchange(waiting_, {}))
        asio::post(socket_.get_executor(), [answered = std::move(answered)] {
            answered(fail(error_at({}, "worker.died", "the process of the match is gone")));
        });
    end_turn();
    if (begun()) zygote_.dismiss(number_);
    boost::system::error_code ignored;
    socket_.close(ignored);
    timer_.cancel();
}

void Worker::ask(const Json& request, Answered answered) {
    if (dead_)
        return answered(fail(error_at({}, "worker.died", "the process of the match is gone")));
    waiting_.push_back(std::move(answered));
    outgoing_.push_back(protocol::to_line(request) + "\n");
    if (!begun()) return;
    if (outgoing_.size() == 1) write();
    if (waiting_.size() == 1) watch();
}

void Worker::write() {
    asio::async_write(socket_, asio::buffer(outgoing_.front()),
                      [self = shared_from_this()](boost::system::error_code error, size_t) {
                          if (error || self->dead_) return;
                          self->outgoing_.pop_front();
                          if (!self->outgoing_.empty()) self->write();
                      });
}

void Worker::read() {
    socket_.async_read_some(
        asio::buffer(bytes_),
        [self = shared_from_this()](boost::system::error_code error, size_t count) {
            if (self->dead_) return;
            if (error) return self->die("worker.died", "the process of the match died");
            self->lines_.add({self->bytes_.data(), count});
            self->take_answers();
            if (!self->dead_ && self->lines_.overflows())
                self->die("worker.died", "the process of the match sent more than it may");
            if (!self->dead_) self->read();
        });
}

void Worker::take_answers() {
    while (const auto line = lines_.take()) {
        if (waiting_.empty())
            return die("worker.died", "the process of the match sent something it should not");
        auto answer = protocol::parse_message(*line, deepest_answer);
        if (!answer)
            return die("worker.died", "the process of the match sent something it should not");
        const Answered answered = std::move(waiting_.front());
        waiting_.pop_front();
        end_turn();
        timer_.cancel();
        if (!waiting_.empty()) watch();
        try {
            answered(std::move(*answer));
        } catch (const Json::exception&) {
            return die("worker.died", "the process of the match sent something it should not");
        }
        if (dead_) return;
    }
}

/// The request that it works on has so much time.
void Worker::watch() {
    timer_.expires_after(patience_);
    timer_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
        const auto self = weak.lock();
        if (!error && self && !self->dead_ && !self->waiting_.empty() &&
            self->timer_.expiry() <= std::chrono::steady_clock::now())
            self->die("worker.hangs", "the process of the match did not answer in time");
    });
}

void Worker::die(const char* code, const char* sentence) {
    std::deque<Answered> waiting = std::exchange(waiting_, {});
    // Whoever waits may let go of the last hold on this.
    const auto self = shared_from_this();
    dismiss();
    for (const Answered& answered : waiting) answered(fail(error_at({}, code, sentence)));
    if (waiting.empty() && gone_) gone_({error_at({}, code, sentence)});
}

}  // namespace fronteira::host
