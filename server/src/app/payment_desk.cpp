#include "app/payment_desk.hpp"

#include "app/promise_policy.hpp"
#include "base/digest.hpp"
#include "platform/http/client.hpp"
#include "platform/log/log.hpp"

namespace spaza::app {
namespace {

constexpr const char* kPayfast = "https://www.payfast.co.za";
constexpr std::chrono::milliseconds kRound{1000};  // also finds what another process left behind
constexpr std::chrono::seconds kSlowRound{5};      // reservations and questions: minutes matter, not seconds

/// The rate in force, of lines such as `2018-04-01=15`.
int vat_percent(const std::vector<std::string>& dated, const std::string& today) {
    int percent = 15;
    std::string latest;
    for (const std::string& line : dated) {
        const auto equals = line.find('=');
        const std::string day = line.substr(0, equals);
        if (equals == std::string::npos || day > today || day < latest) continue;
        latest = day;
        percent = std::atoi(line.c_str() + equals + 1);
    }
    return percent;
}

void log_problem(const std::string& subject, const std::string& what) {
    log::error("payment_desk_failed", {{"subject", subject}, {"why", what}});
}

std::string unless_empty(const std::string& text, std::string otherwise) {
    return text.empty() ? std::move(otherwise) : text;
}

}  // namespace

CommercePolicies::CommercePolicies(const Config& config) {
    const std::string today = iso_time(SystemClock{}.now() + kJohannesburgOffset).substr(0, 10);
    cart.pricing.vat_percent = vat_percent(config.shop.vat_percent, today);
    cart.pricing.delivery_fee = Money::cents(config.shop.delivery_fee_cents);
    cart.pricing.free_delivery_over = Money::cents(config.shop.free_delivery_cents);
    cart.promise = promise_policy(config);
    order.reservation_lives = std::chrono::minutes{config.shop.pending_minutes};
    payment.modes = {{.code = "card", .name = {}, .description = {}, .gateway = "payfast", .method = "cc"},
                     {.code = "instant_eft", .name = {}, .description = {}, .gateway = "payfast", .method = "ef"}};

    const Config::Payments& settings = config.payments;
    payfast.shop = config.serve.public_url;
    payfast.merchant_id = unless_empty(settings.payfast_merchant_id, payfast.merchant_id);
    payfast.merchant_key = unless_empty(settings.payfast_merchant_key, payfast.merchant_key);
    if (!settings.payfast_merchant_id.empty()) payfast.passphrase = settings.payfast_passphrase;
    if (!settings.paysim_url.empty()) {
        payfast.site = payfast.api = settings.paysim_url + "/payfast";
    } else if (!settings.payfast_base_url.empty()) {
        payfast.site = settings.payfast_base_url;
        payfast.testing = settings.payfast_base_url.find("sandbox") != std::string::npos;
    } else if (!settings.payfast_merchant_id.empty()) {  // a merchant of our own is not known to the sandbox
        payfast.site = kPayfast;
        payfast.testing = false;
    }
    payfast.sources = settings.payfast_sources;
}

WebCalls::Answer CurlCalls::get(const std::string& url, const Headers& headers) {
    auto answer = http::send({.method = "GET", .url = url, .headers = headers, .body = {}});
    return {answer.status, std::move(answer.body)};
}

WebCalls::Answer CurlCalls::post_form(const std::string& url, const std::string& body) {
    auto answer = http::send({.method = "POST",
                              .url = url,
                              .headers = {{"Content-Type", "application/x-www-form-urlencoded"}},
                              .body = body});
    return {answer.status, std::move(answer.body)};
}

PaymentDesk::PaymentDesk(Application& application, const CommercePolicies& policies)
    : application_{application},
      gateway_{policies.payfast, calls_, application.clock},
      reconciler_{transactional(application, &Scope::payments), gateway_, log_problem},
      thread_{[this](const std::stop_token& stop) { work(stop); }} {}

PaymentDesk::~PaymentDesk() {
    thread_.request_stop();
    changed_.notify_all();
}

void PaymentDesk::notice() {
    {
        const std::lock_guard lock{mutex_};
        noticed_ = true;
    }
    changed_.notify_all();
}

void PaymentDesk::work(const std::stop_token& stop) {
    auto slow_round = std::chrono::steady_clock::now();
    while (!stop.stop_requested()) {
        try {
            reconciler_.confirm_waiting(stop);
            if (std::chrono::steady_clock::now() >= slow_round) {
                round(stop);
                slow_round = std::chrono::steady_clock::now() + kSlowRound;
            }
        } catch (const std::exception& failure) {
            log_problem("round", failure.what());
        }
        std::unique_lock lock{mutex_};
        changed_.wait_for(lock, stop, kRound, [this] { return noticed_; });
        noticed_ = false;
    }
}

void PaymentDesk::round(const std::stop_token& stop) {
    expire_reservations();
    reconciler_.reconcile(stop);
}

void PaymentDesk::expire_reservations() {
    const auto orders = transactional(application_, &Scope::order_payments);
    for (const OrderCode& code : orders.read([](OrderPaymentService& service) { return service.overdue(); })) {
        try {
            if (orders.write([&](OrderPaymentService& service) { return service.expire(code); }))
                log::info("reservation_over", {{"order", code.value}});
        } catch (const std::exception& failure) {  // one that breaks must not hold up the others
            log_problem(code.value, failure.what());
        }
    }
}

}  // namespace spaza::app
