#include "app/payment_worker.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/liquor_policy.hpp"
#include "app/price_beat_policy.hpp"
#include "app/push_settings.hpp"
#include "app/return_policy.hpp"
#include "app/shop_look.hpp"
#include "app/sms_settings.hpp"
#include "app/tv_licence_settings.hpp"
#include "platform/config/config.hpp"
#include "platform/http/client.hpp"
#include "platform/log/log.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::milliseconds kRound{1000};           // also finds what another process left behind
constexpr std::chrono::seconds kSlowRound{5};               // reservations: minutes matter, not seconds
constexpr std::chrono::milliseconds kLongestAlone{30'000};  // a gateway that is not reached
constexpr std::chrono::minutes kRefusedIsTriedAgain{30};    // a balance that could not be asked for or ended
constexpr std::chrono::minutes kBrokenIsTriedAgain{1};

void log_problem(const std::string& subject, const std::string& what) {
    log::error("payment_desk_failed", {{"subject", subject}, {"why", what}});
}

WebCalls::Answer call(const char* method, const std::string& url, WebCalls::Headers headers, std::string body) {
    auto answer =
        http::send({.method = method, .url = url, .headers = std::move(headers), .body = std::move(body)});
    return {answer.status, std::move(answer.body)};
}

}  // namespace

CommercePolicies::CommercePolicies(const Config& config, const Clock& clock) : settings{payment_settings(config)} {
    saved_carts.kept = std::chrono::hours{24} * config.keep.saved_cart_days;
    invoice = {.supplier = {config.shop.legal_name.empty() ? config.shop.name : config.shop.legal_name,
                            config.shop.address, config.shop.vat_number},
               .look = shop_document_look(config)};
    push = push_policy(config);
    sms_news = {.offered = sends_sms(config), .shop = config.serve.public_url};
    news = {.sms = config.mail.dev_outbox || !config.sms.bulksms_token_id.empty(),
            .feed = !config.warehouse.feed_url.empty(),
            .shop = config.serve.public_url};
    order.reservation_lives = std::chrono::minutes{config.shop.pending_minutes};
    order.unpaid = {.orders = config.shop.unpaid_orders,
                    .units = config.shop.unpaid_units,
                    .percent = config.shop.unpaid_percent,
                    .new_percent = config.shop.unpaid_new_percent,
                    .address_orders = config.shop.unpaid_address_orders};
    shown_instalments_from = Money::cents(config.payments.instalments_from_cents);
    order.old_orders = config.shop.old_orders;
    order.balance_lives = std::chrono::days{config.shop.pre_order_balance_days};

    tv_licence = tv_licence_policy(config);
    liquor = liquor_policy(config);
    cart.liquor_stores = liquor.licensed;
    price_beat = price_beat_policy(config);
    returns = return_policy(config);
    if (returns.collects) courier = std::make_unique<HttpCourierService>(courier_settings(config), calls);
    licence_authority = std::make_unique<SabcService>(sabc_settings(config), calls);

    if (!settings.problems.empty())
        throw ConfigProblem{"payments.modes: " + fmt::format("{}", fmt::join(settings.problems, ", ")) +
                            ": that gateway is not configured"};
    if (!gateways_find_us(config))
        throw ConfigProblem{
            "serve.public_url: payment gateways send shoppers and notifications there, so it must be "
            "this shop's https address"};
    if (settings.payfast) gateways.add(std::make_unique<PayfastService>(*settings.payfast, calls, clock));
    if (settings.paygate) gateways.add(std::make_unique<PaygateService>(*settings.paygate, calls, clock));
    if (settings.payflex) gateways.add(std::make_unique<PayflexService>(*settings.payflex, calls, clock));
    if (settings.ozow) gateways.add(std::make_unique<OzowService>(*settings.ozow, calls));
    if (settings.peach) gateways.add(std::make_unique<PeachService>(*settings.peach, calls));
    payment.modes = settings.modes;
    payment.takes = [this](const PaymentMode& mode, Money amount) {
        const PaymentGateway* gateway = gateways.find(mode.gateway);
        return gateway && gateway->takes(amount);
    };
    payment.one_at_a_time = [this](const PaymentMode& mode) {
        const PaymentGateway* gateway = gateways.find(mode.gateway);
        return gateway && gateway->one_at_a_time();
    };
}

std::vector<WayToPay> CommercePolicies::ways_to_pay() const {
    std::vector<WayToPay> ways;
    for (const PaymentMode& mode : payment.modes) {
        const PaymentGateway* gateway = gateways.find(mode.gateway);
        const auto limits = gateway ? gateway->limits() : std::nullopt;
        if (!limits) continue;
        WayToPay& way = ways.emplace_back(WayToPay{.code = mode.code});
        if (limits->least > Money{}) way.least = limits->least;
        way.most = limits->most;
        if (mode.code == "instalments") way.shown_from = shown_instalments_from;
    }
    return ways;
}

WebCalls::Answer CurlCalls::get(const std::string& url, const Headers& headers) {
    return call("GET", url, headers, {});
}

WebCalls::Answer CurlCalls::post_form(const std::string& url, const std::string& body, const Headers& headers) {
    Headers all = headers;
    all.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    return call("POST", url, std::move(all), body);
}

WebCalls::Answer CurlCalls::post_json(const std::string& url, const std::string& body, const Headers& headers) {
    Headers all = headers;
    all.emplace_back("Content-Type", "application/json");
    return call("POST", url, std::move(all), body);
}

PaymentWorker::PaymentWorker(Application& application, const CommercePolicies& policies)
    : application_{application}, gateways_{policies.gateways} {
    Whose others{.gateways = {}, .all_but = true};
    for (const auto& gateway : gateways_.all()) others.gateways.push_back(gateway->name());
    threads_.emplace_back([this, others](const std::stop_token& stop) { keep_house(others, stop); });
    for (const auto& gateway : gateways_.all())
        threads_.emplace_back([this, &at = *gateway](const std::stop_token& stop) { work_with(at, stop); });
}

