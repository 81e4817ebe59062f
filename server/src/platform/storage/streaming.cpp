#include "platform/storage/streaming.hpp"

#include "platform/storage/schema_info.hpp"

namespace spaza::storage {

namespace {

constexpr int kFetchedAtOnce = 500;

}  // namespace

void stream(Session& session, const std::string& name, const std::string& select,
            const std::function<void(const Row&)>& each) {
    if (session.engine() == Engine::sqlite) {
        session.query(select, {}, each);
        return;
    }
    const std::string cursor = quoted("stream_" + name);
    session.script("DECLARE " + cursor + " NO SCROLL CURSOR FOR " + select);
    for (bool more = true; more;) {
        more = false;
        session.query("FETCH " + std::to_string(kFetchedAtOnce) + " FROM " + cursor, {}, [&](const Row& row) {
            more = true;
            each(row);
        });
    }
    session.script("CLOSE " + cursor);
}

std::string_view in_byte_order(const Session& session) {
    return session.engine() == Engine::postgresql ? " COLLATE \"C\"" : "";
}

}  // namespace spaza::storage
