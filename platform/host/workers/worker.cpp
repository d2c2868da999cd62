// SPDX-License-Identifier: MIT
#include "host/workers/worker.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

namespace fronteira::host {

namespace asio = boost::asio;

Result<std::shared_ptr<Worker>> Worker::hire(asio::io_context& io, Zygote& zygote,
                                             std::chrono::milliseconds patience, int nice) {
    auto hired = zygote.hire(nice);
    if (!hired) return fail(std::move(hired.error()));
    std::shared_ptr<Worker> worker(new Worker(io, zygote, *hired, patience));
    worker->read();
    return worker;
}

Worker::Worker(asio::io_context& io, Zygote& zygote, Zygote::Hired hired,
               std::chrono::milliseconds patience)
    : zygote_(zygote),
      number_(hired.number),
      patience_(patience),
      socket_(io, asio::local::stream_protocol(), hired.socket),
      timer_(io) {}

Worker::~Worker() {
    if (!dead_) zygote_.dismiss(number_);
}

void Worker::dismiss() {
    if (std::exchange(dead_, true)) return;
    // Every request has its answer, though nobody is there any more to give it.
    for (Answered& answered : std::exchange(waiting_, {}))
        asio::post(socket_.get_executor(), [answered = std::move(answered)] {
            answered(fail(error_at({}, "worker.died", "the process of the match is gone")));
        });
    zygote_.dismiss(number_);
    boost::system::error_code ignored;
    socket_.close(ignored);
    timer_.cancel();
}

void Worker::ask(const Json& request, Answered answered) {
    if (dead_)
        return answered(fail(error_at({}, "worker.died", "the process of the match is gone")));
    waiting_.push_back(std::move(answered));
    outgoing_.push_back(protocol::to_line(request) + "\n");
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
            if (!self->dead_) self->read();
        });
}

void Worker::take_answers() {
    while (const auto line = lines_.take()) {
        if (waiting_.empty())
            return die("worker.died", "the process of the match sent something it should not");
        Json answer = Json::parse(*line, nullptr, false);
        if (!answer.is_object())
            return die("worker.died", "the process of the match sent something it should not");
        const Answered answered = std::move(waiting_.front());
        waiting_.pop_front();
        timer_.cancel();
        if (!waiting_.empty()) watch();
        try {
            answered(std::move(answer));
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
