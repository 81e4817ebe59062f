#pragma once

#include "base/mail_queue.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/price_beat/price_beat_store.hpp"
#include "shop/terms/terms.hpp"

namespace spaza {

/// An entry of an order, and whether a price beat may be claimed for it.
struct PriceBeatEntry {
    OrderEntry entry;
    std::optional<Error> why_not;
    int days_left{};
    std::vector<PriceBeatClaim> claims;  // those not refused
};

struct PriceBeatOrder {
    Order order;
    std::chrono::days window{};
    std::chrono::sys_days until{};
    std::vector<PriceBeatEntry> entries;
};

struct PriceBeatDetailsPage {
    std::vector<PriceBeatDetails> claims;
    int total{};
};

/// What price beats need of the rest of the shop.
struct PriceBeatNeeds {
    PriceBeatStore& store;
    FulfilmentService& orders;
    const ProductReader& products;
    AttachmentAccess& files;
    CustomerDirectory& customers;
    MailQueue& mails;
    const TermsReader& terms;
    const PriceBeatPolicy& policy;
    const Clock& clock;
};

/// Customers claim because another shop sells it for less. What is somebody else's is not there for them.
class PriceBeatService {
public:
    static constexpr int kMostPerPage = 100;

    explicit PriceBeatService(const PriceBeatNeeds& needs) : shop_{needs} {}

    /// What of an order may be claimed for, until when, and why not otherwise.
    Result<PriceBeatOrder> entries(const CustomerId& customer, const OrderCode& order);
    /// One claim a unit, whatever is sent at once.
    Result<PriceBeatDetails> claim(const CustomerId& customer, const PriceBeatForm& form);
    PriceBeatDetailsPage page(const CustomerId& customer, int page, int page_size);
    Result<PriceBeatDetails> find(const CustomerId& customer, const std::string& id);

private:
    /// What is claimed for, before it has a number, and its unit.
    struct Draft {
        PriceBeatFacts facts;
        std::vector<std::string> slots;  // the units it may be for: the first that has no claim
        const char* taken_key;           // when that unit has a claim already
        const char* taken_field;
    };
    std::optional<Order> order_of(const CustomerId& customer, const OrderCode& code);
    std::chrono::days window_of(const Order& order) const;
    Result<Draft> after_purchase(const CustomerId& customer, const PriceBeatForm& form);
    Result<Draft> before_purchase(const CustomerId& customer, const PriceBeatForm& form);
    PriceBeatDetails details(PriceBeatClaim claim);
    std::chrono::sys_days today() const { return johannesburg_day(shop_.clock.now()); }

    PriceBeatNeeds shop_;
};

}  // namespace spaza
