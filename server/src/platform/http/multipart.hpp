#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/http/http.hpp"

namespace spaza::http {

/// One part of a form. Views into the request's body, which must outlive it.
struct FormPart {
    std::string name;
    std::optional<std::string> filename;  // as the client calls its file; nothing for a plain field
    std::string_view content_type;        // "" when it says none
    std::string_view content;
};

inline constexpr std::size_t kMostFormParts = 32;
inline constexpr std::size_t kLongestPartHead = 4096;

/// Whether the request says its body is multipart/form-data.
bool is_multipart(const Request& request);

/// multipart/form-data (RFC 7578), at most kMostFormParts parts with heads of kLongestPartHead bytes. What is cut
/// short, has parts without a name, names that are not UTF-8 or a transfer encoding is refused with 400, another
/// kind of body with 415.
Result<std::vector<FormPart>> read_multipart(const Request& request);

/// The same of a body whose boundary is known; nothing when it is malformed.
std::optional<std::vector<FormPart>> parse_multipart(std::string_view body, std::string_view boundary);

/// The boundary a content type names; nothing for what RFC 2046 does not allow.
std::optional<std::string> multipart_boundary(std::string_view content_type);

/// The content of the one plain field of this name; nothing when there is none, refused when there are two.
Result<std::optional<std::string_view>> field_of(const std::vector<FormPart>& parts, std::string_view name);

/// The same text for the same parts, whatever boundary a client chose: what a repeat of the request is known by.
std::string multipart_fingerprint(const std::vector<FormPart>& parts);

}  // namespace spaza::http
