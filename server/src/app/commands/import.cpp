#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <filesystem>
#include <fmt/core.h>
#include <functional>
#include <set>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/media_fetch.hpp"
#include "app/commands/progress.hpp"
#include "app/importing/import_files.hpp"
#include "app/importing/import_report.hpp"
#include "app/importing/review_words.hpp"
#include "app/importing/scratch_shop.hpp"
#include "app/known_addresses.hpp"
#include "app/media/media_place.hpp"
#include "app/shop_facts.hpp"
#include "app/stored_settings.hpp"
#include "base/clock.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/import/columns.hpp"
#include "shop/import/csv_line.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::app {

namespace {

struct ImportOptions {
    ChosenShop shop;
    std::string mapping;
    std::string report;
    std::string template_kind;
    std::size_t shown{10};
    bool partial{false};
    bool dry_run{false};
    bool allow_free{false};
    bool json{false};
    bool no_fetch{false};
    std::vector<std::string> files;
};

/// The columns and an example row to standard output, what each column holds to standard error.
void print_template(const std::string& word) {
    const auto kind = import::kind_named(word);
    if (!kind) {
        std::vector<std::string_view> names;
        for (const import::Kind each : import::all_kinds()) names.push_back(import::name_of(each));
        throw CommandFailed{"'" + word + "' is no kind of file" + search::did_you_mean(word, names) +
                            "; there are " + import::kind_names()};
    }
    std::vector<std::string> names;
    std::vector<std::string> examples;
    for (const import::ColumnAbout& each : import::columns_of(*kind)) {
        names.emplace_back(each.name);
        examples.emplace_back(each.example);
        fmt::print(stderr, "# {}: {}\n", each.name, each.about);
    }
    fmt::print("{}{}", import::csv_line(names), import::csv_line(examples));
}

std::int64_t bytes_of(const std::vector<std::string>& files) {
    std::int64_t total = 0;
    std::error_code none;
    for (const std::string& file : files)
        if (const auto size = std::filesystem::file_size(file, none); !none)
            total += static_cast<std::int64_t>(size);
    return total;
}

void print_counts(const import::RunAnswer& answer, bool dry_run) {
    for (const auto& [kind, counts] : answer.counts)
        fmt::print("{:<11} {:>9} read {:>9} {} {:>9} unchanged {:>9} skipped {:>9} bad\n", kind, counts.read,
                   counts.changed, dry_run ? "would change" : "changed", counts.unchanged, counts.skipped,
                   counts.bad);
}

boost::json::object counts_json(const import::RunAnswer& answer) {
    boost::json::object kinds;
    for (const auto& [kind, counts] : answer.counts)
        kinds[kind] = boost::json::object{{"read", counts.read},
                                          {"changed", counts.changed},
                                          {"unchanged", counts.unchanged},
                                          {"skipped", counts.skipped},
                                          {"bad", counts.bad}};
    return kinds;
}

/// Menus of the settings may lead to what is not, or no longer, there.
void name_dead_links(Config& config, storage::Database& database) {
    add_stored_settings(config, database);
    if (menu_links(config).empty()) return;
    const auto dead =
        database.reading([&](storage::Session& session) { return dead_links(config, known_addresses(session)); });
    for (const std::string& each : dead) fmt::print(stderr, "note: {}\n", each);
}

/// Says of a database that takes no more, such as one whose disk is full, that it is as it was.
ImportedFiles all_or_nothing(const std::function<ImportedFiles()>& import) {
    try {
        return import();
    } catch (const storage::Failure& failure) {
        if (failure.kind != storage::Failure::Kind::unavailable) throw;
        throw CommandFailed{
            std::string{"the database cannot be written to; is its disk full? Nothing was changed: "} +
            failure.what()};
    }
}

/// Pictures and documents of other servers that the rows name; what fails is in the report with its row.
FetchCounts fetch_named(const ImportOptions& options, const Config& config, storage::Database& database,
                        const ImportedFiles& imported, ImportReport& report) {
    if (!imported.kept || imported.to_fetch == 0) return {};
    if (options.no_fetch || !place_of_media(config, database)) {
        fmt::print(stderr,
                   "note: {} of other servers {} named, and none is fetched yet: {}`spaza media fetch` does it\n",
                   imported.to_fetch == 1 ? "1 picture" : std::to_string(imported.to_fetch) + " pictures",
                   imported.to_fetch == 1 ? "is" : "are",
                   options.no_fetch ? "" : "set serve.media_dir or media.store, then ");
        return {};
    }
    std::set<std::string> names;
    for (const NamedSource& each : imported.foreign) names.insert(each.name);
    return fetch_for_command(
        config, database,
        {.only = &names, .tell = [&](const FetchOutcome& outcome) {
             const NamedSource& named = outcome.source.named;
             if (outcome.kind == FetchOutcome::Kind::failed)
                 report.add({named.file, named.line, named.field, named.address + " " + outcome.why}, false);
         }});
}

void say_end(const ImportOptions& options, const import::RunAnswer& answer, std::chrono::duration<double> took,
             const std::string& bad, Config& config, storage::Database& database) {
    if (!options.dry_run) name_dead_links(config, database);
    if (options.dry_run)
        fmt::print("nothing was changed: this is what an import would do\n");
    else
        fmt::print("imported in {:.1f} s{}\n", took.count(), answer.bad > 0 ? ", leaving out " + bad : "");
}

void run_import(const ImportOptions& options) {
    if (!options.template_kind.empty()) return print_template(options.template_kind);
    if (options.files.empty())
        throw CommandFailed{"no file is named; `spaza import --template products` shows what one looks like"};
    const auto began = std::chrono::steady_clock::now();
    const auto mapping = options.mapping.empty() ? std::nullopt : std::optional{read_mapping(options.mapping)};
    Progress progress{"kB", bytes_of(options.files) / 1000};
    ImportReport report{options.report};
    import::Review review{options.shown};
    heed_interruption();
    Config config = options.shop.config();
    const std::string url = database_of(config);
    const auto database = options.dry_run ? open_for_review(url) : storage::open_ready(url);
    boost::json::array notes;
    const ImportedFiles imported = all_or_nothing([&] {
        return import_files(
            *database, SystemClock{}.now(),
            {.files = options.files,
             .options = {.mapping = mapping ? &*mapping : nullptr,
                         .allow_free = options.allow_free,
                         .report = [&](const auto& problem, bool skipped) { report.add(problem, skipped); },
                         .progress =
                             [&](std::uint64_t done) {
                                 end_if_interrupted("stopped: nothing was changed");
                                 progress.show(static_cast<std::int64_t>(done / 1000));
                             },
                         .note =
                             [&](const std::string& file, const std::string& what) {
                                 notes.push_back(boost::json::object{{"file", file}, {"note", what}});
                                 if (!options.json) fmt::print(stderr, "{}: {}\n", file, what);
                             }},
             .partial = options.partial,
             .review = options.dry_run ? &review : nullptr,
             .give_up = interrupted,
             .private_hosts = config.media.private_hosts,
             // Those this command fetches itself are left alone by a shop that runs.
             .fetch_from =
                 SystemClock{}.now() + (options.no_fetch ? std::chrono::minutes{0} : std::chrono::minutes{30})});
    });
    if (!imported.kept) end_if_interrupted("stopped: nothing was changed");
    const import::RunAnswer& answer = imported.answer;
    progress.clear();
    const FetchCounts pictures = [&] {
        try {
            return fetch_named(options, config, *database, imported, report);
        } catch (const CommandFailed& failed) {
            throw CommandFailed{std::string{"imported, but "} + failed.what() + "; `spaza media fetch` goes on"};
        }
    }();
    report.close();
    const bool taken = answer.bad == 0 || options.partial;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    if (options.json) {
        boost::json::object all{{"dryRun", options.dry_run}, {"taken", taken && !options.dry_run},
                                {"seconds", took.count()},   {"counts", counts_json(answer)},
                                {"problems", report.json()}, {"notes", std::move(notes)}};
        if (options.dry_run) all["changes"] = review_json(review);
        if (imported.to_fetch > 0)
            all["pictures"] = boost::json::object{
                {"fetched", pictures.fetched + pictures.unchanged},
                {"failed", pictures.failed},
                {"notFetched", std::max<std::int64_t>(0, imported.to_fetch - pictures.fetched -
                                                             pictures.unchanged - pictures.failed)}};
        fmt::print("{}\n", boost::json::serialize(all));
    } else {
        report.print();
        print_counts(answer, options.dry_run);
        if (options.dry_run) fmt::print("{}", review_words(review));
    }
    const std::string bad = fmt::format("{} bad row{}", answer.bad, answer.bad == 1 ? "" : "s");
    if (!taken) throw CommandFailed{bad + ": nothing was changed (--partial takes the good rows)"};
    if (!options.json) say_end(options, answer, took, bad, config, *database);
    if (imported.to_fetch > 0)
        end_if_interrupted("imported; stopped while pictures were fetched: `spaza media fetch` goes on");
    if (pictures.failed > 0)
        throw CommandFailed{
            fmt::format("imported, but {} picture{} could not be fetched: `spaza media fetch` tries "
                        "again",
                        pictures.failed, pictures.failed == 1 ? "" : "s")};
}

}  // namespace

