#include "base/json.hpp"

#include <algorithm>
#include <boost/json/stream_parser.hpp>
#include <charconv>
#include <cmath>

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

namespace {

void append_digits(std::string& out, auto number) {
    std::array<char, 40> text{};
    out.append(text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr);
}

void append_floating(std::string& out, auto number) {
    if (!std::isfinite(number))
        out += "null";
    else if (number == 0)  // -0.0 as well
        out += '0';
    else
        append_digits(out, number);
}

}  // namespace

void append_integer(std::string& out, std::int64_t number) { append_digits(out, number); }
void append_integer(std::string& out, std::uint64_t number) { append_digits(out, number); }
void append_number(std::string& out, double number) { append_floating(out, number); }
void append_number(std::string& out, float number) { append_floating(out, number); }

void append_raw(std::string& out, const Raw& raw, const FieldSet* fields) {
    if (raw.text.empty())
        out += "null";
    else if (fields)
        append_selected(out, raw.text, {}, *fields);
    else
        out += raw.text;
}

ObjectWriter::ObjectWriter(std::string& out, const FieldSet* fields,
                           std::optional<std::span<const MemberLevel>> levels)
    : out_{out}, fields_{fields}, levels_{levels} {
    out_ += '{';
}

ObjectWriter::~ObjectWriter() { out_ += '}'; }

bool ObjectWriter::wants(std::string_view name) {
    if (!fields_) return true;
    if (levels_) {
        const auto level = std::ranges::find(*levels_, name, &MemberLevel::name);
        asked_ = level == levels_->end() ? fields_->member(name, Level::full)
                                         : fields_->member(name, level->at, level->nested);
    } else {
        asked_ = fields_->member(name, Level::basic, fields_->level());
    }
    return asked_.has_value();
}

void ObjectWriter::separate() {
    if (!first_) out_ += ',';
    first_ = false;
}

bool ObjectWriter::begins(const char* name) {
    if (!wants(name)) return false;
    separate();
    out_ += '"';
    out_ += name;
    out_ += "\":";
    return true;
}

bool ObjectWriter::begins_text(const std::string& name) {
    if (!wants(name)) return false;
    separate();
    append_text(out_, name);
    out_ += ':';
    return true;
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

std::optional<double> finite_number(const boost::json::value& value) {
    if (!value.is_number()) return std::nullopt;
    const double number = value.to_number<double>();
    return std::isfinite(number) ? std::optional{number} : std::nullopt;
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

void read_value(const boost::json::value& value, bool& into, std::string& pointer, Problems& problems) {
    if (const bool* flag = value.if_bool())
        into = *flag;
    else
        problems.add(pointer, "request.expectedBoolean");
}

void read_value(const boost::json::value& value, std::string& into, std::string& pointer, Problems& problems) {
    if (const auto* text = value.if_string())
        into.assign(text->data(), text->size());
    else
        problems.add(pointer, "request.expectedText");
}

void read_value(const boost::json::value& value, Money& into, std::string& pointer, Problems& problems) {
    if (!read_money(value, into)) problems.add(pointer, "request.expectedAmount");
}

const boost::json::object* InsideReader::object(const boost::json::value& value) {
    const auto* object = value.if_object();
    if (!object) problems_.add(pointer_, "request.expectedObject");
    return object;
}

const boost::json::array* InsideReader::array(const boost::json::value& value) {
    const auto* items = value.if_array();
    if (!items) problems_.add(pointer_, "request.expectedList");
    return items;
}

const boost::json::value* InsideReader::member(const boost::json::object& object, const char* name,
                                               bool required) {
    stands_at(name);
    const auto* found = object.if_contains(name);
    if (!found && required) problems_.add(pointer_, "request.required");
    return found;
}

void InsideReader::stands_at(std::string_view name) {
    pointer_.resize(length_);
    pointer_ += '/';
    pointer_ += name;
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
