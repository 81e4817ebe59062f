#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "shop/accounts/quiet_threads.hpp"

namespace spaza {

/// How much hashing may go on in this process.
struct HashingRoom {
    int at_once{2};
    int most_waiting{12};  // of each standing
};

/// Whose password is hashed: of somebody who signed in to the account from the same place before, or of anybody.
enum class Standing { stranger, known };

/// How hashes begin that were made with this pepper, so that those of another are distinguished; "" without one.
std::string password_key_mark(const std::string& pepper);

/// Argon2id, over the password keyed with a secret that is not in the database where there is one (a pepper): a
/// stolen database alone lets nobody try passwords out. Each check takes 19 MiB for its time, so only a few run at
/// once and a few more wait their turn; the rest are refused at once (Reason::busy), for whoever waits here holds
/// a thread that shoppers need. The known wait in a room of their own and go first, so that no crowd of strangers
/// keeps an owner out. Hashing is done by threads that give way to those which answer shoppers.
class Passwords {
public:
    /// `pepper`: "" for none.
    explicit Passwords(HashingRoom room = {}, std::string pepper = {});

    Result<std::string> hash(std::string_view password) const;
    Result<bool> verify(std::string_view password, const std::string& hash,
                        Standing standing = Standing::stranger) const;
    /// Whether it cannot be verified: it was made with a pepper that is not the one there is now.
    bool is_of_another_key(std::string_view hash) const;
    /// Whether the hash was made without the pepper there is now, or at other costs. It still verifies, and is
    /// renewed at a sign-in.
    bool is_outdated(std::string_view hash) const;
    /// Takes as long as `verify` and answers false: an unknown account must not be distinguished by time.
    Result<bool> verify_nobody(std::string_view password) const;

    /// How many wait for their turn at the moment.
    int waiting(Standing standing) const;

    /// One hashing's place; holds it until it goes. Empty-handed when too many wait already.
    class Turn {
    public:
        explicit Turn(const Passwords& owner, Standing standing = Standing::stranger);
        ~Turn();
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        explicit operator bool() const { return taken_; }

    private:
        const Passwords& owner_;
        bool taken_{false};
    };

private:
    std::string hashed(std::string_view password) const;
    bool matches(std::string_view password, std::string_view hash) const;

    const HashingRoom room_;
    const std::string pepper_;
    const std::string key_mark_;
    mutable QuietThreads threads_;
    mutable std::mutex mutex_;
    mutable std::condition_variable freed_;
    mutable int free_;
    mutable int strangers_waiting_{0};
    mutable int known_waiting_{0};
};

}  // namespace spaza