void add_import(CLI::App& program) {
    auto* command =
        program.add_subcommand("import", "Import products, prices, stock, stores and content from files");
    auto options = std::make_shared<ImportOptions>();
    options->shop.add_to(*command);
    command->add_option("--mapping", options->mapping,
                        "TOML file that turns foreign CSV into ours (docs/import.md)");
    command->add_option("--report", options->report, "Write every bad and skipped row to this CSV file");
    command->add_flag("--partial", options->partial, "Take the good rows even when there are bad ones");
    command->add_flag("--allow-free", options->allow_free, "Take prices of R 0, too");
    command->add_flag("--dry-run", options->dry_run, "Only say what would change");
    command->add_flag("--no-fetch", options->no_fetch,
                      "Leave pictures of other servers to the running shop, or to `spaza media fetch`");
    command->add_option("--show", options->shown, "How many rows of each sort --dry-run shows")
        ->capture_default_str()
        ->check(CLI::Range(std::size_t{0}, std::size_t{100'000}));
    command->add_flag("--json", options->json, "Say what became of the rows as JSON");
    command->add_option(
        "--template", options->template_kind,
        "Print the columns of a kind of file with an example row, and what each holds: " + import::kind_names());
    command->add_option("FILE", options->files,
                        "CSV or JSON Lines, whose name begins with its kind (" + import::kind_names() +
                            "); or YAML with content pages");
    command->callback([options] { run_import(*options); });
}

}  // namespace spaza::app
