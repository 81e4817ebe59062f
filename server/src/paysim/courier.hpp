#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <string>
#include <thread>
#include <vector>

namespace spaza::paysim {

/// Posts forms to the shop's notification address, now or later, from a few threads of its own.
class Courier {
public:
    struct Parcel {
        std::string url;
        std::string body;
        /// Gets the HTTP status, 0 when nobody answered.
        std::function<void(long status)> delivered;
    };

    explicit Courier(int threads);
    ~Courier();
    Courier(const Courier&) = delete;
    Courier& operator=(const Courier&) = delete;

    void send(Parcel parcel, std::chrono::milliseconds after = {});
    /// What waits is dropped, what is under way ends.
    void stop();

private:
    using Time = std::chrono::steady_clock::time_point;
    struct Waiting {
        Time due;
        Parcel parcel;
        bool operator<(const Waiting& other) const { return due > other.due; }  // earliest on top
    };

    void work(const std::stop_token& stop);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::priority_queue<Waiting> waiting_;
    std::vector<std::jthread> threads_;
};

}  // namespace spaza::paysim
