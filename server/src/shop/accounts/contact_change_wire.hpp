#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"

/// JSON shapes of contract/openapi/accounts.yaml about an account's email address and cellphone number.
namespace spaza::wire {

struct ContactOtp {
    std::optional<std::string> loginId;
    std::optional<std::string> tokenId;
    std::optional<std::string> password;
    std::optional<std::string> confirmTokenId;
    std::optional<std::string> confirmOtp;
};
BOOST_DESCRIBE_STRUCT(ContactOtp, (), (loginId, tokenId, password, confirmTokenId, confirmOtp))

struct ContactProof {
    std::optional<std::string> loginId;
    std::optional<std::string> tokenId;
    std::optional<std::string> otp;
};
BOOST_DESCRIBE_STRUCT(ContactProof, (), (loginId, tokenId, otp))

struct UndoContactChange {
    std::optional<std::string> token;
};
BOOST_DESCRIBE_STRUCT(UndoContactChange, (), (token))

}  // namespace spaza::wire
