#pragma once

#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "app/pages/render_worker.hpp"
#include "app/pages/wake.hpp"

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

/// For whom a page is drawn, and until when.
struct Turn {
    std::string client;  // has at most half of the workers at once; "" for whoever may have them all
    Deadline deadline;
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
    std::optional<std::string> plan(std::string_view request, const Turn& turn);
    Drawn render(std::string_view request, const Turn& turn);
    Deadline deadline() const { return std::chrono::steady_clock::now() + settings_.patience; }

private:
    using Worker = std::unique_ptr<RenderWorker>;
    /// Whom the keeper waits for: a late one, or one that is starting.
    struct Awaited {
        Worker worker;
        int frames;  // still to come
        Deadline until;
        std::string client;
        bool starting{false};
    };

    Worker take(const Turn& turn);
    void give_back(Worker worker, int frames_to_come, const std::string& client);
    /// Under the lock, as all that has to do with shares.
    bool has_share(const std::string& client) const;
    void end_share(const std::string& client);
    void keep_full(const std::stop_token& stop);
    void drop_gone();
    bool settle(Awaited& awaited);
    void did_not_start();
    std::optional<Awaited> start_missing();
    void wait_for_news(const std::vector<Awaited>& awaited);
    Drawn ask(std::string_view request, const Turn& turn, bool markup_follows);

    RenderSettings settings_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Worker> idle_;
    std::vector<Awaited> late_;                               // for the keeper to take
    std::map<std::string, std::size_t, std::less<>> in_use_;  // workers each client has
    std::size_t alive_{0};                                    // started and not known to have ended
    Wake wake_;                                               // something for the keeper to do

    // The keeper's alone: when a program that does not start is started again.
    std::chrono::seconds pause_{1};
    Deadline not_before_{};
    std::jthread keeper_;
};

}  // namespace spaza::app::pages
