#include "support/filled_customer.hpp"

#include <map>

#include "base/mail_suppressions.hpp"
#include "platform/http/http.hpp"
#include "platform/storage/schema_info.hpp"

namespace spaza::testing {
namespace {

using storage::Value;
using Texts = std::map<std::string, std::string>;

/// `codes` are of the row itself or of others and begin with the customer's id; `plain` are not about a person;
/// `null` stay empty.
struct Row {
    std::string table;
    std::string codes;
    std::string plain{};
    Texts fixed{};
    std::map<std::string, std::int64_t> numbers{};
    std::string null{};
};

bool has(const std::string& words, const std::string& word) {
    return (' ' + words + ' ').find(' ' + word + ' ') != std::string::npos;
}

std::vector<Row> rows_of(const FilledCustomer& who) {
    return {
        {"customer",
         "",
         "title_code blocked_by",
         {{"id", who.id}, {"uid", who.email}, {"mobile_number", who.number}}},
        {"consent_entry", "id customer_id"},
        {"mail_suppression",
         "",
         "by_whom",
         {{"address_digest", address_digest(who.email)}, {"reason", "unsubscribed"}}},
        {"token_family", "id customer_id"},
        {"push_device", "id family_id customer_id endpoint"},
        {"push_choice", "customer_id", "kind"},
        {"sms_choice", "customer_id", "kind"},
        {"coupon_reminder", "customer_id"},
        {"preferred_payment", "customer_id"},
        {"access_token", "hash family_id"},
        {"refresh_token", "hash family_id"},
        {"address", "id customer_id"},
        {"customer_place", "customer_id"},
        {"cart", "code guid customer_id", "merged_into", {{"kind", "standard"}, {"state", "ordered"}}},
        {"checkout", "cart_code"},
        {"promotion", "code", "type title description definition"},
        {"promotion_use", "code customer_id", "", {{"kind", "coupon"}}},
        {"promotion_redemption", "order_code code customer_id", "", {{"kind", "coupon"}, {"state", "held"}}},
        {"coupon", "code promotion_code customer_id", "batch_id", {{"customer_uid", who.email}}},
        {"wishlist_item", "customer_id product_code"},
        {"saved_cart", "code customer_id"},
        {"stock_notice", "product_code customer_id"},
        {"guest_stock_notice", "product_code", "", {{"email", who.email}}},
        {"stock_letter_stop", "token_hash customer_id"},
        // What a review says of a product stays, without a name.
        {"review",
         "id product_code customer_id",
         "headline comment decided_by status_before reason reason_before",
         {{"status", "approved"}}},
        {"review_vote", "review_id customer_id"},
        {"customer_order",
         "code cart_code customer_id",
         "payment_mode payment_failure channel zone fingerprint attempt_ref balance_ref balance_failure left_ref "
         "ended_by",
         {{"status", "COMPLETED"}, {"payment_status", "succeed"}, {"reservation", "committed"}}},
        {"order_entry", "order_code", "consignment_code product_code name url image_url trading_type promise"},
        {"order_allocation", "order_code", "product_code store_code"},
        {"consignment",
         "code order_code",
         "status pos_code pos_name trading_type promise carrier parking entrance promised_day",
         {{"delivery", "doorstep"}}},
        {"order_timeline", "order_code", "status consignment"},
        {"order_cancellation", "order_code", "by_whom units"},
        {"order_discount", "order_code", "promotion_code description coupon"},
        {"order_note", "order_code", "by_whom"},
        {"order_gift", "order_code", "promotion_code terms"},
        {"pre_order_watch", "order_code", "product_code"},
        {"payment_attempt",
         "id order_code",
         "mode_code gateway merchant_ref gateway_ref currency failure_reason",
         {{"state", "succeed"}, {"part", "whole"}}},
        {"payment_event", "id attempt_id", "dedupe_key verdict", {{"source", "notify"}}},
        {"payment_doubt_settled", "event_id", "by_whom"},
        {"refund", "id attempt_id order_code", "gateway gateway_ref reason request_key", {{"state", "done"}}},
        {"refund_history", "refund_id", "", {{"state", "done"}, {"what", "sent"}}},
        {"invoice", "number order_code customer_id", "consignment_code refers_to", {{"kind", "invoice"}}},
        {"voucher_draw", "month order_code"},
        {"old_order", "code", "status entries", {{"customer_email", who.email}}},
        {"tv_licence", "id customer_id order_code", "cart_code", {}, {{"kind", 7}}},
        {"tv_licence",
         "customer_id",
         "cart_code",
         {{"id", who.id + " unused"}, {"cart_code", who.id + " unused"}},
         {{"kind", 40}},
         "order_code"},
        {"return_request",
         "code order_code customer_id",
         "consignment_code store_code arrived_at_store first_agreed first_agreed_to",
         {{"state", "refunded"}, {"mode", "drop"}}},
        {"return_entry", "return_code", "reason", {}, {{"entry_number", 1}}},
        {"return_history", "return_code", "state by_whom"},
        {"price_beat_claim",
         "id customer_id order_code slot",
         "product_code product_name product_url image_url first_agreed coupon credit_note",
         {{"kind", "post_purchase_price_beat"}, {"status", "PAID"}}},
        {"price_beat_history", "claim_id", "what status by_whom"},
        {"ticket", "id customer_id order_code", "", {{"status", "CLOSED"}}},
        {"ticket_event", "id ticket_id", "", {}, {{"internal", 0}}},
        {"ticket_satisfaction", "ticket_id", "", {}, {{"helped", 0}}},
        {"staff_act",
         "about",
         "by_whom login act from_state to_state digest",
         {{"about", who.id}},
         {{"number", static_cast<std::int64_t>(who.id.size())}}},  // one each
        {"attachment", "id customer_id attached_to", "", {{"kind", "pdf"}}},
        {"attachment_content", "attachment_id"},
        {"social_attempt", "id customer_id", "", {{"state", "used"}, {"provider", "G"}}},
        {"password_reset", "token_hash customer_id"},
        {"pending_sign_up", "attempt", "title_code", {{"uid", who.email}}},
        {"one_time_code", "id customer_id", "", {{"purpose", "login"}}},
        {"second_factor", "customer_id", "", {{"message_way", "email"}}},
        {"recovery_code", "code_hash customer_id"},
        {"trusted_device", "token_hash customer_id family_id"},
        {"known_device", "family_id customer_id"},
        {"sign_in_device", "token_hash customer_id family_id"},
        {"sign_in_warning", "customer_id"},
        {"second_step_ticket", "id customer_id", "", {{"purpose", "confirm"}}},
        {"second_step_code", "id ticket_id customer_id"},
        {"customer_identity", "subject customer_id", "", {{"provider", "G"}}},
        {"customer_passkey",
         "id customer_id credential_id",
         "transports",
         {{"kind", "device"}},
         {{"algorithm", -7}}},
        {"passkey_user", "customer_id"},
        {"factor_reset", "id customer_id", "by_whom"},
        {"passkey_challenge", "id customer_id", "", {{"purpose", "add"}}},
        {"contact_change", "id customer_id", "", {{"kind", "email"}}},
        {"personal_export", "customer_id"},
        {"customer_note", "customer_id", "by_whom"},
        {"customer_deletion_proposal", "customer_id", "by_whom"},
        {"account_deletion", "customer_id", "", {{"asked_by", "customer"}}, {}, "done_at"},
        {"saved_view",
         "",
         "name changed_by",
         {{"list", "customers"}, {"query", "view=all&query=" + http::percent_encode(who.email)}},
         {{"number", static_cast<std::int64_t>(who.id.size())}},  // one each
         "member_id"},
        {"idempotency_key", "key", "", {{"scope", who.id + " POST /users/current/addresses"}}},
        {"outbox",
         "key",
         "",
         {{"topic", "mail"}, {"state", "done"}, {"payload", "{\"to\":\"" + who.email + "\"}"}}},
    };
}

}  // namespace

void FilledCustomer::fill(storage::Session& session) const {
    const auto schema = storage::tables_of(session);
    const std::string everything = name + " of " + street + ", " + email + ", " + number + ", " + identity_number;
    const storage::Bytes file{everything};
    for (const Row& row : rows_of(*this)) {
        std::string names;
        std::string places;
        std::vector<std::string> texts;
        texts.reserve(64);
        std::vector<Value> values;
        for (const storage::Table& table : schema) {
            if (table.name != row.table) continue;
            for (const storage::Column& column : table.columns) {
                if (has(row.null, column.name) || (row.table == "outbox" && column.name == "id")) continue;
                names += (names.empty() ? "" : ", ") + column.name;
                places += (places.empty() ? "$" : ", $") + std::to_string(values.size() + 1);
                const auto number_at = row.numbers.find(column.name);
                if (column.type == storage::ColumnType::bytes)
                    values.emplace_back(file);
                else if (column.type == storage::ColumnType::real)
                    values.emplace_back(1.0);
                else if (column.type == storage::ColumnType::integer)
                    values.emplace_back(number_at == row.numbers.end() ? std::int64_t{1} : number_at->second);
                else {
                    const auto fixed = row.fixed.find(column.name);
                    texts.push_back(fixed != row.fixed.end()      ? fixed->second
                                    : has(row.codes, column.name) ? id
                                    : has(row.plain, column.name) ? id + " plain"
                                                                  : everything);
                    values.emplace_back(texts.back());
                }
            }
        }
        session.execute("INSERT INTO " + row.table + " (" + names + ") VALUES (" + places + ")", values);
    }
}

}  // namespace spaza::testing
