#include "shop/privacy/personal_tables_store_sql.hpp"

namespace spaza {
namespace {

const std::string kTheirs = "customer_id = $1";
const std::string kUid = "(SELECT uid FROM customer WHERE id = $1)";
const std::string kOrders = "(SELECT code FROM customer_order WHERE customer_id = $1)";
const std::string kOfOrders = "order_code IN " + kOrders;
const std::string kAttempts = "(SELECT id FROM payment_attempt WHERE order_code IN " + kOrders + ")";
const std::string kReturns = "(SELECT code FROM return_request WHERE customer_id = $1)";

/// Answers kept for staff are about what their path names.
const std::string kAnsweredToStaff =
    "(scope LIKE 'staff %' AND (replace(scope, '/customers/' || $1 || '/', '') <> scope OR "
    "EXISTS (SELECT 1 FROM ticket t WHERE t.customer_id = $1 AND replace(scope, '/tickets/' || t.id || '/', '') "
    "<> scope) OR "
    "EXISTS (SELECT 1 FROM return_request r WHERE r.customer_id = $1 AND replace(scope, '/returns/' || r.code || "
    "'/', '') <> scope) OR "
    "EXISTS (SELECT 1 FROM customer_order o WHERE o.customer_id = $1 AND replace(scope, '/orders/' || o.code || "
    "'/', '') <> scope) OR "
    "EXISTS (SELECT 1 FROM price_beat_claim c WHERE c.customer_id = $1 AND replace(scope, '/claims/' || c.id || "
    "'/', '') <> scope)))";

/// A text in lower case as an address of ours holds it, in lower case; of what email addresses may have in them.
std::string encoded(std::string text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    // The sign that encodes goes first.
    for (const char c : std::string_view{"%!#$&'*+/=?^`{|}@"}) {
        const auto byte = static_cast<unsigned char>(c);
        const std::string letter = c == '\'' ? "''" : std::string{c};
        text = "replace(" + text + ", '" + letter + "', '%" + kHex[byte >> 4U] + kHex[byte & 15U] + "')";
    }
    return text;
}

std::vector<PersonalTableRule> rules() {
    using enum Forgetting;
    return {
        // What leaves the shop, and what was answered lately.
        {"idempotency_key", "", "replace(scope, $1 || ' ', '') <> scope OR " + kAnsweredToStaff, removed},
        {"outbox",
         "Messages we sent you",
         "id = $1",
         removed,
         {},
         "payload claim last_error key",
         {},
         FoundBy::message},

        // What staff look for by their address.
        {"saved_view", "",
         "EXISTS (SELECT 1 FROM customer c WHERE c.id = $1 AND replace(lower(query), " + encoded("lower(c.uid)") +
             ", '') <> lower(query))",
         removed},

        // Shopping.
        {"checkout", "", "cart_code IN (SELECT code FROM cart WHERE customer_id = $1)", removed},
        {"cart", "Carts", kTheirs, removed, {}, "version"},
        {"saved_cart", "Carts put aside", kTheirs, removed},
        {"wishlist_item", "Wishlist", kTheirs, removed},
        {"stock_notice", "Products you wait for", kTheirs, removed},
        {"guest_stock_notice", "Products you wait for, asked for by email", "email = " + kUid, removed},
        {"stock_letter_stop", "", kTheirs + " OR email = " + kUid, removed},
        {"promotion_use", "Offers used", kTheirs},
        {"promotion_redemption", "Offers used, by order", kTheirs},
        {"coupon", "Coupons of your own", kTheirs + " OR customer_uid = " + kUid, cleared,
         "customer_uid = 'deleted ' || $1", "content_hash"},
        {"review_vote", "Reviews you found helpful or not", kTheirs, removed},
        {"review", "Reviews", kTheirs, cleared, "author = 'A customer', words = '', words_before = ''",
         "version decided_by words status_before reason_before words_before"},

        // Orders: what was bought, for how much and when stays, for the ledger; to whom it went does not.
        {"tv_licence", "",
         "customer_id = $1 AND (order_code IS NULL OR order_code IN (SELECT code FROM customer_order WHERE "
         "customer_id = $1 AND paid_at IS NULL))",
         removed},
        {"tv_licence", "Television licence checks", kTheirs, kept, {}, "id holder cart_code"},
        {"order_entry", "What you ordered", kOfOrders},
        {"order_allocation", "", kOfOrders},
        {"order_discount", "Discounts", kOfOrders},
        {"order_gift", "", kOfOrders},
        {"order_note", "", kOfOrders, removed},
        {"pre_order_watch", "", kOfOrders},
        {"order_timeline", "What happened to your orders", kOfOrders, cleared, "note = ''"},
        {"order_cancellation", "Cancellations", kOfOrders, cleared, "reason = ''"},
        {"consignment", "Parcels", kOfOrders, cleared,
         "tracking_id = '', tracking_url = '', collection_code = ''"},
        {"payment_doubt_settled", "",
         "event_id IN (SELECT id FROM payment_event WHERE attempt_id IN " + kAttempts + ")", cleared,
         "reason = ''"},
        {"payment_event", "", "attempt_id IN " + kAttempts, cleared,
         "raw_body = substr(raw_body, 1, 0), headers = ''"},
        {"refund_history", "Steps of refunds",
         "refund_id IN (SELECT id FROM refund WHERE order_code IN " + kOrders + ")", cleared, "said = ''"},
        {"refund", "Refunds", kOfOrders, cleared, "answer = ''", "request_key gateway_ref"},
        {"payment_attempt", "Payments", kOfOrders, cleared, "opening = ''",
         "opening opening_until gateway_ref merchant_ref"},
        {"invoice", "Invoices and credit notes", kTheirs},
        {"voucher_draw", "Vouchers of the month you won", "contact = " + kUid + " OR " + kOfOrders},
        {"customer_order", "Orders", kTheirs, cleared,
         "address = '{}', recipient = '', campaign = '', held_from = ''", "fingerprint"},
        {"old_order", "Orders of our former shop", "customer_email = " + kUid, cleared, "customer_email = ''",
         "content_hash"},

        // After the sale.
        {"return_entry", "What you sent back", "return_code IN " + kReturns, cleared, "comment = ''"},
        {"return_history", "What happened to your returns", "return_code IN " + kReturns, cleared, "note = ''"},
        {"return_request", "Returns", kTheirs, cleared, "pickup = '', booking = '', failure = ''"},
        {"price_beat_history", "What happened to your price beats",
         "claim_id IN (SELECT id FROM price_beat_claim WHERE customer_id = $1)", cleared, "said = ''"},
        {"price_beat_claim", "Price beats", kTheirs, cleared, "comment = '', competitor_url = '', reason = ''"},
        // Without notes for staff; who it was is a colleague's.
        {"staff_act",
         "What we did about your account, orders, messages, price beats, returns and reviews",
         "about = $1 OR about IN " + kOrders +
             " OR about IN (SELECT id FROM ticket WHERE customer_id = $1) OR about IN " + kReturns +
             " OR about IN (SELECT id FROM price_beat_claim WHERE customer_id = $1)"
             " OR about IN (SELECT id FROM review WHERE customer_id = $1)",
         kept,
         {},
         "by_whom login digest",
         "act NOT IN ('ticket.noted', 'order.noted', 'customer.noted')"},
        {"attachment_content", "", "attachment_id IN (SELECT id FROM attachment WHERE customer_id = $1)", removed},
        {"attachment", "Files you sent", kTheirs, removed},
        {"ticket_event",
         "Messages to and from us",
         "ticket_id IN (SELECT id FROM ticket WHERE customer_id = $1)",
         removed,
         {},
         "internal",
         "internal = 0"},
        {"ticket_satisfaction", "Whether our answers helped",
         "ticket_id IN (SELECT id FROM ticket WHERE customer_id = $1)", removed},
        {"ticket", "Your questions", kTheirs, removed, {}, "reply_token"},

        // The account.
        {"social_attempt", "", kTheirs + " OR email = " + kUid, removed},
        {"pending_sign_up", "", "uid = " + kUid, removed},
        {"password_reset", "", kTheirs, removed},
        {"access_token", "", "family_id IN (SELECT id FROM token_family WHERE customer_id = $1)", with_customer},
        {"refresh_token", "", "family_id IN (SELECT id FROM token_family WHERE customer_id = $1)", with_customer},
        {"push_device",
         "Devices we notify",
         kTheirs,
         with_customer,
         {},
         "id family_id endpoint p256dh auth server_key"},
        {"push_choice", "What we notify you of", kTheirs, with_customer},
        {"sms_choice", "What we text you", kTheirs, with_customer},
        {"coupon_reminder", "Coupons we remind you of", kTheirs, with_customer},
        {"preferred_payment", "How you like to pay", kTheirs, with_customer},
        {"token_family", "Where you are signed in", kTheirs, with_customer, {}, "id peer_hash secret"},
        {"known_device", "Devices you signed in from", kTheirs, with_customer, {}, "family_id"},
        {"sign_in_device",
         "Browsers that may try your password apart from strangers",
         kTheirs,
         with_customer,
         {},
         "token_hash family_id"},
        {"sign_in_warning", "When we notified you that somebody keeps trying to sign in", kTheirs, with_customer},
        {"one_time_code", "", kTheirs, with_customer},
        {"second_step_code", "", kTheirs, with_customer},
        {"second_step_ticket", "", kTheirs, with_customer},
        {"recovery_code", "", kTheirs, with_customer},
        {"trusted_device", "Devices you trust", kTheirs, with_customer, {}, "token_hash family_id"},
        {"second_factor", "Two-step sign-in", kTheirs, with_customer, {}, "app_secret app_last_step"},
        {"customer_identity", "Accounts you sign in with", kTheirs, with_customer},
        {"factor_reset", "Sign-in reset by us", kTheirs, with_customer, {}, "by_whom"},
        {"customer_passkey", "Passkeys", kTheirs, with_customer, {}, "credential_id public_key"},
        {"passkey_user", "", kTheirs, with_customer},
        {"passkey_challenge", "", kTheirs, with_customer},
        {"contact_change", "Changes of your email address and number", kTheirs, with_customer, {}, "token_hash"},
        {"consent_entry", "What you agreed to", kTheirs, with_customer},
        // Who said no has said so when the account is gone, too; it names nobody.
        {"mail_suppression",
         "Why we send you no mails but those about orders and the account",
         "address_digest = $1",
         kept,
         {},
         "address_digest by_whom",
         {},
         FoundBy::address_digest},
        {"address", "Addresses", kTheirs, with_customer},
        {"customer_place", "Where you shop from", kTheirs, with_customer},
        {"personal_export", "", kTheirs, with_customer},
        {"account_deletion", "Deletion asked for", kTheirs},
        {"customer_note", "", kTheirs, with_customer},
        {"customer_deletion_proposal", "", kTheirs, with_customer},
        {"customer", "Your details", "id = $1", removed, {}, "password_hash blocked_by blocked_why"},
    };
}

}  // namespace

const std::vector<PersonalTableRule>& personal_tables() {
    static const std::vector<PersonalTableRule> all = rules();
    return all;
}

}  // namespace spaza
