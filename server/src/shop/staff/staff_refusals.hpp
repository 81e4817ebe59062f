#pragma once

#include <chrono>

#include "base/result.hpp"

/// What staff who come in, or do not, are refused with.
namespace spaza::staff_refusals {

/// Alike whichever of email, password and code was wrong.
inline std::unexpected<Error> wrong_sign_in() {
    return fail(Reason::unauthenticated, "staff.signInWrong", {}, "StaffSignInError", {});
}

inline std::unexpected<Error> too_many_tries(std::chrono::seconds wait, const char* field) {
    auto refused = fail(Reason::not_allowed, "account.locked", field, "TooManyRequestsError", "parameter");
    refused.error().params = {{"seconds", std::to_string(wait.count())}};
    return refused;
}

inline std::unexpected<Error> visit_over() {
    return fail(Reason::unauthenticated, "staff.visitOver", {}, "InvalidTokenError", {});
}

inline std::unexpected<Error> invitation_over() {
    return fail(Reason::not_found, "staff.invitationOver", {}, "NotFoundError", "invitation");
}

}  // namespace spaza::staff_refusals
