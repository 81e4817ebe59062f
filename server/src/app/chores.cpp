#include "app/chores.hpp"

#include <algorithm>

#include "app/media/attachment_sweep.hpp"
#include "app/media/removed_pictures.hpp"
#include "app/perishable_topics.hpp"
#include "app/privacy_admin.hpp"
#include "app/privacy_policy.hpp"
#include "app/search_steering.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/privacy/readdress_store_sql.hpp"
#include "shop/webhooks/webhooks.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::hours kDay{24};
constexpr int kForgottenAtOnce = 20;
constexpr std::ptrdiff_t kDevicesAtOnce = 500;
constexpr std::chrono::hours kDevicesKept = 400 * kDay;
constexpr std::chrono::days kWinnersKept{1096};  // three years (CPA s 36, regulation 11)

struct ClockAt final : Clock {
    explicit ClockAt(TimePoint at) : at_{at} {}
    TimePoint now() const override { return at_; }
    TimePoint at_;
};

storage::Perishable perishable_messages(std::chrono::hours kept) {
    return {.topics = {kPerishableTopics.begin(), kPerishableTopics.end()},
            .kept = kept,
            .dropped = [](const std::string& topic, std::int64_t count) {
                log::warn("undelivered_messages_dropped", {{"topic", topic}, {"count", count}});
            }};
}

/// Accounts whose days of grace are over.
storage::Chore deletions(const PrivacyPolicy& policy) {
    return {.name = "accounts to be deleted", .remove = [policy](storage::Database& database, TimePoint now) {
                return database.writing([&](storage::Session& session) -> std::int64_t {
                    const ClockAt clock{now};
                    PrivacyAdmin admin{session, policy, clock};
                    return admin.deletions.forget_due(kForgottenAtOnce);
                });
            }};
}

/// Changes of email addresses that nobody can undo any more.
storage::Chore former_addresses() {
    return {
        .name = "former email addresses",
        .remove = [](storage::Database& database, TimePoint now) { return readdress_all(database, now - kDay); },
        .count = [](storage::Database& database, TimePoint now) { return to_readdress(database, now - kDay); }};
}

/// Devices nobody signed in from for long, once a day: each of them is asked about. The last one of an account
/// stays: a sign-in after years is still reported as one from elsewhere.
storage::Chore old_devices() {
    return {.name = "devices signed in from",
            .remove = [next = TimePoint{}](storage::Database& database, TimePoint now) mutable {
                if (now < next) return std::int64_t{0};
                next = now + kDay;
                const auto old = to_millis(now - kDevicesKept);
                const auto keys = database.reading([&](storage::Session& session) {
                    return session.rows(
                        "SELECT family_id FROM known_device WHERE last_at < $1 AND EXISTS (SELECT 1 FROM "
                        "known_device later WHERE later.customer_id = known_device.customer_id AND "
                        "later.last_at > known_device.last_at)",
                        {old}, [](const storage::Row& row) { return row.get<std::string>(0); });
                });
                std::int64_t removed = 0;
                for (auto from = keys.begin(); from != keys.end();) {
                    const auto to = from + std::min<std::ptrdiff_t>(kDevicesAtOnce, keys.end() - from);
                    removed += database.writing([&](storage::Session& session) {
                        std::int64_t some = 0;
                        for (auto key = from; key != to; ++key)
                            some += session.execute(
                                "DELETE FROM known_device WHERE family_id = $1 AND last_at < $2", {*key, old});
                        return some;
                    });
                    from = to;
                }
                return removed;
            }};
}

