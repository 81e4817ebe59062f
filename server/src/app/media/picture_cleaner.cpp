#include "app/media/picture_cleaner.hpp"

#include "platform/log/log.hpp"

namespace spaza::app {

namespace {

constexpr std::chrono::seconds kTurn{10};              // how long a picture waits for its turn
constexpr std::chrono::seconds kCleaningPatience{20};  // for one picture

/// Given back when one is done.
struct Place {
    std::counting_semaphore<>& places;
    explicit Place(std::counting_semaphore<>& taken) : places{taken} {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() { places.release(); }
};

}  // namespace

std::expected<PictureCleaner::Cleaned, PictureCleaner::Refusal> WorkerPictureCleaner::clean(
    const std::string& picture) {
    if (!places_.try_acquire()) return std::unexpected{Refusal::busy};
    const Place place{places_};
    const std::unique_lock turn{one_at_a_time_, kTurn};
    if (!turn) return std::unexpected{Refusal::busy};
    if (!worker_ || worker_->gone()) worker_ = pages::RenderWorker::start(program_.string(), "clean");
    if (!worker_) {
        log::error("picture_cleaner_missing", {{"program", program_.filename().string()}});
        return std::unexpected{Refusal::busy};
    }
    auto cleaned = ask(picture);
    // Whatever a process was doing when it failed must not be the next one's answer.
    if (!cleaned && cleaned.error() == Refusal::busy) worker_.reset();
    return cleaned;
}

std::expected<PictureCleaner::Cleaned, PictureCleaner::Refusal> WorkerPictureCleaner::ask(
    const std::string& picture) {
    const auto deadline = std::chrono::steady_clock::now() + kCleaningPatience;
    const auto lost = [] {
        log::warn("picture_cleaner_lost", {});
        return std::unexpected{Refusal::busy};
    };
    if (!worker_->send(picture, deadline)) return lost();
    const auto said = worker_->receive(deadline);
    if (!said) return lost();
    if (*said == "refused pixels") return std::unexpected{Refusal::too_many_pixels};
    if (said->starts_with("refused")) return std::unexpected{Refusal::not_readable};
    if (*said != "jpeg" && *said != "png") return lost();
    auto content = worker_->receive(deadline);
    if (!content || content->empty()) return lost();
    return Cleaned{attachment_kind_named(*said), *std::move(content)};
}

}  // namespace spaza::app
