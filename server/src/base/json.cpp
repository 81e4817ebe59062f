#include "base/json.hpp"

#include <boost/json/stream_parser.hpp>

namespace spaza::json::detail {

void append_text(std::string& out, std::string_view text) {
    static constexpr const char* kHex = "0123456789abcdef";
    out += '"';
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c >= 0x20 && c != '"' && c != '\\') [[likely]]
            continue;
        out.append(text, begin, i - begin);
        begin = i + 1;
        switch (c) {
            case '"': out += "\\\""; break;
            case '\\': out += "\\\\"; break;
            case '\n': out += "\\n"; break;
            case '\r': out += "\\r"; break;
            case '\t': out += "\\t"; break;
            default:
                out += "\\u00";
                out += kHex[c >> 4];
                out += kHex[c & 15];
        }
    }
    out.append(text, begin, text.size() - begin);
    out += '"';
}

void Problems::add(const std::string& pointer, std::string message_key) {
    static constexpr std::size_t kMost = 20;
    if (errors_.size() >= kMost) return;
    errors_.push_back(Error{.reason = Reason::invalid,
                            .message_key = std::move(message_key),
                            .subject = pointer.empty() ? "body" : pointer.substr(1),
                            .type = "ValidationError",
                            .subject_type = "parameter",
                            .params = {},
                            .more = {}});
}

bool read_money(const boost::json::value& value, Money& into) {
    static constexpr double kMost = 1e12;
    if (!value.is_number()) return false;
    const double rand = value.to_number<double>();
    const double cents = rand * 100;
    if (!(std::abs(rand) < kMost) || std::abs(cents - std::round(cents)) > 1e-4) return false;
    into = Money::cents(std::llround(cents));
    return true;
}

namespace {

/// A NUL character inside a text: legal JSON, but not storable.
bool has_escaped_nul(std::string_view text) {
    static constexpr std::string_view kNul = "\\u0000";
    for (std::size_t at = text.find(kNul); at != text.npos; at = text.find(kNul, at + 1)) {
        std::size_t backslashes = 1;
        while (backslashes <= at && text[at - backslashes] == '\\') ++backslashes;
        if (backslashes % 2 == 1) return true;
    }
    return false;
}

}  // namespace

std::optional<boost::json::value> parse(std::string_view text) {
    if (has_escaped_nul(text)) return std::nullopt;
    boost::json::parse_options options;
    options.max_depth = 16;
    boost::json::stream_parser parser{{}, options};
    boost::system::error_code error;
    parser.write(text.data(), text.size(), error);
    if (error) return std::nullopt;
    parser.finish(error);
    if (error) return std::nullopt;
    return parser.release();
}

}  // namespace spaza::json::detail
