#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "shop/catalogue/catalogue_data.hpp"

namespace spaza::search {

/// How a search text is known to rules and figures: its words, folded, a space between each, without what it says
/// of prices. Empty: it has none.
std::string query_key(std::string_view text);

/// What a retailer wants of a search, between two moments.
struct SearchRule {
    enum class Is { pin, boost };
    enum class Of { product, brand, category };
    std::int64_t id{};
    std::string query{};  // its key; empty: every search
    Is is{};
    Of of{};
    std::string code;
    int place{};    // of a pin, from 1
    int percent{};  // of a boost: 150 is half as much again
    TimePoint from{};
    std::optional<TimePoint> until{};
    std::string note{};
    std::string set_by{};
    bool holds(TimePoint at) const { return from <= at && (!until || at < *until); }
};

/// What shoppers chose of a search more, or less, often than where it stands explains.
struct LearnedLift {
    std::string query;
    std::string product;
    int percent{};  // of its score, −25 to 50
};

/// A search that led to something, for suggestions.
struct WorkedQuery {
    std::string query;
    std::int64_t chosen{};
};

/// What holds for one search at one moment, by products of one catalogue.
struct Steered {
    struct Boost {
        SearchRule::Of of{};
        std::size_t index{};  // of the product, brand or category
        float factor{1};
    };
    std::vector<Ordinal> pinned;  // shown first, in this order
    std::vector<Boost> boosts;
    std::vector<std::pair<Ordinal, float>> learned;  // rising by product

    bool empty() const { return pinned.empty() && boosts.empty() && learned.empty(); }
    float boost_of(Ordinal product, const Catalogue& all) const;
    float learned_of(Ordinal product) const;
};

/// Rules of the retailer and what was learned from use, by search. Immutable; what they name and the catalogue
/// does not have is passed over.
class Steering {
public:
    Steering() = default;
    Steering(const std::vector<SearchRule>& rules, const std::vector<LearnedLift>& learned,
             std::vector<WorkedQuery> worked);

    Steered of(std::string_view text, TimePoint at, const Catalogue& all) const;
    /// Searches that begin so and led to something, the most often chosen first.
    std::vector<std::string_view> worked(std::string_view beginning, std::size_t most) const;
    /// How many rules have begun or ended by then: another number, other answers.
    std::size_t turns_passed(TimePoint now) const;

private:
    struct ForQuery {
        std::vector<SearchRule> rules;
        std::vector<LearnedLift> learned;
    };
    std::unordered_map<std::string, ForQuery> by_query_;
    std::vector<SearchRule> everywhere_;
    std::vector<WorkedQuery> worked_;  // by query
    std::vector<TimePoint> turns_;     // rising
};

}  // namespace spaza::search
