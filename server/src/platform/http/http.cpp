#include "platform/http/http.hpp"

#include <charconv>

#include "base/fields.hpp"
#include "platform/http/encoding.hpp"
#include "platform/http/spooled_body.hpp"

namespace spaza::http {

namespace {

bool is_form_post(const Request& request) {
    return request.header("content-type").starts_with("application/x-www-form-urlencoded");
}

}  // namespace

std::string_view Request::content() const { return large_body ? large_body->content() : body; }

std::string_view Request::header(std::string_view name) const {
    for (const auto& [each, value] : headers)
        if (each == name) return value;
    return {};
}

std::optional<std::string_view> Request::cookie(std::string_view name) const {
    for (const auto& [header_name, value] : headers) {
        if (header_name != "cookie") continue;
        std::string_view rest = value;
        while (!rest.empty()) {
            const std::string_view pair = trimmed(rest.substr(0, rest.find(';')));
            const std::size_t semicolon = rest.find(';');
            rest = semicolon == rest.npos ? std::string_view{} : rest.substr(semicolon + 1);
            const std::size_t equals = pair.find('=');
            if (equals != pair.npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
        }
    }
    return std::nullopt;
}

std::optional<std::string> Request::query_value(std::string_view name) const {
    for (const auto& [each, value] : query)
        if (each == name) return value;
    if (is_form_post(*this))
        for (auto& [each, value] : parse_form(body))
            if (each == name && is_plain_utf8(value)) return std::move(value);
    return std::nullopt;
}

Result<FieldSet> fields_of(const Request& request) {
    std::string all;  // given more than once, they are asked for together
    for (const auto& [each, value] : request.query)
        if (each == "fields" && !value.empty()) all += (all.empty() ? "" : ",") + value;
    if (all.empty()) all = request.query_value("fields").value_or("");
    return all.empty() ? Result<FieldSet>{FieldSet{Level::standard}} : FieldSet::parse(all);
}

namespace {

/// Given twice with two meanings: nobody can tell which is meant.
bool is_ambiguous(const Request& request, std::string_view name) {
    const std::string* first = nullptr;
    for (const auto& [each, value] : request.query) {
        if (each != name) continue;
        if (first && *first != value) return true;
        first = &value;
    }
    return false;
}

}  // namespace

Result<int> whole_number(const Request& request, std::string_view name, int otherwise, int least, int most) {
    const auto text = request.query_value(name);
    if (!text || text->empty()) return otherwise;
    if (is_ambiguous(request, name)) return bad_parameter("validation.invalid", std::string{name});
    int value = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error != std::errc{} || end != text->data() + text->size() || value < least || value > most)
        return bad_parameter("validation.invalid", std::string{name});
    return value;
}

Result<std::optional<double>> number(const Request& request, std::string_view name, double least, double most) {
    const auto text = request.query_value(name);
    if (!text || text->empty()) return std::optional<double>{};
    if (is_ambiguous(request, name)) return bad_parameter("validation.invalid", std::string{name});
    double value = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error != std::errc{} || end != text->data() + text->size())
        return bad_parameter("validation.wrongType", std::string{name});
    if (!(value >= least && value <= most)) return bad_parameter("validation.outOfRange", std::string{name});
    return std::optional{value};
}

std::unexpected<Error> bad_parameter(std::string key, std::string name) {
    return fail(Reason::invalid, std::move(key), std::move(name), "ValidationError", "parameter");
}

const std::string& Request::param(std::string_view name) const {
    static const std::string none;
    for (const auto& [each, value] : params)
        if (each == name) return value;
    return none;
}

namespace {

Response json_answer(int status, std::string json) {
    Response response;
    response.status = status;
    response.body = std::move(json);
    return response;
}

}  // namespace

Response ok(std::string json) { return json_answer(200, std::move(json)); }
Response created(std::string json) { return json_answer(201, std::move(json)); }
Response accepted() { return json_answer(202, {}); }
Response no_content() { return json_answer(204, {}); }

Response never_kept(Response response) {
    return std::move(response).with("Cache-Control", "no-store").with("Pragma", "no-cache");
}
Response see_other(std::string location) { return json_answer(303, {}).with("Location", std::move(location)); }

}  // namespace spaza::http
