#pragma once

#include <utility>

#include "base/result.hpp"
#include "shop/staff_acts/staff_acts.hpp"
#include "shop/terms/terms_admin.hpp"
#include "shop/terms/terms_rules.hpp"
#include "shop/terms/terms_store.hpp"

namespace spaza {

/// What came of setting one: as it stands now, or what somebody else set meanwhile.
struct TermsEdited {
    TermsLine line;
    TimePoint from;
    std::optional<TermsConflict> conflict{};
};

/// The figures the shop sells by, as its people set them from their screens (from the machine: `spaza settings`).
class TermsAdminService {
public:
    /// `first`: what the configuration says.
    TermsAdminService(TermsStore& store, StaffActLog& acts, std::vector<DatedValue> first, std::string by)
        : store_{store}, acts_{acts}, first_{std::move(first)}, by_{std::move(by)} {}

    std::vector<TermsLine> all();
    TimePoint now() const { return store_.now(); }
    /// From now on, or from a day to come.
    Result<TermsEdited> set(const TermsEdit& edit);
    /// What has not begun to count.
    Result<TermsEdited> withdraw(const TermsWithdrawal& wanted);

private:
    /// Held until the transaction ends; NotFoundError for a name there is none of.
    Result<TermsLine> hold(const std::string& name);
    void note(const TermsChange& change, const std::string& before, const std::string& why);

    TermsStore& store_;
    StaffActLog& acts_;
    std::vector<DatedValue> first_;
    std::string by_;
};

}  // namespace spaza
