#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <iostream>
#include <sys/stat.h>
#include <unistd.h>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/progress.hpp"
#include "base/assets.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/import/columns.hpp"
#include "shop/import/csv_line.hpp"
#include "shop/import/export_store_sql.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::app {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSynonyms = "synonyms";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr const char* kStopped = "stopped: nothing was written";

struct ExportOptions {
    ChosenShop shop;
    std::vector<std::string> kinds;
    std::string folder;
    bool byte_order_mark{false};
    bool json{false};
};

struct Chosen {
    std::vector<import::Kind> kinds;
    bool synonyms{false};
};

/// Without names all but the orders of a former system, whose customers are nobody else's business.
Chosen chosen(const std::vector<std::string>& words) {
    Chosen all{.kinds = {}, .synonyms = words.empty()};
    std::vector<std::string_view> names{kSynonyms};
    for (const import::Kind each : import::all_kinds()) names.push_back(import::name_of(each));
    for (const std::string& word : words) {
        if (word == kSynonyms)
            all.synonyms = true;
        else if (!import::kind_named(word))
            throw CommandFailed{"'" + word + "' is no kind of row" + search::did_you_mean(word, names) +
                                "; there are " + import::kind_names() + ", synonyms"};
    }
    for (const import::Kind each : import::all_kinds()) {
        const bool named = std::ranges::find(words, import::name_of(each)) != words.end();
        if (named || (words.empty() && each != import::Kind::old_orders)) all.kinds.push_back(each);
    }
    return all;
}

std::string synonyms_of(const Config& config) {
    if (config.search.synonyms.empty())
        return std::string{asset("server/assets/search/synonyms.txt").value_or("")};
    std::ifstream file{config.search.synonyms, std::ios::binary};
    if (!file) throw CommandFailed{config.search.synonyms + " cannot be read"};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// Files that get their names when all of them are whole.
class NewFiles {
public:
    explicit NewFiles(fs::path folder) : folder_{std::move(folder)} {
        std::error_code problem;
        fs::create_directories(folder_, problem);
        if (problem) throw CommandFailed{folder_.string() + " cannot be made: " + problem.message()};
    }
    ~NewFiles() {
        std::error_code ignored;
        for (const fs::path& each : names_) fs::remove(part_of(each), ignored);
    }
    NewFiles(const NewFiles&) = delete;
    NewFiles& operator=(const NewFiles&) = delete;

    std::ofstream open(const std::string& name) {
        names_.push_back(folder_ / name);
        std::ofstream file{part_of(names_.back()), std::ios::binary | std::ios::trunc};
        if (!file) throw CommandFailed{names_.back().string() + " cannot be written"};
        return file;
    }
    void keep() {
        for (const fs::path& each : names_) fs::rename(part_of(each), each);
        names_.clear();
    }

private:
    static fs::path part_of(const fs::path& file) { return file.string() + ".part"; }
    fs::path folder_;
    std::vector<fs::path> names_;
};

std::int64_t write_kind(import::SqlExport& rows, import::Kind kind, std::ostream& out,
                        const ExportOptions& options, const std::function<void()>& wrote_one) {
    if (options.byte_order_mark) out << kByteOrderMark;
    out << import::csv_line(rows.columns(kind));
    std::int64_t count = 0;
    rows.each(kind, [&](const std::vector<std::string>& fields) {
        out << import::csv_line(fields);
        if (!out) throw CommandFailed{"the file cannot be written to its end: is the disk full?"};
        ++count;
        wrote_one();
    });
    if (!out.flush()) throw CommandFailed{"the file cannot be written to its end: is the disk full?"};
    return count;
}

void export_to_folder(storage::Database& database, const Chosen& wanted, const Config& config,
                      const ExportOptions& options) {
    NewFiles files{options.folder};
    boost::json::object counts;
    boost::json::array left_out;
    Progress progress{"rows"};
    database.read([&](storage::Session& session) {
        import::SqlExport rows{session};
        std::int64_t total = 0;
        for (const import::Kind kind : wanted.kinds) total += rows.count(kind);
        progress.set_total(total);
        std::int64_t done = 0;
        for (const import::Kind kind : wanted.kinds) {
            const std::string name{import::name_of(kind)};
            if (rows.count(kind) == 0) {  // an import refuses a file without rows
                left_out.emplace_back(name);
                continue;
            }
            std::ofstream file = files.open(name + ".csv");
            counts[name] = write_kind(rows, kind, file, options, [&] {
                end_if_interrupted(kStopped);
                progress.show(++done);
            });
        }
        return true;
    });
    if (wanted.synonyms) files.open("synonyms.txt") << synonyms_of(config) << std::flush;
    end_if_interrupted(kStopped);
    files.keep();
    progress.clear();
    std::error_code ignored;  // one of an older export would bring back what is no more
    for (const auto& each : left_out)
        fs::remove(fs::path{options.folder} / (std::string{std::string_view{each.as_string()}} + ".csv"), ignored);
    if (options.json) {
        std::cout << boost::json::serialize(boost::json::object{
                         {"folder", options.folder}, {"rows", std::move(counts)}, {"empty", std::move(left_out)}})
                  << '\n';
        return;
    }
    for (const auto& [name, count] : counts)
        fmt::print("{:>9} {}\n", count.as_int64(),
                   (fs::path{options.folder} / (std::string{name} + ".csv")).string());
    if (wanted.synonyms) fmt::print("          {}\n", (fs::path{options.folder} / "synonyms.txt").string());
    for (const auto& each : left_out) fmt::print("no {}\n", std::string_view{each.as_string()});
}

void run_export(const ExportOptions& options) {
    const Chosen wanted = chosen(options.kinds);
    const Config config = options.shop.config();
    const std::string& url = database_of(config);
    heed_interruption();
    const auto database = storage::open(url);
    if (!storage::pending_migrations(*database).empty())
        throw CommandFailed{"the database is empty or that of an older program: run `spaza migrate` first"};
    ::umask(S_IWGRP | S_IWOTH | S_IRWXO);
    if (!options.folder.empty()) return export_to_folder(*database, wanted, config, options);
    if (wanted.kinds.size() + (wanted.synonyms ? 1U : 0U) != 1)
        throw CommandFailed{"say --to FOLDER, or a single kind for standard output: " + import::kind_names()};
    if (wanted.synonyms) {
        std::cout << synonyms_of(config) << std::flush;
        return;
    }
    database->read([&](storage::Session& session) {
        import::SqlExport rows{session};
        write_kind(rows, wanted.kinds.front(), std::cout, options, [] { end_if_interrupted("stopped"); });
        return true;
    });
}

}  // namespace

void add_export(CLI::App& program) {
    auto* command = program.add_subcommand(
        "export", "Write products, prices, stock, stores, content … to files that `spaza import` reads");
    auto options = std::make_shared<ExportOptions>();
    options->shop.add_to(*command);
    command->add_option("--to", options->folder,
                        "Folder for a file of each kind; without it one kind goes to standard output");
    command->add_flag("--bom", options->byte_order_mark,
                      "Begin each CSV file with a byte order mark, by which Excel knows UTF-8");
    command->add_flag("--json", options->json, "Say what was written as JSON");
    command->add_option("KIND", options->kinds,
                        "What to write; default all but oldOrders: " + import::kind_names() + ", synonyms");
    command->callback([options] { run_export(*options); });
}

}  // namespace spaza::app
