#include <charconv>

#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/order_shown.hpp"
#include "app/backoffice/saved_view_lists.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/saved_views/saved_views_service.hpp"
#include "shop/saved_views/saved_views_store_sql.hpp"

namespace spaza::app::backoffice {
namespace views {
namespace {

struct SavedViewShown {
    std::int64_t number{};
    std::string name;
    std::string query;
    bool isShared{};
    std::string version;
    std::string changedAt;
    std::string changedBy;
};
BOOST_DESCRIBE_STRUCT(SavedViewShown, (), (number, name, query, isShared, version, changedAt, changedBy))

struct SavedViewListShown {
    std::vector<SavedViewShown> views;
    int most{};
};
BOOST_DESCRIBE_STRUCT(SavedViewListShown, (), (views, most))

struct NewViewForm {
    std::string name;
    std::string query;
    std::optional<bool> isShared;
};
BOOST_DESCRIBE_STRUCT(NewViewForm, (), (name, query, isShared))

struct ViewForm {
    std::string version;
    std::optional<std::string> name;
    std::optional<std::string> query;
    std::optional<int> place;
};
BOOST_DESCRIBE_STRUCT(ViewForm, (), (version, name, query, place))

SavedViewShown saved_view_shown(const SavedView& view) {
    return {.number = view.number,
            .name = view.name,
            .query = view.query,
            .isShared = view.is_shared(),
            .version = std::to_string(view.version),
            .changedAt = iso_time(view.changed_at),
            .changedBy = view.changed_by};
}

/// The views of one transaction, in the name of who calls.
struct ViewDoor {
    ViewDoor(StaffSession& staff, const http::Request& request, const Clock& clock)
        : store{staff.scope.session}, service{store, staff.acts, clock, request.caller.uid} {}
    SqlSavedViewStore store;
    SavedViewService service;
};

std::unexpected<Error> lacks(std::string_view right) {
    return fail(Reason::not_allowed, "error.staffRight", std::string{right}, "ForbiddenError", "right");
}

/// The list in the path, for who may see it.
Result<const ViewList*> list_in(const http::Request& request) {
    const std::string& name = request.param("viewList");
    const ViewList* list = view_list_named(name);
    if (!list) return fail(Reason::not_found, "views.noList", name, "NotFoundError", "list");
    if (!may(request.caller, list->right)) return lacks(list->right);
    return list;
}

/// 0, which nothing has, for what is no number.
std::int64_t view_in(const http::Request& request) {
    const std::string& text = request.param("viewNumber");
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : 0;
}

Done may_change(const SavedView& view, const ViewList& list, const http::Request& request) {
    if (view.is_shared() && !may(request.caller, list.share_right)) return lacks(list.share_right);
    return {};
}

http::Response saved_list(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto list = list_in(request);
    if (!list) return http::problem(list.error());
    SavedViewListShown out{.views = {}, .most = kMostSavedViews};
    for (const SavedView& each : ViewDoor{staff, request, clock}.service.all(std::string{(*list)->name}))
        out.views.push_back(saved_view_shown(each));
    return http::ok(json::write(out));
}

Result<std::string> keep(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto list = list_in(request);
    if (!list) return std::unexpected(list.error());
    const auto form = form_in<NewViewForm>(request);
    if (!form) return std::unexpected(form.error());
    const bool is_shared = form->isShared.value_or(false);
    if (is_shared && !may(request.caller, (*list)->share_right)) return lacks((*list)->share_right);
    const auto query = view_query(**list, form->query);
    if (!query) return std::unexpected(query.error());
    const auto kept =
        ViewDoor{staff, request, clock}.service.keep({std::string{(*list)->name}, form->name, *query, is_shared});
    if (!kept) return std::unexpected(kept.error());
    return json::write(saved_view_shown(*kept));
}

EditConflict view_conflict(const SavedView& now, const ViewForm& form) {
    EditConflict out{
        .version = std::to_string(now.version), .by = now.changed_by, .at = now.changed_at, .differences = {}};
    if (form.name && *form.name != now.name) out.differences.push_back({"name", {*form.name}, {now.name}});
    if (form.query && *form.query != now.query) out.differences.push_back({"query", {*form.query}, {now.query}});
    return out;
}

/// What was asked for, checked; the conflict is set where somebody else was first.
Result<std::string> edit(StaffSession& staff, const http::Request& request, const Clock& clock,
                         std::optional<EditConflict>& conflict) {
    const auto list = list_in(request);
    if (!list) return std::unexpected(list.error());
    const auto form = form_in<ViewForm>(request);
    if (!form) return std::unexpected(form.error());
    ViewDoor door{staff, request, clock};
    SavedViewEdit wanted{.list = std::string{(*list)->name},
                         .number = view_in(request),
                         .version = form->version,
                         .name = form->name,
                         .place = form->place};
    const auto found = door.service.find(wanted.list, wanted.number);
    if (!found) return std::unexpected(found.error());
    if (const auto allowed = may_change(*found, **list, request); !allowed)
        return std::unexpected(allowed.error());
    if (form->query) {
        const auto query = view_query(**list, *form->query);
        if (!query) return std::unexpected(query.error());
        wanted.query = *query;
    }
    const auto edited = door.service.edit(wanted);
    if (!edited) return std::unexpected(edited.error());
    if (!edited->is_conflict) return json::write(saved_view_shown(edited->view));
    conflict = view_conflict(edited->view, *form);
    return fail(Reason::conflict, "catalogue.changedMeanwhile", request.param("viewNumber"), "StaffVersionError",
                "view");
}

http::Response change(const Application& application, const http::Request& request) {
    std::optional<EditConflict> conflict;
    const auto done = sessions_of(application, request).write([&](StaffSession& staff) {
        conflict.reset();
        return views::edit(staff, request, application.clock, conflict);
    });
    if (conflict) return refused_for(*conflict, request.param("viewNumber"), "view");
    return done ? http::ok(*done) : http::problem(done.error());
}

Result<std::string> remove(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto list = list_in(request);
    if (!list) return std::unexpected(list.error());
    ViewDoor door{staff, request, clock};
    const std::string name{(*list)->name};
    const auto found = door.service.find(name, view_in(request));
    if (!found) return std::unexpected(found.error());
    if (const auto allowed = may_change(*found, **list, request); !allowed)
        return std::unexpected(allowed.error());
    const auto gone = door.service.remove(name, found->number);
    if (!gone) return std::unexpected(gone.error());
    return std::string{};
}

}  // namespace
}  // namespace views

/// Without a right of their own: which list it is decides.
void add_view_calls(Application& application) {
    const Clock& clock = application.clock;
    const std::string all = "/views/{viewList}";
    const std::string one = all + "/{viewNumber}";
    add_look(application, all,
             [&clock](StaffSession& staff, const http::Request& request) {
                 return views::saved_list(staff, request, clock);
             },
             {});
    add_act(application, all, {}, [&clock](StaffSession& staff, const http::Request& request) {
        return views::keep(staff, request, clock);
    });
    application.router.staff(
        "PATCH", one, [&application](const http::Request& request) { return views::change(application, request); },
        {});
    add_act(application, one, {.right = {}, .method = "DELETE"},
            [&clock](StaffSession& staff, const http::Request& request) {
                return views::remove(staff, request, clock);
            });
}

}  // namespace spaza::app::backoffice
