#pragma once

#include "shop/merchandising/merchandising_service.hpp"
#include "shop/merchandising/merchandising_store_sql.hpp"
#include "shop/search_use/search_use_service.hpp"
#include "shop/search_use/search_use_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store.hpp"

namespace spaza::app::backoffice {

/// Pins, boosts and what searches led to in one transaction, in the name of one person.
struct SearchDesk {
    SearchDesk(storage::Session& session, const Clock& clock, StaffActStore& acts, const std::string& by)
        : rules{session}, service{rules, acts, clock, by}, use_store{session}, use{use_store, clock} {}
    SearchDesk(const SearchDesk&) = delete;
    SearchDesk& operator=(const SearchDesk&) = delete;

    SqlSearchRuleStore rules;
    MerchandisingService service;
    SqlSearchUseStore use_store;
    SearchUseService use;
};

}  // namespace spaza::app::backoffice
