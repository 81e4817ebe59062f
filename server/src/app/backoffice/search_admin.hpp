#pragma once

#include "shop/merchandising/merchandising_service.hpp"
#include "shop/merchandising/merchandising_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store.hpp"

namespace spaza::app::backoffice {

/// Pins and boosts in one transaction, in the name of one person.
struct SearchAdmin {
    SearchAdmin(storage::Session& session, const Clock& clock, StaffActStore& acts, const std::string& by)
        : rules{session}, service{rules, acts, clock, by} {}
    SearchAdmin(const SearchAdmin&) = delete;
    SearchAdmin& operator=(const SearchAdmin&) = delete;

    SqlSearchRuleStore rules;
    MerchandisingService service;
};

}  // namespace spaza::app::backoffice
