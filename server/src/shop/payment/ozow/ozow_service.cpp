#include "shop/payment/ozow/ozow_service.hpp"

namespace spaza {

std::optional<PaymentInstruction> OzowService::instruction(const PaymentAttempt& attempt, const PaymentMode&,
                                                           const Basket&) const {
    const std::string back = settings_.shop + "/payments/ozow/";
    return PaymentInstruction{.method = "POST",
                              .url = settings_.page,
                              .fields = ozow::form({{"SiteCode", settings_.site_code},
                                                    {"CountryCode", "ZA"},
                                                    {"CurrencyCode", "ZAR"},
                                                    {"Amount", decimal(attempt.amount)},
                                                    {"TransactionReference", attempt.merchant_ref},
                                                    {"BankReference", attempt.merchant_ref.substr(0, 20)},
                                                    {"CancelUrl", back + "cancel/" + attempt.merchant_ref},
                                                    {"ErrorUrl", back + "return/" + attempt.merchant_ref},
                                                    {"SuccessUrl", back + "return/" + attempt.merchant_ref},
                                                    {"NotifyUrl", back + "notify"},
                                                    {"IsTest", settings_.test ? "true" : "false"}},
                                                   settings_.private_key)};
}

Notice OzowService::read(const std::string& raw_body) const {
    return ozow::notice(form::decoded(raw_body), settings_.site_code, settings_.private_key, settings_.test);
}

QueryAnswer OzowService::ask(const std::string& merchant_ref, const std::string& transaction_id) {
    const std::string question = form::encoded({{"siteCode", settings_.site_code},
                                                {"transactionReference", merchant_ref},
                                                {"isTest", settings_.test ? "true" : "false"}});
    const auto answer = calls_.get(settings_.api + "/GetTransactionByReference?" + question,
                                   {{"ApiKey", settings_.api_key}, {"Accept", "application/json"}});
    if (answer.status != 200) return {};
    return {.reached = true,
            .payment = ozow::transaction(answer.body, merchant_ref, settings_.site_code, transaction_id)};
}

RefundAnswer OzowService::refund(const RefundOrder&) {
    return {RefundOutcome::refused, "give it back in Ozow's dashboard, then `spaza refunds done`"};
}

}  // namespace spaza
