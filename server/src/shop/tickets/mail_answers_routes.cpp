#include "shop/tickets/mail_answers_routes.hpp"

#include <boost/json/parse.hpp>
#include <optional>

#include "base/base64.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "platform/http/multipart.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

using Take = std::function<MailOutcome(std::string_view raw)>;

struct Received {
    std::string outcome;
};
BOOST_DESCRIBE_STRUCT(Received, (), (outcome))

/// Basic authentication, whatever the user is called: that is what services can send (RFC 7617).
bool knows(const http::Request& request, const std::string& secret) {
    constexpr std::string_view kBasic = "Basic ";
    const std::string_view header = request.header("authorization");
    if (secret.empty() || !header.starts_with(kBasic)) return false;
    const auto said = from_base64(header.substr(kBasic.size()));
    const std::size_t colon = said ? said->find(':') : std::string::npos;
    return colon != std::string::npos && equal_in_constant_time(said->substr(colon + 1), secret);
}

/// The message itself: the body, or the field of a form or JSON in which a service sends it.
std::optional<std::string> raw_of(const http::Request& request) {
    const std::string_view type = request.header("content-type");
    if (type.starts_with("message/rfc822")) return std::string{request.content()};
    if (http::is_multipart(request)) {  // SendGrid, Mailgun
        const auto parts = http::read_multipart(request);
        if (!parts) return std::nullopt;
        for (const char* name : {"email", "body-mime"})
            if (const auto field = http::field_of(*parts, name); field && *field) return std::string{**field};
        return std::nullopt;
    }
    if (type.starts_with("application/x-www-form-urlencoded")) {  // Mailgun
        for (auto& [name, value] : http::parse_form(request.content()))
            if (name == "body-mime") return std::move(value);
        return std::nullopt;
    }
    if (!type.starts_with("application/json")) return std::nullopt;
    boost::system::error_code wrong;  // Postmark
    const auto said = boost::json::parse(request.content(), wrong);
    const auto* object = wrong ? nullptr : said.if_object();
    const auto* raw = object ? object->if_contains("RawEmail") : nullptr;
    const auto* text = raw ? raw->if_string() : nullptr;
    return text ? std::optional{std::string{*text}} : std::nullopt;
}

/// Answered 2xx for what another try would not change.
http::Response inbound(const http::Request& request, const Take& take, const std::string& secret) {
    if (!knows(request, secret))
        return http::problem(
                   fail(Reason::unauthenticated, "ticket.mailNotAllowed", "", "InvalidTokenError", "request")
                       .error())
            .with("WWW-Authenticate", "Basic realm=\"mail\"");
    const auto raw = raw_of(request);
    const MailOutcome outcome = raw ? take(*raw) : MailOutcome::unreadable;
    log::info("mail_received", {{"outcome", name_of(outcome)}});
    if (outcome == MailOutcome::unreadable)
        return http::problem(http::bad_parameter("ticket.mailUnreadable", "body").error());
    if (outcome == MailOutcome::busy)
        return http::problem(fail(Reason::busy, "attachment.busy", "file", "SystemError", "request").error());
    return http::ok(json::write(Received{std::string{name_of(outcome)}}));
}

}  // namespace

void add_mail_answer_routes(http::Router& router, Take take, std::string secret, std::size_t most_bytes) {
    http::RouteOptions options;
    options.limit = "notify";
    if (!secret.empty()) options.max_body = most_bytes;
    options.secret_body = true;
    router.add(
        "POST", "/mail/inbound",
        [take = std::move(take), secret = std::move(secret)](const http::Request& request) {
            return inbound(request, take, secret);
        },
        options);
}

}  // namespace spaza
