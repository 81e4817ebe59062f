#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "platform/storage/storage.hpp"
#include "platform/storage/wait_budget.hpp"

namespace spaza::storage {

/// Things lent to one thread at a time, first come, first served: a returned thing goes straight to the thread
/// that waits longest, so nobody starves. The one returned last is lent first, as its caches are warm.
template <class Thing>
class FairPool {
public:
    explicit FairPool(int max_queued) : max_queued_{static_cast<std::size_t>(max_queued)} {}

    class Lease {
    public:
        Lease(FairPool& pool, std::unique_ptr<Thing> thing) : pool_{pool}, thing_{std::move(thing)} {}
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        ~Lease() { pool_.give(std::move(thing_)); }
        Thing& operator*() const { return *thing_; }
        Thing* operator->() const { return thing_.get(); }

    private:
        FairPool& pool_;
        std::unique_ptr<Thing> thing_;
    };

    void give(std::unique_ptr<Thing> thing) {
        const std::lock_guard lock{mutex_};
        if (waiters_.empty()) {
            idle_.push_back(std::move(thing));
            return;
        }
        Waiter& next = *waiters_.front();
        waiters_.pop_front();
        next.thing = std::move(thing);
        next.arrived.notify_one();
    }

    /// Waits for a thing; throws Busy when too many wait already, or when this thread's WaitBudget is used up.
    Lease take() {
        std::unique_lock lock{mutex_};
        if (!idle_.empty()) {
            auto thing = std::move(idle_.back());
            idle_.pop_back();
            return {*this, std::move(thing)};
        }
        if (waiters_.size() >= max_queued_) throw Busy{"too many requests wait for the database"};
        Waiter waiter;
        waiters_.push_back(&waiter);
        const BoundedWait wait;
        const auto arrived = [&] { return waiter.thing != nullptr; };
        if (!wait.end()) {
            waiter.arrived.wait(lock, arrived);
        } else if (!waiter.arrived.wait_until(lock, *wait.end(), arrived)) {
            std::erase(waiters_, &waiter);
            throw Busy{"all connections to the database stay in use"};
        }
        return {*this, std::move(waiter.thing)};
    }

private:
    struct Waiter {
        std::condition_variable arrived;
        std::unique_ptr<Thing> thing;
    };

    std::mutex mutex_;
    std::vector<std::unique_ptr<Thing>> idle_;
    std::deque<Waiter*> waiters_;
    std::size_t max_queued_;
};

}  // namespace spaza::storage
