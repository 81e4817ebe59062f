#pragma once

#include <functional>
#include <map>
#include <memory>
#include <semaphore>
#include <string>

#include "base/transactional.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// Makes the page ready on which an attempt is paid, after the order is kept and between transactions. Of several
/// callers at once one asks the gateway; the page is made once and given to whoever comes again.
class OpeningService {
public:
    static constexpr int kPagesAtOnce = 4;
    using Problem = std::function<void(const std::string& subject, const std::string& what)>;

    OpeningService(Transactional<PaymentService> payments, const Gateways& gateways, Problem problem);

    /// So many of a gateway's pages are made at a time, that one which does not answer cannot hold every worker of
    /// the shop; who comes then is asked to try again. Refused with `payment.couldNotBeProcessed` when the gateway
    /// cannot make it: the attempt has failed then.
    Result<PaymentInstruction> open(const PaymentAttempt& attempt, const PaymentMode& mode,
                                    const Basket& basket) const;

private:
    Transactional<PaymentService> payments_;
    const Gateways& gateways_;
    Problem problem_;
    using Places = std::counting_semaphore<kPagesAtOnce>;
    std::shared_ptr<std::map<std::string, Places>> places_;  // by gateway
};

}  // namespace spaza
