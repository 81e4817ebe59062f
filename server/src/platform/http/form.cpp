#include "platform/http/form.hpp"

#include <algorithm>

namespace spaza::http {

bool is_file(const FormPart& part) {
    return part.name == "file" && !(part.content.empty() && part.filename.value_or("").empty());
}

int files_in(const Request& request) {
    const auto parts = read_multipart(request);
    return parts ? static_cast<int>(std::ranges::count_if(*parts, is_file)) : 1;
}

Result<std::string> text_of(const std::vector<FormPart>& parts, std::string_view name) {
    const auto field = field_of(parts, name);
    if (!field) return std::unexpected(field.error());
    std::string text{field->value_or("")};
    for (std::size_t at = 0; (at = text.find("\r\n", at)) != text.npos;) text.erase(at, 1);
    return text;
}

}  // namespace spaza::http
