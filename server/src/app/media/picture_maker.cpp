#include "app/media/picture_maker.hpp"

#include <algorithm>

#include "shop/pictures/media_rules.hpp"

namespace spaza::app {

namespace {

constexpr std::chrono::seconds kPatience{90};  // for one picture
constexpr std::string_view kRefused = "refused ";

/// One pixel.
const std::string kSmallest{"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\1\0\1\0\0\2\2D\1\0;", 35};

void note(MediaFormats& formats, const VariantHead& head) {
    auto format = std::ranges::find(formats, head.ending, &MediaFormat::ending);
    if (format == formats.end()) format = formats.insert(formats.end(), {head.ending, {}});
    format->widths.push_back(head.width);
}

}  // namespace

PictureMaker::PictureMaker(std::filesystem::path program) : program_{std::move(program)} {}

bool PictureMaker::works() { return make(kSmallest).has_value(); }

std::expected<MadePicture, std::string> PictureMaker::make(const std::string& bytes) {
    if (!worker_) worker_ = pages::RenderWorker::start(program_.string(), "");
    if (!worker_) return std::unexpected{std::string{"cannot be decoded: spaza-pictures does not start"}};
    auto made = ask(bytes);
    if (made) return *std::move(made);
    if (made.error().lost) worker_.reset();  // what is still to come of this one is not the next one's
    return std::unexpected{made.error().why};
}

std::expected<MadePicture, PictureMaker::Problem> PictureMaker::ask(const std::string& bytes) {
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    const auto stopped = [&] {
        const bool slow = std::chrono::steady_clock::now() >= deadline;
        return std::unexpected{Problem{slow ? "took too long to decode" : "made the decoder end"}};
    };
    if (!worker_->send(bytes, deadline)) return stopped();
    const auto said = worker_->receive(deadline);
    if (!said) return stopped();
    if (said->starts_with(kRefused)) return std::unexpected{Problem{said->substr(kRefused.size()), false}};
    const auto head = parse_made_head(*said);
    if (!head) return std::unexpected{Problem{"made the decoder say what it should not"}};
    MadePicture made;
    made.record.kind = head->kind;
    made.record.width = head->width;
    made.record.height = head->height;
    made.record.colour = head->colour;
    for (int n = 0; n < head->variants; ++n) {
        auto frame = worker_->receive(deadline);
        if (!frame) return stopped();
        const auto variant = parse_variant_head(*frame);
        if (!variant) return std::unexpected{Problem{"made the decoder say what it should not"}};
        note(made.record.formats, *variant);
        made.files.push_back(
            {std::to_string(variant->width) + '.' + variant->ending, frame->substr(variant->length)});
    }
    return made;
}

}  // namespace spaza::app
