#include "shop/price_beat/price_beat_routes.hpp"

#include "base/fields.hpp"
#include "base/messages.hpp"
#include "platform/http/encoding.hpp"
#include "platform/http/form.hpp"
#include "platform/http/write_once.hpp"
#include "shop/price_beat/price_beat_rules.hpp"
#include "shop/price_beat/price_beat_wire.hpp"

namespace spaza {
namespace {

using PriceBeats = Transactional<PriceBeatService>;
using Parts = std::vector<http::FormPart>;

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kBesidesFiles = 64 * 1024;  // the words, heads and boundaries

std::string_view upload_limit(const http::Request&) { return "upload"; }

wire::PriceBeatClaim shown(const PriceBeatDetails& details) {
    return wire::to_wire(details, host_of(details.claim.competitor_url));
}

wire::PriceBeatEntry shown(const PriceBeatEntry& standing, std::chrono::sys_days until) {
    const OrderEntry& entry = standing.entry;
    wire::PriceBeatEntry out;
    out.entryNumber = entry.number;
    out.code = entry.product.value;
    out.productName = entry.name;
    out.url = wire::if_any(entry.url);
    out.imageUrl = wire::if_any(entry.image_url);
    out.quantity = entry.kept();
    const Money paid = paid_for_one(entry);
    out.productPrice = wire::amount(paid);
    out.purchaseInfoDetailsMsg =
        http::message(entry.quantity == 1 ? "priceBeat.bought" : "priceBeat.boughtEach",
                      {{"quantity", std::to_string(entry.quantity)}, {"price", formatted(paid)}});
    out.claimable = !standing.why_not;
    if (standing.why_not) {
        out.reason = http::message(standing.why_not->message_key, standing.why_not->params);
    } else {
        out.daysLeft = standing.days_left;
        out.priceBeatdaysLeftMsg =
            http::message(standing.days_left == 0   ? "priceBeat.lastDay"
                          : standing.days_left == 1 ? "priceBeat.dayLeft"
                                                    : "priceBeat.daysLeft",
                          {{"days", std::to_string(standing.days_left)}, {"day", day_name(until)}});
    }
    for (const PriceBeatClaim& claim : standing.claims)
        out.claims.push_back({claim.id, wire::to_wire(claim.status(), false)});
    return out;
}

/// GET users/{user}/orders/{orderCode}/priceBeat
http::Response get_entries(const http::Request& request, const PriceBeats& price_beats) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto found = price_beats.read([&](PriceBeatService& service) {
        return service.entries(request.caller.customer, OrderCode{request.param("orderCode")});
    });
    if (!found) return http::problem(found.error());
    wire::PriceBeatEntries answer{.orderCode = found->order.code.value,
                                  .placed = iso_time(found->order.created_at),
                                  .windowDays = static_cast<int>(found->window.count()),
                                  .entries = {}};
    for (const PriceBeatEntry& each : found->entries) answer.entries.push_back(shown(each, found->until));
    return http::ok(json::write(answer, *fields));
}

/// The picture of their price, new or sent before.
Done add_files(const Parts& parts, AttachmentIntake& intake, PriceBeatForm& form) {
    std::vector<UploadedFile> files;
    for (const http::FormPart& part : parts) {
        if (part.name == "attachmentId") {
            if (part.filename || part.content.size() > kLongestId || !http::is_plain_utf8(part.content))
                return http::bad_parameter("validation.invalid", "attachmentId");
            form.uploaded.emplace_back(part.content);
        }
        if (!http::is_file(part)) continue;
        if (!part.filename) return http::bad_parameter("attachment.none", "file");
        files.push_back({*part.filename, part.content});
    }
    auto ready = intake.take_in(files, form.uploaded.size());
    if (!ready) return std::unexpected(ready.error());
    form.files = *std::move(ready);
    return Done{};
}

Result<PriceBeatForm> form_in(const http::Request& request, AttachmentIntake& intake) {
    const auto kind = price_beat_kind_named(request.query_value("requestType").value_or(""));
    if (!kind) return http::bad_parameter("validation.invalid", "requestType");
    const auto parts = http::read_multipart(request);
    if (!parts) return std::unexpected(parts.error());
    PriceBeatForm form;
    form.kind = *kind;
    form.asked_host = request.header("host");
    for (const auto& [name, into] : {std::pair{"competitorPrice", &form.competitor_price},
                                     {"competitorProductURL", &form.competitor_url},
                                     {"orderCode", &form.order},
                                     {"entryNumber", &form.entry_number},
                                     {"ownProductURL", &form.own_url},
                                     {"ownPrice", &form.own_price},
                                     {"comment", &form.comment}}) {
        auto text = http::text_of(*parts, name);
        if (!text) return std::unexpected(text.error());
        *into = *std::move(text);
    }
    if (const auto added = add_files(*parts, intake, form); !added) return std::unexpected(added.error());
    return form;
}

/// POST users/{user}/tickets/priceBeatClaim
http::Response post_claim(const http::Request& request, const PriceBeats& price_beats, AttachmentIntake& intake) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = form_in(request, intake);
    if (!form) return http::problem(form.error());
    const auto claim = [&](PriceBeatService& service) { return service.claim(request.caller.customer, *form); };
    return http::write_once(request, price_beats, claim, [&](const Result<PriceBeatDetails>& claimed) {
        if (!claimed) return http::problem(claimed.error());
        wire::PriceBeatClaim answer = shown(*claimed);
        answer.responseStatus = true;
        answer.successMsg = http::message("priceBeat.success", {{"id", answer.id}});
        return http::created(json::write(answer, *fields));
    });
}

