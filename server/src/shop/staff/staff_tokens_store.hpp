#pragma once

#include "shop/staff/staff.hpp"

namespace spaza {

struct StaffTokenStore {
    virtual ~StaffTokenStore() = default;
    /// Gives it its number.
    virtual StaffToken add(StaffToken token, const std::string& digest) = 0;
    virtual std::optional<StaffToken> find(const std::string& digest) = 0;
    virtual std::optional<StaffToken> find(std::int64_t number) = 0;
    /// By number.
    virtual std::vector<StaffToken> all() = 0;
    virtual void revoke(std::int64_t number, TimePoint at) = 0;
    virtual void set_used(std::int64_t number, TimePoint at) = 0;
};

}  // namespace spaza
