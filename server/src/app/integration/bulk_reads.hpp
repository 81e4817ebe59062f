#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/integration/bulk_cursor.hpp"
#include "base/clock.hpp"
#include "base/result.hpp"
#include "platform/storage/storage.hpp"

/// What other systems read in bulk (contract/openapi/integration.yaml, docs/integration.md).
namespace spaza::app::integration {

/// How long a `changes` of an answer can be gone on from; shorter than changes are kept, for one is written
/// before it is committed.
inline constexpr std::chrono::hours kChangesHold{48};

struct BulkQuestion {
    std::string cursor{};  // of the page before; "" for the first
    std::string since{};   // `changes` of an earlier answer, a time, `now`, or "" for all there is
    int most{};            // rows
};

/// Some of the keys of a kind.
struct BulkPart {
    BulkCursor at;
    std::vector<std::string> keys;
    std::string next{};     // cursor of the next page; "" when this was the last
    std::string changes{};  // what a later read asks for as `changedSince`
};

/// A page as it is answered: a JSON object for each key.
struct BulkPage {
    BulkPart part;
    std::vector<std::string> rows;
};

/// How large a page may become. It is held in memory whole, and a product alone may have a hundred thousand
/// letters.
inline constexpr std::size_t kLargestPage = std::size_t{16} << 20;

/// The rows of a part, some at a time, until they are all there or take `most` bytes: what is left comes with the
/// next page. At least one row, whatever it takes.
BulkPage bulk_page(BulkPart part,
                   const std::function<std::vector<std::string>(const std::vector<std::string>& keys)>& rows,
                   std::size_t most = kLargestPage);

/// A kind of things that are read in bulk: what the change log calls it, and its keys in the database's order.
struct BulkKind {
    std::string_view name;        // products
    std::string_view change_log;  // product
    std::function<std::vector<std::string>(storage::Session&, const std::string& after, int most)> keys;
};

/// The keys of one page. What is there all the time is given once; what is changed meanwhile may be missing here
/// and is then given to who reads the changes next. 410 ChangesLostError when these are not kept any more.
Result<BulkPart> bulk_part(storage::Session& session, const BulkKind& kind, const BulkQuestion& question,
                           TimePoint now);

const BulkKind& bulk_products();
const BulkKind& bulk_prices();
const BulkKind& bulk_stock();
const BulkKind& bulk_orders();

/// A JSON object for each of these keys, in their order; `isRemoved` for what is not there any more.
std::vector<std::string> product_rows(storage::Session& session, const std::vector<std::string>& keys);
std::vector<std::string> price_rows(storage::Session& session, const std::vector<std::string>& keys);
std::vector<std::string> stock_rows(storage::Session& session, const std::vector<std::string>& keys);

}  // namespace spaza::app::integration
