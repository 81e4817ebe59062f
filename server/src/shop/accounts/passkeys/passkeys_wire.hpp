#pragma once

#include "shop/accounts/webauthn/webauthn_wire.hpp"

namespace spaza::wire {

struct PasskeyLogin {
    std::string tokenId;
    AssertionCredential credential;
    std::optional<std::string> guestCartGuid;
};
BOOST_DESCRIBE_STRUCT(PasskeyLogin, (), (tokenId, credential, guestCartGuid))

}  // namespace spaza::wire
