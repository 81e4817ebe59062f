#include "shop/payment/opening_service.hpp"

#include <exception>

namespace spaza {
namespace {

auto not_made(const PaymentAttempt& attempt) {
    return fail(Reason::unavailable, "payment.couldNotBeProcessed", attempt.order.value, "PaymentError", "order");
}

auto busy(const PaymentAttempt& attempt) {
    return fail(Reason::conflict, "payment.beingOpened", attempt.order.value, "PaymentError", "order");
}

/// One of the places at a gateway, while this lives.
template <class Places>
class Place {
public:
    explicit Place(Places* places) : places_{places}, taken_{!places || places->try_acquire()} {}
    ~Place() {
        if (places_ && taken_) places_->release();
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    bool taken() const { return taken_; }

private:
    Places* places_;
    bool taken_;
};

}  // namespace

OpeningService::OpeningService(Transactional<PaymentService> payments, const Gateways& gateways, Problem problem)
    : payments_{std::move(payments)},
      gateways_{gateways},
      problem_{std::move(problem)},
      places_{std::make_shared<std::map<std::string, Places>>()} {
    for (const auto& gateway : gateways.all()) places_->try_emplace(gateway->name(), kPagesAtOnce);
}

Result<PaymentInstruction> OpeningService::open(const PaymentAttempt& attempt, const PaymentMode& mode,
                                                const Basket& basket) const {
    if (attempt.opening) return *attempt.opening;
    PaymentGateway* gateway = gateways_.find(attempt.gateway);
    if (gateway)
        if (auto known = gateway->instruction(attempt, mode, basket)) return *std::move(known);

    const auto places = places_->find(attempt.gateway);
    const Place place{places == places_->end() ? nullptr : &places->second};
    if (!place.taken()) return busy(attempt);
    if (!payments_.write([&](PaymentService& payments) { return payments.claim_opening(attempt.id); })) {
        const auto now =
            payments_.read([&](PaymentService& payments) { return payments.find(attempt.merchant_ref); });
        if (now && now->opening) return *now->opening;
        if (now && now->state == AttemptState::failed) return not_made(attempt);
        return busy(attempt);
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
    auto kept = payments_.write([&](PaymentService& payments) { return payments.opened(attempt.id, opening); });
    if (!kept) return std::unexpected(kept.error());
    if (!kept->opening) return not_made(attempt);
    return *std::move(kept->opening);
}

}  // namespace spaza
