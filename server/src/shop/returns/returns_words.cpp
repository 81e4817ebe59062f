#include "shop/returns/returns_words.hpp"

#include <algorithm>

#include "base/messages.hpp"

namespace spaza {

std::string_view public_status(ReturnState state) {
    using enum ReturnState;
    switch (state) {
        case requested: return "received";
        case authorised:
        case collection_booked:
        case dropped_off:
        case collected:
        case inspected: return "pending";
        case refunded: return "refunded";
        case replaced: return "replaced";
        case sent_back:
        case declined:
        case cancelled:
        case expired: return "fail";
    }
    return "pending";
}

std::string_view public_status(const ReturnRequest& request) {
    const bool pictures_wait = request.state() == ReturnState::requested && request.has_pictures();
    return pictures_wait ? "approving" : public_status(request.state());
}

ReturnMoney money_of(const ShownReturn& shown) {
    if (shown.refunds.empty()) return ReturnMoney::none;
    if (std::ranges::any_of(shown.refunds, [](const Refund& each) { return each.state() == RefundState::failed; }))
        return ReturnMoney::delayed;
    return std::ranges::all_of(shown.refunds, &Refund::is_done) ? ReturnMoney::paid : ReturnMoney::on_its_way;
}

std::string_view occ_status(const ShownReturn& shown) {
    using enum ReturnState;
    switch (shown.request.state()) {
        case requested: return shown.request.has_pictures() ? "APPROVING" : "APPROVAL_PENDING";
        case authorised:
        case collection_booked: return "WAIT";
        case collected: return "RECEIVING";
        case dropped_off:
        case inspected: return "RECEIVED";
        case refunded:
            switch (money_of(shown)) {
                case ReturnMoney::on_its_way: return "REVERSING_PAYMENT";
                case ReturnMoney::delayed: return "PAYMENT_REVERSAL_FAILED";
                case ReturnMoney::paid:
                case ReturnMoney::none: return "COMPLETED";
            }
            return "COMPLETED";
        case replaced:
        case sent_back: return "COMPLETED";
        case declined:
        case cancelled:
        case expired: return "CANCELED";
    }
    return "WAIT";
}

std::string status_words(ReturnState state, ReturnMode mode) {
    using enum ReturnState;
    switch (state) {
        case requested: return message("return.stepRequested");
        case authorised:
            return message(mode == ReturnMode::request_pickup ? "return.stepBooking" : "return.stepAuthorised");
        case collection_booked: return message("return.stepCollectionBooked");
        case dropped_off: return message("return.stepDroppedOff");
        case collected: return message("return.stepCollected");
        case inspected: return message("return.stepInspected");
        case refunded: return message("return.stepRefunded");
        case replaced: return message("return.stepReplaced");
        case sent_back: return message("return.stepSentBack");
        case declined: return message("return.stepDeclined");
        case cancelled: return message("return.stepCancelled");
        case expired: return message("return.stepExpired");
    }
    return {};
}

std::string status_words(const ReturnRequest& request) {
    const bool pictures_wait = request.state() == ReturnState::requested && request.has_pictures();
    return pictures_wait ? message("return.stepApproving") : status_words(request.state(), request.mode);
}

Money total_of(const ShownReturn& shown) {
    return shown.taken_back ? shown.taken_back->refund() : shown.request.expected;
}

std::string next_words(const ShownReturn& shown, const std::string& store) {
    using enum ReturnState;
    const ReturnRequest& request = shown.request;
    const auto day = [](TimePoint at) { return day_name(johannesburg_day(at)); };
    const std::string by = request.progress().hand_in_until ? day(*request.progress().hand_in_until) : "";
    switch (request.state()) {
        case requested: return message("return.nextRequested", {{"day", day(request.answer_by)}});
        case authorised:
            return request.mode == ReturnMode::request_pickup
                       ? message("return.nextBooking")
                       : message("return.nextAuthorised", {{"store", store}, {"day", by}});
        case collection_booked: {
            const CollectionBooking& booking = *request.progress().booking;
            return message(
                "return.nextCollectionBooked",
                {{"carrier", booking.carrier}, {"day", day_name(booking.day)}, {"window", booking.window}});
        }
        case dropped_off:
        case collected:
        case inspected: return message("return.nextReceived");
        case refunded: {
            const std::string amount = formatted(total_of(shown));
            switch (money_of(shown)) {
                case ReturnMoney::paid: {
                    const auto last = std::ranges::max_element(shown.refunds, {}, [](const Refund& each) {
                        return each.finished_at().value_or(TimePoint{});
                    });
                    return message("return.nextPaid",
                                   {{"amount", amount}, {"day", day(last->finished_at().value_or(TimePoint{}))}});
                }
                case ReturnMoney::delayed: return message("return.nextDelayed", {{"amount", amount}});
                case ReturnMoney::on_its_way: return message("return.nextRefunded", {{"amount", amount}});
                case ReturnMoney::none: return {};
            }
            return {};
        }
        case replaced: return message("return.nextReplaced");
        case sent_back:
        case declined: return request.progress().failure;
        case cancelled: return {};
        case expired: return message("return.nextExpired", {{"day", by}});
    }
    return {};
}

}  // namespace spaza
