#pragma once

#include "base/clock.hpp"
#include "base/transactional.hpp"
#include "platform/http/idempotency.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// Keeps claims and answers in table idempotency_key, so that a repeat is recognised on every node.
class SqlIdempotencyStore final : public http::IdempotencyStore {
public:
    SqlIdempotencyStore(Database& database, const Clock& clock) : database_{database}, clock_{clock} {}

    Claim claim(const Key& key) override;
    void complete(const Key& key, std::string_view token, const http::Response& answer) override;
    void abandon(const Key& key, std::string_view token) override;

private:
    Database& database_;
    const Clock& clock_;
};

/// Keeps the answer in the transaction of the change it tells of. When the claim has lapsed and another request
/// has the key, the transaction fails (Failure::Kind::stale).
void keep_answer(Session& session, const KeptAnswer& answer);

}  // namespace spaza::storage
