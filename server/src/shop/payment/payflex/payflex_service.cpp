#include "shop/payment/payflex/payflex_service.hpp"

#include <boost/json.hpp>

#include "shop/payment/answer_members_rules.hpp"

namespace spaza {
namespace {

namespace js = boost::json;

std::optional<js::object> object_of(const std::string& body) {
    boost::system::error_code error;
    js::value value = js::parse(body, error);
    if (error || !value.is_object()) return std::nullopt;
    return std::move(value.as_object());
}

constexpr std::chrono::seconds kLeftAlone{30};  // after it did not answer

double number(Money amount) { return static_cast<double>(amount.in_cents()) / 100; }

}  // namespace

GatewayStatus payflex_status(std::string_view order_status) {
    if (order_status == "Approved") return GatewayStatus::complete;
    if (order_status == "Created") return GatewayStatus::unpaid;
    if (order_status == "Initiated") return GatewayStatus::pending;
    if (order_status == "Declined" || order_status == "Abandoned" || order_status == "Cancelled")
        return GatewayStatus::failed;
    return GatewayStatus::unknown;
}

std::optional<PaymentLimits> PayflexService::limits() const {
    const Money most = Money::cents(most_.load());
    if (!well_.load() || most <= Money{}) return std::nullopt;
    return PaymentLimits{.least = Money::cents(least_.load()), .most = most};
}

void PayflexService::not_well() {
    well_ = false;
    look_again_at_ = to_millis(clock_.now() + kLeftAlone);
}

std::string PayflexService::token() {
    {
        const std::lock_guard lock{mutex_};
        const auto now = clock_.now();
        if (!token_.empty() && now < token_until_) return token_;
        if (now < no_token_until_) return {};
    }
    const js::object asked{{"client_id", settings_.client_id},
                           {"client_secret", settings_.client_secret},
                           {"audience", settings_.audience},
                           {"grant_type", "client_credentials"}};
    const auto answer = calls_.post_json(settings_.login, js::serialize(asked), {});
    const auto given = answer.status / 100 == 2 ? object_of(answer.body) : std::nullopt;
    std::string token = given ? text_member(*given, "access_token") : std::string{};
    if (token.empty()) not_well();

    const std::lock_guard lock{mutex_};
    const auto now = clock_.now();
    if (token.empty()) {
        no_token_until_ = now + kLeftAlone;
        return {};
    }
    const auto lives = std::strtol(text_member(*given, "expires_in").c_str(), nullptr, 10);
    token_ = token;
    token_until_ = now + std::chrono::seconds{std::max(lives - 120, 0L)};
    return token;
}

template <class Call>
WebCalls::Answer PayflexService::signed_in(Call&& call) {
    WebCalls::Answer answer;
    for (int round = 0; round < 2; ++round) {
        const std::string word = token();
        if (word.empty()) return {.status = 0, .body = R"({"message":"no token"})"};
        answer = call(WebCalls::Headers{{"Authorization", "Bearer " + word}});
        if (answer.status != 401) break;
        const std::lock_guard lock{mutex_};
        if (token_ == word) token_.clear();
    }
    return answer;
}

void PayflexService::look_around() {
    const auto now = to_millis(clock_.now());
    if (now < look_again_at_.load()) return;
    look_again_at_ = now + 60'000;
    const auto answer =
        signed_in([&](const auto& headers) { return calls_.get(settings_.api + "/configuration", headers); });
    const auto given = answer.status == 200 ? object_of(answer.body) : std::nullopt;
    const auto least = given ? rand_member(*given, "minimumAmount") : std::nullopt;
    const auto most = given ? rand_member(*given, "maximumAmount") : std::nullopt;
    if (!least || !most) return not_well();
    least_ = least->in_cents();
    most_ = most->in_cents();
    well_ = true;
    look_again_at_ = now + 24 * 60 * 60'000;
}

Opening PayflexService::open(const PaymentAttempt& attempt, const PaymentMode&, const Basket& basket) {
    const std::string back = settings_.shop + "/payments/payflex/";
    js::array items;
    for (const Basket::Line& line : basket.lines)
        items.push_back(js::object{{"name", line.name},
                                   {"sku", line.sku},
                                   {"quantity", std::to_string(line.quantity)},
                                   {"price", decimal(line.unit_price)}});
    const auto line = [&](std::size_t number) {
        return number < basket.address_lines.size() ? basket.address_lines[number] : std::string{};
    };
    const js::object order{
        {"amount", decimal(attempt.amount)},
        {"consumer", js::object{{"phoneNumber", basket.payer.cellphone},
                                {"givenNames", basket.payer.first_name},
                                {"surname", basket.payer.last_name},
                                {"email", basket.payer.email}}},
        {"billing", js::object{{"addressLine1", line(0)},
                               {"addressLine2", line(1)},
                               {"suburb", ""},
                               {"postcode", basket.postal_code}}},
        {"shipping", js::object{{"same", true}}},
        {"description", basket.description},
        {"items", std::move(items)},
        {"merchant", js::object{{"redirectConfirmUrl", back + "return/" + attempt.merchant_ref},
                                {"redirectCancelUrl", back + "cancel/" + attempt.merchant_ref}}},
        {"merchantReference", attempt.merchant_ref},
        {"taxAmount", number(basket.tax)},
        {"shippingAmount", number(basket.delivery)}};

    const auto answer = signed_in([&](const auto& headers) {
        return calls_.post_json(settings_.api + "/order/productSelect", js::serialize(order), headers);
    });
    if (answer.status == 0 || answer.status >= 500) not_well();
    const auto given = object_of(answer.body);
    if (answer.status / 100 != 2 || !given)
        return {.problem = "Payflex answered " + std::to_string(answer.status) +
                           (given ? ": " + text_member(*given, "message") : std::string{})};
    const std::string id = text_member(*given, "orderId");
    const std::string url = text_member(*given, "redirectUrl");
    if (id.empty() || url.empty() || text_member(*given, "token").empty())
        return {.problem = "Payflex: " + text_member(*given, "message")};
    return {.instruction = PaymentInstruction{.method = "GET", .url = url, .fields = {}},
            .gateway_ref = id,
            .problem = {}};
}

QueryAnswer PayflexService::ask(const PaymentAttempt& attempt) {
    const auto answer = signed_in(
        [&](const auto& headers) { return calls_.get(settings_.api + "/order/" + attempt.gateway_ref, headers); });
    const auto given = answer.status == 200 ? object_of(answer.body) : std::nullopt;
    if (!given) return {};
    const std::string word = text_member(*given, "orderStatus");
    return {.reached = true,
            .payment = Notice{.merchant_ref = text_member(*given, "merchantReference"),
                              .gateway_ref = text_member(*given, "orderId"),
                              .status = payflex_status(word),
                              .status_text = word,
                              .gross = rand_member(*given, "amount"),
                              .signature_right = true,  // our own question, over an authenticated channel
                              .merchant_is_us = true,
                              .parameters = "order " + attempt.gateway_ref + ": " + word,
                              .by_shopper = word == "Cancelled" || word == "Abandoned"}};
}

std::map<std::string, QueryAnswer> PayflexService::query(const std::vector<PaymentAttempt>& attempts) {
    std::map<std::string, QueryAnswer> answers;
    for (const PaymentAttempt& attempt : attempts) {
        QueryAnswer answer = attempt.gateway_ref.empty() ? QueryAnswer{.reached = true, .payment = {}}  // no order
                                                         : ask(attempt);
        const bool of_this = answer.payment && answer.payment->merchant_ref == attempt.merchant_ref &&
                             answer.payment->gateway_ref == attempt.gateway_ref;
        if (!of_this) answer.payment.reset();
        const bool reached = answer.reached;
        answers[attempt.id] = std::move(answer);
        if (!reached) break;
    }
    return answers;
}

/// A repeated requestId is rejected, so nothing is given back twice; whether the first one was heard is then for a
/// person to see.
RefundAnswer PayflexService::refund(const RefundOrder& order) {
    const js::object asked{{"requestId", order.id},
                           {"amount", number(order.amount)},
                           {"isPlugin", true},
                           {"merchantRefundReference", order.id}};
    const auto answer = signed_in([&](const auto& headers) {
        return calls_.post_json(settings_.api + "/order/" + order.gateway_ref + "/refund", js::serialize(asked),
                                headers);
    });
    const auto given = object_of(answer.body);
    if (answer.status == 200 || answer.status == 201)
        return {RefundOutcome::accepted, given ? text_member(*given, "refundId") : std::string{}};
    std::string why = "Payflex answered " + std::to_string(answer.status);
    if (given) why += ' ' + text_member(*given, "errorCode") + ' ' + text_member(*given, "message");
    const bool reached = answer.status != 0 && answer.status < 500;
    if (answer.status != 400 && answer.status != 404) return {RefundOutcome::unknown, why, reached};
    if (!order.first_try) why += "; an earlier try may have been heard";
    return {RefundOutcome::refused, why};
}

}  // namespace spaza
