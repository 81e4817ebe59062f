#include "app/pages/render_pool.hpp"

#include <algorithm>
#include <iterator>
#include <poll.h>
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
/// For idle workers that have ended.
constexpr auto kLookEvery = 1s;
/// The first page is drawn before anybody waits for it: it takes many times as long as the next ones.
constexpr std::string_view kFirstPage =
    R"({"call":"render","url":"/account/login","shop":{"channel":"web","zone":"online"},"data":{}})";

}  // namespace

RenderPool::RenderPool(RenderSettings settings)
    : settings_{std::move(settings)}, keeper_{[this](const std::stop_token& stop) { keep_full(stop); }} {}

RenderPool::~RenderPool() { keeper_.request_stop(); }

void RenderPool::keep_full(const std::stop_token& stop) {
    const std::stop_callback on_stop{stop, [this] { wake_.raise(); }};
    std::vector<Awaited> awaited;
    while (!stop.stop_requested()) {
        {
            const std::lock_guard lock{mutex_};
            std::ranges::move(late_, std::back_inserter(awaited));
            late_.clear();
        }
        drop_gone();
        std::erase_if(awaited, [this](Awaited& each) { return settle(each); });
        if (auto started = start_missing()) awaited.push_back(std::move(*started));
        wait_for_news(awaited);
    }
}

/// Idle ones that have ended meanwhile.
void RenderPool::drop_gone() {
    std::vector<Worker> dropped;  // reaped outside of the lock
    const std::lock_guard lock{mutex_};
    const auto gone = std::ranges::partition(idle_, [](const Worker& each) { return !each->gone(); });
    alive_ -= gone.size();
    std::ranges::move(gone, std::back_inserter(dropped));
    idle_.erase(gone.begin(), gone.end());
}

/// Hears what a worker has said so far; true when there is nothing more to wait for.
bool RenderPool::settle(Awaited& awaited) {
    const auto now = std::chrono::steady_clock::now();
    while (awaited.frames > 0) {
        const auto frame = awaited.worker->receive(now);
        if (!frame) break;
        awaited.frames = frame->empty() ? 0 : awaited.frames - 1;
    }
    const bool done = awaited.frames == 0;
    if (!done && !awaited.worker->broken() && now < awaited.until) return false;
    if (awaited.starting && !done) did_not_start();
    if (awaited.starting && done) pause_ = kFirstPause;
    if (!done) awaited.worker.reset();
    const std::lock_guard lock{mutex_};
    end_share(awaited.client);
    if (done)
        idle_.push_back(std::move(awaited.worker));
    else
        --alive_;
    changed_.notify_all();
    return true;
}

void RenderPool::did_not_start() {
    log::error("page_renderer_does_not_start", {{"program", settings_.program}, {"again_in_s", pause_.count()}});
    not_before_ = std::chrono::steady_clock::now() + pause_;
    pause_ = std::min(pause_ * 2, kLongestPause);
}

/// One that is asked for its first page, when there are too few.
std::optional<RenderPool::Awaited> RenderPool::start_missing() {
    const auto now = std::chrono::steady_clock::now();
    {
        const std::lock_guard lock{mutex_};
        if (alive_ >= settings_.workers || now < not_before_) return std::nullopt;
    }
    auto worker = RenderWorker::start(settings_.program, settings_.script);
    if (!worker || !worker->send(kFirstPage, now + kLoadTime)) {
        did_not_start();
        return std::nullopt;
    }
    const std::lock_guard lock{mutex_};
    ++alive_;
    return Awaited{std::move(worker), 2, now + kLoadTime, {}, true};
}

/// Until a worker that is waited for says something, one is given back late or broken, or it is time to look
/// again.
void RenderPool::wait_for_news(const std::vector<Awaited>& awaited) {
    const auto now = std::chrono::steady_clock::now();
    auto next = now + kLookEvery;
    std::vector<pollfd> watched{{wake_.file(), POLLIN, 0}};
    for (const Awaited& each : awaited) {
        watched.push_back({each.worker->socket(), POLLIN, 0});
        next = std::min(next, each.until);
    }
    {
        const std::lock_guard lock{mutex_};
        if (alive_ < settings_.workers) next = std::min(next, std::max(not_before_, now));
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(next - now);
    ::poll(watched.data(), watched.size(), static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
    wake_.lower();
}

bool RenderPool::has_share(const std::string& client) const {
    const auto found = in_use_.find(client);
    return client.empty() || found == in_use_.end() ||
           found->second < std::max<std::size_t>(settings_.workers / 2, 1);
}

void RenderPool::end_share(const std::string& client) {
    const auto found = in_use_.find(client);
    if (found != in_use_.end() && --found->second == 0) in_use_.erase(found);
}

RenderPool::Worker RenderPool::take(const Turn& turn) {
    if (settings_.workers == 0) return nullptr;
    std::unique_lock lock{mutex_};
    const auto may_have_one = [&] { return !idle_.empty() && has_share(turn.client); };
    if (!changed_.wait_until(lock, turn.deadline, may_have_one)) return nullptr;
    auto worker = std::move(idle_.back());
    idle_.pop_back();
    if (!turn.client.empty()) ++in_use_[turn.client];
    return worker;
}

void RenderPool::give_back(Worker worker, int frames_to_come, const std::string& client) {
    const std::lock_guard lock{mutex_};
    if (!worker->broken() && frames_to_come > 0) {  // the client has it until it is done
        late_.push_back({std::move(worker), frames_to_come, std::chrono::steady_clock::now() + kLateTime, client});
        wake_.raise();
        return;
    }
    end_share(client);
    if (worker->broken()) {
        --alive_;
        wake_.raise();
    } else {
        idle_.push_back(std::move(worker));
    }
    changed_.notify_all();
}

Drawn RenderPool::ask(std::string_view request, const Turn& turn, bool markup_follows) {
    const Deadline deadline = turn.deadline;
    for (;;) {
        Drawn drawn;
        auto worker = take(turn);
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
        give_back(std::move(worker), to_come, turn.client);
        if (again) continue;
        if (drawn.opened && drawn.opened->empty()) drawn.opened.reset();
        if (drawn.markup && drawn.markup->empty()) drawn.markup.reset();
        return drawn;
    }
}

std::optional<std::string> RenderPool::plan(std::string_view request, const Turn& turn) {
    return ask(request, turn, false).opened;
}

Drawn RenderPool::render(std::string_view request, const Turn& turn) { return ask(request, turn, true); }

}  // namespace spaza::app::pages
