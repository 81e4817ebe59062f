#include "shop/push/push_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/push/push_rules.hpp"

namespace spaza {

std::optional<PushDevice> PushService::of_session(const CustomerId& customer, std::string_view session) {
    for (PushDevice& each : store_.devices(customer, clock_.now()))
        if (each.session == session && each.server_key == policy_.server_key) return std::move(each);
    return std::nullopt;
}

Result<PushDevice> PushService::allow(const CustomerId& customer, const std::string& session,
                                      const PushAddress& address) {
    if (!policy_.is_offered()) return fail(Reason::invalid, "push.notOffered", "push", {}, "parameter");
    if (!is_push_address(address, policy_))
        return fail(Reason::invalid, "push.badAddress", "endpoint", "ValidationError", "parameter");
    const auto before = of_session(customer, session);
    if (before && before->address.endpoint == address.endpoint && before->address.p256dh == address.p256dh &&
        before->address.auth == address.auth)
        return *before;
    PushDevice device{.id = secrets::random_id(),
                      .customer = customer,
                      .session = session,
                      .address = address,
                      .server_key = policy_.server_key,
                      .created_at = clock_.now()};
    store_.keep(device);
    store_.keep_newest(customer, kMostPushDevices);
    log::info("push_allowed", {{"customer", customer.value}});
    return device;
}

void PushService::end(const CustomerId& customer, std::string_view session) {
    store_.drop_of_session(customer, session);
}

std::vector<PushChoice> PushService::choices(const CustomerId& customer) {
    const auto made = store_.choices(customer);
    std::vector<PushChoice> all;
    for (const PushKind kind : kPushKinds) {
        const auto chosen = std::ranges::find(made, kind, &PushChoice::kind);
        all.push_back({kind, chosen == made.end() ? wanted_by_default(kind) : chosen->wanted});
    }
    return all;
}

Result<std::vector<PushChoice>> PushService::choose(const CustomerId& customer, std::string_view kind, bool wanted,
                                                    const std::string& channel) {
    const auto known = push_kind_named(kind);
    if (!known)
        return fail(Reason::invalid, "push.unknownKind", std::string{kind}, "ValidationError", "parameter");
    auto all = choices(customer);
    auto& choice = *std::ranges::find(all, *known, &PushChoice::kind);
    if (choice.wanted == wanted) return all;
    choice.wanted = wanted;
    store_.choose({.customer = customer, .choice = choice, .channel = channel, .made_at = clock_.now()});
    return all;
}

void PushService::notify(const PushNews& news) {
    if (!policy_.is_offered() || news.customer.empty()) return;
    const auto devices = store_.devices(news.customer, clock_.now());
    if (devices.empty()) return;
    const auto all = choices(news.customer);
    if (!std::ranges::find(all, news.kind, &PushChoice::kind)->wanted) return;
    for (const PushDevice& device : devices) {
        if (device.server_key != policy_.server_key) continue;
        const QueuedPush queued{
            .device = device.id,
            .customer = news.customer.value,
            .payload = {.to = device.id, .about = news.about, .code = news.code, .state = news.state}};
        messages_.enqueue(kPushTopic, news.key + ':' + device.id, json::write(queued));
    }
}

std::optional<PushAddress> PushService::address_of(std::string_view device, const CustomerId& customer) {
    const auto found = store_.device(device, clock_.now());
    if (!found || found->customer != customer || found->server_key != policy_.server_key ||
        !is_push_endpoint(found->address.endpoint, policy_))
        return std::nullopt;
    return found->address;
}

void PushService::forget(std::string_view device) {
    store_.drop(device);
    log::info("push_device_gone", {{"device", std::string{device}}});
}

}  // namespace spaza
