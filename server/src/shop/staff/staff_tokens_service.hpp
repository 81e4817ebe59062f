#pragma once

#include "shop/staff/staff_tokens_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

struct IssuedStaffToken {
    StaffToken token;
    std::string text;  // shown once, kept nowhere
};

/// Tokens by which a shop's people call /backoffice/api.
class StaffTokenService {
public:
    StaffTokenService(StaffTokenStore& store, StaffActLog& acts, const Clock& clock)
        : store_{store}, acts_{acts}, clock_{clock} {}

    Result<IssuedStaffToken> issue(const std::string& name, const std::string& roles, std::chrono::days lives,
                                   const std::string& by);
    /// Ends it at once; one that has ended stays as it is.
    Result<StaffToken> revoke(std::int64_t number, const std::string& by);
    /// Of somebody who left; how many they were.
    int revoke_all_of(const std::string& name, const std::string& by);
    std::vector<StaffToken> all() { return store_.all(); }
    /// Whose it is; refused when it is none, has ended or was revoked.
    Result<StaffToken> holder_of(std::string_view text);
    /// Whether its use was noted an hour ago or more, or never.
    bool is_use_due(const StaffToken& token) const;
    Done note_use(std::int64_t number);

private:
    StaffTokenStore& store_;
    StaffActLog& acts_;
    const Clock& clock_;
};

}  // namespace spaza
