#pragma once

#include <filesystem>
#include <memory>
#include <mutex>

#include "app/pages/render_worker.hpp"
#include "shop/attachments/attachments.hpp"

namespace spaza::app {

/// Has pictures of customers decoded and written anew by a process of its own (`spaza-pictures clean`), one at a
/// time; who waits too long for it is told to come again. Safe from many threads.
class WorkerPictureCleaner final : public PictureCleaner {
public:
    explicit WorkerPictureCleaner(std::filesystem::path program) : program_{std::move(program)} {}
    std::expected<Cleaned, Refusal> clean(const std::string& picture) override;

private:
    std::expected<Cleaned, Refusal> ask(const std::string& picture);

    std::filesystem::path program_;
    std::timed_mutex one_at_a_time_;
    std::unique_ptr<pages::RenderWorker> worker_;
};

}  // namespace spaza::app
