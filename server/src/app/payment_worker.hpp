#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "app/application.hpp"
#include "app/payment_settings.hpp"
#include "base/web_calls.hpp"
#include "shop/cart/saved_carts.hpp"
#include "shop/checkout/liquor.hpp"
#include "shop/content/content_routes.hpp"
#include "shop/invoices/invoices.hpp"
#include "shop/orders/news/order_news_service.hpp"
#include "shop/orders/orders.hpp"
#include "shop/payment/opening_service.hpp"
#include "shop/payment/payment_service.hpp"
#include "shop/payment/reconciler_service.hpp"
#include "shop/price_beat/price_beat.hpp"
#include "shop/push/push.hpp"
#include "shop/returns/http_courier_service.hpp"
#include "shop/returns/returns.hpp"
#include "shop/sms_news/sms_news.hpp"
#include "shop/tv_licence/sabc_service.hpp"

namespace spaza::app {

/// The partners' side of payments: calls over the network.
struct CurlCalls final : WebCalls {
    Answer get(const std::string& url, const Headers& headers) override;
    Answer post_form(const std::string& url, const std::string& body, const Headers& headers) override;
    Answer post_json(const std::string& url, const std::string& body, const Headers& headers) override;
};

/// The rules of the shop's configuration that carts, orders and payments go by, and the gateways it has.
struct CommercePolicies {
    /// Throws ConfigProblem when a way to pay is wanted that no configured gateway offers.
    CommercePolicies(const Config& config, const Clock& clock);
    CommercePolicies(const CommercePolicies&) = delete;
    CommercePolicies& operator=(const CommercePolicies&) = delete;

    /// What is offered just now: a gateway that does not answer offers nothing.
    std::vector<WayToPay> ways_to_pay() const;

    Money shown_instalments_from;
    CartPolicy cart;
    SavedCartPolicy saved_carts;
    OrderPolicy order;
    PaymentPolicy payment;
    InvoicePolicy invoice;
    NewsPolicy news;
    PushPolicy push;
    SmsNewsPolicy sms_news;
    TvLicencePolicy tv_licence;
    LiquorPolicy liquor;
    PriceBeatPolicy price_beat;
    ReturnPolicy returns;
    PaymentSettings settings;
    CurlCalls calls;
    Gateways gateways;
    std::unique_ptr<LicenceAuthority> licence_authority;
    std::unique_ptr<Courier> courier;  // none: nothing is collected
};

/// Looking through much for what is to be done: so seldom that it takes a hundredth of the time, but every minute.
class Looks {
public:
    template <class Look>
    auto seldom(Look&& look) -> decltype(look()) {
        const auto began = std::chrono::steady_clock::now();
        if (began < next_) return {};
        auto found = look();
        const auto took = std::chrono::steady_clock::now() - began;
        next_ = began + std::min<std::chrono::steady_clock::duration>(100 * took, std::chrono::minutes{1});
        return found;
    }

private:
    std::chrono::steady_clock::time_point next_;
};

/// Does what payments wait for, on a thread for each gateway: confirms notifications as they come, asks about
/// payments nobody notified us of, ends what is past its time, gives money back. A gateway that is not reached is
/// left alone for a while. Several processes may each have one.
class PaymentWorker {
public:
    PaymentWorker(Application& application, const CommercePolicies& policies);
    ~PaymentWorker();

    /// Makes payment pages ready; for the routes.
    OpeningService pages() const;
    /// A notification or a shopper has come: do not wait for the next round.
    void notice();

private:
    ReconcilerService reconciler(Whose whose) const;
    void work_with(PaymentGateway& gateway, const std::stop_token& stop);
    void keep_house(const Whose& others, const std::stop_token& stop);
    void expire_reservations(const std::stop_token& stop);
    void tell_of_releases();
    void look_after_balances();
    void expire_returns();

    Application& application_;
    const Gateways& gateways_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::uint64_t notices_{0};
    // of the thread that keeps house
    Looks balance_looks_;
    Looks release_looks_;
    Looks return_looks_;
    std::map<OrderCode, std::chrono::steady_clock::time_point> left_alone_;
    std::vector<std::jthread> threads_;
};

}  // namespace spaza::app
