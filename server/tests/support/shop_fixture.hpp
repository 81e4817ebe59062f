#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <set>

#include "app/money_back.hpp"
#include "app/order_hub.hpp"
#include "base/holidays.hpp"
#include "shop/cart/cart_service.hpp"
#include "shop/cart/cart_store_sql.hpp"
#include "shop/checkout/checkout_service.hpp"
#include "shop/checkout/checkout_store_sql.hpp"
#include "shop/invoices/invoices_service.hpp"
#include "shop/invoices/invoices_store_sql.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/orders/history/order_history_service.hpp"
#include "shop/orders/news/order_news_service.hpp"
#include "shop/orders/orders_store_sql.hpp"
#include "shop/orders/placing/order_payment_service.hpp"
#include "shop/orders/placing/orders_service.hpp"
#include "shop/payment/payment_service.hpp"
#include "shop/payment/payment_store_sql.hpp"
#include "shop/payment/refund_store_sql.hpp"
#include "shop/promotions/promotions_service.hpp"
#include "shop/promotions/promotions_snapshot.hpp"
#include "shop/promotions/promotions_store_sql.hpp"
#include "shop/stock/reservation_service.hpp"
#include "shop/stock/stock_store_sql.hpp"
#include "shop/tv_licence/tv_licence_service.hpp"
#include "shop/tv_licence/tv_licence_store_sql.hpp"
#include "shop/wishlist/wishlist_service.hpp"
#include "shop/wishlist/wishlist_store_sql.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"
#include "support/fixed_terms.hpp"

namespace spaza::testing {

/// Products by code; what it says of stock is what tests say, however stale: the database has the last word.
struct FakeProducts final : ProductReader {
    std::map<ProductCode, ProductFacts> facts;
    std::map<std::pair<ProductCode, StoreCode>, int> shelves;

    void sell(const std::string& code, Money price, TradingType type = TradingType::normal);
    void stock(const std::string& code, const std::string& store, int units) {
        shelves[{ProductCode{code}, StoreCode{store}}] = units;
    }
    std::optional<ProductFacts> find(const ProductCode& code) const override;
    int available(const ProductCode& code, const StoreCode& store) const override;
};

/// G205 in Midrand, G101 in Cape Town, and the warehouse W001.
struct FakeStores final : StoreReader {
    std::vector<PointOfService> stores;
    FakeStores();
    std::vector<PointOfService> all() const override { return stores; }
    std::optional<PointOfService> find(const StoreCode& code) const override;
    std::vector<std::pair<PointOfService, double>> nearest(const GeoPoint& from, std::size_t most) const override;
    PointOfService warehouse() const override { return stores.back(); }
};

struct FakeCustomers final : CustomerDirectory {
    FakeCustomers() : address{DeliveryAddress{AddressId{"A1"}}} {
        address->saved.id = address->id;
        address->saved.form.line1 = "Berger Street";
    }
    std::optional<DeliveryAddress> address;
    bool mobile_proven{false};
    std::optional<DeliveryAddress> delivery_address(const CustomerId&) override { return address; }
    CustomerContact contact(const CustomerId&) override {
        return {.first_name = "Thandi",
                .last_name = "Nkosi",
                .email = "thandi@example.co.za",
                .cellphone = "0821234567",
                .mobile_proven = mobile_proven};
    }
};

struct FakeMails final : MailQueue {
    std::mutex mutex;
    std::vector<Mail> sent;
    void enqueue(const Mail& mail) override {
        const std::lock_guard lock{mutex};
        sent.push_back(mail);
    }
};

struct FakeShoppers final : Shoppers {
    std::set<CustomerId> regulars;
    std::map<CustomerId, std::string> households;
    void expect_has_ordered(const CustomerId&) override {}
    bool has_ordered(const CustomerId& customer) override { return regulars.contains(customer); }
    bool has_proven_email(const CustomerId&) override { return true; }
    std::string household(const CustomerId& customer) override { return households[customer]; }
    std::string uid(const CustomerId& customer) override { return customer.value + "@example.co.za"; }
};

struct FakeSmsChoices final : SmsChoices {
    bool wants_sms(const CustomerId&, PushKind) override { return wanted; }
    bool wanted{true};
};

struct FakeMessages final : MessageQueue {
    struct Sent {
        std::string topic;
        std::string key;
        std::string payload;
    };
    std::mutex mutex;
    std::vector<Sent> sent;
    void enqueue(std::string_view topic, std::string_view key, std::string_view payload) override {
        const std::lock_guard lock{mutex};
        sent.push_back({std::string{topic}, std::string{key}, std::string{payload}});
    }
    int count(const std::string& topic) const {
        return static_cast<int>(
            std::ranges::count_if(sent, [&](const Sent& each) { return each.topic == topic; }));
    }
};

/// What is asked to be given back.
struct FakeMoneyBack final : MoneyBack {
    std::vector<std::pair<std::string, Money>> given;  // key, amount
    Done give_back(const OrderCode&, Money amount, const std::string& key, const std::string&) override {
        given.emplace_back(key, amount);
        return Done{};
    }
};

/// The buying half of the shop on one database, with everything around it played.
struct TestShop {
    explicit TestShop(storage::Database& kept_in) : database{kept_in} {}

