// A return is asked for: one part of JSON, and files.
#include <algorithm>
#include <set>

#include "base/fields.hpp"
#include "platform/http/encoding.hpp"
#include "platform/http/multipart.hpp"
#include "platform/http/write_once.hpp"
#include "shop/returns/return_answers_routes.hpp"
#include "shop/returns/return_form_wire.hpp"

namespace spaza {
namespace {

using ReturnParts = std::vector<http::FormPart>;

constexpr std::string_view kIntentPart = "returnRequest";
constexpr std::size_t kMostFilesNamed = 10;

/// A form without a chosen file has a part without name and content (WHATWG).
bool is_return_file(const http::FormPart& part) {
    return part.name != kIntentPart && !(part.content.empty() && part.filename.value_or("").empty());
}

/// The one part of JSON; browsers give it a file's name.
Result<wire::ReturnIntent> intent_in(const ReturnParts& parts) {
    const auto found = std::ranges::find(parts, kIntentPart, &http::FormPart::name);
    if (found == parts.end() || std::ranges::count(parts, kIntentPart, &http::FormPart::name) > 1 ||
        !http::is_plain_utf8(found->content))
        return http::bad_parameter("validation.invalid", std::string{kIntentPart});
    return json::read<wire::ReturnIntent>(found->content);
}

/// Every file is looked at once; each goes to the entry that names its part.
Result<ReturnForm> form_in(const ReturnParts& parts, AttachmentIntake& intake) {
    const auto intent = intent_in(parts);
    if (!intent) return std::unexpected(intent.error());
    ReturnForm form = wire::from_wire(*intent);
    std::vector<UploadedFile> files;
    std::vector<std::size_t> owners;
    std::set<const http::FormPart*> named;
    std::size_t uploaded = 0;
    for (std::size_t at = 0; at < form.entries.size(); ++at) {
        const std::string field = "entries/" + std::to_string(at) + "/attachments";
        const auto names = (*intent->entries)[at].attachments.value_or(std::vector<std::string>{});
        uploaded += form.entries[at].uploaded.size();
        if (names.size() > kMostFilesNamed || form.entries[at].uploaded.size() > kMostFilesNamed)
            return http::bad_parameter("return.fileUnknown", field);
        for (const std::string& name : names) {
            bool there = false;
            for (const http::FormPart& part : parts) {
                if (part.name != name || !is_return_file(part) || !part.filename || named.contains(&part))
                    continue;
                named.insert(&part);
                files.push_back({*part.filename, part.content});
                owners.push_back(at);
                there = true;
            }
            if (!there) return http::bad_parameter("return.fileUnknown", field);
        }
    }
    for (const http::FormPart& part : parts)
        if (is_return_file(part) && !named.contains(&part))
            return http::bad_parameter("return.fileUnknown", "file");
    auto ready = intake.take_in(files, uploaded);
    if (!ready) return std::unexpected(ready.error());
    for (std::size_t i = 0; i < ready->size(); ++i)
        form.entries[owners[i]].files.push_back(std::move((*ready)[i]));
    return form;
}

int return_files_in(const http::Request& request) {
    const auto parts = http::read_multipart(request);
    return parts ? static_cast<int>(std::ranges::count_if(*parts, is_return_file)) : 1;
}

std::string_view return_upload_limit(const http::Request&) { return "upload"; }

/// POST users/{user}/orderReturns/createReturnIntentRequest
http::Response post_intent(const http::Request& request, const ReturnDoor& door, AttachmentIntake& intake) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto parts = http::read_multipart(request);
    if (!parts) return http::problem(parts.error());
    const auto form = form_in(*parts, intake);
    if (!form) return http::problem(form.error());
    const auto ask = [&](ReturnService& service) { return service.request(request.caller.customer, *form); };
    return http::write_once(request, door.returns, ask, [&](const Result<ShownReturn>& shown) {
        return return_changed(shown, *fields, door, "return.created", 201);
    });
}

/// The same for a client that says neither why nor how: a change of mind, handed in at the nearest store.
ReturnForm occ_return_form(const wire::OccReturn& asked, const Order& order, const std::string& store) {
    ReturnForm form{.order = OrderCode{asked.orderCode},
                    .shipment = {},
                    .entries = {},
                    .mode = static_cast<int>(ReturnMode::drop_at_store),
                    .store = store,
                    .pickup_type = {},
                    .address_id = {},
                    .contact = {}};
    for (const wire::OccReturnEntry& each : asked.returnRequestEntryInputs) {
        form.entries.push_back({.entry = each.orderEntryNumber,
                                .units = each.quantity,
                                .reason = std::string{terms_of(ReturnReason::changed_mind).code},
                                .comment = {},
                                .files = {},
                                .uploaded = {}});
        const auto entry =
            std::ranges::find(order.entries, each.orderEntryNumber.value_or(-1), &OrderEntry::number);
        if (form.shipment.empty() && entry != order.entries.end()) form.shipment = entry->consignment;
    }
    return form;
}

/// POST users/{user}/orderReturns of a stock OCC client
http::Response post_occ_return(const http::Request& request, const ReturnDoor& door) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto asked = json::read<wire::OccReturn>(request.body);
    if (!asked) return http::problem(asked.error());
    const CustomerId customer = request.caller.customer;
    const auto ask = [&](ReturnService& service) -> Result<ShownReturn> {
        const auto may = service.returnables(customer, OrderCode{asked->orderCode});
        if (!may) return std::unexpected(may.error());
        const auto stores =
            service.drop_off_stores(customer, OrderCode{asked->orderCode}, std::nullopt, request.context.zone);
        return service.request(
            customer, occ_return_form(*asked, may->order, stores.empty() ? "" : stores.front().first.code.value));
    };
    return http::write_once(request, door.returns, ask, [&](const Result<ShownReturn>& shown) {
        return return_changed(shown, *fields, door, "return.created", 201);
    });
}

}  // namespace

void add_return_intent_routes(http::Router& router, const ReturnDoor& door, AttachmentIntake& intake,
                              const AttachmentLimits& limits) {
    constexpr std::size_t kBesidesFiles = 128 * 1024;
    http::RouteOptions options;
    options.access = http::Access::customer;
    options.limit = "writes";
    options.body_limit = return_upload_limit;
    options.body_cost = return_files_in;
    options.idempotent = true;
    options.max_body = limits.most_bytes_together + kBesidesFiles;
    router.shop(
        "POST", "/users/{user}/orderReturns/createReturnIntentRequest",
        [door, &intake](const http::Request& request) { return post_intent(request, door, intake); }, options);
    http::RouteOptions plain;
    plain.access = http::Access::customer;
    plain.limit = "writes";
    plain.idempotent = true;
    router.shop(
        "POST", "/users/{user}/orderReturns",
        [door](const http::Request& request) { return post_occ_return(request, door); }, plain);
}

}  // namespace spaza
