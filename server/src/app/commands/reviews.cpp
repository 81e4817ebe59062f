#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "platform/http/http.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/storage.hpp"
#include "shop/reviews/reviews_service.hpp"
#include "shop/reviews/reviews_store_sql.hpp"

namespace spaza::app {
namespace {

struct ReviewOptions {
    ChosenShop shop;
    std::vector<std::string> approve;
    std::vector<std::string> reject;
    int most{50};
};

void print(const Review& review) {
    fmt::print("{}  {}  {} star{}  {}{}\n    {}\n    {}\n", review.id, review.product.value, review.rating,
               review.rating == 1 ? "" : "s", review.author, review.verified ? ", bought here" : "",
               review.headline, review.comment);
}

/// Deciding needs neither catalogue nor accounts.
struct NoProducts final : ProductReader {
    std::optional<ProductFacts> find(const ProductCode&) const override { return std::nullopt; }
    int available(const ProductCode&, const StoreCode&) const override { return 0; }
};
struct NoCustomers final : CustomerDirectory {
    std::optional<DeliveryAddress> delivery_address(const CustomerId&) override { return std::nullopt; }
    CustomerContact contact(const CustomerId&) override { return {}; }
};

void decide(ReviewService& service, const std::vector<std::string>& ids, ReviewStatus status) {
    for (const std::string& id : ids)
        if (const auto decided = service.decide(id, status); !decided)
            throw CommandFailed{id + ": " + http::message(decided.error().message_key)};
}

void run_reviews(const ReviewOptions& options) {
    const auto database = storage::open(options.shop.url());
    storage::migrate(*database);
    const SystemClock clock;
    const NoProducts products;
    NoCustomers customers;
    database->write([&](storage::Session& session) {
        SqlReviewStore store{session};
        ReviewService service{store, products, customers, clock};
        decide(service, options.approve, ReviewStatus::approved);
        decide(service, options.reject, ReviewStatus::rejected);
        return true;
    });
    if (!options.approve.empty() || !options.reject.empty()) return;
    const auto waiting = database->reading(
        [&](storage::Session& session) { return SqlReviewStore{session}.waiting(options.most); });
    for (const Review& review : waiting) print(review);
    if (waiting.empty()) fmt::print("no review waits\n");
}

}  // namespace

void add_reviews(CLI::App& program) {
    auto* command = program.add_subcommand("reviews", "List reviews that wait to be read, approve or reject them");
    auto options = std::make_shared<ReviewOptions>();
    options->shop.add_to(*command);
    command->add_option("--approve", options->approve, "Ids of reviews others may read");
    command->add_option("--reject", options->reject, "Ids of reviews nobody is to read");
    command->add_option("--most", options->most, "How many to list")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    command->callback([options] { run_reviews(*options); });
}

}  // namespace spaza::app
