#include "idsim/provider_page.hpp"

namespace spaza::idsim {
namespace {

constexpr const char* kStyle =
    "body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f3f5f5;color:#17191c}"
    "main{max-width:480px;margin:40px auto;background:#fff;padding:24px;border-radius:8px}"
    "h1{font-size:24px;margin:0 0 8px}p{margin:0 0 16px}.sim{color:#4a5560}"
    "button{font:inherit;width:100%;padding:12px;margin:0 0 8px;text-align:left;background:#fff;"
    "border:1px solid #6b7680;border-radius:8px;cursor:pointer}button b{display:block}"
    "button.no{text-align:center;background:#f3f5f5}select{font:inherit;width:100%;padding:10px;margin:4px 0 16px}"
    "fieldset{border:0;border-top:1px solid #d5dadd;margin:16px 0 0;padding:16px 0 0}"
    "input{font:inherit;box-sizing:border-box;width:100%;padding:10px;margin:4px 0 12px}";

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += c;
    }
    return safe;
}

std::string page(const std::string& title, const std::string& body) {
    return "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
           "content=\"width=device-width\"><title>" +
           escaped(title) + "</title><style>" + kStyle + "</style></head><body><main>" + body +
           "</main></body></html>";
}

std::string hidden(const char* name, const std::string& value) {
    return std::string{"<input type=\"hidden\" name=\""} + name + "\" value=\"" + escaped(value) + "\">";
}

std::string fault_choice() {
    std::string choice =
        "<label for=\"fault\">What is wrong with the token</label><select id=\"fault\" name=\"fault\">";
    for (const NamedFault& each : faults())
        choice +=
            std::string{"<option value=\""} + word_of(each.fault) + "\">" + escaped(each.words) + "</option>";
    return choice + "</select>";
}

}  // namespace

std::string choosing_page(const std::string& provider, const Visit& visit, const std::vector<Person>& people,
                          const std::string& action) {
    std::string body =
        "<h1>Continue with " + escaped(provider) +
        "</h1><p class=\"sim\">This is a simulation. No password is asked for: anybody is whoever they "
        "choose to be.</p><form method=\"post\" action=\"" +
        escaped(action) + "\">";
    body += hidden("client_id", visit.client_id) + hidden("redirect_uri", visit.redirect_uri) +
            hidden("state", visit.state) + hidden("nonce", visit.nonce) +
            hidden("code_challenge", visit.challenge);
    for (const Person& each : people)
        body += "<button name=\"subject\" value=\"" + escaped(each.subject) + "\"><b>" +
                escaped(each.given_name + ' ' + each.family_name) + "</b> " + escaped(each.email) +
                (each.email_verified ? "" : " (not verified)") + "</button>";
    body += "<button class=\"no\" name=\"subject\" value=\"\">Cancel</button>";
    body +=
        "<fieldset><legend>Somebody new</legend><label for=\"email\">Email address</label><input id=\"email\" "
        "name=\"email\"><label for=\"given\">First name</label><input id=\"given\" name=\"given_name\" "
        "value=\"Sipho\"><label for=\"family\">Last name</label><input id=\"family\" name=\"family_name\" "
        "value=\"Mokoena\"><button name=\"subject\" value=\"new\">Go on as somebody new</button></fieldset>";
    body += "<fieldset><legend>Faults</legend>" + fault_choice() + "</fieldset></form>";
    return page("Continue with " + provider, body);
}

std::string problem_page(const std::string& what) {
    return page("It does not go on", "<h1>" + escaped(what) + "</h1>");
}

}  // namespace spaza::idsim
