#pragma once

#include <boost/json/object.hpp>
#include <memory>
#include <string>
#include <string_view>

#include "base/clock.hpp"

typedef struct evp_pkey_st EVP_PKEY;

namespace spaza::idsim {

std::string base64url(std::string_view bytes);
/// Of a code verifier, as the browser's first visit said it (RFC 7636, S256).
std::string challenge_of(std::string_view verifier);

/// An RSA key of 2048 bits with the name it is published under.
class SigningKey {
public:
    explicit SigningKey(std::string id);
    const std::string& id() const { return id_; }
    boost::json::object published() const;
    std::string sign(std::string_view text) const;
    /// As text, which a careless checker would take for the secret of an HMAC.
    std::string public_pem() const;

private:
    std::string id_;
    std::shared_ptr<EVP_PKEY> key_;
};

/// What can be wrong with a token on purpose.
enum class Fault {
    none,
    wrong_audience,
    wrong_issuer,
    wrong_key,    // signed by a key nobody published, under the name of one that is
    unknown_key,  // signed by a key nobody published, under its own name
    expired,
    from_the_future,
    unverified_email,
    no_email,
    wrong_nonce,    // of some other attempt
    no_algorithm,   // alg none, no signature
    shared_secret,  // HS256 with the public key as its secret
    changed         // altered after it was signed
};
/// The word of a fault, as buttons and admin calls say it.
const char* word_of(Fault fault);
/// `none` for a word that is none.
Fault fault_named(std::string_view word);
/// All of them with what a person reads, `none` first.
struct NamedFault {
    Fault fault;
    const char* words;
};
const std::vector<NamedFault>& faults();

/// An account at the provider.
struct Person {
    std::string subject;
    std::string email;
    bool email_verified{true};
    std::string given_name;
    std::string family_name;
};

struct TokenRequest {
    std::string issuer;
    std::string audience;
    std::string nonce;
    Fault fault{Fault::none};
    /// Google says whether an address was verified; Facebook says nothing of it.
    bool tells_verified{true};
};

std::string id_token(const Person& person, const TokenRequest& request, const SigningKey& key, TimePoint now);

}  // namespace spaza::idsim
