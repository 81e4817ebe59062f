#include "shop/staff/staff.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

using namespace staff_right;

struct RoleRights {
    StaffRole role;
    std::string_view name;
    std::vector<std::string_view> rights;
};

/// The one table of who may do what.
const std::array<RoleRights, 4>& table() {
    static const std::array<RoleRights, 4> kTable{{{StaffRole::owner, "owner", {kServe, kPay, kAudit}},
                                                   {StaffRole::service_desk, "service-desk", {kServe}},
                                                   {StaffRole::finance, "finance", {kPay}},
                                                   {StaffRole::auditor, "auditor", {kAudit}}}};
    return kTable;
}

}  // namespace

std::string_view name_of(StaffRole role) { return std::ranges::find(table(), role, &RoleRights::role)->name; }

Result<std::vector<StaffRole>> staff_roles_in(std::string_view text) {
    std::vector<StaffRole> roles;
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto known = std::ranges::find(table(), text.substr(0, comma), &RoleRights::name);
        if (known == table().end())
            return fail(Reason::invalid, "staff.roleUnknown", "roles", "ValidationError", "parameter");
        if (std::ranges::find(roles, known->role) == roles.end()) roles.push_back(known->role);
        if (comma == text.size()) return roles;
        text.remove_prefix(comma + 1);
    }
}

std::string names_of(const std::vector<StaffRole>& roles) {
    std::string names;
    for (const StaffRole role : roles) names.append(names.empty() ? "" : ",").append(name_of(role));
    return names;
}

std::vector<std::string_view> rights_of(const std::vector<StaffRole>& roles) {
    std::vector<std::string_view> all;
    for (const RoleRights& each : table())
        if (std::ranges::find(roles, each.role) != roles.end())
            for (const std::string_view right : each.rights)
                if (std::ranges::find(all, right) == all.end()) all.push_back(right);
    return all;
}

}  // namespace spaza
