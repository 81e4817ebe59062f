#include "platform/idempotency/claims.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "base/digest.hpp"

namespace spaza::idempotency {

using storage::Bytes;
using storage::Row;
using storage::Session;

namespace {

constexpr std::size_t kMostNotGivenBack = 1000;
constexpr std::ptrdiff_t kMostAtOnce = 50;

using Claim = http::IdempotencyStore::Claim;
using Key = http::IdempotencyStore::Key;

/// Takes the key when it is free, expired, or claimed by a request that died. One statement, so that of two
/// requests at the same moment only one gets it.
bool take(Session& session, const Key& key, const std::string& token, TimePoint now) {
    return session.execute(
               "INSERT INTO idempotency_key (scope, key, body_hash, claimed_at, claim) VALUES ($1, $2, $3, $4, "
               "$7) "
               "ON CONFLICT (scope, key) DO UPDATE SET body_hash = excluded.body_hash, "
               "claimed_at = excluded.claimed_at, claim = excluded.claim, status = NULL, content_type = NULL, "
               "body = NULL "
               "WHERE idempotency_key.claimed_at < $5 "
               "OR (idempotency_key.status IS NULL AND idempotency_key.claimed_at < $6)",
               {key.scope, key.key, key.fingerprint, to_millis(now),
                to_millis(now - http::IdempotencyStore::kKept),
                to_millis(now - http::IdempotencyStore::kClaimLease), token}) == 1;
}

/// Of a claim under way the token is that of whoever has it.
Claim earlier(Session& session, const Key& key) {
    const auto found = session.row(
        "SELECT body_hash, status, content_type, body, claim FROM idempotency_key WHERE scope = $1 AND key = $2",
        {key.scope, key.key}, [&](const Row& row) {
            Claim claim;
            if (row.text(0) != key.fingerprint) {
                claim.outcome = Claim::Outcome::mismatch;
            } else if (row.is_null(1)) {
                claim.outcome = Claim::Outcome::in_flight;
                claim.token = row.get<std::optional<std::string>>(4).value_or("");
            } else {
                claim.outcome = Claim::Outcome::replay;
                claim.answer.status = row.get<int>(1);
                claim.answer.content_type = row.get<std::string>(2);
                claim.answer.body = row.bytes(3);
            }
            return claim;
        });
    // Abandoned between the two statements: the client's next try will get it.
    return found.value_or(Claim{.outcome = Claim::Outcome::in_flight, .token = {}, .answer = {}});
}

}  // namespace

Claim SqlIdempotencyStore::claim(const Key& key) {
    Claim claim;
    const std::string token = std::to_string(database_.node()) + "-" + random_hex(8);
    try {
        database_.write([&](Session& session) {
            const bool ours = take(session, key, token, clock_.now());
            claim =
                ours ? Claim{.outcome = Claim::Outcome::run, .token = token, .answer = {}} : earlier(session, key);
            return ours;
        });
        if (claim.outcome == Claim::Outcome::in_flight && is_left_behind(claim.token)) {
            claim = take_over(key, claim.token, token)
                        ? Claim{.outcome = Claim::Outcome::run, .token = token, .answer = {}}
                        : database_.reading([&](Session& session) { return earlier(session, key); });
        }
    } catch (const std::runtime_error&) {  // the answer may have been lost, and the claim be there
        leave_behind(key, token);
        throw;
    }
    give_back();
    return claim;
}

void SqlIdempotencyStore::leave_behind(const Key& key, std::string_view token) {
    const std::lock_guard lock{mutex_};
    if (not_given_back_.size() >= kMostNotGivenBack) not_given_back_.erase(not_given_back_.begin());
    not_given_back_.push_back({std::string{key.scope}, std::string{key.key}, std::string{token}});
}

void SqlIdempotencyStore::give_back() {
    std::vector<LeftBehind> some;
    {
        const std::lock_guard lock{mutex_};
        const auto end = not_given_back_.begin() + std::min(std::ssize(not_given_back_), kMostAtOnce);
        some.assign(not_given_back_.begin(), end);
        not_given_back_.erase(not_given_back_.begin(), end);
    }
    if (some.empty()) return;
    try {
        database_.write([&](Session& session) {
            for (const LeftBehind& each : some)
                session.execute(
                    "DELETE FROM idempotency_key WHERE scope = $1 AND key = $2 AND status IS NULL AND claim = $3",
                    {each.scope, each.key, each.token});
            return true;
        });
    } catch (const std::runtime_error&) {
        const std::lock_guard lock{mutex_};
        not_given_back_.insert(not_given_back_.begin(), some.begin(), some.end());
    }
}

bool SqlIdempotencyStore::is_left_behind(const std::string& token) {
    std::int64_t node = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), node);
    if (error != std::errc{} || end == token.data() + token.size() || *end != '-' || node == 0) return false;
    if (node != database_.node()) return !database_.node_runs(node);
    const std::lock_guard lock{mutex_};
    return std::ranges::find(not_given_back_, token, &LeftBehind::token) != not_given_back_.end();
}

bool SqlIdempotencyStore::take_over(const Key& key, const std::string& from, const std::string& token) {
    bool ours = false;
    database_.write([&](Session& session) {
        ours = session.execute(
                   "UPDATE idempotency_key SET claim = $5, claimed_at = $6 "
                   "WHERE scope = $1 AND key = $2 AND body_hash = $3 AND status IS NULL AND claim = $4",
                   {key.scope, key.key, key.fingerprint, from, token, to_millis(clock_.now())}) == 1;
        return ours;
    });
    const std::lock_guard lock{mutex_};
    std::erase_if(not_given_back_, [&](const LeftBehind& each) { return each.token == from; });
    return ours;
}

void SqlIdempotencyStore::complete(const Key& key, std::string_view token, const http::Response& answer) {
    const Bytes body{std::string{answer.content()}};
    database_.write([&](Session& session) {
        return session.execute(
                   "UPDATE idempotency_key SET status = $4, content_type = $5, body = $6 "
                   "WHERE scope = $1 AND key = $2 AND body_hash = $3 AND status IS NULL AND claim = $7",
                   {key.scope, key.key, key.fingerprint, answer.status, answer.content_type, body, token}) == 1;
    });
}

void SqlIdempotencyStore::abandon(const Key& key, std::string_view token) {
    try {
        database_.write([&](Session& session) {
            return session.execute(
                       "DELETE FROM idempotency_key "
                       "WHERE scope = $1 AND key = $2 AND body_hash = $3 AND status IS NULL AND claim = $4",
                       {key.scope, key.key, key.fingerprint, token}) == 1;
        });
    } catch (const std::runtime_error&) {  // the database is out of reach
        leave_behind(key, token);
    }
}

void keep_answer(Session& session, const KeptAnswer& answer) {
    const Bytes body{std::string{answer.body}};
    session.later_one(
        "UPDATE idempotency_key SET status = $4, content_type = $5, body = $6 "
        "WHERE scope = $1 AND key = $2 AND status IS NULL AND claim = $3",
        {answer.scope, answer.key, answer.claim, answer.status, answer.content_type, body});
}

}  // namespace spaza::idempotency
