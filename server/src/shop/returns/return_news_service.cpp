#include "shop/returns/return_news_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "shop/returns/collection_message.hpp"
#include "shop/returns/returns_words.hpp"

namespace spaza {
namespace {

struct ReturnMailItem {
    std::string name;
    int quantity{};
};
BOOST_DESCRIBE_STRUCT(ReturnMailItem, (), (name, quantity))

/// What the mail `return-update` reads.
struct ReturnMail {
    std::string firstName;
    std::string code;
    std::string orderCode;
    std::string heading;
    std::string sentence;
    std::vector<ReturnMailItem> items;
    std::string address;
};
BOOST_DESCRIBE_STRUCT(ReturnMail, (), (firstName, code, orderCode, heading, sentence, items, address))

}  // namespace

void ReturnNewsService::moved(const ShownReturn& shown, const std::string& store) {
    const ReturnRequest& request = shown.request;
    const CustomerContact contact = customers_.contact(request.customer);
    if (contact.email.empty()) return;
    ReturnMail mail{.firstName = contact.first_name,
                    .code = request.code,
                    .orderCode = request.order.value,
                    .heading = status_words(request),
                    .sentence = next_words(shown, store),
                    .items = {},
                    .address = policy_.shop.empty() ? std::string{} : policy_.shop + "/return/" + request.code};
    for (const ReturnEntry& each : request.entries()) {
        const auto entry = std::ranges::find(shown.order.entries, each.entry, &OrderEntry::number);
        if (entry != shown.order.entries.end()) mail.items.push_back({entry->name, each.units});
    }
    mails_.enqueue({.to = contact.email,
                    .template_name = "return-update",
                    .data = json::write(mail),
                    .key = "return-" + std::string{name_of(request.state())} + ':' + request.code,
                    .customer = request.customer});
}

void ReturnNewsService::collect(const ReturnRequest& request) {
    if (request.mode != ReturnMode::request_pickup) return;
    messages_.enqueue(kCollectionTopic, "collection:" + request.code,
                      json::write(CollectionMessage{request.code, {}}));
}

void ReturnNewsService::do_not_collect(const ReturnRequest& request) {
    if (request.progress().booking) do_not_collect(request.code, request.progress().booking->reference);
}

void ReturnNewsService::do_not_collect(const std::string& code, const std::string& reference) {
    messages_.enqueue(kCollectionTopic, "collection-cancelled:" + code + ':' + reference,
                      json::write(CollectionMessage{code, reference}));
}

}  // namespace spaza
