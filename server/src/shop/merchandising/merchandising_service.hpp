#pragma once

#include "shop/merchandising/merchandising_rules.hpp"
#include "shop/merchandising/merchandising_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Rules by which a retailer steers searches. Each change is kept as a version and stands in the audit. Refusals
/// are UnknownIdentifierError for a rule, or a code of a rule, that is not there; ValidationError with the field's
/// name; StaffVersionError when somebody changed it since `version`.
class MerchandisingService {
public:
    /// `by` is who sets them.
    MerchandisingService(SearchRuleStore& store, StaffActLog& acts, const Clock& clock, std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    /// Its search is taken as a text.
    Result<SearchRuleVersion> add(SearchRule rule);
    /// The rule of this number, whoever changed it.
    Done remove(std::int64_t id);
    std::vector<SearchRule> all() { return store_.all(); }

    Result<SearchRuleVersion> find(std::int64_t id);
    /// In place of the rule with its number.
    Result<SearchRuleSaved> change(std::int64_t version, SearchRule rule);
    /// From now on it holds no more; one that has not begun is removed. StaffSearchRuleError when it is over.
    Result<SearchRuleVersion> end(std::int64_t id, std::int64_t version);
    /// As it was before the last change, within 30 days; StaffUndoError when that was an undo itself.
    Result<SearchRuleVersion> undo(std::int64_t id, std::int64_t version);
    /// How the rule will be written: it begins now at the earliest, unless it has begun; refused as `add` and
    /// `change` refuse it.
    Result<SearchRule> checked(SearchRule rule);

private:
    /// The same as `checked`, whenever it holds.
    Result<SearchRule> sound(SearchRule rule);
    Result<SearchRuleVersion> held(std::int64_t id, std::int64_t version);
    SearchRuleVersion write(const SearchRule& rule, std::int64_t version, const char* act, bool is_gone,
                            const std::string& before);

    SearchRuleStore& store_;
    StaffActLog& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza
