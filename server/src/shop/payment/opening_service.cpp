#include "shop/payment/opening_service.hpp"

#include <exception>

namespace spaza {
namespace {

auto not_made(const PaymentAttempt& attempt) {
    return fail(Reason::unavailable, "payment.couldNotBeProcessed", attempt.order.value, "PaymentError", "order");
}

}  // namespace

Result<PaymentInstruction> OpeningService::open(const PaymentAttempt& attempt, const PaymentMode& mode,
                                                const Basket& basket) const {
    if (attempt.opening) return *attempt.opening;
    PaymentGateway* gateway = gateways_.find(attempt.gateway);
    if (gateway)
        if (auto known = gateway->instruction(attempt, mode, basket)) return *std::move(known);

    if (!payments_.write([&](PaymentService& payments) { return payments.claim_opening(attempt.id); })) {
        const auto now =
            payments_.read([&](PaymentService& payments) { return payments.find(attempt.merchant_ref); });
        if (now && now->opening) return *now->opening;
        if (now && now->state == AttemptState::failed) return not_made(attempt);
        return fail(Reason::conflict, "payment.beingOpened", attempt.order.value, "PaymentError", "order");
    }
    Opening opening;
    try {
        if (gateway)
            opening = gateway->open(attempt, mode, basket);
        else
            opening.problem = "gateway " + attempt.gateway + " is not configured";
    } catch (const std::exception& failure) {
        opening.problem = failure.what();
    }
    if (!opening.instruction) problem_(attempt.merchant_ref, opening.problem);
    if (const auto kept =
            payments_.write([&](PaymentService& payments) { return payments.opened(attempt.id, opening); });
        !kept)
        return std::unexpected(kept.error());
    if (!opening.instruction) return not_made(attempt);
    return *std::move(opening.instruction);
}

}  // namespace spaza
