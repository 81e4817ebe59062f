#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <sstream>
#include <unistd.h>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/known_addresses.hpp"
#include "app/shop_facts.hpp"
#include "app/stored_settings.hpp"
#include "base/clock.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/storage.hpp"
#include "shop/import/import_run_service.hpp"

namespace spaza::app {

namespace {

struct ImportOptions {
    ChosenShop shop;
    std::string mapping;
    std::string report;
    bool partial{false};
    std::vector<std::string> files;
};

constexpr int kShownProblems = 20;

import::Mapping read_mapping(const std::string& path){std::ifstream file{path, std::ios::binary};
if (!file) throw CommandFailed{"mapping " + path + " cannot be opened"};
std::ostringstream text;
text << file.rdbuf();
try {
    return import::Mapping::parse(text.str());
} catch (const std::invalid_argument& wrong) {
    throw CommandFailed{"mapping " + path + ": " + wrong.what()};
}
}  // namespace

/// A bar on standard error while someone watches.
class Progress {
public:
    explicit Progress(const std::vector<std::string>& files) : watched_{::isatty(STDERR_FILENO) == 1} {
        std::error_code none;
        for (const std::string& file : files)
            if (const auto size = std::filesystem::file_size(file, none); !none) total_ += size;
    }
    void show(std::uint64_t done) {
        const auto now = std::chrono::steady_clock::now();
        if (!watched_ || total_ == 0 || now - shown_ < std::chrono::milliseconds{100}) return;
        shown_ = now;
        constexpr std::uint64_t kWidth = 40;
        const std::uint64_t filled = std::min(kWidth, done * kWidth / total_);
        fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {:3}%", "", filled, "", kWidth - filled,
                   std::min<std::uint64_t>(100, done * 100 / total_));
    }
    void clear() const {
        if (watched_) fmt::print(stderr, "\r{:60}\r", "");
    }

private:
    bool watched_;
    std::uint64_t total_{0};
    std::chrono::steady_clock::time_point shown_;
};

/// Bad and skipped rows: the first few to standard error, all to the report file.
class Report {
public:
    explicit Report(const std::string& path) {
        if (path.empty()) return;
        file_.open(path, std::ios::binary | std::ios::trunc);
        if (!file_) throw CommandFailed{"report " + path + " cannot be written"};
        file_ << "file,line,outcome,field,reason\n";
    }
    void add(const import::RowProblem& problem, bool skipped) {
        if (file_.is_open())
            file_ << quoted(problem.file) << ',' << problem.line << ',' << (skipped ? "skipped" : "bad") << ','
                  << quoted(problem.field) << ',' << quoted(problem.reason) << '\n';
        if (!skipped && ++bad_ <= kShownProblems)
            fmt::print(stderr, "\r{}:{}: {}{}{}\n", problem.file, problem.line, problem.field,
                       problem.field.empty() ? "" : " ", problem.reason);
    }
    void close() {
        if (bad_ > kShownProblems)
            fmt::print(stderr, "… and {} more{}\n", bad_ - kShownProblems,
                       file_.is_open() ? "" : " (--report FILE writes them all)");
        if (file_.is_open() && !file_.flush()) throw CommandFailed{"the report cannot be written to its end"};
    }

private:
    static std::string quoted(const std::string& text) {
        std::string out{"\""};
        for (const char c : text) out += c == '"' ? std::string{"\"\""} : std::string{c};
        return out + '"';
    }
    std::ofstream file_;
    std::int64_t bad_{0};
};

void print_counts(const import::RunAnswer& answer) {
    for (const auto& [kind, counts] : answer.counts)
        fmt::print("{:<11} {:>9} read {:>9} changed {:>9} unchanged {:>9} skipped {:>9} bad\n", kind, counts.read,
                   counts.changed, counts.unchanged, counts.skipped, counts.bad);
}

/// Menus of the settings may lead to what is not, or no longer, there.
void name_dead_links(Config& config, storage::Database& database) {
    add_stored_settings(config, database);
    if (menu_links(config).empty()) return;
    const auto dead =
        database.reading([&](storage::Session& session) { return dead_links(config, known_addresses(session)); });
    for (const std::string& each : dead) fmt::print(stderr, "note: {}\n", each);
}

void run_import(const ImportOptions& options) {
    const auto began = std::chrono::steady_clock::now();
    const auto mapping = options.mapping.empty() ? std::nullopt : std::optional{read_mapping(options.mapping)};
    Progress progress{options.files};
    Report report{options.report};
    Config config = options.shop.config();
    const auto database = storage::open(database_of(config));
    storage::migrate(*database);

    import::RunAnswer answer;
    database->write([&](storage::Session& session) {
        import::ImportSession rows{session, SystemClock{}.now()};
        answer = import::run(options.files, rows,
                             {.mapping = mapping ? &*mapping : nullptr,
                              .report = [&](const auto& problem, bool skipped) { report.add(problem, skipped); },
                              .progress = [&](std::uint64_t done) { progress.show(done); }});
        return answer.bad == 0 || options.partial;
    });
    progress.clear();
    report.close();
    print_counts(answer);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    if (answer.bad > 0 && !options.partial)
        throw CommandFailed{
            fmt::format("{} bad rows: nothing was changed (--partial takes the good rows)", answer.bad)};
    fmt::print("imported in {:.1f} s{}\n", took.count(),
               answer.bad > 0 ? fmt::format(", leaving out {} bad rows", answer.bad) : "");
    name_dead_links(config, *database);
}

}  // namespace spaza::app

void add_import(CLI::App& program) {
    auto* command =
        program.add_subcommand("import", "Import products, prices, stock, stores and content from files");
    auto options = std::make_shared<ImportOptions>();
    options->shop.add_to(*command);
    command->add_option("--mapping", options->mapping,
                        "TOML file that turns foreign CSV into ours (docs/import.md)");
    command->add_option("--report", options->report, "Write every bad and skipped row to this CSV file");
    command->add_flag("--partial", options->partial, "Take the good rows even when there are bad ones");
    command->add_option("FILE", options->files, "CSV or JSON Lines; the kind is the start of the name")
        ->required();
    command->callback([options] { run_import(*options); });
}

}  // namespace spaza::app
