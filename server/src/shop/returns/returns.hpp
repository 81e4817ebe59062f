#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/attachments/attachments.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/orders/orders.hpp"
#include "shop/payment/refund.hpp"
#include "shop/returns/return_reasons.hpp"
#include "shop/returns/return_request.hpp"

namespace spaza {

/// The last moment of a day in Johannesburg.
inline TimePoint end_of_day(std::chrono::sys_days day) {
    return TimePoint{day + std::chrono::days{1}} - kJohannesburgOffset - std::chrono::seconds{1};
}

struct ReturnPolicy {
    int answer_days{1};                               // business days in which the shop answers
    int hand_in_days{10};                             // in which what is approved has to be handed in
    Money two_persons_over{Money::cents(1'000'000)};  // units worth more take two who pay back or replace
    bool collects{false};                             // a courier can be asked
    std::string shop;                                 // its address, for links
    std::size_t most_files{5};
    std::size_t most_bytes{5 * 1024 * 1024};
};

/// One entry of what a customer asks to return; what was not given is nothing or empty.
struct ReturnFormEntry {
    std::optional<int> entry;
    std::optional<int> units;
    std::string reason;
    std::string comment;
    std::vector<ReadyFile> files;
    std::vector<std::string> uploaded;  // ids of files sent before
    bool has_files() const { return !files.empty() || !uploaded.empty(); }
};

/// What a customer asks to return.
struct ReturnForm {
    OrderCode order;
    std::string shipment;
    std::vector<ReturnFormEntry> entries;
    std::optional<int> mode;         // 1 or 2, as the specification has it
    std::string store;               // with a drop-off
    std::optional<int> pickup_type;  // 1 self, 2 different
    std::string address_id;
    std::optional<Recipient> contact;
};

/// Why something cannot come back, or only for a fault.
enum class NotReturnable { not_delivered, cancelled, all_returned, window_closed, liquor, kind };

struct ReasonUntil {
    ReturnReason reason{};
    std::chrono::sys_days last_day;
};

/// What may come back of one entry today.
struct ReturnableEntry {
    int entry{};
    int units{};                       // not back, and not on the way back
    std::vector<ReasonUntil> reasons;  // those that can still be given
    std::optional<std::chrono::sys_days> change_of_mind_until;
    std::optional<std::chrono::sys_days> fault_until;
    std::optional<NotReturnable> why_not;
    Money unit_value{};  // what one unit was paid with, after its discounts
    bool is_returnable() const { return units > 0 && !reasons.empty(); }
};

/// What may come back of an order.
struct Returnables {
    Order order;
    std::vector<ReturnableEntry> entries;
    std::vector<std::string> open;  // returns that are under way
    bool can_be_collected{false};   // there is a courier, and an address
    bool can_be_dropped{false};     // some store takes returns
    std::chrono::sys_days first_collection;
    /// Of an entry of the order, by its number.
    const ReturnableEntry* find(int entry) const;
};

/// Units that came free or cheaper and would be kept without what earned them.
struct KeptGift {
    int entry{};
    int units{};
};

/// What a return would pay back.
struct ReturnPreview {
    Cancellation sums;
    std::vector<KeptGift> kept_gifts;
    std::vector<std::string> names;  // of the gifts' products
    bool licence_fee_stays{false};
};

/// A return with what belongs to it, as it is shown.
struct ShownReturn {
    ReturnRequest request;
    Order order;
    std::vector<ReturnLine> lines;               // its history
    std::vector<std::vector<Attachment>> files;  // of each entry
    std::optional<Cancellation> taken_back;      // what was paid back
    std::optional<Cancellation> sums;            // the same, or what it stands at while that is what was reported
    std::vector<Refund> refunds;                 // of it
    std::vector<std::string> credit_notes;
};

struct ReturnFilter {
    enum class Which { all, open, refunded, fail } which{Which::all};
    bool by_number{false};
    int page{0};
    int page_size{20};
};

struct ReturnPage {
    std::vector<ShownReturn> returns;
    int total{};
};

}  // namespace spaza
