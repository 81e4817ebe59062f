#include "platform/storage/watched_database.hpp"

#include "base/digest.hpp"
#include "platform/trace/trace.hpp"

namespace spaza::storage {

namespace {

constexpr std::chrono::seconds kDamageKnown{30};
constexpr int kFillerBytes = 65'536;  // more than what is free in the pages there are

bool is_read_only(Session& session) {
    if (session.engine() != Engine::postgresql) return false;
    return session
        .row("SELECT current_setting('default_transaction_read_only') = 'on' OR pg_is_in_recovery()", {},
             [](const Row& row) { return row.get<bool>(0); })
        .value();
}

}  // namespace

void WatchedDatabase::note(const Failure& failure) {
    if (failure.kind == Failure::Kind::unavailable) writes_fail_ = true;
    if (failure.kind == Failure::Kind::damaged) damage_seen_ = SteadyClock::now().time_since_epoch().count();
}

void WatchedDatabase::read(const std::function<void(Session&)>& body) {
    trace::Span span{trace::Kind::client};
    span.name("read");
    try {
        behind_.read(body);
    } catch (const Failure& failure) {
        note(failure);
        span.fail();
        throw;
    }
}

void WatchedDatabase::write(const std::function<bool(Session&)>& body) {
    trace::Span span{trace::Kind::client};
    span.name("write");
    try {
        behind_.write(body);
    } catch (const Failure& failure) {
        note(failure);
        span.fail();
        throw;
    }
}

std::optional<std::string> WatchedDatabase::complaint() {
    const SteadyClock::time_point damage{SteadyClock::duration{damage_seen_}};
    if (damage_seen_ != 0 && SteadyClock::now() - damage < kDamageKnown) return "the database is damaged";
    const bool read_only = behind_.reading([](Session& session) { return is_read_only(session); });
    if (read_only) return "the database is read-only";
    if (!writes_fail_) return std::nullopt;
    const std::unique_lock lock{trying_, std::try_to_lock};
    if (!lock) return "changes could not be kept";
    return try_a_write();
}

std::optional<std::string> WatchedDatabase::try_a_write() {
    try {
        const Bytes filler{random_hex(kFillerBytes / 2)};
        behind_.write([&](Session& session) {
            session.execute("INSERT INTO write_probe (id, filler) VALUES ($1, $2)", {random_hex(8), filler});
            return true;
        });
        behind_.write([](Session& session) { return session.execute("DELETE FROM write_probe") >= 0; });
    } catch (const std::exception& failure) {
        return std::string{"changes cannot be kept: "} + failure.what();
    }
    writes_fail_ = false;
    return std::nullopt;
}

}  // namespace spaza::storage
