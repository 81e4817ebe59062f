#pragma once

#include <vector>

#include "shop/merchandising/merchandising.hpp"

namespace spaza {

struct SearchRuleStore {
    virtual ~SearchRuleStore() = default;
    /// Gives it its number. Every process hears of it after the commit.
    virtual SearchRule add(SearchRule rule, TimePoint set_at) = 0;
    /// False when there is none of this number.
    virtual bool remove(std::int64_t id) = 0;
    /// By search, then place.
    virtual std::vector<SearchRule> all() = 0;
    /// Whether the shop has, or had, what a rule is about.
    virtual bool is_known(SearchRule::Of of, const std::string& code) = 0;
};

}  // namespace spaza
