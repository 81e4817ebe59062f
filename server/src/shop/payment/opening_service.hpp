#pragma once

#include <functional>
#include <string>

#include "base/transactional.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// Makes the page ready on which an attempt is paid, after the order is kept and between transactions. Of several
/// callers at once one asks the gateway; the page is made once and given to whoever comes again.
class OpeningService {
public:
    using Problem = std::function<void(const std::string& subject, const std::string& what)>;

    OpeningService(Transactional<PaymentService> payments, const Gateways& gateways, Problem problem)
        : payments_{std::move(payments)}, gateways_{gateways}, problem_{std::move(problem)} {}

    /// Refused with `payment.couldNotBeProcessed` when the gateway cannot make it: the attempt has failed then.
    Result<PaymentInstruction> open(const PaymentAttempt& attempt, const PaymentMode& mode,
                                    const Basket& basket) const;

private:
    Transactional<PaymentService> payments_;
    const Gateways& gateways_;
    Problem problem_;
};

}  // namespace spaza
