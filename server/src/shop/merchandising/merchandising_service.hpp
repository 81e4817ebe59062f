#pragma once

#include "shop/merchandising/merchandising_rules.hpp"
#include "shop/merchandising/merchandising_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Rules by which a retailer steers searches.
class MerchandisingService {
public:
    /// `by` is who sets them.
    MerchandisingService(SearchRuleStore& store, StaffActLog& acts, const Clock& clock, std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    /// Its search is taken as a text. Refused by the field that is wrong, and when the shop has nothing of that
    /// code.
    Result<SearchRule> add(SearchRule rule);
    Done remove(std::int64_t id);
    std::vector<SearchRule> all() { return store_.all(); }

private:
    SearchRuleStore& store_;
    StaffActLog& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza
