#include "shop/accounts/quiet_threads.hpp"

#include <algorithm>
#include <sys/resource.h>
#include <unistd.h>

namespace spaza {
namespace {

/// A tenth of the weight of the threads that answer: they take the processor from it at once, and where all are
/// busy sign-ins are still done.
constexpr int kNiceness = 10;
constexpr int kLowest = 19;

/// Below the program's own standing, whatever that is. On Linux it holds for the calling thread alone. Where it is
/// refused, hashing goes on at the usual weight.
void give_way() {
    const auto self = static_cast<id_t>(gettid());
    const int own = getpriority(PRIO_PROCESS, self);
    static_cast<void>(setpriority(PRIO_PROCESS, self, std::min(own + kNiceness, kLowest)));
}

}  // namespace

QuietThreads::~QuietThreads() {
    {
        const std::lock_guard lock{mutex_};
        ends_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void QuietThreads::add(std::function<void()> work) {
    {
        const std::lock_guard lock{mutex_};
        while (static_cast<int>(threads_.size()) < count_) threads_.emplace_back([this] { serve(); });
        waiting_.push_back(std::move(work));
    }
    changed_.notify_one();
}

void QuietThreads::serve() {
    give_way();
    std::unique_lock lock{mutex_};
    while (true) {
        changed_.wait(lock, [this] { return ends_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        const auto work = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        work();
        lock.lock();
    }
}

}  // namespace spaza
