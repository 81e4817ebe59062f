#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <semaphore>

#include "app/pages/render_worker.hpp"
#include "shop/installed_app/installed_app.hpp"

namespace spaza::app {

/// Has start pictures made by a process of its own (`spaza-pictures start`), one at a time and once in the life of
/// the server each, as screens are few. At most kMostWaiting threads are held by it; others are refused at once.
/// Safe from many threads.
class WorkerStartPictures final : public StartPictures {
public:
    /// `ground` is the app's, such as #f3f6f4; `icon` gives the shop's icon, a PNG, or nothing.
    WorkerStartPictures(std::filesystem::path program, std::string ground,
                        std::function<std::optional<std::string>()> icon)
        : program_{std::move(program)}, ground_{std::move(ground)}, icon_{std::move(icon)} {}
    Result<std::string> of(ScreenSize screen) override;

private:
    static constexpr int kMostWaiting = 4;
    std::optional<Result<std::string>> kept(ScreenSize screen);
    Result<std::string> make(ScreenSize screen);

    std::filesystem::path program_;
    std::string ground_;
    std::function<std::optional<std::string>()> icon_;
    std::counting_semaphore<kMostWaiting> places_{kMostWaiting};
    std::timed_mutex one_at_a_time_;
    std::mutex mutex_;
    std::map<ScreenSize, Result<std::string>> kept_;  // pictures, and that there is none
};

}  // namespace spaza::app