/// GET users/{user}/priceBeatClaims
http::Response get_claims(const http::Request& request, const PriceBeats& price_beats) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, PriceBeatService::kMostPerPage);
    if (!size) return http::problem(size.error());
    const auto found = price_beats.read(
        [&](PriceBeatService& service) { return service.page(request.caller.customer, *page, *size); });
    wire::PriceBeatClaimList answer;
    for (const PriceBeatDetails& each : found.claims) answer.claims.push_back(shown(each));
    answer.pagination = {.currentPage = *page,
                         .pageSize = *size,
                         .totalPages = (found.total + *size - 1) / *size,
                         .totalResults = found.total};
    return http::ok(json::write(answer, *fields)).with("x-total-count", std::to_string(found.total));
}

/// GET users/{user}/priceBeatClaims/{claimId}
http::Response get_claim(const http::Request& request, const PriceBeats& price_beats) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto found = price_beats.read([&](PriceBeatService& service) {
        return service.find(request.caller.customer, request.param("claimId"));
    });
    return found ? http::ok(json::write(shown(*found), *fields)) : http::problem(found.error());
}

}  // namespace

void add_price_beat_routes(http::Router& router, PriceBeats price_beats, AttachmentIntake& intake,
                           const AttachmentLimits& limits) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    for (const auto& [path, handler] : {std::pair{"/users/{user}/orders/{orderCode}/priceBeat", &get_entries},
                                        {"/users/{user}/priceBeatClaims", &get_claims},
                                        {"/users/{user}/priceBeatClaims/{claimId}", &get_claim}})
        router.shop(
            "GET", path,
            [price_beats, handle = handler](const http::Request& request) { return handle(request, price_beats); },
            options);
    options.limit = "writes";
    options.body_limit = upload_limit;
    options.body_cost = http::files_in;
    options.idempotent = true;
    options.max_body = limits.most_bytes_together + kBesidesFiles;
    router.shop(
        "POST", "/users/{user}/tickets/priceBeatClaim",
        [price_beats, &intake](const http::Request& request) { return post_claim(request, price_beats, intake); },
        options);
}

}  // namespace spaza
