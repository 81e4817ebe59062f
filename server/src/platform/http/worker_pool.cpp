#include "platform/http/worker_pool.hpp"

namespace spaza::http {

WorkerPool::WorkerPool(int threads, std::size_t most_waiting, std::chrono::milliseconds longest_wait)
    : most_waiting_{most_waiting}, longest_wait_{longest_wait} {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool() { stop(); }

bool WorkerPool::submit(Job& job, bool important) {
    {
        const std::lock_guard lock{mutex_};
        const std::size_t room = important ? most_waiting_ + most_waiting_ / 2 : most_waiting_;
        if (stopping_ || important_.size() + ordinary_.size() >= room) return false;
        (important ? important_ : ordinary_).push_back({std::move(job), std::chrono::steady_clock::now()});
    }
    some_.notify_one();
    return true;
}

std::size_t WorkerPool::waiting() const {
    const std::lock_guard lock{mutex_};
    return important_.size() + ordinary_.size();
}

void WorkerPool::stop() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
    }
    some_.notify_all();
    threads_.clear();  // joins
}

void WorkerPool::work() {
    std::unique_lock lock{mutex_};
    for (;;) {
        some_.wait(lock, [this] { return stopping_ || !important_.empty() || !ordinary_.empty(); });
        auto& queue = important_.empty() ? ordinary_ : important_;
        if (queue.empty()) return;
        Waiting next = std::move(queue.front());
        queue.pop_front();
        const bool stopping = stopping_;
        lock.unlock();
        next.job(stopping || std::chrono::steady_clock::now() - next.since > longest_wait_);
        lock.lock();
    }
}

}  // namespace spaza::http
