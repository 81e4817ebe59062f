#include "shop/payment/peach/peach_service.hpp"

namespace spaza {

std::optional<PaymentInstruction> PeachService::instruction(const PaymentAttempt& attempt, const PaymentMode& mode,
                                                            const Basket&) const {
    const std::string back = settings_.shop + "/payments/peach/";
    peach::Fields fields{{"authentication.entityId", settings_.entity},
                         {"merchantTransactionId", peach::transaction_id(attempt.merchant_ref)},
                         {"amount", decimal(attempt.amount)},
                         {"currency", "ZAR"},
                         {"paymentType", "DB"},
                         {"nonce", attempt.id},
                         {"shopperResultUrl", back + "return/" + attempt.merchant_ref},
                         {"cancelUrl", back + "cancel/" + attempt.merchant_ref},
                         {"notificationUrl", back + "notify"}};
    if (!mode.method.empty()) fields.emplace_back("defaultPaymentMethod", mode.method);
    return PaymentInstruction{.method = "POST",
                              .url = settings_.site + "/checkout",
                              .fields = peach::with_signature(std::move(fields), settings_.secret)};
}

Notice PeachService::read(const std::string& raw_body) const {
    return peach::notice(form::decoded(raw_body), settings_.entity, settings_.secret, settings_.test);
}

QueryAnswer PeachService::ask(const std::string& merchant_ref, const std::string& checkout_id) {
    const auto about = checkout_id.empty()
                           ? std::pair{std::string{"merchantTransactionId"}, peach::transaction_id(merchant_ref)}
                           : std::pair{std::string{"checkoutId"}, checkout_id};
    const auto question =
        peach::with_signature({{"authentication.entityId", settings_.entity}, about}, settings_.secret);
    const auto answer = calls_.get(settings_.site + "/status?" + form::encoded(question),
                                   {{"Referer", settings_.shop}, {"Origin", settings_.shop}});
    if (answer.status == 404) return {.reached = true, .payment = {}};
    if (answer.status != 200) return {};
    Notice reported = peach::notice(peach::flat(answer.body), settings_.entity, settings_.secret, settings_.test);
    reported.signature_right = true;  // our own question, over an authenticated channel
    if (reported.merchant_ref != merchant_ref) return {.reached = true, .payment = {}};
    return {.reached = true, .payment = std::move(reported)};
}

Confirmation PeachService::confirm(const Notice& notice) {
    std::string checkout;  // two tabs make two checkouts of one reference
    for (const auto& [name, value] : form::decoded(notice.parameters))
        if (name == "checkoutId") checkout = value;
    const QueryAnswer answer = ask(notice.merchant_ref, checkout);
    if (answer.payment && answer.payment->gateway_ref != notice.gateway_ref) return Confirmation::denied;
    return compared(notice, answer);
}

RefundAnswer PeachService::refund(const RefundOrder&) {
    return {RefundOutcome::refused, "give it back in Peach's dashboard, then `spaza refunds done`"};
}

}  // namespace spaza
