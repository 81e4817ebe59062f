#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <semaphore>

#include "app/pages/render_worker.hpp"
#include "shop/attachments/attachments.hpp"

namespace spaza::app {

/// Has pictures of customers decoded and written anew by a process of its own (`spaza-pictures clean`), one at a
/// time; who would wait too long for it, or behind too many, is asked to come again: requests that wait here must
/// not take the threads of all others. Safe from many threads.
class WorkerPictureCleaner final : public PictureCleaner {
public:
    explicit WorkerPictureCleaner(std::filesystem::path program) : program_{std::move(program)} {}
    std::expected<Cleaned, Refusal> clean(const std::string& picture) override;

private:
    std::expected<Cleaned, Refusal> ask(const std::string& picture);

    std::filesystem::path program_;
    std::counting_semaphore<> places_{3};  // one at work, two waiting
    std::timed_mutex one_at_a_time_;
    std::unique_ptr<pages::RenderWorker> worker_;
};

}  // namespace spaza::app
