#include "shop/accounts/consents_routes.hpp"

#include "shop/accounts/consents_wire.hpp"

namespace spaza {
namespace {

using Consents = Transactional<ConsentService>;

ConsentPlace choice_made_at(const http::Request& request) {
    return {.channel = request.context.channel, .source = "communication"};
}

/// GET users/{user}/consenttemplates: guests, whom nobody can write to, have none.
http::Response get_templates(const http::Request& request, const Consents& consents) {
    if (!request.caller.is_customer() || request.param("user") == "anonymous")
        return http::ok(json::write(wire::ConsentTemplates{})).with("X-Anonymous-Consents", "%5B%5D");
    const auto states =
        consents.read([&](ConsentService& service) { return service.all(request.caller.customer); });
    wire::ConsentTemplates answer;
    for (const ConsentState& state : states) answer.consentTemplates.push_back(wire::to_wire(state));
    return http::never_kept(http::ok(json::write(answer)));
}

/// POST users/{user}/consents
http::Response post_consent(const http::Request& request, const Consents& consents) {
    const std::string id = request.query_value("consentTemplateId").value_or("");
    if (id.empty()) return http::problem(http::bad_parameter("request.required", "consentTemplateId").error());
    const auto version = http::whole_number(request, "consentTemplateVersion", kConsentVersion, 0, 1'000'000);
    if (!version) return http::problem(version.error());
    const auto given = consents.write([&](ConsentService& service) {
        return service.give(request.caller.customer, id, *version, choice_made_at(request));
    });
    if (!given) return http::problem(given.error());
    return http::never_kept(http::created(json::write(wire::to_wire(*given))));
}

/// DELETE users/{user}/consents/{consentCode}
http::Response delete_consent(const http::Request& request, const Consents& consents) {
    const auto done = consents.write([&](ConsentService& service) {
        return service.withdraw(request.caller.customer, request.param("consentCode"), choice_made_at(request));
    });
    return done ? http::no_content() : http::problem(done.error());
}

}  // namespace

void add_consent_routes(http::Router& router, Consents consents) {
    http::RouteOptions options;
    options.access = http::Access::guest_or_customer;
    router.shop(
        "GET", "/users/{user}/consenttemplates",
        [consents](const http::Request& request) { return get_templates(request, consents); }, options);
    options.access = http::Access::customer;
    options.limit = "writes";
    router.shop(
        "DELETE", "/users/{user}/consents/{consentCode}",
        [consents](const http::Request& request) { return delete_consent(request, consents); }, options);
    router.shop(
        "POST", "/users/{user}/consents",
        [consents](const http::Request& request) { return post_consent(request, consents); }, options);
}

}  // namespace spaza
