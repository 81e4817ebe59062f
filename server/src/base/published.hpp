#pragma once

#include <memory>
#include <mutex>
#include <shared_mutex>

namespace spaza {

/// A value that is replaced whole while others read it. Readers keep the one they took.
/// (std::atomic<std::shared_ptr> of GCC 12 frees its lock without ordering, so that a reader and a writer race.)
template <class T>
class Published {
public:
    Published() = default;
    explicit Published(std::shared_ptr<const T> first) : value_{std::move(first)} {}

    std::shared_ptr<const T> load() const {
        const std::shared_lock lock{mutex_};
        return value_;
    }

    void store(std::shared_ptr<const T> next) {
        const std::lock_guard lock{mutex_};
        value_.swap(next);
    }  // what was there is freed after the lock

private:
    mutable std::shared_mutex mutex_;
    std::shared_ptr<const T> value_;
};

}  // namespace spaza
