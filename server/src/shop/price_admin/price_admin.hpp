#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"

/// Prices as the shop's people set them.
namespace spaza {

/// What a product costs.
struct ShelfPrice {
    Money price;
    std::optional<Money> was{};
    std::optional<TimePoint> offer_ends_at{};
    bool operator==(const ShelfPrice&) const = default;
};

/// A product with its price, held until the transaction ends.
struct KeptPrice {
    std::string product;
    std::string name;
    std::optional<ShelfPrice> now{};
    std::string version;  // "" without a price
    std::int64_t hash{};
    bool on_sale{};
    std::vector<Money>
        lately{};  // what it cost in the last days, back to what two people agreed to, or a file said
};

/// A price that held, and the one that does.
struct FormerPrice {
    ShelfPrice price;
    TimePoint from;
    std::optional<TimePoint> until{};
    std::string by;
    std::string why;
};

enum class CampaignState { waiting, planned, running, over, withdrawn, overtaken };
std::string_view name_of(CampaignState state);

/// A price for some time.
struct PriceCampaign {
    std::string id;
    std::string product;
    CampaignState state{};
    Money price;
    TimePoint starts_at;
    TimePoint ends_at;
    std::optional<ShelfPrice> after{};      // what holds when it is over; while it runs
    std::optional<std::int64_t> written{};  // by its hash, what it wrote
    std::string by;
    TimePoint at;
    std::string why{};
    bool agreed{};  // two people said yes
};

/// What is to become of the price of one product.
struct PriceTarget {
    std::string product;
    std::string version;  // it is reckoned from
    ShelfPrice price;
};

struct PricePolicy {
    int move_percent{30};  // a move by more takes two people
};

/// One change of many prices; one of percent, amount and price.
struct PriceRule {
    std::optional<double> percent{};
    std::optional<Money> amount{};  // to add; less than zero to take off
    std::optional<Money> price{};
    bool of_was_price{};
    enum class Rounding { none, to_99, to_00 } rounding{Rounding::none};
    enum class Was { keep, former, none } was{Was::keep};
};

}  // namespace spaza
