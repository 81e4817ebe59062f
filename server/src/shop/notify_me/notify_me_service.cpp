#include "shop/notify_me/notify_me_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/secrets.hpp"
#include "base/validation.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

struct BackInStock {
    std::string firstName;
    std::string product;
    std::string price;
    std::string address;
    std::string stop;
    std::string unsubscribe;  // the same, for the mail program's own button
};
BOOST_DESCRIBE_STRUCT(BackInStock, (), (firstName, product, price, address, stop, unsubscribe))

std::unexpected<Error> unknown_mail() {
    return fail(Reason::not_found, "notifyMe.stopUnknown", "token", "NotFoundError", "token");
}

}  // namespace

bool NotifyMeService::is_there(const ProductCode& product, const StoreCode& zone) const {
    return products_.available(product, zone) > 0 || products_.available(product, stores_.warehouse().code) > 0;
}

CustomerContact NotifyMeService::contact_of(const NoticeReader& reader) {
    if (!reader.is_guest()) return customers_.contact(reader.customer);
    CustomerContact guest;
    guest.email = reader.email;
    return guest;
}

Done NotifyMeService::may_write_to(const NoticeReader& reader) {
    const CustomerContact contact = contact_of(reader);
    const auto suppression = suppressions_.find(contact.email);
    if (!suppression) return Done{};
    if (suppression->reason == SuppressionReason::unsubscribed && contact.email_proven) {
        suppressions_.remove(contact.email);
        return Done{};
    }
    const bool comes_back = suppression->reason == SuppressionReason::bounced;
    return fail(Reason::invalid, comes_back ? "notifyMe.bounced" : "notifyMe.suppressed", "email",
                "ValidationError", "parameter");
}

Done NotifyMeService::ask(const NoticeReader& reader, const ProductCode& product, const StoreCode& zone) {
    if (reader.is_guest()) {
        auto problems = FieldRules::shared().check_all({"email"}, {{"email", reader.email}});
        if (!problems.empty()) return fail(std::move(problems));
    }
    if (!products_.find(product))
        return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
    if (is_there(product, zone))
        return fail(Reason::invalid, "notifyMe.inStock", product.value, "ValidationError", "product");
    if (auto may = may_write_to(reader); !may) return may;
    store_.add({product, reader, zone, clock_.now()});
    log::info("notice_asked", {{"product", product.value}});
    return Done{};
}

std::vector<ProductInterest> NotifyMeService::interests(const CustomerId& customer) {
    std::vector<ProductInterest> all;
    for (const auto& [product, since] : store_.of(customer)) {
        const auto facts = products_.find(product);
        all.push_back({product, facts ? facts->name : product.value, facts ? facts->url : "", since});
    }
    return all;
}

Result<bool> NotifyMeService::waits(const CustomerId& customer, const ProductCode& product) {
    if (!products_.find(product))
        return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
    return store_.waits(customer, product);
}

Done NotifyMeService::forget(const CustomerId& customer, const ProductCode& product) {
    store_.drop(customer, product);
    return Done{};
}

Result<bool> NotifyMeService::has_mails_to_stop(const std::string& token) {
    const auto reader = store_.reader_of(secrets::digest(token));
    if (!reader) return unknown_mail();
    if (store_.waits_for_any(*reader)) return true;
    const std::string address = contact_of(*reader).email;
    return !address.empty() && !suppressions_.find(address);
}

Done NotifyMeService::stop(const std::string& token) {
    const auto reader = store_.reader_of(secrets::digest(token));
    if (!reader) return unknown_mail();
    const int dropped = store_.drop_all(*reader);
    if (const std::string address = contact_of(*reader).email; !address.empty())
        suppressions_.add(address, SuppressionReason::unsubscribed, {});
    log::info("stock_letters_stopped", {{"notices", std::int64_t{dropped}}});
    return Done{};
}

std::vector<ProductCode> NotifyMeService::back_again(const std::function<bool(const ProductCode&)>& among) {
    auto products = store_.wanted_products();
    std::erase_if(products, [&](const ProductCode& product) {
        const auto facts = among(product) ? products_.find(product) : std::nullopt;
        if (!facts || !facts->purchasable) return true;
        return std::ranges::none_of(store_.waiting_for(product),
                                    [&](const StockNotice& notice) { return is_there(product, notice.zone); });
    });
    return products;
}

int NotifyMeService::tell_those_waiting(const std::vector<ProductCode>& products, const std::string& origin) {
    int reported = 0;
    for (const ProductCode& product : products) {
        const auto facts = products_.find(product);
        if (!facts || !facts->purchasable) continue;
        for (const StockNotice& notice : store_.waiting_for(product)) {
            // Two nodes may see the same change: who deletes the request writes the mail.
            if (!is_there(product, notice.zone) || !store_.take(notice)) continue;
            CustomerContact contact;
            if (notice.reader.is_guest()) {
                contact.first_name = "there";
                contact.email = notice.reader.email;
            } else {
                contact = customers_.contact(notice.reader.customer);
            }
            if (!notice.reader.is_guest())
                push_.notify({.customer = notice.reader.customer,
                              .kind = PushKind::back_in_stock,
                              .about = "product",
                              .code = product.value,
                              .state = "inStock",
                              .key = "back-in-stock:" + product.value + ':' +
                                     std::to_string(to_millis(notice.created_at))});
            if (contact.email.empty()) continue;
            const std::string token = secrets::random_token();
            store_.keep_stop(secrets::digest(token), notice.reader, clock_.now());
            const std::string address = origin + facts->url;
            const std::string stop = origin + "/unsubscribe/" + token;
            const std::string& who = notice.reader.is_guest() ? notice.reader.email : notice.reader.customer.value;
            mails_.enqueue({.to = contact.email,
                            .template_name = "back-in-stock",
                            .data = json::write(BackInStock{contact.first_name, facts->name,
                                                            formatted(facts->price), address, stop, stop}),
                            .key = "back-in-stock:" + product.value + ":" + secrets::digest(who) + ":" +
                                   std::to_string(to_millis(notice.created_at)),
                            .customer = notice.reader.customer});
            ++reported;
        }
    }
    return reported;
}

}  // namespace spaza
