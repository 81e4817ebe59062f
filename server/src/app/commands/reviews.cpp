#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <memory>

#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/system_login.hpp"
#include "platform/http/http.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/storage.hpp"
#include "shop/reviews/review_admin_rules.hpp"
#include "shop/reviews/review_admin_service.hpp"
#include "shop/reviews/review_admin_store_sql.hpp"
#include "shop/reviews/reviews_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace {

struct ReviewOptions {
    ChosenShop shop;
    std::vector<std::string> approve;
    std::vector<std::string> reject;
    std::string reason{"other"};
    std::string words{"Refused at the shop's machine."};
    std::string by;
    int most{50};
};

void print(const Review& review) {
    fmt::print("{}  {}  {} star{}  {}{}\n    {}\n    {}\n", review.id, calm(review.product.value), review.rating,
               review.rating == 1 ? "" : "s", calm(review.author), review.verified ? ", bought here" : "",
               calm(review.headline), calm(review.comment));
}

/// The command decides what waits; what was decided is taken back in the back office.
void decide(ReviewAdminService& service, const std::vector<std::string>& ids, const ReviewDecision& decision) {
    const auto refuse = [](const std::string& id, std::string_view key) {
        throw CommandFailed{id + ": " + http::message(std::string{key})};
    };
    for (const std::string& id : ids) {
        const auto kept = service.one(id);
        if (!kept) refuse(id, kept.error().message_key);
        if (kept->review.status != ReviewStatus::pending) refuse(id, "review.decidedBefore");
        const auto decided = service.decide({id, std::to_string(kept->version)}, decision);
        if (!decided) refuse(id, decided.error().message_key);
        if (decided->conflict) refuse(id, "review.decidedBefore");
    }
}

void run_reviews(const ReviewOptions& options) {
    const auto database = storage::open(options.shop.url());
    storage::migrate(*database);
    const SystemClock clock;
    const auto refusal = review_refusal(options.reason, options.words);
    if (!refusal) throw CommandFailed{http::message(refusal.error().message_key)};
    database->write([&](storage::Session& session) {
        SqlReviewStore reviews{session};
        SqlReviewAdminStore store{session};
        SqlStaffActStore acts{session, clock, system_login()};
        ReviewAdminService service{store, reviews, acts, clock, options.by.empty() ? system_login() : options.by};
        decide(service, options.approve, {ReviewMove::approve, {}});
        decide(service, options.reject, {ReviewMove::decline, *refusal});
        return true;
    });
    if (!options.approve.empty() || !options.reject.empty()) return;
    const auto waiting = database->reading([&](storage::Session& session) {
        return SqlReviewAdminStore{session}.find({.page_size = options.most}).reviews;
    });
    for (const KeptReview& each : waiting) print(each.review);
    if (waiting.empty()) fmt::print("no review waits\n");
}

}  // namespace

void add_reviews(CLI::App& program) {
    auto* command = program.add_subcommand("reviews", "List reviews that wait to be read, approve or reject them");
    auto options = std::make_shared<ReviewOptions>();
    options->shop.add_to(*command);
    command->add_option("--approve", options->approve, "Ids of reviews others may read");
    command->add_option("--reject", options->reject, "Ids of reviews nobody is to read");
    command->add_option("--reason", options->reason, "Why: abuse, offTopic, advert, personal, notReal or other")
        ->capture_default_str();
    command->add_option("--words", options->words, "And in own words, for staff")->capture_default_str();
    command->add_option("--by", options->by, "Who decides, by name; otherwise the user of this machine");
    command->add_option("--most", options->most, "How many to list")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    command->callback([options] { run_reviews(*options); });
}

}  // namespace spaza::app
