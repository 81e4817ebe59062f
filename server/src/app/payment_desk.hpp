#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "app/application.hpp"
#include "shop/cart/cart.hpp"
#include "shop/orders/orders.hpp"
#include "shop/payment/payfast_service.hpp"
#include "shop/payment/payment_service.hpp"
#include "shop/payment/reconciler_service.hpp"
#include "shop/payment/web_calls.hpp"

namespace spaza::app {

/// The rules of the shop's configuration that carts, orders and payments go by.
struct CommercePolicies {
    explicit CommercePolicies(const Config& config);
    CartPolicy cart;
    OrderPolicy order;
    PaymentPolicy payment;
    PayfastSettings payfast;
};

/// The partners' side of payments: calls over the network.
struct CurlCalls final : WebCalls {
    Answer get(const std::string& url, const Headers& headers) override;
    Answer post_form(const std::string& url, const std::string& body) override;
};

/// Does what payments wait for, on a thread of its own: confirms notifications as they come, asks about payments
/// nobody told us of, ends what is past its time. Several processes may each have one.
class PaymentDesk {
public:
    PaymentDesk(Application& application, const CommercePolicies& policies);
    ~PaymentDesk();

    PaymentGateway& gateway() { return gateway_; }
    /// A notification has come: do not wait for the next round.
    void notice();

private:
    void work(const std::stop_token& stop);
    void round(const std::stop_token& stop);
    void expire_reservations();

    Application& application_;
    CurlCalls calls_;
    PayfastService gateway_;
    ReconcilerService reconciler_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool noticed_{false};
    std::jthread thread_;
};

}  // namespace spaza::app
