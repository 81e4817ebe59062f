#include "app/integration/bulk_reads.hpp"

#include <algorithm>

#include "platform/storage/change_log.hpp"
#include "platform/storage/change_window.hpp"

namespace spaza::app::integration {
namespace reads {
namespace {

std::unexpected<Error> bad(const char* name) {
    return fail(Reason::invalid, "validation.invalid", name, "ValidationError", "parameter");
}

std::unexpected<Error> changes_lost() {
    return fail(Reason::not_found, "integration.changesLost", "changedSince", "ChangesLostError", "parameter");
}

/// Who asks by the clock is shown what was noted a while before, too: a transaction that had noted it may have
/// been committed after the last look, and clocks differ.
constexpr std::chrono::minutes kReportedAgain{15};

/// Where a read of changes begins that asks by a time, such as 2026-11-29T08:30:00Z.
Result<BulkSince> since_time(storage::Session& session, const BulkKind& kind, TimePoint at, TimePoint now) {
    if (at > now + kReportedAgain) return bad("changedSince");
    if (at - kReportedAgain + kChangesHold < now) return changes_lost();
    return BulkSince{.kind = std::string{kind.name},
                     .position = storage::change_position_at(session, kind.change_log, at - kReportedAgain),
                     .taken = at};
}

Result<BulkSince> since_given(storage::Session& session, const BulkKind& kind, const std::string& text,
                              TimePoint now) {
    if (const auto at = parse_iso_time(text)) return since_time(session, kind, *at, now);
    auto since = since_in(text);
    if (!since || since->kind != kind.name) return bad("changedSince");
    if (since->taken + kChangesHold < now || !storage::is_change_position(session, since->position))
        return changes_lost();
    return *std::move(since);
}

/// Where the walk through the keys begins.
Result<BulkCursor> beginning(storage::Session& session, const BulkKind& kind, const std::string& since,
                             TimePoint now) {
    BulkCursor cursor{.kind = std::string{kind.name},
                      .of_changes = false,
                      .from = {},
                      .to = storage::change_position(session),
                      .to_taken = now,
                      .after = {}};
    if (since.empty()) return cursor;
    const auto from = since_given(session, kind, since, now);
    if (!from) return std::unexpected(from.error());
    cursor.from = from->position;
    cursor.of_changes = !storage::is_all_changed(session, {std::string{kind.change_log}, cursor.from, cursor.to});
    return cursor;
}

Result<BulkCursor> going_on(storage::Session& session, const BulkKind& kind, const std::string& text,
                            TimePoint now) {
    auto cursor = cursor_in(text);
    if (!cursor || cursor->kind != kind.name) return bad("cursor");
    // Where a walk through changes began may have been as old already when it began.
    const auto held = cursor->of_changes ? storage::kChangesKept - kChangesHold : kChangesHold;
    if (cursor->to_taken + held < now || !storage::is_change_position(session, cursor->to) ||
        (cursor->of_changes && !storage::is_change_position(session, cursor->from)))
        return changes_lost();
    return *std::move(cursor);
}

/// Of a table whose keys are one column.
auto keys_of(const char* select) {
    return [select](storage::Session& session, const std::string& after, int most) {
        return session.rows(select, {after, most},
                            [](const storage::Row& row) { return row.get<std::string>(0); });
    };
}

/// The key of a row of stock, as the change log has it: store codes have no `|`.
std::vector<std::string> stock_keys(storage::Session& session, const std::string& after, int most) {
    const std::size_t divider = std::min(after.rfind('|'), after.size());
    const std::string product = after.substr(0, divider);
    const std::string store = divider < after.size() ? after.substr(divider + 1) : std::string{};
    return session.rows(
        "SELECT product_code, store_code FROM stock WHERE (product_code, store_code) > ($1, $2) "
        "ORDER BY product_code, store_code LIMIT $3",
        {product, store, most},
        [](const storage::Row& row) { return row.get<std::string>(0) + '|' + row.get<std::string>(1); });
}

/// The rest is for the next page.
void end_after(BulkPart& part, std::size_t keys) {
    part.keys.resize(keys);
    BulkCursor next = part.at;
    next.after = part.keys.back();
    part.next = text_of(next);
}

}  // namespace
}  // namespace reads

Result<BulkPart> bulk_part(storage::Session& session, const BulkKind& kind, const BulkQuestion& question,
                           TimePoint now) {
    const bool from_now = question.since == "now";
    auto cursor = question.cursor.empty()
                      ? reads::beginning(session, kind, from_now ? std::string{} : question.since, now)
                      : reads::going_on(session, kind, question.cursor, now);
    if (!cursor) return std::unexpected(cursor.error());
    BulkPart part{.at = *cursor,
                  .keys = {},
                  .next = {},
                  .changes = text_of(BulkSince{cursor->kind, cursor->to, cursor->to_taken})};
    if (from_now) return part;
    part.keys = cursor->of_changes
                    ? storage::changed_keys(session, {std::string{kind.change_log}, cursor->from, cursor->to},
                                            cursor->after, question.most + 1)
                    : kind.keys(session, cursor->after, question.most + 1);
    if (part.keys.size() <= static_cast<std::size_t>(question.most)) return part;
    reads::end_after(part, part.keys.size() - 1);
    return part;
}

BulkPage bulk_page(BulkPart part,
                   const std::function<std::vector<std::string>(const std::vector<std::string>& keys)>& rows,
                   std::size_t most) {
    constexpr std::size_t kAtOnce = 64;
    BulkPage page{std::move(part), {}};
    auto& keys = page.part.keys;
    page.rows.reserve(keys.size());
    std::size_t bytes = 0;
    while (page.rows.size() < keys.size()) {
        const auto from = keys.begin() + static_cast<std::ptrdiff_t>(page.rows.size());
        const auto count = std::min<std::ptrdiff_t>(kAtOnce, keys.end() - from);
        for (std::string& row : rows({from, from + count})) {
            if (bytes > 0 && bytes + row.size() > most) {
                reads::end_after(page.part, page.rows.size());
                return page;
            }
            bytes += row.size();
            page.rows.push_back(std::move(row));
        }
    }
    return page;
}

const BulkKind& bulk_products() {
    static const BulkKind kKind{"products", "product",
                                reads::keys_of("SELECT code FROM product WHERE code > $1 ORDER BY code LIMIT $2")};
    return kKind;
}

const BulkKind& bulk_prices() {
    static const BulkKind kKind{
        "prices", "price",
        reads::keys_of("SELECT product_code FROM price WHERE product_code > $1 ORDER BY product_code LIMIT $2")};
    return kKind;
}

const BulkKind& bulk_stock() {
    static const BulkKind kKind{"stock", "stock", reads::stock_keys};
    return kKind;
}

const BulkKind& bulk_orders() {
    static const BulkKind kKind{
        "orders", "order",
        reads::keys_of("SELECT code FROM customer_order WHERE code > $1 ORDER BY code LIMIT $2")};
    return kKind;
}

}  // namespace spaza::app::integration
