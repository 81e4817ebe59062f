#include "app/media/start_pictures.hpp"

#include "platform/log/log.hpp"

namespace spaza::app {

namespace {

constexpr std::chrono::seconds kPictureTurn{5};       // how long a picture waits for its turn
constexpr std::chrono::seconds kDrawingPatience{10};  // for one picture

auto busy() { return fail(Reason::busy, "error.unavailable", "picture", "SystemError", "request"); }

auto none() { return fail(Reason::not_found, "error.unknownRoute", "picture", "UnknownResourceError", "path"); }

}  // namespace

std::optional<Result<std::string>> WorkerStartPictures::kept(ScreenSize screen) {
    const std::lock_guard lock{mutex_};
    const auto found = kept_.find(screen);
    return found == kept_.end() ? std::nullopt : std::optional{found->second};
}

Result<std::string> WorkerStartPictures::of(ScreenSize screen) {
    if (auto known = kept(screen)) return *std::move(known);
    if (!places_.try_acquire()) return busy();
    const std::unique_ptr<std::counting_semaphore<kMostWaiting>, void (*)(std::counting_semaphore<kMostWaiting>*)>
        place{&places_, [](auto* places) { places->release(); }};
    const std::unique_lock turn{one_at_a_time_, kPictureTurn};
    if (!turn) return busy();
    if (auto known = kept(screen)) return *std::move(known);
    auto made = make(screen);
    if (made || made.error().reason == Reason::not_found) {
        const std::lock_guard lock{mutex_};
        kept_.emplace(screen, made);
    }
    return made;
}

Result<std::string> WorkerStartPictures::make(ScreenSize screen) {
    const auto icon = icon_();
    if (!icon) return none();
    const auto worker = pages::RenderWorker::start(program_.string(), "start");
    const auto deadline = std::chrono::steady_clock::now() + kDrawingPatience;
    const std::string asked =
        std::to_string(screen.width) + ' ' + std::to_string(screen.height) + ' ' + ground_ + '\n' + *icon;
    if (!worker || !worker->send(asked, deadline)) {
        log::warn("start_pictures_missing", {{"program", program_.filename().string()}});
        return busy();
    }
    const auto said = worker->receive(deadline);
    if (said && said->starts_with("refused")) {
        log::warn("start_picture_refused", {{"why", *said}});
        return none();
    }
    auto picture = said == "png" ? worker->receive(deadline) : std::nullopt;
    if (!picture || picture->empty()) return busy();
    return *std::move(picture);
}

}  // namespace spaza::app
