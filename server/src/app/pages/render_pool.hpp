#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "app/pages/render_worker.hpp"

namespace spaza::app::pages {

struct RenderSettings {
    std::string program;  // spaza-render
    std::string script;   // web/dist-ssr/render.js
    std::size_t workers{2};
    std::chrono::milliseconds patience{200};  // for one page; then the shell goes out
};

/// What a worker had said of a page when time was up.
struct Drawn {
    std::optional<std::string> opened;  // status, screen and head as JSON
    std::optional<std::string> markup;
};

/// A few rendering processes. One that is gone is replaced in the background; one that was too slow for its page
/// may finish it there, so that a busy machine does not also start processes over and over.
class RenderPool {
public:
    explicit RenderPool(RenderSettings settings);
    ~RenderPool();
    RenderPool(const RenderPool&) = delete;
    RenderPool& operator=(const RenderPool&) = delete;

    /// The API paths a page needs, as JSON.
    std::optional<std::string> plan(std::string_view request, Deadline deadline);
    Drawn render(std::string_view request, Deadline deadline);
    Deadline deadline() const { return std::chrono::steady_clock::now() + settings_.patience; }

private:
    using Worker = std::unique_ptr<RenderWorker>;
    struct Late {
        Worker worker;
        int frames;  // still to come
    };

    Worker take(Deadline deadline);
    void give_back(Worker worker, int frames_to_come);
    void keep_full(const std::stop_token& stop);
    void start_one(std::unique_lock<std::mutex>& lock, const std::stop_token& stop);
    void wait_for_late(std::unique_lock<std::mutex>& lock);
    Drawn ask(std::string_view request, Deadline deadline, bool markup_follows);

    RenderSettings settings_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<Worker> idle_;
    std::vector<Late> late_;
    std::size_t alive_{0};
    std::chrono::seconds pause_{1};  // before a program that does not start is started again
    std::jthread keeper_;
};

}  // namespace spaza::app::pages
