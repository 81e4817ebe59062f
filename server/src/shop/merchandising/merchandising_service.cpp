#include "shop/merchandising/merchandising_service.hpp"

#include <algorithm>

#include "shop/assortment/field_words.hpp"

namespace spaza {
namespace {

std::string reported(const SearchRule& rule) {
    std::string text{name_of(rule.is)};
    text += rule.is == SearchRule::Is::boost ? " " + std::to_string(rule.percent) + "% "
                                             : " " + std::to_string(rule.place) + ": ";
    text.append(name_of(rule.of)).append(" ").append(rule.code);
    if (!rule.query.empty()) text.append(" for ").append(rule.query);
    text.append(", from ").append(iso_time(rule.from));
    if (rule.until) text.append(" until ").append(iso_time(*rule.until));
    if (!rule.note.empty()) text.append(", ").append(rule.note);
    return text;
}

std::string name_of_rule(std::int64_t id) { return "SR-" + std::to_string(id); }

auto no_such_rule(std::int64_t id) {
    return fail(Reason::not_found, "search.ruleUnknown", std::to_string(id), "NotFoundError", "rule");
}

/// How the audit calls what was done: `ended` is `search.ruleEnded`.
std::string act_of(std::string_view done) {
    std::string act = "search.rule";
    act += static_cast<char>(done.front() - 'a' + 'A');
    return act.append(done.substr(1));
}

}  // namespace

Result<SearchRule> MerchandisingService::checked(SearchRule rule) {
    const auto kept = rule.id == 0 ? std::nullopt : store_.latest(rule.id);
    auto timely = with_moments(std::move(rule), kept ? &kept->rule : nullptr, clock_.now());
    if (!timely) return timely;
    return sound(*std::move(timely));
}

Result<SearchRule> MerchandisingService::sound(SearchRule rule) {
    rule.query = search::query_key(rule.query);
    rule.set_by = by_;
    if (const auto good = check_search_rule(rule); !good) return std::unexpected(good.error());
    if (!store_.is_known(rule.of, rule.code))
        return fail(Reason::not_found, "search.ruleOfNothing", rule.code, "UnknownIdentifierError",
                    std::string{name_of(rule.of)});
    if (!is_one_pin_too_many(store_.all(), rule, clock_.now())) return rule;
    return fail(Reason::invalid, "search.tooManyPins", "query", "ValidationError", "parameter");
}

SearchRuleVersion MerchandisingService::write(const SearchRule& rule, std::int64_t version, const char* act,
                                              bool is_gone, const std::string& before) {
    SearchRuleVersion made{
        .rule = rule, .version = version, .act = act, .is_gone = is_gone, .by = by_, .at = clock_.now()};
    store_.write(made);
    acts_.note(by_, act_of(act), name_of_rule(rule.id), before, is_gone ? "" : reported(rule));
    return made;
}

Result<SearchRuleVersion> MerchandisingService::add(SearchRule rule) {
    rule.id = 0;
    store_.hold_pins();
    auto good = checked(std::move(rule));
    if (!good) return std::unexpected(good.error());
    good->id = store_.next_id();
    return write(*good, 1, "added", false, "");
}

Result<SearchRuleVersion> MerchandisingService::find(std::int64_t id) {
    auto kept = store_.latest(id);
    if (!kept || kept->is_gone) return no_such_rule(id);
    return *std::move(kept);
}

Done MerchandisingService::remove(std::int64_t id) {
    const auto kept = store_.lock(id);
    if (!kept || kept->is_gone) return no_such_rule(id);
    write(kept->rule, kept->version + 1, "removed", true, reported(kept->rule));
    return Done{};
}

Result<SearchRuleVersion> MerchandisingService::held(std::int64_t id, std::int64_t version) {
    auto kept = store_.lock(id);
    if (!kept) return no_such_rule(id);
    if (kept->version != version)
        return fail(Reason::conflict, "catalogue.changedMeanwhile", std::to_string(id), "StaffVersionError",
                    "rule");
    return *std::move(kept);
}

Result<SearchRuleSaved> MerchandisingService::change(std::int64_t version, SearchRule rule) {
    const std::int64_t id = rule.id;
    auto kept = store_.lock(id);
    if (!kept || kept->is_gone) return no_such_rule(id);
    store_.hold_pins();
    const auto good = checked(std::move(rule));
    if (!good) return std::unexpected(good.error());
    const FieldChanges changes = differences(words_of(kept->rule), words_of(*good));
    if (kept->version != version) {
        EditConflict conflict{
            .version = std::to_string(kept->version), .by = kept->by, .at = kept->at, .differences = {}};
        for (std::size_t n = 0; n < changes.after.size(); ++n)
            conflict.differences.push_back(
                {changes.after[n].field, changes.after[n].words, changes.before[n].words});
        return SearchRuleSaved{.kept = *std::move(kept), .conflict = std::move(conflict)};
    }
    if (changes.empty()) return SearchRuleSaved{.kept = *std::move(kept)};
    return SearchRuleSaved{.kept = write(*good, version + 1, "changed", false, reported(kept->rule))};
}

Result<SearchRuleVersion> MerchandisingService::end(std::int64_t id, std::int64_t version) {
    const auto kept = held(id, version);
    if (!kept) return std::unexpected(kept.error());
    if (kept->is_gone) return no_such_rule(id);
    const auto over = ended(kept->rule, clock_.now());
    if (!over)
        return fail(Reason::conflict, "search.ruleOver", std::to_string(id), "StaffSearchRuleError", "rule");
    return write(over->rule, version + 1, "ended", over->is_gone, reported(kept->rule));
}

Result<SearchRuleVersion> MerchandisingService::undo(std::int64_t id, std::int64_t version) {
    const auto kept = held(id, version);
    if (!kept) return std::unexpected(kept.error());
    const auto before = store_.version(id, version - 1);
    const bool is_first = version == 1;
    if (!is_undoable(*kept, clock_.now()) || (!before && !is_first))
        return fail(Reason::conflict, "catalogue.notUndoable", std::to_string(id), "StaffUndoError", "rule");
    const std::string now = kept->is_gone ? std::string{} : reported(kept->rule);
    if (is_first || before->is_gone) return write(kept->rule, version + 1, "undone", true, now);
    // Meanwhile others may have been pinned in its place.
    store_.hold_pins();
    const auto good = sound(before->rule);
    if (!good) return std::unexpected(good.error());
    return write(*good, version + 1, "undone", false, now);
}

}  // namespace spaza
