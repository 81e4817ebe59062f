#include "shop/accounts/session_answers_routes.hpp"

#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

wire::User user_of(const AccountCalls& calls, const UserDetails& details) {
    wire::User user;
    if (details.customer) {
        const auto served =
            details.address ? wire::served_address(*details.address) : wire::to_wire(details.place);
        user = wire::customer_user(*details.customer, served, details.cart);
        if (details.address && details.address->is_default) user.defaultAddress = wire::to_wire(*details.address);
        if (user.titleCode) user.title = http::message("title." + *user.titleCode);
    } else {
        user = wire::guest_user(details.place, details.cart);
        user.name = user.firstName = http::message("account.guestName");
        if (const std::string offer = calls.first_order_offer(); !offer.empty()) user.signUpMessage = offer;
    }
    return user;
}

}  // namespace

std::optional<http::Response> foreign_sign_in(const http::Request& request) {
    if (!keeps_refresh_token_in_cookie(request.context.channel) || !comes_from_elsewhere(request))
        return std::nullopt;
    return http::problem(fail(Reason::not_allowed, "error.forbidden", std::string{request.header("origin")},
                              "ForbiddenError", "origin")
                             .error());
}

wire::User user_of(const AccountCalls& calls, const std::optional<CustomerId>& customer, const PlaceQuery& query,
                   std::string_view cart_code) {
    return user_of(
        calls, calls.users.read([&](UserService& users) { return users.details(customer, query, cart_code); }));
}

http::Response session_answer(const http::Request& request, const FieldSet& fields, const AccountCalls& calls,
                              const SessionTokens& tokens, const char* message_key, const PlaceQuery& query) {
    wire::UserSession session;
    if (*message_key) session.successMsg = http::message(message_key);
    session.access_token = tokens.access_token;
    session.token_type = "bearer";
    session.expires_in = tokens.expires_in.count();
    session.scope = "basic openid";
    session.isLoggedIn = tokens.customer.has_value();
    session.user = user_of(calls, tokens.customer, query);
    const bool in_cookie = keeps_refresh_token_in_cookie(request.context.channel) || comes_from_our_pages(request);
    if (tokens.customer && !in_cookie) session.refresh_token = tokens.refresh_token;
    http::Response response = http::never_kept(http::ok(json::write(session, fields)));
    if (tokens.customer && in_cookie) response.headers.emplace_back("Set-Cookie", refresh_cookie(request, tokens));
    return response;
}

http::Response existing_account(const FieldSet& fields) {
    wire::UserSession answer;
    answer.responseStatus = false;
    answer.isExisting = true;
    answer.errorMsg = http::message("account.existing");
    return http::never_kept(http::ok(json::write(answer, fields)));
}

}  // namespace spaza
