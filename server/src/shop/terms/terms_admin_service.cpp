#include "shop/terms/terms_admin_service.hpp"

#include <algorithm>

#include "shop/terms/terms_admin_rules.hpp"

namespace spaza {

std::vector<TermsLine> TermsAdminService::all() {
    const auto history = store_.history();
    const TimePoint now = store_.now();
    std::vector<TermsLine> lines;
    for (const DatedSetting& each : dated_settings()) lines.push_back(terms_line(each.name, first_, history, now));
    return lines;
}

Result<TermsLine> TermsAdminService::hold(const std::string& name) {
    if (!dated_setting(name)) return fail(Reason::not_found, "settings.unknown", name, "NotFoundError", "setting");
    store_.hold();
    return terms_line(name, first_, store_.history(), store_.now());
}

void TermsAdminService::note(const TermsChange& change, const std::string& before, const std::string& why) {
    acts_.note(by_, change.value ? "setting.changed" : "setting.withdrawn", change.name, act_words(before, {}, {}),
               act_words(change.value.value_or(""), iso_time(change.from), why));
}

Result<TermsEdited> TermsAdminService::set(const TermsEdit& edit) {
    if (const auto good = check_reason(edit.why); !good) return std::unexpected(good.error());
    const auto line = hold(edit.name);
    if (!line) return std::unexpected(line.error());
    if (const auto good = check_value(*dated_setting(edit.name), edit.value); !good)
        return std::unexpected(good.error());
    const TimePoint now = store_.now();
    if (line->version != edit.version)
        return TermsEdited{.line = *line, .from = now, .conflict = TermsConflict{*line, edit.value}};
    const auto from = begins_at(*line, edit.from, now);
    if (!from) return std::unexpected(from.error());
    const TermsChange change{edit.name, *from, edit.value, now, by_};
    store_.add(change);
    note(change, value_before(*line, *from), edit.why);
    return TermsEdited{.line = terms_line(edit.name, first_, store_.history(), shown_at(edit.from, *from, now)),
                       .from = *from};
}

Result<TermsEdited> TermsAdminService::withdraw(const TermsWithdrawal& wanted) {
    if (const auto good = check_reason(wanted.why); !good) return std::unexpected(good.error());
    const auto line = hold(wanted.name);
    if (!line) return std::unexpected(line.error());
    if (line->version != wanted.version)
        return TermsEdited{.line = *line, .from = wanted.from, .conflict = TermsConflict{*line, {}}};
    const auto planned = std::ranges::find_if(line->planned, [&](const TermsValue& each) {
        return each.from == wanted.from && each.set_at.has_value();
    });
    if (planned == line->planned.end())
        return fail(Reason::conflict, "settings.notPlanned", wanted.name, "StaffSettingError", "setting");
    const TimePoint now = store_.now();
    const TermsChange change{wanted.name, wanted.from, std::nullopt, now, by_};
    store_.add(change);
    note(change, planned->value, wanted.why);
    return TermsEdited{.line = terms_line(wanted.name, first_, store_.history(), now), .from = wanted.from};
}

}  // namespace spaza
