#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "base/passkey.hpp"
#include "base/result.hpp"
#include "shop/returns/return_moves.hpp"
#include "shop/returns/return_reasons.hpp"

namespace spaza {

enum class ReturnMode { drop_at_store = 1, request_pickup = 2 };

/// Where and from whom a return is collected.
struct ReturnPickup {
    bool by_somebody_else{};
    std::string address;  // as one line
    std::string name;
    std::string phone;
};

/// What the courier has promised.
struct CollectionBooking {
    std::string carrier;
    std::string reference;
    std::chrono::sys_days day;
    std::string window;  // 08:00 to 17:00
};

/// What became of units that were looked at.
struct Inspection {
    int entry{};
    int sellable{};
    int refurbish{};
    int scrap{};
    int units() const { return sellable + refurbish + scrap; }
};

struct ReturnEntry {
    int entry{};
    int units{};
    ReturnReason reason{};
    std::string comment;
    Money value;  // of the units, before what is taken off for gifts
    std::optional<Inspection> inspection{};
};

/// What of a return stays as it was asked for.
struct ReturnFacts {
    std::string code{};  // R-10001
    OrderCode order{};
    std::string consignment{};
    CustomerId customer{};
    ReturnMode mode{ReturnMode::drop_at_store};
    StoreCode store{};  // where it is to be handed in, or brought to by the courier
    std::optional<ReturnPickup> pickup{};
    bool delivery_counts{};  // what was paid for the delivery goes back with the last units
    Money expected{};        // what goes back, as it was shown before it was sent
    TimePoint requested_at{};
    TimePoint answer_by{};
};

/// What may change.
struct ReturnProgress {
    ReturnState state{ReturnState::requested};
    std::optional<TimePoint> hand_in_until{};
    std::optional<CollectionBooking> booking{};
    StoreCode arrived_at{};  // the point of service that has the goods
    std::string failure{};   // in the shop's words
    std::optional<int> taken_back{};
    std::optional<TimePoint> ended_at{};
    std::string first_agreed{};                    // who agreed while a second person was still needed
    std::optional<ReturnState> first_agreed_to{};  // refunded or replaced
};

/// A move of a return, for its history. Only its verbs make one, and only with one can a changed return be saved.
class ReturnMove {
public:
    const std::string& request() const { return request_; }
    ReturnState to() const { return to_; }
    TimePoint at() const { return at_; }
    const std::string& by() const { return by_; }      // customer, shop, courier, a member of staff
    const std::string& note() const { return note_; }  // in the shop's words

private:
    friend class ReturnRequest;
    ReturnMove(std::string request, ReturnState to, TimePoint at, std::string by, std::string note)
        : request_{std::move(request)}, to_{to}, at_{at}, by_{std::move(by)}, note_{std::move(note)} {}
    std::string request_;
    ReturnState to_;
    TimePoint at_;
    std::string by_;
    std::string note_;
};

/// A line of a return's history.
struct ReturnLine {
    ReturnState state{};
    TimePoint at;
    std::string by;
    std::string note;
};

class SqlReturnStore;

/// Units of one part of an order on their way back. Every change is a verb, refused with nothing changed when the
/// table of moves does not have it.
class ReturnRequest : public ReturnFacts {
public:
    /// As a customer asks for it.
    ReturnRequest(ReturnFacts facts, std::vector<ReturnEntry> entries)
        : ReturnFacts{std::move(facts)}, entries_{std::move(entries)} {}
    ReturnRequest(ReturnFacts facts, std::vector<ReturnEntry> entries, ReturnProgress progress,
                  Passkey<SqlReturnStore>)
        : ReturnFacts{std::move(facts)}, entries_{std::move(entries)}, progress_{std::move(progress)} {}

    const std::vector<ReturnEntry>& entries() const { return entries_; }
    ReturnState state() const { return progress_.state; }
    const ReturnProgress& progress() const { return progress_; }
    /// What the units that came in are worth, before what is taken off for gifts.
    Money received_value() const;
    /// Somebody of the shop has to look at it.
    bool is_looked_at() const;
    /// With pictures of the damage.
    bool has_pictures() const;
    /// The customer may still cancel it.
    bool can_be_cancelled() const { return may_follow(state(), ReturnState::cancelled); }
    bool awaits_hand_in() const {
        return state() == ReturnState::authorised || state() == ReturnState::collection_booked;
    }

    Result<ReturnMove> authorised(TimePoint hand_in_until, const std::string& by, TimePoint at);
    Result<ReturnMove> declined(const std::string& why, const std::string& by, TimePoint at);
    Result<ReturnMove> collection_booked(CollectionBooking booking, TimePoint at);
    /// In a store, or by the courier at the point of service it was brought to.
    Result<ReturnMove> received(const StoreCode& at_store, bool by_courier, const std::string& by, TimePoint at);
    /// Each entry once, no more units than were announced, at least one in all.
    Result<ReturnMove> inspected(const std::vector<Inspection>& found, const std::string& by, TimePoint at);
    /// By the order's taking back with this number.
    Result<ReturnMove> refunded(int taken_back, const std::string& by, TimePoint at);
    Result<ReturnMove> replaced(const std::string& by, TimePoint at);
    Result<ReturnMove> sent_back(const std::string& why, const std::string& by, TimePoint at);
    Result<ReturnMove> cancelled(TimePoint at);
    Result<ReturnMove> expired(TimePoint at);

private:
    Result<ReturnMove> change(ReturnProgress next, TimePoint at, const std::string& by, std::string note = {});

    std::vector<ReturnEntry> entries_;
    ReturnProgress progress_;
};

}  // namespace spaza
