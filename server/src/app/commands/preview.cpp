#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "base/clock.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/storage.hpp"
#include "shop/content/content_service.hpp"
#include "shop/content/content_store_sql.hpp"
#include "shop/import/record.hpp"

namespace spaza::app {
namespace {

struct PreviewOptions {
    ChosenShop shop;
    std::string at;
    std::string url{"http://localhost:8080"};
    int hours{72};
};

void run_preview(const PreviewOptions& options) {
    std::optional<TimePoint> as_of;
    if (!options.at.empty()) {
        as_of = import::parse_time(options.at);
        if (!as_of) throw CommandFailed{"--at is not a date or time such as 2026-02-14"};
    }
    const auto database = storage::open(options.shop.url());
    storage::migrate(*database);
    std::string token;
    database->write([&](storage::Session& session) {
        SqlContentStore store{session};
        const SystemClock clock;
        token = ContentPreviewService{store, clock}.open(as_of, std::chrono::hours{options.hours});
        return true;
    });
    fmt::print("{}/?preview={}\n", options.url, token);
}

}  // namespace

void add_preview(CLI::App& program) {
    auto* command = program.add_subcommand("preview", "Make a link that shows drafts and planned content");
    auto options = std::make_shared<PreviewOptions>();
    options->shop.add_to(*command);
    command->add_option("--at", options->at, "Show the shop as it will be then (date or time; default now)");
    command->add_option("--hours", options->hours, "How long the link works")
        ->capture_default_str()
        ->check(CLI::Range(1, 24 * 30));
    command->add_option("--url", options->url, "Where the shop is")->capture_default_str();
    command->callback([options] { run_preview(*options); });
}

}  // namespace spaza::app
