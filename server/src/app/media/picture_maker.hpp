#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/pages/render_worker.hpp"
#include "shop/pictures/media.hpp"
#include "shop/pictures/media_files.hpp"

namespace spaza::app {

struct MadePicture {
    MediaRecord record;  // but for hash and address
    std::vector<MediaFile> files;
};

/// Has pictures decoded and resized by a process of its own (spaza-pictures), one at a time. For one thread.
class PictureMaker {
public:
    explicit PictureMaker(std::filesystem::path program);
    /// The picture in all its variants, or why there is none, in words.
    std::expected<MadePicture, std::string> make(const std::string& bytes);
    /// Whether the program runs at all.
    bool works();

private:
    struct Problem {
        std::string why;
        bool lost{true};  // the process is of no further use
    };
    std::expected<MadePicture, Problem> ask(const std::string& bytes);
    std::filesystem::path program_;
    std::unique_ptr<pages::RenderWorker> worker_;
};

}  // namespace spaza::app
