#include "platform/http/sent_form.hpp"

namespace spaza::http {

bool is_sent_form(const Request& request) {
    return request.header("content-type").starts_with("application/x-www-form-urlencoded");
}

Result<Form> sent_form(const Request& request) {
    auto form = strict_parse_form(request.body);
    if (!form) return fail(Reason::invalid, "request.malformedJson", "body", "ValidationError", "parameter");
    return *std::move(form);
}

std::optional<std::string> field_of(const Form& form, std::string_view name) {
    for (const auto& [each, value] : form)
        if (each == name) return value;
    return std::nullopt;
}

}  // namespace spaza::http
