#include "shop/privacy/data_export_service.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"

namespace spaza {

std::optional<DataExport> DataExportService::state(const CustomerId& customer) {
    const auto found = requests_.data_export(customer);
    return found && found->expires_at > clock_.now() ? found : std::nullopt;
}

DataExport DataExportService::ask(const CustomerId& customer) {
    if (const auto made = state(customer); made && !made->ready_at) return *made;
    const TimePoint now = clock_.now();
    requests_.ask_for_export(customer, now, now + policy_.file_lives);
    messages_.enqueue(kDataExportTopic, "data-export:" + secrets::random_id(),
                      boost::json::serialize(boost::json::object{{"customer", customer.value}}));
    log::info("data_export_asked", {{"customer", customer.value}});
    return *requests_.data_export(customer);
}

bool DataExportService::is_awaited(const CustomerId& customer) {
    const auto found = requests_.data_export(customer);
    return found && !found->ready_at;
}

void DataExportService::ready(const CustomerId& customer, const std::string& file) {
    const TimePoint now = clock_.now();
    if (!requests_.keep_export(customer, file, now, now + policy_.file_lives)) return;
    const CustomerContact contact = customers_.contact(customer);
    mails_.enqueue({.to = contact.email,
                    .template_name = "data-ready",
                    .data = boost::json::serialize(boost::json::object{
                        {"firstName", contact.first_name}, {"link", policy_.origin + "/account/data"}}),
                    .key = "data-ready:" + secrets::random_id(),
                    .customer = customer});
    log::info("data_export_ready", {{"customer", customer.value}, {"bytes", file.size()}});
}

Result<std::string> DataExportService::file(const CustomerId& customer) {
    auto content = requests_.export_content(customer, clock_.now());
    if (!content) return fail(Reason::not_found, "privacy.noFile", "current", {}, "user");
    log::info("data_export_downloaded", {{"customer", customer.value}});
    return std::move(*content);
}

}  // namespace spaza
