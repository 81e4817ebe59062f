#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "app/pages/render_worker.hpp"
#include "shop/installed_app/installed_app.hpp"

namespace spaza::app {

/// Has start pictures made by a process of its own (`spaza-pictures start`), one at a time, and keeps those of the
/// sizes asked for. Safe from many threads.
class WorkerStartPictures final : public StartPictures {
public:
    /// `icon` gives the shop's icon, a PNG, or nothing.
    WorkerStartPictures(std::filesystem::path program, std::function<std::optional<std::string>()> icon)
        : program_{std::move(program)}, icon_{std::move(icon)} {}
    Result<std::string> of(ScreenSize screen) override;

private:
    Result<std::string> make(ScreenSize screen);

    std::filesystem::path program_;
    std::function<std::optional<std::string>()> icon_;
    std::timed_mutex one_at_a_time_;
    std::map<ScreenSize, std::string> kept_;
};

}  // namespace spaza::app
