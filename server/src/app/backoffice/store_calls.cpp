#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/store_shown.hpp"
#include "shop/store_admin/store_admin_rules.hpp"

namespace spaza::app::backoffice {
namespace stores {
namespace {

struct PlaceChangesForm {
    std::optional<std::string> displayName;
    std::optional<bool> isWarehouse;
    std::optional<double> latitude;
    std::optional<double> longitude;
    std::optional<std::string> line1;
    std::optional<std::string> suburb;
    std::optional<std::string> town;
    std::optional<std::string> postalCode;
    std::optional<std::string> province;
    std::optional<std::string> phone;
    std::optional<std::vector<std::string>> hours;
    std::optional<std::string> holidayHours;
    std::optional<std::vector<SpecialDayForm>> specialDays;
    std::optional<std::vector<std::string>> services;
};
BOOST_DESCRIBE_STRUCT(PlaceChangesForm, (),
                      (displayName, isWarehouse, latitude, longitude, line1, suburb, town, postalCode, province,
                       phone, hours, holidayHours, specialDays, services))

struct PlaceForm {
    std::string version;
    PlaceChangesForm changes;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(PlaceForm, (), (version, changes, why))

struct NewPlaceForm {
    std::string code;
    PlaceChangesForm changes;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(NewPlaceForm, (), (code, changes, why))

struct PlaceChangedShown {
    KeptStoreShown store;
    std::optional<std::int64_t> act;
};
BOOST_DESCRIBE_STRUCT(PlaceChangedShown, (), (store, act))

struct StoreChangeShown {
    std::int64_t act{};
    std::string at;
    std::string by;
    std::string what;
    std::string about;
    std::vector<FieldChangeShown> fields;
    std::optional<std::string> why;
    std::optional<std::int64_t> undoneBy;
    bool isUndoable{};
};
BOOST_DESCRIBE_STRUCT(StoreChangeShown, (), (act, at, by, what, about, fields, why, undoneBy, isUndoable))

struct StoreChangesShown {
    std::vector<StoreChangeShown> changes;
};
BOOST_DESCRIBE_STRUCT(StoreChangesShown, (), (changes))

const std::string& store_code_of(const http::Request& request) { return request.param("storeCode"); }

std::vector<FieldWords> store_fields_in(const PlaceChangesForm& form) {
    std::vector<FieldWords> fields;
    const auto text = [&](const char* field, const std::optional<std::string>& value) {
        if (value) fields.push_back({field, value->empty() ? std::vector<std::string>{} : std::vector{*value}});
    };
    const auto flag = [&](const char* field, const std::optional<bool>& value) {
        if (value) fields.push_back({field, {*value ? "true" : "false"}});
    };
    const auto number = [&](const char* field, const std::optional<double>& value) {
        if (value) fields.push_back({field, {fmt::format("{}", *value)}});
    };
    text("displayName", form.displayName);
    flag("isWarehouse", form.isWarehouse);
    number("latitude", form.latitude);
    number("longitude", form.longitude);
    text("line1", form.line1);
    text("suburb", form.suburb);
    text("town", form.town);
    text("postalCode", form.postalCode);
    text("province", form.province);
    text("phone", form.phone);
    if (form.hours) fields.push_back({"hours", *form.hours});
    text("holidayHours", form.holidayHours);
    if (form.specialDays) {
        FieldWords days{"specialDays", {}};
        for (const SpecialDayForm& each : *form.specialDays)
            days.words.push_back(each.date + '=' + each.hours + '=' + each.name);
        fields.push_back(std::move(days));
    }
    if (form.services) fields.push_back({"services", *form.services});
    return fields;
}

Result<StoreFilter> store_filter_in(const http::Request& request) {
    StoreFilter filter;
    const auto text = text_in(request, "query", 100);
    if (!text) return std::unexpected(text.error());
    const auto province = text_in(request, "province", 10);
    if (!province) return std::unexpected(province.error());
    filter.text = *text;
    filter.province = *province;
    constexpr std::array<std::string_view, 3> kKinds{"all", "stores", "warehouses"};
    const std::string kind = request.query_value("kind").value_or("all");
    const auto known = std::ranges::find(kKinds, kind);
    if (known == kKinds.end()) return http::bad_parameter("validation.invalid", "kind");
    filter.kind = static_cast<StoreKind>(known - kKinds.begin());
    return filter;
}

http::Response list(const Application& application, StaffSession& staff, const http::Request& request) {
    const auto filter = store_filter_in(request);
    if (!filter) return http::problem(filter.error());
    const auto loads = staff.stores.loads();
    PlaceListShown out{
        .stores = {}, .total = 0, .warehouses = 0, .closedToday = 0, .provinces = provinces_shown()};
    for (const KeptStore& each : staff.stores.all()) {
        const auto load = loads.find(each.store.code.value);
        PlaceRowShown row = place_row(each, load == loads.end() ? StoreLoad{} : load->second,
                                      application.clock.now(), *application.holidays);
        ++(each.store.warehouse ? out.warehouses : out.total);
        if (!each.store.warehouse && row.today == "closed") ++out.closedToday;
        if (fits(each, *filter)) out.stores.push_back(std::move(row));
    }
    return http::ok(json::write(out));
}

Result<std::string> changed(const Application& application, StaffSession& staff, const std::string& code,
                            const StoreEdited& edited) {
    const auto kept = staff.stores.find(code);
    if (!kept) return std::unexpected(kept.error());
    return json::write(PlaceChangedShown{kept_store_shown(staff, application, *kept), edited.act});
}

http::Response change(const Application& application, const http::Request& request) {
    std::optional<EditConflict> conflict;
    const std::string& code = store_code_of(request);
    const auto done = sessions_of(application, request).write([&](StaffSession& staff) -> Result<std::string> {
        conflict.reset();
        const auto form = form_in<PlaceForm>(request);
        if (!form) return std::unexpected(form.error());
        const auto edited =
            staff.stores.edit({code, form->version, store_fields_in(form->changes), form->why.value_or("")});
        if (!edited) return std::unexpected(edited.error());
        if (edited->conflict) {
            conflict = edited->conflict;
            return fail(Reason::conflict, "catalogue.changedMeanwhile", code, "StaffVersionError", "store");
        }
        return changed(application, staff, code, *edited);
    });
    if (conflict) return refused_for(*conflict, code, "store");
    return done ? http::ok(*done) : http::problem(done.error());
}

http::Response changes(StaffSession& staff, const http::Request& request) {
    const auto kept = staff.stores.find(store_code_of(request));
    if (!kept) return http::problem(kept.error());
    StoreChangesShown out;
    std::vector<std::string> newer;  // what was changed again since cannot be undone
    for (const AssortmentChange& each : staff.stores.changes(store_code_of(request))) {
        StoreChangeShown shown{.act = each.number,
                               .at = iso_time(each.at),
                               .by = each.by,
                               .what = each.act,
                               .about = each.about,
                               .fields = fields_shown(each.changes),
                               .why = if_any(each.why),
                               .undoneBy = each.undone_by,
                               .isUndoable = staff.assortment.log.is_undoable(each)};
        for (const FieldWords& field : each.changes.after) {
            if (std::ranges::find(newer, field.field) != newer.end()) shown.isUndoable = false;
            newer.push_back(field.field);
        }
        out.changes.push_back(std::move(shown));
    }
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace stores

void add_store_calls(Application& application) {
    using namespace stores;
    using namespace staff_right;
    const std::string one = "/stores/{storeCode}";
    add_look(
        application, "/stores",
        [&application](StaffSession& staff, const http::Request& request) {
            return list(application, staff, request);
        },
        kSeeStores);
    add_look(
        application, one,
        [&application](StaffSession& staff, const http::Request& request) {
            const auto kept = staff.stores.find(store_code_of(request));
            return kept ? http::ok(json::write(kept_store_shown(staff, application, *kept)))
                        : http::problem(kept.error());
        },
        kSeeStores);
    add_look(application, one + "/changes", changes, kSeeStores);
    add_act(application, "/stores", {.right = kStores},
            [&application](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto form = form_in<NewPlaceForm>(request);
                if (!form) return std::unexpected(form.error());
                const auto added =
                    staff.stores.add({form->code, {}, store_fields_in(form->changes), form->why.value_or("")});
                if (!added) return std::unexpected(added.error());
                return changed(application, staff, form->code, *added);
            });
    http::RouteOptions writing;
    writing.right = kStores;
    application.router.staff(
        "PATCH", one, [&application](const http::Request& request) { return change(application, request); },
        writing);
    add_act(application, one + "/changes/{actNumber}/undo", {.right = kStores},
            [&application](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto number = act_in(request);
                if (!number) return std::unexpected(number.error());
                const auto why = why_in(request);
                if (!why) return std::unexpected(why.error());
                const auto undone = staff.stores.undo(store_code_of(request), *number, *why);
                if (!undone) return std::unexpected(undone.error());
                return changed(application, staff, store_code_of(request), *undone);
            });
}

}  // namespace spaza::app::backoffice
