#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>

namespace spaza {

/// Argon2id. Each check takes 46 MiB for its time, so only a few run at once and the rest wait their turn.
class Passwords {
public:
    explicit Passwords(int at_once = 2) : free_{at_once} {}

    std::string hash(std::string_view password) const;
    bool verify(std::string_view password, const std::string& hash) const;
    /// Takes as long as `verify` and answers false: an unknown account must not be told apart by time.
    bool verify_nobody(std::string_view password) const;

private:
    class Turn;
    mutable std::mutex mutex_;
    mutable std::condition_variable freed_;
    mutable int free_;
};

}  // namespace spaza
