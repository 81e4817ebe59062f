#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/result.hpp"

namespace spaza {

/// What somebody does in the shop.
enum class StaffRole { owner, service_desk, finance, auditor };

std::string_view name_of(StaffRole role);  // owner, service-desk, finance, auditor
/// Each once, in the order given: `service-desk,finance`; refused when one is unknown, or there is none.
Result<std::vector<StaffRole>> staff_roles_in(std::string_view text);
std::string names_of(const std::vector<StaffRole>& roles);

/// What the calls of /backoffice/api ask of a token, beyond reading.
namespace staff_right {
inline constexpr std::string_view kServe = "serve";  // answer, decide, receive and inspect
inline constexpr std::string_view kPay = "pay";      // give money, goods or a coupon
inline constexpr std::string_view kAudit = "audit";  // read what staff did
}  // namespace staff_right

/// What these roles allow together; reading is allowed to all.
std::vector<std::string_view> rights_of(const std::vector<StaffRole>& roles);

/// A token of a person; what it says is not kept.
struct StaffToken {
    std::int64_t number{};
    std::string name;
    std::vector<StaffRole> roles;
    TimePoint created_at;
    TimePoint expires_at;
    std::optional<TimePoint> revoked_at{};
    std::optional<TimePoint> used_at{};  // to the hour
    bool is_good(TimePoint now) const { return !revoked_at && now < expires_at; }
};

}  // namespace spaza
