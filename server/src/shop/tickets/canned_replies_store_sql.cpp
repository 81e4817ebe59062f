#include "shop/tickets/canned_replies_store_sql.hpp"

namespace spaza {
namespace {

CannedReply reply_in(const storage::Row& row) {
    return {.name = row.get<std::string>(0),
            .words = row.get<std::string>(1),
            .changed_at = from_millis(row.integer(2))};
}

}  // namespace

std::vector<CannedReply> SqlCannedReplyStore::all() {
    return session_.rows("SELECT name, words, changed_at FROM canned_reply ORDER BY name", {}, reply_in);
}

std::optional<CannedReply> SqlCannedReplyStore::find(const std::string& name) {
    return session_.row("SELECT name, words, changed_at FROM canned_reply WHERE name = $1", {name}, reply_in);
}

void SqlCannedReplyStore::keep(const CannedReply& reply) {
    session_.execute(
        "INSERT INTO canned_reply (name, words, changed_at) VALUES ($1, $2, $3) "
        "ON CONFLICT (name) DO UPDATE SET words = $2, changed_at = $3",
        {reply.name, reply.words, to_millis(reply.changed_at)});
}

bool SqlCannedReplyStore::remove(const std::string& name) {
    return session_.execute("DELETE FROM canned_reply WHERE name = $1", {name}) == 1;
}

}  // namespace spaza
