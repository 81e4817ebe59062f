#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/media_fetch.hpp"
#include "app/commands/progress.hpp"
#include "app/media/folder_files.hpp"
#include "app/media/media_place.hpp"
#include "app/media/media_run.hpp"
#include "app/web_paths.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza::app {

namespace {

struct MediaOptions {
    ChosenShop shop;
    std::vector<std::string> paths;
    std::string folder;
    std::string alt_text;
    std::string report;
    int parallel{0};
    bool dry_run{false};
    bool json{false};
};

/// What became of all: counted, the failures reported and kept for a report.
class MediaReport {
public:
    explicit MediaReport(const std::string& path) {
        if (path.empty()) return;
        file_.open(path, std::ios::binary | std::ios::trunc);
        if (!file_) throw CommandFailed{"report " + path + " cannot be written"};
        file_ << "file,outcome,reason\n";
    }
    void add(const MediaOutcome& outcome) {
        ++counts_.at(static_cast<std::size_t>(outcome.kind));
        if (file_.is_open())
            file_ << quoted(outcome.shown) << ',' << name_of(outcome.kind) << ',' << quoted(outcome.why) << '\n';
        if (outcome.kind != MediaOutcome::Kind::failed) return;
        failures_.push_back(boost::json::object{{"file", outcome.shown}, {"reason", outcome.why}});
        fmt::print(stderr, "\r{} {}\n", outcome.shown, outcome.why);
    }
    void close() {
        if (file_.is_open() && !file_.flush()) throw CommandFailed{"the report cannot be written to its end"};
    }
    std::size_t failed() const { return failures_.size(); }
    void print(bool json, bool dry_run, double seconds) {
        using Kind = MediaOutcome::Kind;
        boost::json::object all;
        std::string words;
        for (const Kind kind : {Kind::added, Kind::replaced, Kind::unchanged, Kind::skipped, Kind::failed}) {
            const std::size_t count = counts_.at(static_cast<std::size_t>(kind));
            all[name_of(kind)] = count;
            words += fmt::format("{}{} {}", words.empty() ? "" : ", ", count, name_of(kind));
        }
        all["failures"] = failures_;
        all["dryRun"] = dry_run;
        all["seconds"] = seconds;
        if (json)
            fmt::print("{}\n", boost::json::serialize(all));
        else
            fmt::print("{}{} in {:.1f} s\n", dry_run ? "would be: " : "", words, seconds);
    }

private:
    static std::string quoted(const std::string& text) {
        std::string out{"\""};
        for (const char c : text) out += c == '"' ? std::string{"\"\""} : std::string{c};
        return out + '"';
    }
    std::ofstream file_;
    std::array<std::size_t, 5> counts_{};
    boost::json::array failures_;
};

void run_media_add(const MediaOptions& options) {
    const auto began = std::chrono::steady_clock::now();
    const Config config = options.shop.config();
    Offer offered;
    for (const std::string& path : options.paths)
        if (is_foreign_address(path))
            offer_address(offered, path, config.media.private_hosts);
        else
            offer(offered, path);
    if (!options.alt_text.empty() && offered.files.size() != 1)
        throw CommandFailed{"--alt is for a single picture"};

    const auto database = storage::open(database_of(config));
    storage::migrate(*database);
    ::umask(S_IWGRP | S_IWOTH);  // pictures are for everyone, also for a server of another user
    const std::shared_ptr<MediaFiles> files =
        options.folder.empty() ? place_of_media(config, *database) : std::make_shared<FolderFiles>(options.folder);
    if (!files)
        throw CommandFailed{
            "no media folder: set serve.media_dir in the configuration file, or say --folder FOLDER; media.store "
            "names "
            "other places"};
    MediaReport report{options.report};
    Progress progress{"pictures", static_cast<std::int64_t>(offered.files.size())};
    heed_interruption();
    const int processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    try {
        take_in(offered, *database, *files,
                {.program = program_folder() / "spaza-pictures",
                 .alt_text = options.alt_text,
                 .parallel = options.parallel > 0 ? options.parallel : std::min(processors, 8),
                 .dry_run = options.dry_run,
                 .tell = [&](const MediaOutcome& outcome) { report.add(outcome); },
                 .progress = [&](std::size_t done) { progress.show(static_cast<std::int64_t>(done)); },
                 .stop = interrupted});
    } catch (const std::filesystem::filesystem_error& problem) {
        throw CommandFailed{std::string{"the media folder cannot be written: "} + problem.what()};
    } catch (const FilesUnavailable& problem) {
        throw CommandFailed{std::string{"pictures cannot be kept: "} + problem.what()};
    }
    progress.clear();
    report.close();
    report.print(options.json, options.dry_run,
                 std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
    if (interrupted()) throw CommandFailed{"stopped; the same command goes on where it was"};
    if (report.failed() > 0) throw CommandFailed{fmt::format("{} failed", report.failed())};
}

}  // namespace

void add_media(CLI::App& program) {
    auto* media = program.add_subcommand("media", "Pictures and documents of the shop");
    media->require_subcommand(1);
    add_media_fetch(*media);
    add_media_move(*media);
    auto* command = media->add_subcommand(
        "add", "Take pictures in: made ready for pages in every size and format they ask for");
    auto options = std::make_shared<MediaOptions>();
    options->shop.add_to(*command);
    command->add_option("--folder", options->folder, "Media folder; default serve.media_dir of the settings");
    command->add_option("--alt", options->alt_text, "What the picture shows, for those who do not see it");
    command->add_option("--parallel", options->parallel, "How many are made at a time; default one a processor")
        ->check(CLI::Range(1, 64));
    command->add_option("--report", options->report, "Write what became of every file to this CSV file");
    command->add_flag("--dry-run", options->dry_run, "Only say what would be added");
    command->add_flag("--json", options->json, "Say what became of them as JSON");
    command
        ->add_option("PATH", options->paths,
                     "A picture or PDF document, its https address, or a folder or ZIP file of such")
        ->required();
    command->callback([options] { run_media_add(*options); });
}

}  // namespace spaza::app
