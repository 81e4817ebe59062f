// spaza-pictures: makes pictures ready for pages with libvips.
// Frames on stdin and stdout: four bytes of length (big endian), then the bytes. A picture's file comes in; its
// facts go out in one frame (`jpeg 4000 3000 #a0b1c2 18` or `refused WHY`), then a frame for each variant: `avif
// 480 360`, a line feed, the file. Before the first picture is looked at the process gives up opening files and
// connecting to anything; its memory and the loaders it may use are bounded.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <vips/vips8>

#include "media/cleaning.hpp"
#include "media/logo_icons.hpp"
#include "media/making.hpp"
#include "media/start_picture.hpp"
#include "render/frames.hpp"
#include "render/sandbox.hpp"

namespace {

constexpr rlim_t kMostMemory = 3ULL << 30;  // addresses, of which a tenth is used

/// No loader but these, whatever libraries libvips came with.
void allow_five_loaders() {
    vips_block_untrusted_set(TRUE);
    vips_operation_block_set("VipsForeignLoad", TRUE);
    for (const char* loader : {"VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp",
                               "VipsForeignLoadNsgif", "VipsForeignLoadHeif"})
        vips_operation_block_set(loader, FALSE);
}

bool answer(const std::string& picture) {
    using spaza::render::write_frame;
    try {
        const spaza::media::Made made = spaza::media::make(picture);
        if (!write_frame(stdout, made.kind + ' ' + std::to_string(made.width) + ' ' + std::to_string(made.height) +
                                     ' ' + (made.colour.empty() ? "-" : made.colour) + ' ' +
                                     std::to_string(made.variants.size())))
            return false;
        for (const auto& each : made.variants)
            if (!write_frame(stdout, each.format + ' ' + std::to_string(each.width) + ' ' +
                                         std::to_string(each.height) + '\n' + each.bytes))
                return false;
        return true;
    } catch (const spaza::media::Refused& refused) {
        return write_frame(stdout, std::string{"refused "} + refused.what());
    }
}

/// `spaza-pictures clean`: for each picture of a customer `jpeg` or `png` and then its bytes, or `refused pixels`,
/// `refused unreadable`.
bool answer_clean(const std::string& picture) {
    using spaza::render::write_frame;
    try {
        const spaza::media::Clean clean = spaza::media::clean(picture);
        return write_frame(stdout, clean.kind) && write_frame(stdout, clean.bytes);
    } catch (const spaza::media::Unclean why) {
        return write_frame(stdout, why == spaza::media::Unclean::pixels ? "refused pixels" : "refused unreadable");
    }
}

/// `spaza-pictures start`: what start_picture.hpp says; `png` and then its bytes, or `refused WHY`.
bool answer_start(const std::string& asked) {
    using spaza::render::write_frame;
    try {
        const std::string made = spaza::media::start_picture(asked);
        return write_frame(stdout, "png") && write_frame(stdout, made);
    } catch (const spaza::media::Refused& refused) {
        return write_frame(stdout, std::string{"refused "} + refused.what());
    }
}

/// `spaza-pictures icons`: what logo_icons.hpp says; `icons 4`, then each as its name, a line feed, the file; or
/// `refused WHY`.
bool answer_icons(const std::string& asked) {
    using spaza::render::write_frame;
    try {
        const auto icons = spaza::media::icons_of_logo(asked);
        if (!write_frame(stdout, "icons " + std::to_string(icons.size()))) return false;
        return std::ranges::all_of(icons, [](const spaza::media::Icon& each) {
            return write_frame(stdout, each.name + '\n' + each.bytes);
        });
    } catch (const spaza::media::Refused& refused) {
        return write_frame(stdout, std::string{"refused "} + refused.what());
    }
}

struct Task {
    std::string_view name;
    bool (*answer)(const std::string& asked);
    void (*get_ready)();
};
constexpr Task kTasks[] = {{"", answer, spaza::media::get_ready},
                           {"clean", answer_clean, spaza::media::get_ready},
                           {"start", answer_start, spaza::media::get_ready_for_start_pictures},
                           {"icons", answer_icons, spaza::media::get_ready_for_icons}};

}  // namespace

int main(int count, char** arguments) {
    const std::string_view named = count > 1 ? arguments[1] : "";
    const auto* const task = std::ranges::find(kTasks, named, &Task::name);
    if (task == std::end(kTasks)) {
        std::fprintf(stderr, "spaza-pictures: clean, start or icons; nothing for pictures of pages\n");
        return EXIT_FAILURE;
    }
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::signal(SIGINT, SIG_IGN);                 // Ctrl-C is for who asked; the picture at hand is finished
    ::setenv("VIPS_DISC_THRESHOLD", "1g", 1);  // or large pictures would want a temporary file
    ::setenv("VIPS_WARNING", "0", 1);          // what does not stop it is of no interest
    if (VIPS_INIT(arguments[0]) != 0) {
        std::fprintf(stderr, "spaza-pictures: %s\n", vips_error_buffer());
        return EXIT_FAILURE;
    }
    vips_concurrency_set(1);
    vips_cache_set_max(0);
    vips_leak_set(FALSE);
    allow_five_loaders();
    // Only the shop's own logo may be a drawing.
    if (named == "icons") vips_operation_block_set("VipsForeignLoadSvg", FALSE);
    try {
        task->get_ready();
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "spaza-pictures: %s\n", problem.what());
        return EXIT_FAILURE;
    }
    const rlimit memory{kMostMemory, kMostMemory};
    ::setrlimit(RLIMIT_AS, &memory);
    if (!spaza::render::enter_sandbox()) {
        std::fprintf(stderr, "spaza-pictures: the kernel offers no sandbox\n");
        return EXIT_FAILURE;
    }
    while (const auto picture = spaza::render::read_frame(stdin))
        if (!task->answer(*picture)) break;
    return EXIT_SUCCESS;
}
