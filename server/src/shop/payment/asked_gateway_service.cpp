#include "shop/payment/asked_gateway_service.hpp"

namespace spaza {

Confirmation AskedGateway::compared(const Notice& notice, const QueryAnswer& answer) {
    if (!answer.reached) return Confirmation::unreachable;
    const bool same = answer.payment && answer.payment->status == notice.status &&
                      answer.payment->gross == notice.gross && answer.payment->merchant_is_us;
    return same ? Confirmation::confirmed : Confirmation::denied;
}

Confirmation AskedGateway::confirm(const Notice& notice) {
    return compared(notice, ask(notice.merchant_ref, notice.gateway_ref));
}

std::map<std::string, QueryAnswer> AskedGateway::query(const std::vector<PaymentAttempt>& attempts) {
    std::map<std::string, QueryAnswer> answers;
    for (const PaymentAttempt& attempt : attempts)
        if (!(answers[attempt.id] = ask(attempt.merchant_ref, {})).reached) break;  // the rest stays due
    return answers;
}

}  // namespace spaza
