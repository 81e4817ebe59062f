#include "platform/http/multipart.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "platform/http/encoding.hpp"

namespace spaza::http {
namespace {

constexpr std::string_view kFormData = "multipart/form-data";
constexpr std::size_t kLongestBoundary = 70;  // RFC 2046 §5.1.1

bool starts_ignoring_case(std::string_view text, std::string_view start) {
    return text.size() >= start.size() && equals_ignoring_case(text.substr(0, start.size()), start);
}

/// A quoted text with `\"` and `\\`, or a bare word; `rest` goes on behind it. Nothing when the quote never ends.
std::optional<std::string> take_value(std::string_view& rest) {
    std::string value;
    if (!rest.starts_with('"')) {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        value = trimmed(rest.substr(0, end));
        rest.remove_prefix(end);
        return value;
    }
    for (std::size_t at = 1; at < rest.size(); ++at) {
        if (rest[at] == '"') {
            rest.remove_prefix(at + 1);
            return value;
        }
        // Browsers escape a quote as %22 and leave a backslash as it is (WHATWG); others write \" and \\.
        if (rest[at] == '\\' && at + 1 < rest.size() && (rest[at + 1] == '"' || rest[at + 1] == '\\')) ++at;
        value += rest[at];
    }
    return std::nullopt;
}

/// The parameters behind the first `;` of a header; nothing when they cannot be read.
std::optional<std::vector<Header>> parameters_of(std::string_view header) {
    std::vector<Header> found;
    const std::size_t first = header.find(';');
    std::string_view rest = first == header.npos ? std::string_view{} : header.substr(first);
    while (!(rest = trimmed(rest)).empty()) {
        if (!rest.starts_with(';')) return std::nullopt;
        rest = trimmed(rest.substr(1));
        if (rest.empty()) break;
        const std::size_t equals = rest.find('=');
        if (equals == rest.npos || equals == 0) return std::nullopt;
        std::string name{trimmed(rest.substr(0, equals))};
        std::ranges::transform(name, name.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        rest = trimmed(rest.substr(equals + 1));
        auto value = take_value(rest);
        if (!value || std::ranges::count(found, name, &Header::first) > 0) return std::nullopt;
        found.emplace_back(std::move(name), *std::move(value));
    }
    return found;
}

bool is_clean_text(std::string_view text) {
    return is_plain_utf8(text) &&
           std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

/// What the lines of a part's head say; false when it is none of a form's.
bool read_head(std::string_view head, FormPart& part) {
    bool named = false;
    while (!head.empty()) {
        const std::size_t end = std::min(head.find("\r\n"), head.size());
        const std::string_view line = head.substr(0, end);
        head.remove_prefix(std::min(end + 2, head.size()));
        const std::size_t colon = line.find(':');
        if (colon == line.npos || line.starts_with(' ') || line.starts_with('\t')) return false;
        const std::string_view name = line.substr(0, colon);
        const std::string_view value = trimmed(line.substr(colon + 1));
        if (equals_ignoring_case(name, "content-type")) part.content_type = value;
        if (equals_ignoring_case(name, "content-transfer-encoding") && !equals_ignoring_case(value, "binary") &&
            !equals_ignoring_case(value, "8bit") && !equals_ignoring_case(value, "7bit"))
            return false;
        if (!equals_ignoring_case(name, "content-disposition")) continue;
        const auto parameters = parameters_of(value);
        if (named || !parameters || !equals_ignoring_case(trimmed(value.substr(0, value.find(';'))), "form-data"))
            return false;
        named = true;
        for (const auto& [key, text] : *parameters) {
            if (key == "name") part.name = text;
            if (key == "filename") part.filename = text;
        }
    }
    return named && !part.name.empty() && is_clean_text(part.name) &&
           (!part.filename || is_clean_text(*part.filename));
}

std::unexpected<Error> malformed() {
    return fail(Reason::invalid, "request.multipartMalformed", "body", "ValidationError", "parameter");
}

}  // namespace

bool is_multipart(const Request& request) {
    return starts_ignoring_case(request.header("content-type"), kFormData);
}

std::optional<std::string> multipart_boundary(std::string_view content_type) {
    if (!starts_ignoring_case(content_type, kFormData)) return std::nullopt;
    const auto parameters = parameters_of(content_type);
    if (!parameters) return std::nullopt;
    const auto found = std::ranges::find(*parameters, "boundary", &Header::first);
    if (found == parameters->end()) return std::nullopt;
    const std::string& boundary = found->second;
    const bool allowed = std::ranges::all_of(boundary, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               std::string_view{"'()+_,-./:=? "}.contains(c);
    });
    if (!allowed || boundary.empty() || boundary.size() > kLongestBoundary || boundary.ends_with(' '))
        return std::nullopt;
    return boundary;
}

std::optional<std::vector<FormPart>> parse_multipart(std::string_view body, std::string_view boundary) {
    const std::string between = std::string{"\r\n--"}.append(boundary);
    const std::string_view first = std::string_view{between}.substr(2);
    std::vector<FormPart> parts;
    if (!body.starts_with(first)) {  // RFC 2046 allows a preamble
        const std::size_t preamble = body.find(between);
        if (preamble == body.npos || body.substr(preamble + between.size()).starts_with("--")) return std::nullopt;
        body.remove_prefix(preamble + 2);
    }
    body.remove_prefix(first.size());
    while (!body.starts_with("--")) {
        if (!body.starts_with("\r\n") || parts.size() == kMostFormParts) return std::nullopt;
        const std::size_t head_end = body.substr(0, kLongestPartHead).find("\r\n\r\n");
        if (head_end == body.npos || head_end < 2) return std::nullopt;
        FormPart part;
        if (!read_head(body.substr(2, head_end - 2), part)) return std::nullopt;
        body.remove_prefix(head_end + 2);  // the empty line may end what comes before the next boundary
        const std::size_t end = body.find(between);
        if (end == body.npos) return std::nullopt;
        part.content = end < 2 ? std::string_view{} : body.substr(2, end - 2);
        parts.push_back(std::move(part));
        body.remove_prefix(end + between.size());
    }
    const std::string_view after = body.substr(2);
    if (!after.empty() && !after.starts_with("\r\n")) return std::nullopt;
    return parts;
}

Result<std::vector<FormPart>> read_multipart(const Request& request) {
    if (!is_multipart(request))
        return fail(Reason::invalid, "error.unsupportedMediaType", "content-type", "UnsupportedMediaTypeError",
                    "header");
    const auto boundary = multipart_boundary(request.header("content-type"));
    if (!boundary) return malformed();
    auto parts = parse_multipart(request.content(), *boundary);
    if (!parts) return malformed();
    return *std::move(parts);
}

Result<std::optional<std::string_view>> field_of(const std::vector<FormPart>& parts, std::string_view name) {
    std::optional<std::string_view> found;
    for (const FormPart& part : parts) {
        if (part.name != name) continue;
        if (found)
            return fail(Reason::invalid, "request.partTwice", std::string{name}, "ValidationError", "parameter");
        if (part.filename || !is_plain_utf8(part.content))
            return fail(Reason::invalid, "validation.invalid", std::string{name}, "ValidationError", "parameter");
        found = part.content;
    }
    return found;
}

std::string multipart_fingerprint(const std::vector<FormPart>& parts) {
    std::string all;
    for (const FormPart& part : parts) {
        const std::string filename = part.filename ? "=" + *part.filename : std::string{};
        for (const std::string_view text :
             {std::string_view{part.name}, std::string_view{filename}, part.content_type})
            all.append(std::to_string(text.size())).append(":").append(text);
        all.append(sha256_hex(part.content));
    }
    return all;
}

}  // namespace spaza::http
