#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace spaza::http {

/// Threads for work that waits for the database, with a bounded queue: what cannot be served soon is refused at
/// once. Important work (checkout) goes before the rest and finds room when browsing has filled the queue.
class WorkerPool {
public:
    /// Reported `true` when it waited too long and must refuse instead of run.
    using Job = std::move_only_function<void(bool too_late)>;

    WorkerPool(int threads, std::size_t most_waiting, std::chrono::milliseconds longest_wait);
    ~WorkerPool();

    /// False when the queue is full; the job is then untouched.
    bool submit(Job& job, bool important);
    std::size_t waiting() const;
    /// Lets running jobs end; waiting ones are notified that they are too late.
    void stop();

private:
    using Instant = std::chrono::steady_clock::time_point;
    struct Waiting {
        Job job;
        Instant since;
    };

    void work();

    const std::size_t most_waiting_;
    const std::chrono::milliseconds longest_wait_;
    mutable std::mutex mutex_;
    std::condition_variable some_;
    std::deque<Waiting> important_;
    std::deque<Waiting> ordinary_;
    bool stopping_{false};
    std::vector<std::jthread> threads_;
};

}  // namespace spaza::http
