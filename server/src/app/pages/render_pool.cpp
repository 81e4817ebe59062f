#include "app/pages/render_pool.hpp"

#include <utility>

namespace spaza::app::pages {

namespace {

using namespace std::chrono_literals;

/// A program that does not start is not asked again at once.
constexpr auto kPauseAfterFailure = 1s;
/// Loading the script takes a while; a worker is handed out only once it has answered.
constexpr auto kLoadTime = 10s;
/// The first page is drawn before anybody waits for it: it takes many times as long as the next ones.
constexpr std::string_view kFirstPage =
    R"({"call":"render","url":"/account/login","shop":{"channel":"web","zone":"G205"},"data":{}})";

}  // namespace

RenderPool::RenderPool(RenderSettings settings)
    : settings_{std::move(settings)}, keeper_{[this](const std::stop_token& stop) { keep_full(stop); }} {}

RenderPool::~RenderPool() {
    keeper_.request_stop();
    changed_.notify_all();
}

void RenderPool::keep_full(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        {
            std::unique_lock lock{mutex_};
            if (!changed_.wait(lock, stop, [this] { return alive_ < settings_.workers; })) return;
        }
        auto worker = RenderWorker::start(settings_.program, settings_.script);
        const auto loaded = std::chrono::steady_clock::now() + kLoadTime;
        const bool works =
            worker && worker->send(kFirstPage, loaded) && worker->receive(loaded) && worker->receive(loaded);
        std::unique_lock lock{mutex_};
        if (works) {
            ++alive_;
            idle_.push_back(std::move(worker));
            changed_.notify_all();
        } else {
            changed_.wait_for(lock, stop, kPauseAfterFailure, [] { return false; });
        }
    }
}

std::unique_ptr<RenderWorker> RenderPool::take(Deadline deadline) {
    std::unique_lock lock{mutex_};
    if (!changed_.wait_until(lock, deadline, [this] { return !idle_.empty(); })) return nullptr;
    auto worker = std::move(idle_.back());
    idle_.pop_back();
    return worker;
}

/// Null for one that failed.
void RenderPool::give_back(std::unique_ptr<RenderWorker> worker) {
    const std::lock_guard lock{mutex_};
    if (worker)
        idle_.push_back(std::move(worker));
    else
        --alive_;
    changed_.notify_all();
}

std::optional<std::string> RenderPool::plan(std::string_view request, Deadline deadline) {
    auto worker = take(deadline);
    if (!worker) return std::nullopt;
    std::optional<std::string> answer;
    if (worker->send(request, deadline)) answer = worker->receive(deadline);
    if (!answer) worker.reset();
    give_back(std::move(worker));
    if (answer && answer->empty()) return std::nullopt;
    return answer;
}

Drawn RenderPool::render(std::string_view request, Deadline deadline) {
    Drawn drawn;
    auto worker = take(deadline);
    if (!worker) return drawn;
    if (worker->send(request, deadline)) drawn.opened = worker->receive(deadline);
    const bool threw = drawn.opened && drawn.opened->empty();  // nothing follows
    if (drawn.opened && !threw) drawn.markup = worker->receive(deadline);
    if (!drawn.opened || (!threw && !drawn.markup)) worker.reset();
    give_back(std::move(worker));
    if (threw) drawn.opened.reset();
    if (drawn.markup && drawn.markup->empty()) drawn.markup.reset();
    return drawn;
}

}  // namespace spaza::app::pages
