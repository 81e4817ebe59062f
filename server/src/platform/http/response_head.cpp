#include "platform/http/response_head.hpp"

#include <array>
#include <charconv>

#include "platform/http/encoding.hpp"

namespace spaza::http {

namespace {

std::string_view phrase(int status) {
    switch (status) {
        case 200: return "OK";
        case 201: return "Created";
        case 202: return "Accepted";
        case 204: return "No Content";
        case 301: return "Moved Permanently";
        case 302: return "Found";
        case 303: return "See Other";
        case 304: return "Not Modified";
        case 307: return "Temporary Redirect";
        case 308: return "Permanent Redirect";
        case 400: return "Bad Request";
        case 401: return "Unauthorized";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 406: return "Not Acceptable";
        case 408: return "Request Timeout";
        case 409: return "Conflict";
        case 410: return "Gone";
        case 412: return "Precondition Failed";
        case 413: return "Content Too Large";
        case 414: return "URI Too Long";
        case 415: return "Unsupported Media Type";
        case 417: return "Expectation Failed";
        case 422: return "Unprocessable Content";
        case 429: return "Too Many Requests";
        case 431: return "Request Header Fields Too Large";
        case 500: return "Internal Server Error";
        case 501: return "Not Implemented";
        case 503: return "Service Unavailable";
        case 505: return "HTTP Version Not Supported";
        default: return "Answer";
    }
}

void append_number(std::string& out, std::size_t number) {
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

/// A value that came from a client must not be able to end the line.
void append_value(std::string& out, std::string_view value) {
    const std::size_t begin = out.size();
    out += value;
    for (std::size_t i = begin; i < out.size(); ++i)
        if (static_cast<unsigned char>(out[i]) < 0x20 || out[i] == 0x7F) out[i] = ' ';
}

void append_header(std::string& out, std::string_view name, std::string_view value) {
    out += name;
    out += ": ";
    append_value(out, value);
    out += "\r\n";
}

constexpr std::string_view kAlways =
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: strict-origin-when-cross-origin\r\n"
    "X-Frame-Options: DENY\r\n";
constexpr std::string_view kNoContentPolicy =
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n";
/// Of pages, which bring a policy of their own: what no page of the shop asks a device for, its frames neither.
constexpr std::string_view kOfPages =
    "Permissions-Policy: camera=(self), geolocation=(self), hid=(), microphone=(), midi=(), payment=(), "
    "serial=(), "
    "usb=()\r\n"
    "Cross-Origin-Opener-Policy: same-origin-allow-popups\r\n";
constexpr std::string_view kTransportSecurity =
    "Strict-Transport-Security: max-age=31536000; includeSubDomains\r\n";

}  // namespace

bool has_body(int status) { return status >= 200 && status != 204 && status != 304; }

void append_head(std::string& out, const Response& response, const Delivery& delivery) {
    out += "HTTP/1.1 ";
    append_number(out, static_cast<std::size_t>(response.status));
    out += ' ';
    out += phrase(response.status);
    out += "\r\nDate: ";
    out += delivery.date;
    out += "\r\n";
    if (has_body(response.status)) {
        out += "Content-Length: ";
        append_number(out, response.content().size());
        out += "\r\n";
        if (!response.content().empty()) append_header(out, "Content-Type", response.content_type);
    }
    append_header(out, "X-Request-Id", delivery.request_id);
    out += kAlways;
    bool own_policy = false;
    for (const auto& [name, value] : response.headers) {
        append_header(out, name, value);
        own_policy = own_policy || equals_ignoring_case(name, "content-security-policy");
    }
    out += own_policy ? kOfPages : kNoContentPolicy;
    if (delivery.secure) out += kTransportSecurity;
    if (!delivery.keep_alive) out += "Connection: close\r\n";
    out += "\r\n";
}

}  // namespace spaza::http
