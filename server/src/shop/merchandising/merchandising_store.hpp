#pragma once

#include <vector>

#include "shop/merchandising/merchandising.hpp"

namespace spaza {

struct SearchRuleStore {
    virtual ~SearchRuleStore() = default;
    virtual std::int64_t next_id() = 0;
    /// Others who add, change or take back a rule wait until the transaction ends: ask for it before pins are
    /// counted.
    virtual void hold_pins() = 0;
    /// What a change made of a rule, and the rule itself. Every process hears of it after the commit.
    virtual void write(const SearchRuleVersion& version) = 0;
    /// By search, then place.
    virtual std::vector<SearchRule> all() = 0;
    /// The same as they were left by who changed them last.
    virtual std::vector<SearchRuleVersion> kept() = 0;
    /// Rules that are gone, as they were, the last removed first.
    virtual std::vector<SearchRuleVersion> gone() = 0;
    /// The last version, also of one that is gone.
    virtual std::optional<SearchRuleVersion> latest(std::int64_t id) = 0;
    /// The same; others who change it wait until the transaction ends.
    virtual std::optional<SearchRuleVersion> lock(std::int64_t id) = 0;
    virtual std::optional<SearchRuleVersion> version(std::int64_t id, std::int64_t version) = 0;
    /// Whether the shop has, or had, what a rule is about.
    virtual bool is_known(SearchRule::Of of, const std::string& code) = 0;
};

}  // namespace spaza
