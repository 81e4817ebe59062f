#include "idsim/provider_routes.hpp"

#include <boost/json.hpp>

#include "base/digest.hpp"
#include "idsim/provider_page.hpp"

namespace spaza::idsim {
namespace {

namespace js = boost::json;
using Form = std::map<std::string, std::string>;

http::Response html(std::string body, int status = 200) {
    http::Response response;
    response.status = status;
    response.content_type = "text/html; charset=utf-8";
    response.body = std::move(body);
    return std::move(response).with("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
}

http::Response json(const js::value& value, int status = 200) {
    http::Response response = http::ok(js::serialize(value));
    response.status = status;
    return response;
}

http::Response is_down() { return json(js::object{{"error", "server_error"}}, 503); }

/// As its visitors reach it.
std::string issuer_of(const http::Request& request, const Provider& provider) {
    return "http://" + std::string{request.header("host")} + provider.path();
}

Form form_of(const http::Request& request) {
    Form form;
    for (auto& [name, value] : http::parse_form(request.body)) form.emplace(name, value);
    return form;
}

std::string value_of(const Form& form, const char* name) {
    const auto found = form.find(name);
    return found == form.end() ? std::string{} : found->second;
}

void add(std::string& url, const char* name, const std::string& value) {
    url += url.find('?') == url.npos ? '?' : '&';
    url += std::string{name} + '=' + http::percent_encode(value);
}

/// GET …/.well-known/openid-configuration
http::Response discovery(const http::Request& request, Provider& provider) {
    if (provider.is_down()) return is_down();
    const std::string issuer = issuer_of(request, provider);
    return json(js::object{{"issuer", issuer},
                           {"authorization_endpoint", issuer + "/authorize"},
                           {"token_endpoint", issuer + "/token"},
                           {"jwks_uri", issuer + provider.keys_path()},
                           {"response_types_supported", js::array{"code"}},
                           {"subject_types_supported", js::array{"public"}},
                           {"id_token_signing_alg_values_supported", js::array{"RS256"}},
                           {"code_challenge_methods_supported", js::array{"S256"}}});
}

/// GET …/authorize
http::Response authorize(const http::Request& request, Provider& provider) {
    const auto value = [&](const char* name) { return request.query_value(name).value_or(""); };
    const Visit visit{value("client_id"), value("redirect_uri"), value("state"), value("nonce"),
                      value("code_challenge")};
    if (const auto refusal = provider.refusal(visit)) return html(problem_page(*refusal), 400);
    if (value("response_type") != "code" || value("code_challenge_method") != "S256" ||
        value("scope").find("openid") == std::string::npos)
        return html(problem_page("response_type code, scope openid and S256 are needed"), 400);
    return html(choosing_page(provider.name(), visit, provider.people(), request.path));
}

Person somebody_new(const Form& form) {
    return {.subject = random_hex(10),
            .email = value_of(form, "email"),
            .email_verified = true,
            .given_name = value_of(form, "given_name"),
            .family_name = value_of(form, "family_name")};
}

/// POST …/authorize: a button of the page was pressed.
http::Response chosen(const http::Request& request, Provider& provider) {
    const Form form = form_of(request);
    const Visit visit{value_of(form, "client_id"), value_of(form, "redirect_uri"), value_of(form, "state"),
                      value_of(form, "nonce"), value_of(form, "code_challenge")};
    if (const auto refusal = provider.refusal(visit)) return html(problem_page(*refusal), 400);
    std::string url = visit.redirect_uri;
    const std::string subject = value_of(form, "subject");
    if (subject.empty()) {
        add(url, "error", "access_denied");
    } else {
        if (subject == "new") provider.add(somebody_new(form));
        const auto person = subject == "new" ? provider.people().back() : provider.find(subject);
        if (!person) return html(problem_page("There is no such account"), 404);
        add(url, "code", provider.code_for(visit, *person, fault_named(value_of(form, "fault"))));
    }
    add(url, "state", visit.state);
    return http::see_other(url);
}

/// POST …/token
http::Response token(const http::Request& request, Provider& provider) {
    if (provider.is_down()) return is_down();
    const auto id_token = provider.redeem(form_of(request), issuer_of(request, provider));
    if (!id_token) return json(js::object{{"error", "invalid_grant"}}, 400);
    return json(js::object{{"access_token", random_hex(16)},
                           {"token_type", "Bearer"},
                           {"expires_in", 3600},
                           {"id_token", *id_token}});
}

/// POST …/admin/people: {subject, email, emailVerified, givenName, familyName}
http::Response add_person(const http::Request& request, Provider& provider) {
    boost::system::error_code error;
    const auto value = js::parse(request.body, error);
    const auto* object = error ? nullptr : value.if_object();
    if (!object) return json(js::object{{"error", "an object is needed"}}, 400);
    const auto text = [&](const char* name) {
        const auto* member = object->if_contains(name);
        return member && member->is_string() ? std::string{member->get_string()} : std::string{};
    };
    const auto* verified = object->if_contains("emailVerified");
    provider.add({.subject = text("subject"),
                  .email = text("email"),
                  .email_verified = !verified || !verified->is_bool() || verified->get_bool(),
                  .given_name = text("givenName"),
                  .family_name = text("familyName")});
    return http::no_content();
}

/// POST …/admin/token: {subject, nonce, audience, fault}, as an app gets a token on the phone.
http::Response app_token(const http::Request& request, Provider& provider) {
    const auto value = [&](const char* name) { return request.query_value(name).value_or(""); };
    const auto person = provider.find(value("subject"));
    if (!person) return json(js::object{{"error", "there is no such account"}}, 404);
    const std::string audience = value("audience");
    return json(js::object{
        {"id_token", provider.token_for(*person, {.issuer = issuer_of(request, provider),
                                                  .audience = audience.empty() ? provider.client_id() : audience,
                                                  .nonce = value("nonce"),
                                                  .fault = fault_named(value("fault")),
                                                  .tells_verified = provider.path() == "/g"})}});
}

}  // namespace

void add_provider_routes(http::Router& router, Provider& provider) {
    using Handler = http::Response (*)(const http::Request&, Provider&);
    const auto add = [&](const char* method, const std::string& path, Handler handler) {
        router.add(method, provider.path() + path,
                   [&provider, handler](const http::Request& request) { return handler(request, provider); });
    };
    add("GET", "/.well-known/openid-configuration", discovery);
    add("GET", provider.keys_path(),
        [](const http::Request&, Provider& one) { return one.is_down() ? is_down() : http::ok(one.key_set()); });
    add("GET", "/authorize", authorize);
    add("POST", "/authorize", chosen);
    add("POST", "/token", token);
    add("POST", "/admin/people", add_person);
    add("POST", "/admin/token", app_token);
    add("POST", "/admin/keys", [](const http::Request&, Provider& one) {
        one.change_key();
        return http::no_content();
    });
    add("POST", "/admin/down", [](const http::Request& request, Provider& one) {
        one.set_down(request.query_value("down") == "true");
        return http::no_content();
    });
}

}  // namespace spaza::idsim
