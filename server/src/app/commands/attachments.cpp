#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/media/attachment_sweep.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/attachments/attachments_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr int kAtOnce = 100;

struct Place {
    explicit Place(const ChosenShop& shop)
        : config{shop.config()},
          database{storage::open_ready(database_of(config), {})},
          bucket{attachment_bucket(config)} {
        if (!bucket) throw CommandFailed{"attachments.s3_bucket is not set"};
    }
    Config config;
    std::unique_ptr<storage::Database> database;
    std::shared_ptr<AttachmentBucket> bucket;
};

std::vector<std::string> files_in_database(storage::Database& database, const std::string& after) {
    return database.reading([&](storage::Session& session) {
        return session.rows(
            "SELECT attachment_id FROM attachment_content WHERE attachment_id > $1 ORDER BY attachment_id LIMIT "
            "$2",
            {after, kAtOnce}, [](const storage::Row& row) { return row.get<std::string>(0); });
    });
}

/// The object is there, whole, before the database lets go of it: whoever reads in between finds one or the other,
/// and a move that was cut off goes on where it was.
void move(const ChosenShop& shop) {
    const Place place{shop};
    if (place.config.attachments.store != "s3")
        throw CommandFailed{"attachments.store is not s3: set it first, or new files go on into the database"};
    mark_bucket(*place.database, *place.bucket, true);
    std::int64_t moved = 0;
    std::string last;
    for (auto ids = files_in_database(*place.database, last); !ids.empty();
         ids = files_in_database(*place.database, last))
        for (const std::string& id : ids) {
            last = id;
            auto content = place.database->reading(
                [&](storage::Session& session) { return SqlAttachmentContents{session}.read(id); });
            if (!content) continue;  // removed meanwhile
            place.bucket->keep(id, *std::move(content));
            place.database->write([&](storage::Session& session) {
                SqlAttachmentContents{session}.drop(id);
                return true;
            });
            ++moved;
        }
    std::cout << moved << (moved == 1 ? " file" : " files") << " moved to " << place.bucket->objects.address()
              << '\n';
}

void sweep(const ChosenShop& shop) {
    const Place place{shop};
    std::cout << sweep_bucket(*place.database, *place.bucket, place.config.attachments.store == "s3",
                              SystemClock{}.now())
              << " removed\n";
}

}  // namespace

void add_attachments(CLI::App& program) {
    auto* command = program.add_subcommand("attachments", "Where files of customers are kept");
    command->require_subcommand(1);
    auto shop = std::make_shared<ChosenShop>();
    const auto add = [&](const char* name, const char* about, void (*use)(const ChosenShop&)) {
        auto* sub = command->add_subcommand(name, about);
        shop->add_to(*sub);
        sub->callback([shop, use] { use(*shop); });
    };
    add("move", "Move what is in the database to the bucket, while the shop runs", move);
    add("sweep", "Remove objects of the bucket that are a day old and no file's, as the shop does every hour",
        sweep);
}

}  // namespace spaza::app