/// What was sent to other systems: with an event go twenty rows of the log, and a busy endpoint has millions.
void add_webhook_chores(std::vector<storage::Chore>& all) {
    using storage::remove_older;
    constexpr std::int64_t kEventsAtOnce = 1000;
    constexpr std::chrono::hours kAtOnce{0};
    all.push_back(remove_older("events reported to other systems", "webhook_event", "number", "created_at < $1",
                               kWebhookLogKept, kEventsAtOnce));
    all.push_back(
        remove_older("logs of removed endpoints", "webhook_delivery", "endpoint, sequence",
                     "created_at <= $1 AND endpoint IN (SELECT number FROM webhook_endpoint WHERE state = "
                     "'removed')",
                     kAtOnce));
    all.push_back(remove_older("removed endpoints", "webhook_endpoint", "number",
                               "state = 'removed' AND created_at <= $1 AND NOT EXISTS (SELECT 1 FROM "
                               "webhook_delivery WHERE endpoint = webhook_endpoint.number)",
                               kAtOnce));
    all.push_back(storage::clear_older("old secrets of endpoints", "webhook_endpoint", "number",
                                       "old_sealed_secret = '', old_secret_until = NULL", "old_secret_until <= $1",
                                       kAtOnce));
}

}  // namespace

std::vector<storage::Chore> chores(const Config& config) {
    using storage::clear_older;
    using storage::remove_older;
    const Config::Keep& keep = config.keep;
    const auto carts = keep.guest_cart_days * kDay;
    // As the index cart_to_remove has it.
    const std::string abandoned_cart =
        "(customer_id IS NULL OR state IN ('merged', 'removed')) AND modified_at < $1";

    std::vector<storage::Chore> all =
        storage::platform_chores(keep.message_days * kDay, perishable_messages(keep.failed_message_days * kDay));
    // Notifications about no payment of ours; those about one are kept with it.
    all.push_back(remove_older("refused notifications", "payment_event", "id",
                               "attempt_id = '' AND received_at < $1", keep.refused_payment_days * kDay));
    all.push_back(remove_older("checkouts of abandoned carts", "checkout", "cart_code",
                               "cart_code IN (SELECT code FROM cart WHERE " + abandoned_cart + ")", carts));
    all.push_back(remove_older(
        "abandoned carts", "cart", "code",
        abandoned_cart + " AND NOT EXISTS (SELECT 1 FROM customer_order WHERE cart_code = cart.code)", carts));
    const auto forgotten_after = keep.customer_cart_days * kDay;
    const std::string forgotten_cart = "customer_id IS NOT NULL AND state = 'active' AND modified_at < $1";
    all.push_back(remove_older("checkouts of forgotten carts", "checkout", "cart_code",
                               "cart_code IN (SELECT code FROM cart WHERE " + forgotten_cart + ")",
                               forgotten_after));
    all.push_back(remove_older("forgotten carts", "cart", "code", forgotten_cart, forgotten_after));
    all.push_back(remove_older("saved carts", "saved_cart", "code", "saved_at < $1", keep.saved_cart_days * kDay));
    all.push_back(remove_older("access tokens", "access_token", "hash", "expires_at < $1", kDay));
    all.push_back(remove_older("refresh tokens", "refresh_token", "hash", "expires_at < $1", kDay));
    all.push_back(remove_older("sessions", "token_family", "id", "expires_at < $1", kDay));
    all.push_back(
        remove_older("devices of ended sessions", "push_device", "id",
                     "family_id IN (SELECT id FROM token_family WHERE revoked_at <= $1 OR expires_at <= $1)",
                     std::chrono::hours{0}));
    all.push_back(remove_older("password links", "password_reset", "token_hash", "expires_at < $1", kDay));
    all.push_back(remove_older("one-time codes", "one_time_code", "id", "expires_at < $1", kDay));
    all.push_back(former_addresses());
    all.push_back(remove_older(
        "changed addresses and numbers", "contact_change", "id",
        "expires_at < $1 AND (kind <> 'email' OR undone_at IS NOT NULL OR old_proven_at IS NULL)", kDay));
    all.push_back(remove_older("sign-ups never ended", "pending_sign_up", "attempt", "expires_at < $1",
                               std::chrono::hours{0}));
    all.push_back(remove_older("turns of codes", "one_time_code_turn", "subject", "last_sent_at < $1", kDay));
    all.push_back(remove_older("sign-ins at providers", "social_attempt", "id", "expires_at < $1", kDay));
    all.push_back(remove_older("challenges of passkeys", "passkey_challenge", "id", "expires_at < $1",
                               std::chrono::hours{1}));
    all.push_back(remove_older("links of staff", "staff_link", "digest", "expires_at < $1", kDay));
    all.push_back(remove_older("challenges of staff", "staff_passkey_challenge", "id", "expires_at < $1",
                               std::chrono::hours{1}));
    all.push_back(remove_older("visits of staff", "staff_visit", "number", "expires_at < $1", kDay));
    all.push_back(remove_older("second steps", "second_step_ticket", "id", "expires_at < $1", kDay));
    all.push_back(remove_older("codes of second steps", "second_step_code", "id", "created_at < $1", kDay));
    all.push_back(remove_older("trusted devices", "trusted_device", "token_hash", "expires_at < $1", kDay));
    all.push_back(old_devices());
    all.push_back(remove_older("devices with a count of their own", "sign_in_device", "token_hash, customer_id",
                               "last_at < $1", kDeviceCountedFor));
    all.push_back(remove_older("failed sign-ins", "sign_in_failure", "subject", "window_start < $1", kDay));
    // A mail is tried again for some days; a month is enough to know it.
    all.push_back(remove_older("mails taken in", "received_mail", "digest", "received_at < $1", 30 * kDay));
    all.push_back(remove_older("page events", "page_event", "id", "received_at < $1", keep.event_days * kDay));
    // Numbers of people nobody sold a television to are not kept longer than a check counts; those of buyers as
    // long as the authority may ask.
    all.push_back(remove_older("unused licence checks", "tv_licence", "id",
                               "order_code IS NULL AND checked_at < $1", 7 * kDay));
    all.push_back(remove_older("licence checks of unpaid orders", "tv_licence", "id",
                               "order_code IN (SELECT code FROM customer_order WHERE paid_at IS NULL AND "
                               "reservation = 'released' AND created_at < $1)",
                               14 * kDay));  // a late payment is waited for a week
    // Of a pre-order the time begins when it is paid up: till then nothing is sold.
    all.push_back(
        remove_older("sold televisions", "tv_licence", "id",
                     "checked_at < $1 AND NOT EXISTS (SELECT 1 FROM customer_order o WHERE "
                     "o.code = tv_licence.order_code AND o.deposit_cents > 0 AND "
                     "(o.balance_paid_at >= $1 OR (o.balance_paid_at IS NULL AND o.status = 'ON_HOLD')))",
                     keep.licence_days * kDay));
    all.push_back(remove_older("guests waiting for stock", "guest_stock_notice", "product_code, email",
                               "created_at < $1", 180 * kDay));
    all.push_back(
        remove_older("links of stock mails", "stock_letter_stop", "token_hash", "created_at < $1", 180 * kDay));
    // First what they hold, then that they were there. A message goes on without them.
    const std::string nowhere = "attached_to IS NULL AND created_at < $1";
    const std::string of_closed =
        "attached_to IN (SELECT e.id FROM ticket_event e JOIN ticket t ON t.id = e.ticket_id "
        "WHERE t.status = 'CLOSED' AND t.closed_at < $1)";
    const std::string of_decided =
        "attached_to IN (SELECT id FROM price_beat_claim WHERE status IN ('REFUSED', 'PAID') AND modified_at < "
        "$1)";
    const std::string of_returned =
        "attached_to IN (SELECT e.return_code || '/' || e.entry_number FROM return_entry e JOIN return_request r "
        "ON r.code = e.return_code WHERE r.ended_at < $1)";
    const auto add_files = [&](const std::string& name, const std::string& which, std::chrono::hours kept) {
        all.push_back(remove_older("contents of " + name, "attachment_content", "attachment_id",
                                   "attachment_id IN (SELECT id FROM attachment WHERE " + which + ")", kept));
        all.push_back(remove_older(name, "attachment", "id",
                                   which + " AND NOT EXISTS (SELECT 1 FROM attachment_content c WHERE "
                                           "c.attachment_id = attachment.id)",
                                   kept));
    };
    add_files("files sent without a message", nowhere, kDay);
    add_files("files of ended returns", of_returned, keep.attachment_days * kDay);
    add_files("files of solved tickets", of_closed, std::min(keep.attachment_days, keep.ticket_days) * kDay);
    const std::string solved = "status = 'CLOSED' AND closed_at < $1";
    all.push_back(
        remove_older("messages of solved tickets", "ticket_event", "id",
                     "ticket_id IN (SELECT id FROM ticket WHERE " + solved +
                         ") AND NOT EXISTS (SELECT 1 FROM attachment WHERE attached_to = ticket_event.id)",
                     keep.ticket_days * kDay));
    all.push_back(remove_older("whether solved tickets helped", "ticket_satisfaction", "ticket_id",
                               "ticket_id IN (SELECT id FROM ticket WHERE " + solved + ")",
                               keep.ticket_days * kDay));
    all.push_back(remove_older(
        "solved tickets", "ticket", "id",
        solved + " AND NOT EXISTS (SELECT 1 FROM ticket_event e WHERE e.ticket_id = ticket.id) AND NOT "
                 "EXISTS (SELECT 1 FROM ticket_satisfaction s WHERE s.ticket_id = ticket.id)",
        keep.ticket_days * kDay));
    add_files("files of decided price beats", of_decided, keep.attachment_days * kDay);
    // From the beginning alone: one noted while the clock was wrong leaves no hole in the chain.
    all.push_back(remove_older("acts of staff", "staff_act", "number",
                               "number < COALESCE((SELECT MIN(number) FROM staff_act WHERE at >= $1), "
                               "9223372036854775807) ORDER BY number",
                               keep.staff_act_days * kDay));
    all.push_back(
        remove_older("whose work was what", "staff_work", "about", "taken_at < $1", keep.staff_act_days * kDay));
    // Names of staff are personal data: what they did to goods is kept as long as their acts are.
    const auto acts_kept = keep.staff_act_days * kDay;
    all.push_back(remove_older("changes of products", "assortment_change", "number", "at < $1", acts_kept));
    all.push_back(clear_older("who read in files of gateways", "settlement", "number", "by_whom = ''",
                              "by_whom <> '' AND at < $1", acts_kept));
    for (const std::string who : {"added", "removed"})
        all.push_back(clear_older("who " + who + " pictures", "media_name", "name", who + "_by = ''",
                                  who + "_by <> '' AND " + who + "_at < $1", acts_kept));
    all.push_back(remove_older("movements of stock", "stock_movement", "number", "at < $1", acts_kept));
    all.push_back(
        remove_older("decided proposals", "staff_proposal", "id", "state <> 'waiting' AND at < $1", acts_kept));
    all.push_back(remove_older("former campaigns", "price_campaign", "id",
                               "state IN ('over', 'withdrawn', 'overtaken') AND ends_at < $1", acts_kept));
    all.push_back(clear_older("who set former prices", "price_history", "id", "by_whom = '', why = ''",
                              "by_whom <> 'import' AND by_whom <> 'campaign' AND by_whom <> '' AND at < $1",
                              acts_kept));
    all.push_back(clear_older("addresses of unpaid orders", "customer_order", "code",
                              "address = '{}', recipient = ''",
                              "paid_at IS NULL AND status = 'CANCELLED' AND address <> '{}' AND created_at < $1",
                              keep.unpaid_order_days * kDay));
    all.push_back(clear_older("invoices of deleted accounts", "invoice", "number", "document = '{}'",
                              "customer_id IN (SELECT customer_id FROM account_deletion WHERE done_at < $1) AND "
                              "document <> '{}'",
                              keep.invoice_days * kDay));
    all.push_back(clear_older("winners of vouchers", "voucher_draw", "month", "name = '', contact = ''",
                              "contact <> '' AND drawn_at < $1", kWinnersKept));
    all.push_back(remove_older("downloads of own data", "personal_export", "customer_id", "expires_at < $1",
                               std::chrono::hours{0}));
    add_webhook_chores(all);
    all.push_back(removed_pictures(config));
    all.push_back(search_learning());
    all.push_back(deletions(privacy_policy(config)));
    if (auto bucket = attachment_bucket(config))
        all.push_back(bucket_sweep(std::move(bucket), config.attachments.store == "s3"));
    return all;
}

}  // namespace spaza::app
