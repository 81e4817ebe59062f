#pragma once

#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/transactional.hpp"
#include "platform/http/idempotency.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::idempotency {

/// Keeps claims and answers in table idempotency_key, so that a repeat is recognised on every node. A claim names
/// its node; when that has ended, the next request with the key has it at once. Whoever still works under a claim
/// that another has taken over cannot commit.
class SqlIdempotencyStore final : public http::IdempotencyStore {
public:
    SqlIdempotencyStore(storage::Database& database, const Clock& clock) : database_{database}, clock_{clock} {}

    Claim claim(const Key& key) override;
    void complete(const Key& key, std::string_view token, const http::Response& answer) override;
    void abandon(const Key& key, std::string_view token) override;

private:
    /// Takes over the claim of a request that cannot go on: its node has ended, or it could not give it back here.
    bool take_over(const Key& key, const std::string& from, const std::string& token);
    bool is_left_behind(const std::string& token);
    /// The next request with the key has it here at once, and everywhere when the database is reached again.
    void leave_behind(const Key& key, std::string_view token);
    void give_back();

    struct LeftBehind {
        std::string scope;
        std::string key;
        std::string token;
    };

    storage::Database& database_;
    const Clock& clock_;
    std::mutex mutex_;
    std::vector<LeftBehind> not_given_back_;  // claims of requests that have ended here
};

/// Keeps the answer in the transaction of the change it tells of. When the claim has lapsed and another request
/// has the key, the transaction fails (Failure::Kind::stale).
void keep_answer(storage::Session& session, const KeptAnswer& answer);

}  // namespace spaza::idempotency
