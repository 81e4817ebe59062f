#include "app/commands/media_fetch.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/core.h>
#include <fstream>
#include <sys/stat.h>
#include <thread>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/progress.hpp"
#include "app/media/media_place.hpp"
#include "app/web_paths.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/import/csv_line.hpp"
#include "shop/pictures/media_source_store_sql.hpp"

namespace spaza::app {
namespace fetch_command {
namespace {

using Kind = FetchOutcome::Kind;

struct FetchArguments {
    ChosenShop shop;
    FetchWanted wanted;
    std::string report;
    bool json{false};
};

const char* name_of(Kind kind) {
    return kind == Kind::fetched ? "fetched" : kind == Kind::unchanged ? "unchanged" : "failed";
}

void run_fetch(const FetchArguments& given) {
    const auto began = std::chrono::steady_clock::now();
    const Config config = given.shop.config();
    std::ofstream report;
    if (!given.report.empty()) {
        report.open(given.report, std::ios::binary | std::ios::trunc);
        if (!report) throw CommandFailed{"report " + given.report + " cannot be written"};
        report << "file,line,field,address,outcome,reason\n";
    }
    const auto database = storage::open_ready(database_of(config));
    boost::json::array failures;
    FetchWanted wanted = given.wanted;
    wanted.tell = [&](const FetchOutcome& outcome) {
        const NamedSource& named = outcome.source.named;
        if (report.is_open())
            report << import::csv_line({named.file, std::to_string(named.line), named.field, named.address,
                                        name_of(outcome.kind), outcome.why});
        if (outcome.kind != Kind::failed) return;
        failures.push_back(boost::json::object{{"file", named.file},
                                               {"line", named.line},
                                               {"field", named.field},
                                               {"address", named.address},
                                               {"reason", outcome.why}});
        fmt::print(stderr, "\r{}\n", words_of(outcome));
    };
    heed_interruption();
    const FetchCounts counts = fetch_for_command(config, *database, wanted);
    if (report.is_open() && !report.flush()) throw CommandFailed{"the report cannot be written to its end"};
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    if (given.json)
        fmt::print("{}\n", boost::json::serialize(boost::json::object{{"fetched", counts.fetched},
                                                                      {"unchanged", counts.unchanged},
                                                                      {"failed", counts.failed},
                                                                      {"failures", failures},
                                                                      {"seconds", took.count()}}));
    else
        fmt::print("{} fetched, {} unchanged, {} failed in {:.1f} s\n", counts.fetched, counts.unchanged,
                   counts.failed, took.count());
    if (interrupted()) throw CommandFailed{"stopped; the same command goes on where it was"};
    if (counts.failed > 0) throw CommandFailed{fmt::format("{} failed", counts.failed)};
}

}  // namespace
}  // namespace fetch_command

std::string words_of(const FetchOutcome& outcome) {
    const NamedSource& named = outcome.source.named;
    return fmt::format("{}:{}: {} {} {}", named.file, named.line, named.field, named.address, outcome.why);
}

FetchCounts fetch_for_command(const Config& config, storage::Database& database, const FetchWanted& wanted) {
    const auto files = place_of_media(config, database);
    if (!files) throw CommandFailed{"there is no place for pictures: set serve.media_dir, or media.store"};
    ::umask(S_IWGRP | S_IWOTH);  // pictures are for everyone, also for a server of another user
    const auto which = wanted.again ? SqlMediaSourceStore::Which::all : SqlMediaSourceStore::Which::missing;
    const std::int64_t missing =
        database.reading([&](storage::Session& session) { return SqlMediaSourceStore{session}.count(which); });
    const std::int64_t total =
        wanted.only ? std::min(missing, static_cast<std::int64_t>(wanted.only->size())) : missing;
    FetchCounts counts;
    if (total == 0) return counts;
    Progress progress{"pictures", total};
    const int processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    try {
        fetch_media(database, *files,
                    {.program = program_folder() / "spaza-pictures",
                     .private_hosts = config.media.private_hosts,
                     .again = wanted.again,
                     .only = wanted.only,
                     .decoders = wanted.parallel > 0 ? wanted.parallel : std::min(processors, 8),
                     .connections = wanted.connections,
                     .per_host = wanted.per_host,
                     .tell =
                         [&](const FetchOutcome& outcome) {
                             using Kind = FetchOutcome::Kind;
                             ++(outcome.kind == Kind::fetched     ? counts.fetched
                                : outcome.kind == Kind::unchanged ? counts.unchanged
                                                                  : counts.failed);
                             if (wanted.tell) wanted.tell(outcome);
                         },
                     .progress = [&](std::int64_t done) { progress.show(done); },
                     .stop = interrupted});
    } catch (const std::filesystem::filesystem_error& problem) {
        throw CommandFailed{std::string{"pictures cannot be kept: "} + problem.what()};
    } catch (const FilesUnavailable& problem) {
        throw CommandFailed{std::string{"pictures cannot be kept: "} + problem.what()};
    }
    return counts;
}

void add_media_fetch(CLI::App& media) {
    using namespace fetch_command;
    auto* command = media.add_subcommand(
        "fetch", "Fetch pictures and documents that imports name by https addresses and that are not there yet");
    auto given = std::make_shared<FetchArguments>();
    given->shop.add_to(*command);
    command->add_flag("--again", given->wanted.again, "Ask for those there are, too: some may have changed");
    command->add_option("--connections", given->wanted.connections, "How many are fetched at a time")
        ->capture_default_str()
        ->check(CLI::Range(1, 64));
    command->add_option("--per-host", given->wanted.per_host, "How many of them from one host")
        ->capture_default_str()
        ->check(CLI::Range(1, 64));
    command
        ->add_option("--parallel", given->wanted.parallel, "How many are made at a time; default one a processor")
        ->check(CLI::Range(1, 64));
    command->add_option("--report", given->report, "Write what became of every one to this CSV file");
    command->add_flag("--json", given->json, "Say what became of them as JSON");
    command->callback([given] { run_fetch(*given); });
}

}  // namespace spaza::app
