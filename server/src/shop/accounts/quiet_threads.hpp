#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace spaza {

/// Threads of a low standing for work that takes a processor for long: whoever serves a shopper goes before them.
class QuietThreads {
public:
    /// They begin with the first work.
    explicit QuietThreads(int count) : count_{count} {}
    ~QuietThreads();
    QuietThreads(const QuietThreads&) = delete;
    QuietThreads& operator=(const QuietThreads&) = delete;

    /// Does it on one of them and waits for what it answers or throws.
    template <class Work>
    auto run(Work work) {
        // Of both sides: the waiter may go on before the thread has left the task.
        const auto task = std::make_shared<std::packaged_task<decltype(work())()>>(std::move(work));
        auto done = task->get_future();
        add([task] { (*task)(); });
        return done.get();
    }

private:
    void add(std::function<void()> work);
    void serve();

    const int count_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> waiting_;
    bool ends_{false};
    std::vector<std::thread> threads_;
};

}  // namespace spaza
