#pragma once

#include "base/result.hpp"
#include "shop/saved_views/saved_views_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

struct NewSavedView {
    std::string list;
    std::string name;
    std::string query;
    bool is_shared{false};
};

struct SavedViewEdit {
    std::string list;
    std::int64_t number{};
    std::string version;  // as it was when somebody began
    std::optional<std::string> name{};
    std::optional<std::string> query{};
    std::optional<int> place{};
};

/// As it is now; a conflict changed nothing.
struct SavedViewEdited {
    SavedView view;
    bool is_conflict{false};
};

/// The saved views of one of the shop's people, and those that all share. What a query may say was looked at
/// before.
class SavedViewService {
public:
    SavedViewService(SavedViewStore& store, StaffActLog& acts, const Clock& clock, std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    /// The shared ones first, then one's own.
    std::vector<SavedView> all(const std::string& list);
    /// 409 StaffViewError with a name there is, where there are twenty, or for one's own without an account.
    Result<SavedView> keep(const NewSavedView& wanted);
    /// What there is, is it one's own or shared; 404 for others', and for those of another list. It is to be
    /// changed: all views are held, so that names stay different and places in order.
    Result<SavedView> find(const std::string& list, std::int64_t number);
    Result<SavedViewEdited> edit(const SavedViewEdit& edit);
    Result<SavedView> remove(const std::string& list, std::int64_t number);

private:
    Done is_free(const ViewShelf& shelf, const std::string& name, std::int64_t but);
    void move(const SavedView& view, int place);

    SavedViewStore& store_;
    StaffActLog& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza
