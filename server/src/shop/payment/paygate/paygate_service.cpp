#include "shop/payment/paygate/paygate_service.hpp"

#include "base/digest.hpp"

namespace spaza {
namespace {

/// `2018-01-01 12:00:00`
std::string plain_time(TimePoint at) {
    std::string text = iso_time(at).substr(0, 19);
    text[10] = ' ';
    return text;
}

}  // namespace

WebCalls::Answer PaygateService::call(const char* page, const paygate::Fields& fields) {
    return calls_.post_form(settings_.site + "/payweb3/" + page, form::encoded(fields),
                            {{"Referer", settings_.shop}});
}

Opening PaygateService::open(const PaymentAttempt& attempt, const PaymentMode& mode, const Basket& basket) {
    const std::string back = settings_.shop + "/payments/paygate/";
    const auto slash = mode.method.find('/');  // CC, or CC/RCS: the method and its detail
    const auto answer =
        call("initiate.trans",
             paygate::with_checksum(
                 {{"PAYGATE_ID", settings_.id},
                  {"REFERENCE", attempt.merchant_ref},
                  {"AMOUNT", std::to_string(attempt.amount.in_cents())},
                  {"CURRENCY", "ZAR"},
                  {"RETURN_URL", back + "return/" + attempt.merchant_ref},
                  {"TRANSACTION_DATE", plain_time(clock_.now())},
                  {"LOCALE", "en-za"},
                  {"COUNTRY", "ZAF"},
                  {"EMAIL", basket.payer.email},
                  {"PAY_METHOD", mode.method.substr(0, slash)},
                  {"PAY_METHOD_DETAIL", slash == mode.method.npos ? "" : mode.method.substr(slash + 1)},
                  {"NOTIFY_URL", back + "notify"}},
                 settings_.key));
    if (answer.status != 200) return {.problem = "PayGate answered " + std::to_string(answer.status)};
    const auto fields = form::decoded(answer.body);
    if (const auto error = paygate::value(fields, "ERROR"); !error.empty())
        return {.problem = "PayGate: " + std::string{error}};
    const std::string request{paygate::value(fields, "PAY_REQUEST_ID")};
    const bool genuine =
        equal_in_constant_time(paygate::value(fields, "CHECKSUM"), paygate::checksum(fields, settings_.key)) &&
        paygate::value(fields, "REFERENCE") == attempt.merchant_ref && !request.empty();
    if (!genuine) return {.problem = "PayGate's answer is not about this payment"};
    const std::string sum = md5_hex(settings_.id + request + attempt.merchant_ref + settings_.key);
    return {.instruction = PaymentInstruction{.method = "POST",
                                              .url = settings_.site + "/payweb3/process.trans",
                                              .fields = {{"PAY_REQUEST_ID", request}, {"CHECKSUM", sum}}},
            .gateway_ref = request,
            .problem = {}};
}

Notice PaygateService::read(const std::string& raw_body) const {
    return paygate::notice(form::decoded(raw_body), settings_.id, settings_.key);
}

QueryAnswer PaygateService::ask(const std::string& merchant_ref, const std::string& gateway_ref) {
    const auto answer =
        call("query.trans",
             paygate::with_checksum(
                 {{"PAYGATE_ID", settings_.id}, {"PAY_REQUEST_ID", gateway_ref}, {"REFERENCE", merchant_ref}},
                 settings_.key));
    if (answer.status != 200) return {};
    Notice notice = read(answer.body);
    const bool of_this =
        notice.signature_right && notice.merchant_ref == merchant_ref && notice.gateway_ref == gateway_ref;
    if (!of_this) return {.reached = true, .payment = {}};
    return {.reached = true, .payment = std::move(notice)};
}

std::map<std::string, QueryAnswer> PaygateService::query(const std::vector<PaymentAttempt>& attempts) {
    std::map<std::string, QueryAnswer> answers;
    for (const PaymentAttempt& attempt : attempts) {
        QueryAnswer& answer = answers[attempt.id];
        answer = attempt.gateway_ref.empty() ? QueryAnswer{.reached = true, .payment = {}}  // never announced
                                             : ask(attempt.merchant_ref, attempt.gateway_ref);
        if (!answer.reached) break;
    }
    return answers;
}

RefundAnswer PaygateService::refund(const RefundOrder&) {
    return {RefundOutcome::refused,
            "PayWeb3 has no refunds: give it back in PayGate's back office, then `spaza refunds done`"};
}

}  // namespace spaza
