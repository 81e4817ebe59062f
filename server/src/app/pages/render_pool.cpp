#include "app/pages/render_pool.hpp"

#include <algorithm>
#include <utility>

#include "platform/log/log.hpp"

namespace spaza::app::pages {

namespace {

using namespace std::chrono_literals;

/// A program that does not start is not asked again at once, and ever less often: each start costs much.
constexpr std::chrono::seconds kFirstPause{1};
constexpr std::chrono::seconds kLongestPause{32};
/// Loading the script takes a while; a worker is handed out only once it has answered.
constexpr auto kLoadTime = 10s;
/// What a worker may take beyond its page's time before it counts as stuck.
constexpr auto kLateTime = 2s;
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
    std::unique_lock lock{mutex_};
    // The wait answers what there is to do, also when it is to stop.
    while (changed_.wait(lock, stop, [this] { return alive_ < settings_.workers || !late_.empty(); }) &&
           !stop.stop_requested()) {
        if (!late_.empty())
            wait_for_late(lock);
        else
            start_one(lock, stop);
    }
}

void RenderPool::start_one(std::unique_lock<std::mutex>& lock, const std::stop_token& stop) {
    lock.unlock();
    auto worker = RenderWorker::start(settings_.program, settings_.script);
    const auto loaded = std::chrono::steady_clock::now() + kLoadTime;
    const bool works =
        worker && worker->send(kFirstPage, loaded) && worker->receive(loaded) && worker->receive(loaded);
    lock.lock();
    if (works) {
        ++alive_;
        idle_.push_back(std::move(worker));
        pause_ = kFirstPause;
        changed_.notify_all();
        return;
    }
    log::error("page_renderer_does_not_start", {{"program", settings_.program}, {"again_in_s", pause_.count()}});
    changed_.wait_for(lock, stop, pause_, [] { return false; });
    pause_ = std::min(pause_ * 2, kLongestPause);
}

void RenderPool::wait_for_late(std::unique_lock<std::mutex>& lock) {
    Late late = std::move(late_.back());
    late_.pop_back();
    lock.unlock();
    const auto last_moment = std::chrono::steady_clock::now() + kLateTime;
    bool done = true;
    while (done && late.frames > 0) {
        const auto frame = late.worker->receive(last_moment);
        done = frame.has_value();
        late.frames = frame && frame->empty() ? 0 : late.frames - 1;
    }
    if (!done) late.worker.reset();
    lock.lock();
    if (done)
        idle_.push_back(std::move(late.worker));
    else
        --alive_;
    changed_.notify_all();
}

RenderPool::Worker RenderPool::take(Deadline deadline) {
    if (settings_.workers == 0) return nullptr;
    std::unique_lock lock{mutex_};
    if (!changed_.wait_until(lock, deadline, [this] { return !idle_.empty(); })) return nullptr;
    auto worker = std::move(idle_.back());
    idle_.pop_back();
    return worker;
}

void RenderPool::give_back(Worker worker, int frames_to_come) {
    const std::lock_guard lock{mutex_};
    if (worker->broken())
        --alive_;
    else if (frames_to_come > 0)
        late_.push_back({std::move(worker), frames_to_come});
    else
        idle_.push_back(std::move(worker));
    changed_.notify_all();
}

Drawn RenderPool::ask(std::string_view request, Deadline deadline, bool markup_follows) {
    for (;;) {
        Drawn drawn;
        auto worker = take(deadline);
        if (!worker) return drawn;
        int to_come = markup_follows ? 2 : 1;
        if (worker->send(request, deadline)) drawn.opened = worker->receive(deadline);
        if (drawn.opened)
            to_come = drawn.opened->empty() ? 0 : to_come - 1;  // nothing follows a script that threw
        if (drawn.opened && to_come > 0) {
            drawn.markup = worker->receive(deadline);
            if (drawn.markup) to_come = 0;
        }
        // One that had died in the meantime did not see the request: another may have it.
        const bool again = worker->broken() && !drawn.opened;
        give_back(std::move(worker), to_come);
        if (again) continue;
        if (drawn.opened && drawn.opened->empty()) drawn.opened.reset();
        if (drawn.markup && drawn.markup->empty()) drawn.markup.reset();
        return drawn;
    }
}

std::optional<std::string> RenderPool::plan(std::string_view request, Deadline deadline) {
    return ask(request, deadline, false).opened;
}

Drawn RenderPool::render(std::string_view request, Deadline deadline) { return ask(request, deadline, true); }

}  // namespace spaza::app::pages
