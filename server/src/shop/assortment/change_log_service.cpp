#include "shop/assortment/change_log_service.hpp"

#include <algorithm>

#include "shop/assortment/field_words.hpp"

namespace spaza {
namespace {

constexpr const char* kUndoError = "StaffUndoError";
constexpr std::size_t kLongestWhy = 300;

auto no_such_act(const std::string& subject) {
    return fail(Reason::not_found, "catalogue.actUnknown", subject, "NotFoundError", "act");
}

}  // namespace

std::unexpected<Error> changed_since(const std::string& about) {
    return fail(Reason::conflict, "catalogue.changedSince", about, kUndoError, "product");
}

Done check_why(const std::string& why) {
    if (why.size() > kLongestWhy) return fail(Reason::invalid, "validation.tooLong", "why");
    return Done{};
}

std::int64_t ChangeLogService::note(const std::vector<ChangeDraft>& drafts, const ChangeCause& cause,
                                    TimePoint at) {
    std::vector<StaffActDraft> acts;
    for (const ChangeDraft& each : drafts)
        acts.push_back(
            {each.act, each.about, json_of(each.changes.before), json_of(each.changes.after, cause.why)});
    const std::int64_t first = acts_.note_all(by_, acts);
    std::vector<AssortmentChange> changes;
    for (std::size_t n = 0; n < drafts.size(); ++n)
        changes.push_back({.number = first + static_cast<std::int64_t>(n),
                           .at = at,
                           .kind = drafts[n].kind,
                           .about = drafts[n].about,
                           .by = by_,
                           .batch = cause.batch,
                           .undone_by = {},
                           .act = {},
                           .changes = {},
                           .why = {}});
    store_.add(changes);
    if (cause.undoes) store_.set_undone({*cause.undoes}, first);
    return first;
}

bool ChangeLogService::is_undoable(const AssortmentChange& change) const {
    return !change.undone_by && change.act.ends_with(".changed") && clock_.now() - change.at < kUndoable;
}

Result<AssortmentChange> ChangeLogService::undoable(std::int64_t number, const std::vector<ChangeKind>& kinds) {
    auto change = store_.lock(number);
    if (!change || std::ranges::find(kinds, change->kind) == kinds.end())
        return no_such_act(std::to_string(number));
    if (!is_undoable(*change))
        return fail(Reason::conflict, "catalogue.notUndoable", std::to_string(number), kUndoError, "act");
    return *std::move(change);
}

Result<std::vector<AssortmentChange>> ChangeLogService::undoable_batch(const std::string& batch,
                                                                       const std::vector<ChangeKind>& kinds) {
    auto changes = store_.lock_batch(batch);
    std::erase_if(
        changes, [&](const AssortmentChange& each) { return std::ranges::find(kinds, each.kind) == kinds.end(); });
    if (changes.empty()) return no_such_act(batch);
    for (const AssortmentChange& each : changes)
        if (!is_undoable(each)) return fail(Reason::conflict, "catalogue.notUndoable", batch, kUndoError, "batch");
    return changes;
}

Result<std::vector<FieldWords>> words_back(const AssortmentChange& change, const std::vector<FieldWords>& now) {
    static const FieldWords kNone;
    for (const FieldWords& after : change.changes.after) {
        const FieldWords* stands = find_words(now, after.field);
        if ((stands ? stands->words : kNone.words) != after.words) return changed_since(change.about);
    }
    return change.changes.before;
}

}  // namespace spaza
