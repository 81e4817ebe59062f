#include "platform/http/answer_form.hpp"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <charconv>
#include <cstdint>
#include <map>
#include <optional>

#include "base/assets.hpp"
#include "platform/http/encoding.hpp"

namespace spaza::http {

namespace answer_form {
namespace {

constexpr std::string_view kShop = "/occ/v2/";
constexpr std::string_view kZoned = "/channel/";
constexpr const char* kRoots = "server/assets/occ/xml-roots.json";

using Roots = std::map<std::string, std::string, std::less<>>;

const Roots& roots() {
    static const Roots kAll = [] {
        Roots all;
        const auto text = asset(kRoots).value_or("{}");
        const boost::json::value document = boost::json::parse({text.data(), text.size()});
        for (const auto& [call, name] : document.as_object())
            all.emplace(std::string{call}, std::string{name.as_string()});
        return all;
    }();
    return kAll;
}

/// Thousandths of an item's weight; 1000 without one.
int weight_in(std::string_view parameters) {
    while (!parameters.empty()) {
        const std::string_view each = trimmed(parameters.substr(0, parameters.find(';')));
        parameters.remove_prefix(std::min(parameters.find(';'), parameters.size() - 1) + 1);
        if (each.size() < 3 || (each[0] != 'q' && each[0] != 'Q') || each[1] != '=') continue;
        double weight = 0;
        const auto read = std::from_chars(each.data() + 2, each.data() + each.size(), weight);
        const bool is_weight = read.ec == std::errc{} && weight >= 0;  // and not `nan`
        return is_weight ? static_cast<int>(std::min(weight, 1.0) * 1000) : 0;
    }
    return 1000;
}

/// How welcome a form is: what names it most closely counts.
class Welcome {
public:
    void take(int closeness, int weight) {
        if (closeness < closeness_) return;
        weight_ = closeness == closeness_ ? std::max(weight_, weight) : weight;
        closeness_ = closeness;
    }
    int weight() const { return weight_; }

private:
    int closeness_{0};
    int weight_{0};
};

AnswerForm form_in(std::string_view accept) {
    Welcome json;
    Welcome xml;
    while (!accept.empty()) {
        const std::string_view item = trimmed(accept.substr(0, accept.find(',')));
        accept.remove_prefix(std::min(accept.find(','), accept.size() - 1) + 1);
        const std::size_t end = std::min(item.find(';'), item.size());
        const std::string_view type = trimmed(item.substr(0, end));
        const int weight = weight_in(item.substr(std::min(end + 1, item.size())));
        const auto is = [&](std::string_view name) { return equals_ignoring_case(type, name); };
        if (is("*/*")) {
            json.take(1, weight);
            xml.take(1, weight);
        } else if (is("application/*")) {
            json.take(2, weight);
            xml.take(2, weight);
        } else if (is("text/*")) {
            xml.take(1, weight);
        } else if (is("application/json")) {
            json.take(3, weight);
        } else if (is("application/xml") || is("text/xml")) {
            xml.take(3, weight);
        }
    }
    if (json.weight() == 0 && xml.weight() == 0) return AnswerForm::neither;
    return xml.weight() > json.weight() ? AnswerForm::xml : AnswerForm::json;
}

void append_escaped(std::string& out, std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        // U+FFFE and U+FFFF, which are no characters.
        const bool is_none = c == 0xEF && i + 2 < text.size() && static_cast<unsigned char>(text[i + 1]) == 0xBF &&
                             static_cast<unsigned char>(text[i + 2]) >= 0xBE;
        if (is_none) {
            i += 2;
            continue;
        }
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\r': out += "&#13;"; break;  // a reader would make a line feed of it
            default:
                if (c >= 0x20 || c == '\t' || c == '\n') out += text[i];
        }
    }
}

bool is_name(std::string_view text) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !text.empty() && is_letter(text.front()) && std::ranges::all_of(text, [&](char c) {
        return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
    });
}

void append_number(std::string& out, const boost::json::value& value) {
    std::array<char, 400> digits{};
    char* const end = digits.data() + digits.size();
    std::to_chars_result written{};
    if (value.is_int64())
        written = std::to_chars(digits.data(), end, value.get_int64());
    else if (value.is_uint64())
        written = std::to_chars(digits.data(), end, value.get_uint64());
    else
        written = std::to_chars(digits.data(), end, value.get_double(), std::chars_format::fixed);
    out.append(digits.data(), written.ptr);
}

void append_element(std::string& out, std::string_view name, const boost::json::value& value);

void append_content(std::string& out, const boost::json::value& value) {
    if (const auto* object = value.if_object()) {
        for (const auto& [name, item] : *object) {
            const auto* list = item.if_array();
            if (!list) {
                append_element(out, name, item);
                continue;
            }
            for (const boost::json::value& each : *list) append_element(out, name, each);
        }
    } else if (const auto* list = value.if_array()) {
        for (const boost::json::value& each : *list) append_element(out, "item", each);
    } else if (const auto* text = value.if_string()) {
        append_escaped(out, {text->data(), text->size()});
    } else if (value.is_bool()) {
        out += value.get_bool() ? "true" : "false";
    } else {
        append_number(out, value);
    }
}

void append_element(std::string& out, std::string_view name, const boost::json::value& value) {
    if (value.is_null()) return;
    const bool named = is_name(name);
    if (named) {
        out.append("<").append(name).append(">");
    } else {
        out += "<member name=\"";
        append_escaped(out, name);
        out += "\">";
    }
    append_content(out, value);
    out.append("</").append(named ? name : "member").append(">");
}

}  // namespace
}  // namespace answer_form

std::string call_key(std::string_view method, std::string_view label) {
    std::string text = std::string{method}.append(" ");
    bool inside = false;
    for (const char c : label) {
        if (c == '}') inside = false;
        if (!inside) text += c;
        if (c == '{') inside = true;
    }
    return text;
}

bool may_ask_for_xml(const Request& request) {
    using namespace answer_form;
    std::string_view path = request.path;
    if (!request.from_network || !path.starts_with(kShop)) return false;
    path.remove_prefix(std::min(path.find('/', kShop.size()), path.size()));
    return !path.starts_with(kZoned);
}

AnswerForm form_wanted(const Request& request) {
    if (!may_ask_for_xml(request)) return AnswerForm::json;
    const std::string_view accept = request.header("accept");
    if (accept.empty() || accept == "*/*" || accept == "application/json") return AnswerForm::json;
    return answer_form::form_in(accept);
}

std::string_view root_of(std::string_view method, std::string_view label) {
    using namespace answer_form;
    const auto found = roots().find(call_key(method, label));
    return found == roots().end() ? std::string_view{} : std::string_view{found->second};
}

std::string xml_of(std::string_view json, std::string_view root) {
    constexpr std::size_t kDeepest = 200;
    boost::json::parse_options options;
    options.max_depth = kDeepest;
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({json.data(), json.size()}, error, {}, options);
    std::string out;
    if (error) return out;
    out.reserve(json.size() * 2);
    out += R"(<?xml version="1.0" encoding="UTF-8"?>)";
    answer_form::append_element(out, root, value);
    return out;
}

void make_xml(Response& response, std::string_view root) {
    if (response.content_type != "application/json" || response.content().empty()) return;
    if (response.status >= 400) root = "errorList";
    std::string xml = xml_of(response.content(), root.empty() ? "answer" : root);
    if (xml.empty()) return;
    response.body = std::move(xml);
    response.shared_body.reset();
    response.content_type = "application/xml";
}

}  // namespace spaza::http
