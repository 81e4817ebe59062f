#include <CLI/CLI.hpp>
#include <array>
#include <fmt/core.h>
#include <set>
#include <sys/stat.h>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/media_fetch.hpp"
#include "app/commands/progress.hpp"
#include "app/media/media_place.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/media_store_sql.hpp"

namespace spaza::app {
namespace media_move {
namespace {

struct MoveArguments {
    ChosenShop shop;
    std::string from;
    std::string to;
    bool remove{false};
};

/// What is to be at an address.
struct Whole {
    std::string address;
    std::vector<std::string> names;
};

std::vector<Whole> all_of(storage::Database& database) {
    return database.reading([](storage::Session& session) {
        SqlMediaStore store{session};
        std::vector<Whole> all;
        std::set<std::string> seen;
        for (const auto& [name, picture] : store.pictures()) {
            if (!seen.insert(picture.address).second) continue;
            Whole whole{picture.address, {}};
            for (const MediaFormat& format : *picture.formats)
                for (const int width : format.widths)
                    whole.names.push_back(std::to_string(width) + '.' + format.ending);
            all.push_back(std::move(whole));
        }
        for (const auto& [name, document] : store.documents())
            if (seen.insert(document.address).second)
                all.push_back({document.address, {std::string{kDocumentFile}}});
        return all;
    });
}

std::shared_ptr<MediaFiles> required_place(const std::string& store, const Config& config,
                                           storage::Database& database) {
    auto place = place_of_media(store, config, database);
    if (!place) throw CommandFailed{store == "s3" ? "media.s3_bucket is not set" : "serve.media_dir is not set"};
    return place;
}

struct MoveCounts {
    std::int64_t copied{};
    std::int64_t there{};
    std::int64_t removed{};
    std::int64_t missing{};
};

/// Whole in the new place, on the disk, before the old one lets go of it.
MoveCounts move_all(const std::vector<Whole>& all, MediaFiles& from, MediaFiles& to, bool remove) {
    MoveCounts counts;
    Progress progress{"pictures", static_cast<std::int64_t>(all.size())};
    std::vector<std::string> to_remove;
    const auto let_go = [&] {
        to.settle();
        for (const std::string& address : to_remove) from.remove(address);
        counts.removed += static_cast<std::int64_t>(to_remove.size());
        to_remove.clear();
    };
    constexpr std::size_t kBatch = 100;
    std::int64_t done = 0;
    for (const Whole& each : all) {
        if (interrupted()) break;
        progress.show(++done);
        const bool is_there = to.holds(each.address);
        std::vector<MediaFile> files;
        for (const std::string& name : is_there ? std::vector<std::string>{} : each.names)
            if (const auto bytes = from.get(each.address, name)) files.push_back({name, *bytes});
        if (!is_there && files.size() < each.names.size()) {
            ++counts.missing;
            continue;
        }
        if (!is_there) to.put(each.address, files);
        ++(is_there ? counts.there : counts.copied);
        if (remove && from.holds(each.address)) to_remove.push_back(each.address);
        if (to_remove.size() >= kBatch) let_go();
    }
    let_go();
    return counts;
}

void run_move(const MoveArguments& given) {
    const Config config = given.shop.config();
    const std::string from = given.from.empty() ? config.media.store : given.from;
    if (from == given.to)
        throw CommandFailed{"pictures are to move from " + from + " to " + given.to + ": that is one place"};
    if (given.remove && config.media.store != given.to)
        throw CommandFailed{"media.store is " + config.media.store + ", so that the shop reads there: set it to " +
                            given.to + " and restart the shop before --remove"};
    const auto database = storage::open_ready(database_of(config));
    const auto source = required_place(from, config, *database);
    const auto target = required_place(given.to, config, *database);
    ::umask(S_IWGRP | S_IWOTH);
    heed_interruption();
    MoveCounts counts;
    try {
        counts = move_all(all_of(*database), *source, *target, given.remove);
    } catch (const std::filesystem::filesystem_error& problem) {
        throw CommandFailed{std::string{"the media folder: "} + problem.what()};
    } catch (const FilesUnavailable& problem) {
        throw CommandFailed{problem.what()};
    }
    fmt::print("{} copied to {}, {} were there, {} removed from {}\n", counts.copied, target->place(),
               counts.there, counts.removed, source->place());
    if (interrupted()) throw CommandFailed{"stopped; the same command goes on where it was"};
    if (counts.missing > 0)
        throw CommandFailed{
            fmt::format("{} are in neither place: add them again with `spaza media add`, or "
                        "`spaza media fetch --again`",
                        counts.missing)};
    if (config.media.store != given.to)
        fmt::print(
            "now set media.store = \"{}\", restart the shop, and run `spaza media move --from {} --to {} "
            "--remove` for what was added meanwhile\n",
            given.to, from, given.to);
}

}  // namespace
}  // namespace media_move

void add_media_move(CLI::App& media) {
    using namespace media_move;
    auto* command = media.add_subcommand(
        "move",
        "Copy pictures and documents from one place to another, while the shop runs; then set media.store");
    auto given = std::make_shared<MoveArguments>();
    given->shop.add_to(*command);
    const std::array<std::string, 3> kStores{"folder", "database", "s3"};
    command->add_option("--from", given->from, "folder, database or s3; default media.store of the settings")
        ->check(CLI::IsMember(kStores));
    command->add_option("--to", given->to, "folder, database or s3")->required()->check(CLI::IsMember(kStores));
    command->add_flag("--remove", given->remove, "Remove from the old place what is in the new one");
    command->callback([given] { run_move(*given); });
}

}  // namespace spaza::app