OpeningService PaymentWorker::pages() const {
    return {transactional(application_, &Scope::payments), gateways_, log_problem};
}

PaymentWorker::~PaymentWorker() {
    for (std::jthread& each : threads_) each.request_stop();
    changed_.notify_all();
}

void PaymentWorker::notice() {
    {
        const std::lock_guard lock{mutex_};
        notices_ += 1;
    }
    changed_.notify_all();
}

ReconcilerService PaymentWorker::reconciler(Whose whose) const {
    return {transactional(application_, &Scope::payments), transactional(application_, &Scope::refunds), gateways_,
            log_problem, std::move(whose)};
}

/// One gateway's work: whatever becomes of it, the others and the reservations do not wait for it.
void PaymentWorker::work_with(PaymentGateway& gateway, const std::stop_token& stop) {
    ReconcilerService reconciler = this->reconciler({.gateways = {gateway.name()}, .all_but = false});
    int missed = 0;  // rounds in which it was not reached
    std::uint64_t seen = 0;
    while (!stop.stop_requested()) {
        bool reached = true;
        try {
            gateway.look_around();
            reached = reconciler.round(stop);
        } catch (const std::exception& failure) {
            log_problem(gateway.name(), failure.what());
        }
        missed = reached ? 0 : std::min(missed + 1, 6);
        const auto left_alone = reached ? kRound : std::min(kRound * (1 << (missed - 1)), kLongestAlone);
        std::unique_lock lock{mutex_};
        changed_.wait_for(lock, stop, left_alone, [&] { return reached && notices_ != seen; });
        seen = notices_;
    }
}

/// What asks no gateway: reservations that are over, and what waits for a gateway we do not have any more.
void PaymentWorker::keep_house(const Whose& others, const std::stop_token& stop) {
    ReconcilerService reconciler = this->reconciler(others);
    while (!stop.stop_requested()) {
        try {
            expire_reservations(stop);
            look_after_balances();
            expire_returns();
            tell_of_releases();
            reconciler.round(stop);
        } catch (const std::exception& failure) {
            log_problem("round", failure.what());
        }
        std::unique_lock lock{mutex_};
        changed_.wait_for(lock, stop, kSlowRound, [] { return false; });
    }
}

void PaymentWorker::expire_reservations(const std::stop_token& stop) {
    const auto orders = transactional(application_, &Scope::order_payments);
    for (const OrderCode& code : orders.read([](OrderPaymentService& service) { return service.overdue(); })) {
        if (stop.stop_requested()) return;
        try {
            if (orders.write([&](OrderPaymentService& service) { return service.expire(code); }))
                log::info("reservation_over", {{"order", code.value}});
        } catch (const std::exception& failure) {  // one that breaks must not hold up the others
            log_problem(code.value, failure.what());
        }
    }
}

void PaymentWorker::look_after_balances() {
    const auto balances = transactional(application_, &Scope::balances);
    const auto due = balance_looks_.seldom(
        [&] { return balances.read([](BalanceService& service) { return service.due(); }); });
    for (const OpenBalance& each : due) {
        const auto now = std::chrono::steady_clock::now();
        if (const auto left = left_alone_.find(each.order); left != left_alone_.end()) {
            if (now < left->second) continue;
            left_alone_.erase(left);
        }
        try {
            const auto done = balances.write([&](BalanceService& service) { return service.act(each); });
            if (done && *done) log::info("pre_order_balance", {{"order", each.order.value}});
            if (done) continue;
            log_problem(each.order.value, done.error().message_key);
            left_alone_[each.order] = now + kRefusedIsTriedAgain;
        } catch (const std::exception& failure) {  // one that breaks must not hold up the others
            log_problem(each.order.value, failure.what());
            left_alone_[each.order] = now + kBrokenIsTriedAgain;
        }
    }
}

/// Approved, and never handed in.
void PaymentWorker::expire_returns() {
    const auto returns = transactional(application_, &Scope::returns);
    const auto late = return_looks_.seldom(
        [&] { return returns.read([](ReturnService& service) { return service.not_handed_in(); }); });
    for (const std::string& code : late) {
        try {
            const auto done = returns.write([&](ReturnService& service) { return service.expire(code); });
            if (!done) log_problem(code, done.error().message_key);
        } catch (const std::exception& failure) {  // one that breaks must not hold up the others
            log_problem(code, failure.what());
        }
    }
}

void PaymentWorker::tell_of_releases() {
    const auto pre_orders = transactional(application_, &Scope::pre_order_news);
    const auto each_alone = [&](const std::vector<PreOrderWatch>& orders, const auto& use) {
        for (const PreOrderWatch& order : orders) {
            try {
                (void)pre_orders.write([&](PreOrderNewsService& news) { return use(news, order); });
            } catch (const std::exception& failure) {  // one that breaks must not silence the others
                log_problem(order.order.value, failure.what());
            }
        }
    };
    each_alone(pre_orders.read([](PreOrderNewsService& news) { return news.unwatched(); }),
               [](PreOrderNewsService& news, const PreOrderWatch& order) { return news.watch(order); });
    const auto with_news = release_looks_.seldom(
        [&] { return pre_orders.read([](PreOrderNewsService& news) { return news.with_news(); }); });
    each_alone(with_news, [](PreOrderNewsService& news, const PreOrderWatch& order) {
        const bool reported = news.tell(order);
        if (reported) log::info("pre_order_news", {{"order", order.order.value}});
        return reported;
    });
}

}  // namespace spaza::app
