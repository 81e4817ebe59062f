#include "shop/accounts/passwords.hpp"

#include <array>
#include <sodium.h>
#include <stdexcept>

#include "base/secrets.hpp"

namespace spaza {
namespace {

// Decision 0190.
constexpr unsigned long long kPasses = 2;
constexpr std::size_t kMemory = 19ULL * 1024 * 1024;

void ready() {
    static const int started = sodium_init();
    if (started < 0) throw std::runtime_error{"the source of random numbers cannot be used"};
}

/// Before the hash of a password that was keyed, so that those made without a key go on working.
constexpr std::string_view kKeyed = "$blake2b$";
constexpr std::size_t kKeyMark = 8;

std::string argon2(std::string_view password) {
    std::array<char, crypto_pwhash_STRBYTES> text{};
    if (crypto_pwhash_str_alg(text.data(), password.data(), password.size(), kPasses, kMemory,
                              crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::runtime_error{"not enough memory to hash a password"};
    return text.data();
}

bool is_argon2(const std::string& hash, std::string_view password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

bool has_other_costs(const std::string& hash) {
    return crypto_pwhash_str_needs_rehash(hash.c_str(), kPasses, kMemory) != 0;
}

std::string keyed(const std::string& pepper, std::string_view password) {
    return secrets::derived_token(pepper, password, "password");
}

std::string_view argon2_in(std::string_view hash) { return hash.substr(hash.find('$', kKeyed.size())); }

std::unexpected<Error> too_many_waiting() {
    return fail(Reason::busy, "error.unavailable", "password", "SystemError", "request");
}

}  // namespace

std::string password_key_mark(const std::string& pepper) {
    if (pepper.empty()) return {};
    return std::string{kKeyed} +
           secrets::derived_token(pepper, {}, "mark of the password key").substr(0, kKeyMark);
}

Passwords::Passwords(HashingRoom room, std::string pepper)
    : room_{room},
      pepper_{std::move(pepper)},
      key_mark_{password_key_mark(pepper_)},
      threads_{room.at_once},
      free_{room.at_once} {}

Passwords::Turn::Turn(const Passwords& owner, Standing standing) : owner_{owner} {
    ready();
    const bool known = standing == Standing::known;
    std::unique_lock lock{owner_.mutex_};
    const auto may_go = [&] { return owner_.free_ > 0 && (known || owner_.known_waiting_ == 0); };
    int& waiting = known ? owner_.known_waiting_ : owner_.strangers_waiting_;
    if (!may_go()) {
        if (waiting >= owner_.room_.most_waiting) return;
        ++waiting;
        owner_.freed_.wait(lock, may_go);
        --waiting;
        if (owner_.free_ > 1) owner_.freed_.notify_all();  // a stranger may have been held back by this one only
    }
    --owner_.free_;
    taken_ = true;
}

int Passwords::waiting(Standing standing) const {
    const std::lock_guard lock{mutex_};
    return standing == Standing::known ? known_waiting_ : strangers_waiting_;
}

Passwords::Turn::~Turn() {
    if (!taken_) return;
    {
        const std::lock_guard lock{owner_.mutex_};
        ++owner_.free_;
    }
    owner_.freed_.notify_all();
}

std::string Passwords::hashed(std::string_view password) const {
    return threads_.run(
        [&] { return pepper_.empty() ? argon2(password) : key_mark_ + argon2(keyed(pepper_, password)); });
}

bool Passwords::matches(std::string_view password, std::string_view hash) const {
    const bool is_keyed = hash.starts_with(kKeyed);
    return threads_.run([&] {
        if (!is_keyed) return is_argon2(std::string{hash}, password);
        return is_argon2(std::string{argon2_in(hash)}, keyed(pepper_, password));
    });
}

bool Passwords::is_of_another_key(std::string_view hash) const {
    return hash.starts_with(kKeyed) && (pepper_.empty() || !hash.starts_with(key_mark_));
}

bool Passwords::is_outdated(std::string_view hash) const {
    if (hash.empty()) return false;
    if (!hash.starts_with(kKeyed)) return !pepper_.empty() || has_other_costs(std::string{hash});
    return has_other_costs(std::string{argon2_in(hash)});
}

Result<std::string> Passwords::hash(std::string_view password) const {
    const Turn turn{*this};
    if (!turn) return too_many_waiting();
    return hashed(password);
}

Result<bool> Passwords::verify(std::string_view password, const std::string& hash, Standing standing) const {
    if (hash.empty()) return verify_nobody(password);  // an account without a password takes as long
    const Turn turn{*this, standing};
    if (!turn) return too_many_waiting();
    return matches(password, hash);
}

Result<bool> Passwords::verify_nobody(std::string_view password) const {
    static const std::string nobody = [] {
        ready();
        return argon2("no account has this password");
    }();
    const auto checked = verify(password, nobody);
    if (!checked) return checked;
    return false;
}

}  // namespace spaza
