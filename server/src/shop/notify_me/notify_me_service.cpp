#include "shop/notify_me/notify_me_service.hpp"

#include "base/json.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

struct BackInStock {
    std::string firstName;
    std::string product;
    std::string price;
    std::string address;
};
BOOST_DESCRIBE_STRUCT(BackInStock, (), (firstName, product, price, address))

}  // namespace

bool NotifyMeService::is_there(const ProductCode& product, const StoreCode& zone) const {
    return products_.available(product, zone) > 0 || products_.available(product, stores_.warehouse().code) > 0;
}

Done NotifyMeService::ask(const CustomerId& customer, const ProductCode& product, const StoreCode& zone) {
    if (!products_.find(product))
        return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
    if (is_there(product, zone))
        return fail(Reason::invalid, "notifyMe.inStock", product.value, "ValidationError", "product");
    store_.add({product, customer, zone, clock_.now()});
    log::info("notice_asked", {{"product", product.value}});
    return Done{};
}

Result<bool> NotifyMeService::waits(const CustomerId& customer, const ProductCode& product) {
    if (!products_.find(product))
        return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
    return store_.waits(customer, product);
}

int NotifyMeService::tell_those_waiting(const std::string& origin) {
    int told = 0;
    for (const ProductCode& product : store_.wanted_products()) {
        const auto facts = products_.find(product);
        if (!facts || !facts->purchasable) continue;
        for (const StockNotice& notice : store_.waiting_for(product)) {
            // Two nodes may see the same change: who deletes the wish writes the letter.
            if (!is_there(product, notice.zone) || !store_.take(notice)) continue;
            const CustomerContact contact = customers_.contact(notice.customer);
            if (contact.email.empty()) continue;
            letters_.enqueue({.to = contact.email,
                              .template_name = "back-in-stock",
                              .data = json::write(BackInStock{contact.first_name, facts->name,
                                                              formatted(facts->price), origin + facts->url}),
                              .key = "back-in-stock:" + product.value + ":" + notice.customer.value + ":" +
                                     std::to_string(to_millis(notice.created_at))});
            ++told;
        }
    }
    return told;
}

}  // namespace spaza
