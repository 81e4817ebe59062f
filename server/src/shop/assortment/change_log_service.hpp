#pragma once

#include "base/result.hpp"
#include "shop/assortment/assortment_changes_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// One thing that was changed, to be noted.
struct ChangeDraft {
    ChangeKind kind{};
    std::string about;
    std::string act;  // product.changed
    FieldChanges changes;
};

/// Notes changes as acts of the chain, with what undoing them needs.
class ChangeLogService {
public:
    ChangeLogService(AssortmentChangeStore& store, StaffActSeries& acts, const Clock& clock, std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    /// Ask for it last; `at` is when it was written. Answers the number of the first act, the others follow.
    std::int64_t note(const std::vector<ChangeDraft>& drafts, const ChangeCause& cause, TimePoint at);

    /// A change that may be undone now: StaffUndoError when it was already, or is too old; NotFoundError when it
    /// is none of these kinds.
    Result<AssortmentChange> undoable(std::int64_t number, const std::vector<ChangeKind>& kinds);
    Result<std::vector<AssortmentChange>> undoable_batch(const std::string& batch,
                                                         const std::vector<ChangeKind>& kinds);
    void set_undone(const std::vector<std::int64_t>& numbers, std::int64_t by) { store_.set_undone(numbers, by); }
    /// Whether its time and state allow it; what it changed is not looked at.
    bool is_undoable(const AssortmentChange& change) const;

    std::vector<AssortmentChange> of(const std::vector<ChangeKind>& kinds, const std::string& about, int most) {
        return store_.of(kinds, about, most);
    }
    std::pair<std::string, TimePoint> last_by(ChangeKind kind, const std::string& about) {
        return store_.last_by(kind, about);
    }
    const std::string& by() const { return by_; }
    TimePoint now() const { return clock_.now(); }
    const Clock& clock() const { return clock_; }

private:
    AssortmentChangeStore& store_;
    StaffActSeries& acts_;
    const Clock& clock_;
    std::string by_;
};

/// Words that lead a change back: what it changed must still be so in `now`, else StaffUndoError with `about`.
Result<std::vector<FieldWords>> words_back(const AssortmentChange& change, const std::vector<FieldWords>& now);

/// StaffUndoError.
std::unexpected<Error> changed_since(const std::string& about);

/// Why somebody does something may be given in 300 characters.
Done check_why(const std::string& why);

}  // namespace spaza