    storage::Database& database;
    FixedClock clock;
    FakeProducts products;
    FakeStores stores;
    FakeCustomers customers;
    FakeShoppers shoppers;
    PromotionSnapshot promotions;
    FakeMails mails;
    FakeMessages messages;
    FakeSmsChoices sms_choices;
    FakeMoneyBack money;
    bool refunds_are_real{false};  // what is cancelled is asked of RefundService, not only noted
    NewsPolicy news_policy{.sms = true, .feed = true};
    InvoicePolicy invoice_policy{.supplier = {"Spaza", {"1 Long Street", "Cape Town", "8001"}, "4123456789"}};
    HolidayCalendar holidays;
    CartPolicy cart_policy;
    FixedTerms terms;
    OrderPolicy order_policy;
    LiquorPolicy liquor_policy;
    TvLicencePolicy tv_licence_policy{.key = std::string(64, '7')};
    PaymentPolicy payment_policy{
        .modes = {{"card", "Card", "", "payfast", "cc"}, {"instant_eft", "EFT", "", "payfast", "ef"}},
        .takes = {}};

    /// All services on one session.
    struct Services {
        Services(storage::Session& session, TestShop& shop);
        SqlPromotionStore promotion_store;
        PromotionService promotions;
        SqlWishlistStore wishlist_store;
        WishlistService wishlists;
        SqlCartStore cart_store;
        SqlCheckoutStore checkout_store;
        SqlStockStore stock_store;
        SqlOrderStore order_store;
        SqlPaymentStore payment_store;
        SqlTvLicenceStore tv_licence_store;
        TvLicenceService tv_licences;
        CartService carts;
        CheckoutService checkout;
        ReservationService reservations;
        SqlInvoiceStore invoice_store;
        InvoiceService invoices;
        OrderNewsService news;
        app::OrderHub hub;
        OrderPaymentService order_payments;
        SqlRefundStore refund_store;
        RefundService refunds;
        PaymentService payments;
        OrderService orders;
        OrderHistoryService order_history;
        app::RefundRequests money_back;
        FulfilmentService fulfilment;
    };

    /// One use case in one transaction: kept when its Result holds a value.
    template <class Use>
    auto does(Use&& use) {
        using Answer = std::invoke_result_t<Use&, Services&>;
        std::optional<Answer> answer;
        database.write([&](storage::Session& session) {
            Services services{session, *this};
            answer.emplace(use(services));
            if constexpr (requires {
                              answer->has_value();
                              answer->error();
                          })
                return answer->has_value();
            else
                return true;
        });
        return *std::move(answer);
    }

    /// Puts units on a shelf, in the database and in what the catalogue says.
    void put(const std::string& product, const std::string& store, int units);
    struct Shelf {
        std::int64_t on_hand{-1};
        std::int64_t reserved{-1};
        bool operator==(const Shelf&) const = default;
    };
    Shelf shelf(const std::string& product, const std::string& store);
    std::int64_t count(const std::string& what);

    /// A customer's cart with one product, confirmed with the first way that can be chosen.
    Cart ready_cart(const std::string& customer, const std::string& product, int units = 1,
                    Delivery way = Delivery::doorstep);
    Result<PlacedOrder> place(const std::string& customer, const std::string& cart, bool again = false);
    PlacedOrder placed(const std::string& customer, const std::string& product, int units = 1);
    Order order(const std::string& customer, const OrderCode& code);
};

/// A gateway's word about an attempt, signed and from us.
Notice notice_of(const PaymentAttempt& attempt, GatewayStatus status, const std::string& gateway_ref = "1001");

/// Stores a notification and settles it as the gateway confirms it.
Verdict tell(TestShop& shop, const Notice& notice, Confirmation confirmation = Confirmation::confirmed);

}  // namespace spaza::testing
