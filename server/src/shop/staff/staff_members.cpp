#include "shop/staff/staff_members.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace spaza {
namespace {

constexpr std::array kStates{std::pair{StaffState::invited, std::string_view{"invited"}},
                             std::pair{StaffState::active, std::string_view{"active"}},
                             std::pair{StaffState::disabled, std::string_view{"disabled"}}};

}  // namespace

std::string_view name_of(StaffState state) {
    return std::ranges::find(kStates, state, [](const auto& each) { return each.first; })->second;
}

StaffState staff_state_named(std::string_view name) {
    return std::ranges::find(kStates, name, [](const auto& each) { return each.second; })->first;
}

std::vector<std::string> ways_in_of(const StaffMember& member) {
    std::vector<std::string> ways;
    if (member.has_password()) ways.emplace_back("password");
    if (member.has_passkey) ways.emplace_back("passkey");
    return ways;
}

bool StaffMember::is(StaffRole role) const { return std::ranges::find(roles, role) != roles.end(); }

}  // namespace spaza
