#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/accounts/social/social.hpp"

namespace spaza::wire {

enum class Provider { G, F };
BOOST_DESCRIBE_ENUM(Provider, G, F)

inline ProviderCode from_wire(Provider provider) {
    return provider == Provider::G ? ProviderCode::G : ProviderCode::F;
}

struct StartSocialLogin {
    std::optional<Provider> provider;
};
BOOST_DESCRIBE_STRUCT(StartSocialLogin, (), (provider))

struct SocialStart {
    bool responseStatus{true};
    std::string tokenId;
    std::string nonce;
    std::int64_t expiresIn{};
};
BOOST_DESCRIBE_STRUCT(SocialStart, (), (responseStatus, tokenId, nonce, expiresIn))

struct SocialLogin {
    std::optional<Provider> provider;
    std::optional<std::string> idToken;
    std::optional<std::string> tokenId;
    std::optional<std::string> guestCartGuid;
};
BOOST_DESCRIBE_STRUCT(SocialLogin, (), (provider, idToken, tokenId, guestCartGuid))

struct LinkIdentity {
    std::optional<std::string> idToken;
    std::optional<std::string> tokenId;
};
BOOST_DESCRIBE_STRUCT(LinkIdentity, (), (idToken, tokenId))

struct WayToProvider {
    bool responseStatus{true};
    std::string url;
};
BOOST_DESCRIBE_STRUCT(WayToProvider, (), (responseStatus, url))

struct Identity {
    std::string provider;
    std::string name;  // of the provider
    std::optional<std::string> email;
    std::string linkedAt;
};
BOOST_DESCRIBE_STRUCT(Identity, (), (provider, name, email, linkedAt))

struct Identities {
    std::vector<Identity> identities;
};
BOOST_DESCRIBE_STRUCT(Identities, (), (identities))

inline Identity to_wire(const LinkedIdentity& linked) {
    Identity identity{.provider = letter_of(linked.provider),
                      .name = name_of(linked.provider),
                      .email = {},
                      .linkedAt = iso_time(linked.linked_at)};
    if (!linked.email.empty()) identity.email = linked.email;
    return identity;
}

}  // namespace spaza::wire
