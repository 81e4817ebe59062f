#include "shop/privacy/messages_about_store_sql.hpp"

#include <algorithm>
#include <string>

namespace spaza {
namespace {

constexpr int kPage = 1000;

const std::string kWords =
    "SELECT uid FROM customer WHERE id = $1 UNION "
    // A number that was only typed, or that several have proven, may be somebody else's.
    "SELECT mobile_number FROM customer c WHERE id = $1 AND mobile_proven_at IS NOT NULL AND NOT EXISTS "
    "(SELECT 1 FROM customer other WHERE other.mobile_number = c.mobile_number AND other.id <> c.id "
    "AND other.mobile_proven_at IS NOT NULL) UNION "
    // So may what they had before, when another has it now.
    "SELECT old_value FROM contact_change WHERE customer_id = $1 AND old_value <> '' "
    "AND (kind = 'email' OR old_proven_at IS NOT NULL) AND NOT EXISTS "
    "(SELECT 1 FROM customer other WHERE other.id <> $1 AND (other.uid = old_value "
    "OR (other.mobile_number = old_value AND other.mobile_proven_at IS NOT NULL))) UNION "
    "SELECT id FROM customer WHERE id = $1 UNION "
    "SELECT code FROM customer_order WHERE customer_id = $1 UNION "
    "SELECT code FROM return_request WHERE customer_id = $1";

}  // namespace

std::vector<std::int64_t> messages_about(storage::Session& session, const CustomerId& customer) {
    // A whole text of the JSON, so that nobody whose address only ends alike is meant.
    const auto words = session.rows(kWords, {customer.value},
                                    [](const storage::Row& row) { return '"' + row.get<std::string>(0) + '"'; });
    std::vector<std::int64_t> found;
    std::int64_t last = 0;
    for (int read = kPage; read == kPage;) {
        read = 0;
        session.query("SELECT id, payload, topic, state FROM outbox WHERE id > $1 ORDER BY id LIMIT $2",
                      {last, kPage}, [&](const storage::Row& row) {
                          ++read;
                          last = row.integer(0);
                          const std::string_view payload = row.text(1);
                          // What a warehouse or courier has yet to hear is not taken back.
                          if ((row.text(2) == "feed" || row.text(2) == "collection") && row.text(3) != "done")
                              return;
                          if (std::ranges::any_of(words, [&](const std::string& word) {
                                  return payload.find(word) != std::string_view::npos;
                              }))
                              found.push_back(last);
                      });
    }
    return found;
}

}  // namespace spaza
