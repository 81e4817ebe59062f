#include "shop/saved_views/saved_views_service.hpp"

#include <algorithm>

#include "shop/saved_views/saved_views_rules.hpp"

namespace spaza {
namespace {

std::string saved_view_code(std::int64_t number) { return "view " + std::to_string(number); }

/// As the audit says what a view is: not what is searched for by it, which may be somebody's name.
std::string view_audit_words(const SavedView& view) {
    return view.name + " · " + view.shelf.list + (view.is_shared() ? " · shared" : " · own");
}

std::unexpected<Error> view_refused(const char* key, const char* subject) {
    return fail(Reason::conflict, key, subject, "StaffViewError", "parameter");
}

}  // namespace

std::vector<SavedView> SavedViewService::all(const std::string& list) {
    std::vector<SavedView> views = store_.all({list, std::nullopt});
    if (const auto member = store_.member_called(by_))
        for (SavedView& each : store_.all({list, member})) views.push_back(std::move(each));
    return views;
}

Done SavedViewService::is_free(const ViewShelf& shelf, const std::string& name, std::int64_t but) {
    for (const SavedView& each : store_.all(shelf))
        if (each.number != but && is_same_person(each.name, name)) return view_refused("views.nameTaken", "name");
    return {};
}

Result<SavedView> SavedViewService::keep(const NewSavedView& wanted) {
    const auto name = view_name(wanted.name);
    if (!name) return std::unexpected(name.error());
    ViewShelf shelf{wanted.list, std::nullopt};
    if (!wanted.is_shared) {
        shelf.member = store_.member_called(by_);
        if (!shelf.member) return view_refused("views.noAccount", "isShared");
    }
    const std::int64_t number = store_.next_number();
    const auto others = store_.all(shelf);
    if (others.size() >= static_cast<std::size_t>(kMostSavedViews)) return view_refused("views.tooMany", "view");
    if (const auto free = is_free(shelf, *name, number); !free) return std::unexpected(free.error());
    const SavedView view{.number = number,
                         .shelf = shelf,
                         .name = *name,
                         .query = wanted.query,
                         .place = others.empty() ? 0 : others.back().place + 1,
                         .changed_at = clock_.now(),
                         .changed_by = by_};
    store_.add(view);
    acts_.note(by_, "view.kept", saved_view_code(number), {}, view_audit_words(view));
    return view;
}

Result<SavedView> SavedViewService::find(const std::string& list, std::int64_t number) {
    store_.hold_all();
    auto view = store_.lock(number);
    const bool is_theirs =
        view && view->shelf.list == list && (view->is_shared() || view->shelf.member == store_.member_called(by_));
    if (!is_theirs)
        return fail(Reason::not_found, "views.unknown", std::to_string(number), "NotFoundError", "view");
    return *std::move(view);
}

void SavedViewService::move(const SavedView& view, int place) {
    for (const SavedView& each : with_view_at(store_.all(view.shelf), view.number, place))
        store_.put_at(each.number, each.place);
}

Result<SavedViewEdited> SavedViewService::edit(const SavedViewEdit& edit) {
    const auto found = find(edit.list, edit.number);
    if (!found) return std::unexpected(found.error());
    SavedView view = *found;
    if (std::to_string(view.version) != edit.version) return SavedViewEdited{view, true};
    const std::string before = view_audit_words(view);
    if (edit.name) {
        const auto name = view_name(*edit.name);
        if (!name) return std::unexpected(name.error());
        if (const auto free = is_free(view.shelf, *name, view.number); !free) return std::unexpected(free.error());
        view.name = *name;
    }
    if (edit.query) view.query = *edit.query;
    ++view.version;
    view.changed_at = clock_.now();
    view.changed_by = by_;
    store_.save(view);
    if (edit.place) move(view, *edit.place);
    acts_.note(by_, "view.changed", saved_view_code(view.number), before, view_audit_words(view));
    return SavedViewEdited{view};
}

Result<SavedView> SavedViewService::remove(const std::string& list, std::int64_t number) {
    const auto view = find(list, number);
    if (!view) return view;
    store_.remove(number);
    acts_.note(by_, "view.removed", saved_view_code(number), view_audit_words(*view), {});
    return view;
}

}  // namespace spaza
