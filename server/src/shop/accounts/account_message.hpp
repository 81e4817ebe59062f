#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>

namespace spaza {

inline constexpr const char* kAccountTopic = "account";

/// What is to be sent to whoever has this address or number, who may be nobody. Looked up after the answer to who
/// asked for it, so that the answer takes as long whether or not there is such an account (targets R-14).
struct AccountMessage {
    std::string loginId;
    std::string code;                       // to sign in with; empty: the link for a new password
    std::optional<std::int64_t> expiresAt;  // of the code, UTC milliseconds
    std::optional<std::string> otherWay{};  // the id of a code that goes to what else the account has
    std::optional<bool> strangersTry{};     // neither, but word that somebody keeps failing to sign in
};
BOOST_DESCRIBE_STRUCT(AccountMessage, (), (loginId, code, expiresAt, otherWay, strangersTry))

}  // namespace spaza
