#include <algorithm>
#include <array>

#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "app/dated_settings.hpp"
#include "platform/config/config_shown.hpp"

namespace spaza::app::backoffice {
namespace settings {
namespace {

struct SettingValueShown {
    std::string value;
    std::optional<std::string> from;
    std::optional<std::string> setAt;
    std::optional<std::string> setBy;
};
BOOST_DESCRIBE_STRUCT(SettingValueShown, (), (value, from, setAt, setBy))

struct SettingChangeShown {
    std::optional<std::string> value;
    std::string from;
    std::string setAt;
    std::string setBy;
};
BOOST_DESCRIBE_STRUCT(SettingChangeShown, (), (value, from, setAt, setBy))

struct DatedSettingShown {
    std::string name;
    std::string group;
    std::string kind;
    std::string about;
    std::string must;
    std::string version;
    SettingValueShown now;
    std::vector<SettingValueShown> planned;
    std::vector<SettingChangeShown> history;
};
BOOST_DESCRIBE_STRUCT(DatedSettingShown, (), (name, group, kind, about, must, version, now, planned, history))

struct ConfiguredShown {
    std::string key;
    std::string variable;
    std::string about;
    std::optional<std::string> value;
    bool isSet{};
    bool isSecret{};
};
BOOST_DESCRIBE_STRUCT(ConfiguredShown, (), (key, variable, about, value, isSet, isSecret))

struct SectionShown {
    std::string name;
    std::vector<ConfiguredShown> settings;
};
BOOST_DESCRIBE_STRUCT(SectionShown, (), (name, settings))

struct SettingsShown {
    std::string at;
    std::vector<DatedSettingShown> dated;
    std::vector<SectionShown> configuration;
};
BOOST_DESCRIBE_STRUCT(SettingsShown, (), (at, dated, configuration))

struct SettingForm {
    std::string value;
    std::optional<std::string> from;
    std::string version;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(SettingForm, (), (value, from, version, why))

struct WithdrawForm {
    std::string from;
    std::string version;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(WithdrawForm, (), (from, version, why))

struct SettingChangedShown {
    DatedSettingShown setting;
    std::optional<std::string> from;
};
BOOST_DESCRIBE_STRUCT(SettingChangedShown, (), (setting, from))

/// Where a dated setting stands on the screen, and how its value is typed.
struct SettingLook {
    std::string_view name;
    std::string_view group;
    std::string_view kind;
};
constexpr std::array kLooks{SettingLook{"vat_percent", "tax", "percent"},
                            SettingLook{"delivery_fee_cents", "delivery", "cents"},
                            SettingLook{"free_delivery_cents", "delivery", "cents"},
                            SettingLook{"cut_off", "delivery", "time"},
                            SettingLook{"pre_order_deposit", "orders", "deposit"},
                            SettingLook{"price_beat_days", "returns", "days"},
                            SettingLook{"return_days", "returns", "days"},
                            SettingLook{"return_damage_months", "returns", "months"},
                            SettingLook{"return_fault_months", "returns", "months"}};

constexpr std::size_t kMostHistory = 50;

SettingValueShown value_shown(const TermsValue& value) {
    return {.value = value.value,
            .from = shown_time(value.from),
            .setAt = shown_time(value.set_at),
            .setBy = if_any(value.set_by)};
}

DatedSettingShown line_shown(const TermsLine& line) {
    const DatedSetting& setting = *dated_setting(line.name);
    const auto look = std::ranges::find(kLooks, line.name, &SettingLook::name);
    DatedSettingShown shown{.name = line.name,
                            .group = std::string{look == kLooks.end() ? "orders" : look->group},
                            .kind = std::string{look == kLooks.end() ? "days" : look->kind},
                            .about = std::string{setting.about},
                            .must = std::string{setting.must},
                            .version = line.version,
                            .now = value_shown(line.now),
                            .planned = {},
                            .history = {}};
    for (const TermsValue& each : line.planned) shown.planned.push_back(value_shown(each));
    for (const TermsChange& each : line.history) {
        if (shown.history.size() == kMostHistory) break;
        shown.history.push_back({each.value, iso_time(each.from), iso_time(each.set_at), each.set_by});
    }
    return shown;
}

std::vector<SectionShown> configuration_shown(const Config& config) {
    std::vector<SectionShown> sections;
    for (const ShownSetting& each : shown_settings(config)) {
        const std::size_t point = each.key.find('.');
        const std::string section = each.key.substr(0, point);
        if (section == "shop" && dated_setting(each.key.substr(point + 1))) continue;
        if (sections.empty() || sections.back().name != section) sections.push_back({section, {}});
        sections.back().settings.push_back(
            {each.key, each.variable, each.about, each.value, each.is_set, each.is_secret});
    }
    return sections;
}

http::Response look(const Application& application, StaffSession& staff) {
    SettingsShown out{.at = iso_time(staff.terms.now()), .dated = {}, .configuration = {}};
    for (const TermsLine& each : staff.terms.all()) out.dated.push_back(line_shown(each));
    out.configuration = configuration_shown(application.config);
    return http::ok(json::write(out));
}

EditConflict conflict_of(const TermsConflict& conflict) {
    const TermsLine& line = conflict.line;
    EditConflict out{.version = line.version, .by = {}, .at = {}, .differences = {}};
    if (!line.history.empty()) {
        out.by = line.history.front().set_by;
        out.at = line.history.front().set_at;
        out.differences.push_back(
            {"value", conflict.yours.empty() ? std::vector<std::string>{} : std::vector{conflict.yours},
             line.history.front().value ? std::vector{*line.history.front().value} : std::vector<std::string>{}});
    }
    return out;
}

using EditSettings = std::function<Result<TermsEdited>(StaffSession& staff)>;

http::Response write_setting(const Application& application, const http::Request& request,
                             const EditSettings& edit) {
    std::optional<EditConflict> conflict;
    const std::string& name = request.param("settingName");
    const auto done = sessions_of(application, request).write([&](StaffSession& staff) -> Result<std::string> {
        conflict.reset();
        const auto edited = edit(staff);
        if (!edited) return std::unexpected(edited.error());
        if (edited->conflict) {
            conflict = conflict_of(*edited->conflict);
            return fail(Reason::conflict, "catalogue.changedMeanwhile", name, "StaffVersionError", "setting");
        }
        return json::write(SettingChangedShown{line_shown(edited->line), iso_time(edited->from)});
    });
    if (conflict) return refused_for(*conflict, name, "setting");
    return done ? http::ok(*done) : http::problem(done.error());
}

}  // namespace
}  // namespace settings

void add_setting_calls(Application& application) {
    using namespace settings;
    using namespace staff_right;
    add_look(
        application, "/settings",
        [&application](StaffSession& staff, const http::Request&) { return look(application, staff); },
        kSeeSettings);
    http::RouteOptions writing;
    writing.right = kSettings;
    const std::string one = "/settings/{settingName}";
    application.router.staff(
        "POST", one,
        [&application](const http::Request& request) {
            return write_setting(application, request, [&](StaffSession& staff) -> Result<TermsEdited> {
                const auto form = form_in<SettingForm>(request);
                if (!form) return std::unexpected(form.error());
                return staff.terms.set({request.param("settingName"), form->value, form->from.value_or(""),
                                        form->version, form->why.value_or("")});
            });
        },
        writing);
    application.router.staff(
        "POST", one + "/withdraw",
        [&application](const http::Request& request) {
            return write_setting(application, request, [&](StaffSession& staff) -> Result<TermsEdited> {
                const auto form = form_in<WithdrawForm>(request);
                if (!form) return std::unexpected(form.error());
                const auto from = parse_iso_time(form->from);
                if (!from) return http::bad_parameter("validation.invalid", "from");
                return staff.terms.withdraw(
                    {request.param("settingName"), *from, form->version, form->why.value_or("")});
            });
        },
        writing);
}

}  // namespace spaza::app::backoffice
