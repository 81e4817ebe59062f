#include "app/commands/doctor_privacy.hpp"

#include "app/chores.hpp"
#include "app/perishable_topics.hpp"
#include "base/clock.hpp"

namespace spaza::app {
namespace {

/// Housekeeping comes by every minute and puts off for a day what has to wait.
constexpr std::chrono::hours kLate{2};

}  // namespace

void examine_privacy(storage::Database& database, const Config& config, std::vector<storage::Finding>& findings) {
    const auto count = [&](const char* sql, TimePoint at) {
        return database
            .reading([&](storage::Session& session) {
                return session.row(sql, {to_millis(at)}, [](const storage::Row& row) { return row.integer(0); });
            })
            .value_or(0);
    };
    const TimePoint late = SystemClock{}.now() - kLate;
    const auto overdue =
        count("SELECT COUNT(*) FROM account_deletion WHERE done_at IS NULL AND due_at < $1", late);
    const auto waiting =
        count("SELECT COUNT(*) FROM account_deletion WHERE done_at IS NULL AND due_at >= $1", late);
    if (overdue > 0)
        findings.push_back({false, "privacy",
                            "accounts that should have been deleted hours ago: " + std::to_string(overdue),
                            "keep the shop running: it deletes them by itself; see docs/privacy.md"});
    else
        findings.push_back({true, "privacy", "accounts that wait to be deleted: " + std::to_string(waiting), {}});
    std::string overstayed;
    for (const storage::Chore& chore : chores(config))
        if (const auto rows = chore.count ? chore.count(database, late) : 0; rows > 0)
            overstayed += (overstayed.empty() ? "" : ", ") + chore.name + ' ' + std::to_string(rows);
    if (!overstayed.empty())
        findings.push_back({false, "privacy", "kept for hours longer than configured: " + overstayed,
                            "keep the shop running: it removes them by itself; see docs/privacy.md"});
    const Config::Keep& keep = config.keep;
    std::string topics;
    for (const std::string topic : kPerishableTopics) topics += (topics.empty() ? "'" : ", '") + topic + '\'';
    const std::string undeliverable =
        "SELECT COUNT(*) FROM outbox WHERE state = 'failed' AND finished_at < $1 AND topic IN (" + topics + ")";
    const auto undelivered = count(undeliverable.c_str(), late - std::chrono::days{keep.failed_message_days});
    if (undelivered > 0)
        findings.push_back(
            {false, "privacy",
             "undelivered messages kept for longer than keep.failed_message_days: " + std::to_string(undelivered),
             "keep the shop running: it removes them by itself"});
    std::string kept;
    for (const auto& [what, days] :
         {std::pair{"guests' carts", keep.guest_cart_days}, std::pair{"carts", keep.customer_cart_days},
          std::pair{"mails", keep.message_days}, std::pair{"undelivered mails", keep.failed_message_days},
          std::pair{"page events", keep.event_days},
          std::pair{"addresses of unpaid orders", keep.unpaid_order_days},
          std::pair{"solved tickets", keep.ticket_days}, std::pair{"files", keep.attachment_days},
          std::pair{"acts of staff", keep.staff_act_days}, std::pair{"sold televisions", keep.licence_days},
          std::pair{"invoices of deleted accounts", keep.invoice_days}})
        kept += (kept.empty() ? "days kept: " : ", ") + std::string{what} + ' ' + std::to_string(days);
    findings.push_back({true, "privacy", kept, {}});
}

}  // namespace spaza::app
