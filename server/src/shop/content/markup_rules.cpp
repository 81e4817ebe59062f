#include "shop/content/markup_rules.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace spaza {
namespace {

using namespace std::string_view_literals;

constexpr std::array kTags{"a"sv,       "abbr"sv,    "address"sv, "b"sv,          "blockquote"sv, "br"sv,
                           "caption"sv, "code"sv,    "dd"sv,      "details"sv,    "div"sv,        "dl"sv,
                           "dt"sv,      "em"sv,      "figure"sv,  "figcaption"sv, "h2"sv,         "h3"sv,
                           "h4"sv,      "hr"sv,      "i"sv,       "img"sv,        "li"sv,         "ol"sv,
                           "p"sv,       "section"sv, "small"sv,   "span"sv,       "strong"sv,     "sub"sv,
                           "summary"sv, "sup"sv,     "table"sv,   "tbody"sv,      "td"sv,         "th"sv,
                           "thead"sv,   "time"sv,    "tr"sv,      "u"sv,          "ul"sv};
constexpr std::array kVoid{"br"sv, "hr"sv, "img"sv};
/// Their content is not for reading: it goes with them.
constexpr std::array kRaw{"script"sv,    "style"sv,  "iframe"sv, "noscript"sv, "template"sv,
                          "textarea"sv,  "title"sv,  "xmp"sv,    "noembed"sv,  "noframes"sv,
                          "plaintext"sv, "object"sv, "svg"sv,    "math"sv,     "select"sv};

template <class List>
bool holds(const List& list, std::string_view word) {
    return std::ranges::find(list, word) != list.end();
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string lowered(std::string_view text) {
    std::string out{text};
    std::ranges::transform(out, out.begin(), lower);
    return out;
}

/// The length of a character reference at the start, 0 for none.
std::size_t reference_at(std::string_view text) {
    std::size_t at = 1;
    if (at < text.size() && text[at] == '#') ++at;
    const std::size_t begin = at;
    while (at < text.size() && at < 32 && (is_letter(text[at]) || is_digit(text[at]))) ++at;
    return at > begin && at < text.size() && text[at] == ';' ? at + 1 : 0;
}

void append_text(std::string& out, char c, std::string_view rest) {
    switch (c) {
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '&': out += reference_at(rest) > 0 ? "&" : "&amp;"; break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || is_space(c)) out += c;
    }
}

/// Numbered references and the few named ones an address may hold are read; a letter is then only itself.
std::string decoded(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = text[at] == '&' ? reference_at(text.substr(at)) : 0;
        if (length == 0) {
            out += text[at++];
            continue;
        }
        const std::string name = lowered(text.substr(at + 1, length - 2));
        if (name == "amp")
            out += '&';
        else if (name == "quot")
            out += '"';
        else if (name == "apos")
            out += '\'';
        else if (name == "lt")
            out += '<';
        else if (name == "gt")
            out += '>';
        else
            out += '\1';  // nothing an address needs: what it stands for is not let through
        at += length;
    }
    return out;
}

std::string quoted(std::string_view value) {
    std::string out{"\""};
    for (const char c : value) {
        if (c == '&')
            out += "&amp;";
        else if (c == '"')
            out += "&quot;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (static_cast<unsigned char>(c) >= 0x20)
            out += c;
    }
    return out + '"';
}

struct Attribute {
    std::string name;
    std::string value;
};

struct Tag {
    std::string name;
    bool closes{false};
    std::vector<Attribute> attributes;
    std::size_t length{};  // of the text it takes
};

/// A tag at the start of the text, or nothing when the `<` is only a sign.
std::optional<Tag> tag_at(std::string_view text) {
    std::size_t at = 1;
    Tag tag;
    if (at < text.size() && text[at] == '/') {
        tag.closes = true;
        ++at;
    }
    if (at >= text.size() || !is_letter(text[at])) return std::nullopt;
    const auto name_end = [&](std::size_t from, std::string_view stops) {
        while (from < text.size() && !is_space(text[from]) && stops.find(text[from]) == std::string_view::npos)
            ++from;
        return from;
    };
    std::size_t end = name_end(at, "/>");
    tag.name = lowered(text.substr(at, end - at));
    at = end;
    while (at < text.size() && text[at] != '>') {
        if (is_space(text[at]) || text[at] == '/') {
            ++at;
            continue;
        }
        end = name_end(at + 1, "=/>");
        Attribute attribute{lowered(text.substr(at, end - at)), {}};
        at = end;
        while (at < text.size() && is_space(text[at])) ++at;
        if (at < text.size() && text[at] == '=') {
            ++at;
            while (at < text.size() && is_space(text[at])) ++at;
            const char quote = at < text.size() && (text[at] == '"' || text[at] == '\'') ? text[at++] : '\0';
            end = quote ? std::min(text.find(quote, at), text.size()) : name_end(at, ">");
            attribute.value = std::string{text.substr(at, end - at)};
            at = quote ? std::min(end + 1, text.size()) : end;
        }
        tag.attributes.push_back(std::move(attribute));
    }
    tag.length = std::min(at + 1, text.size());
    if (tag.name == "h1") tag.name = "h2";  // a page has one already
    return tag;
}

bool is_number(std::string_view text) {
    return !text.empty() && text.size() <= 4 && std::ranges::all_of(text, is_digit);
}

/// The value as it may stand in the page; nothing when this tag must not have it.
std::optional<std::string> allowed_value(std::string_view tag, const Attribute& attribute) {
    const std::string& name = attribute.name;
    if (name == "title" || name == "lang" || (name == "alt" && tag == "img")) return decoded(attribute.value);
    if (name == "href" && tag == "a") {
        std::string address = decoded(attribute.value);
        return is_safe_link(address) ? std::optional{address} : std::nullopt;
    }
    if (name == "src" && tag == "img") {
        std::string address = decoded(attribute.value);
        const bool picture =
            address.starts_with("https://") || (address.starts_with('/') && is_safe_link(address));
        return picture ? std::optional{address} : std::nullopt;
    }
    if ((name == "width" || name == "height") && tag == "img" && is_number(attribute.value))
        return attribute.value;
    const bool cell = tag == "td" || tag == "th";
    if ((name == "colspan" || name == "rowspan") && cell && is_number(attribute.value)) return attribute.value;
    if (name == "start" && tag == "ol" && is_number(attribute.value)) return attribute.value;
    if (name == "scope" && tag == "th" && (attribute.value == "row" || attribute.value == "col"))
        return attribute.value;
    return std::nullopt;
}

class Writer {
public:
    std::string out;
    std::vector<std::string> forbidden;

    void run(std::string_view html) {
        for (std::size_t at = 0; at < html.size();) {
            if (html[at] != '<') {
                append_text(out, html[at], html.substr(at));
                ++at;
            } else {
                at += markup(html.substr(at));
            }
        }
        while (!open_.empty()) close(open_.back());
    }

private:
    void forbid(std::string what) {
        if (std::ranges::find(forbidden, what) == forbidden.end()) forbidden.push_back(std::move(what));
    }

    static std::size_t past(std::string_view text, std::string_view end) {
        const std::size_t at = text.find(end);
        return at == std::string_view::npos ? text.size() : at + end.size();
    }

    /// Takes what begins with `<`; answers how much of the text that was.
    std::size_t markup(std::string_view text) {
        if (text.starts_with("<!--")) return past(text, "-->");
        if (text.starts_with("<!") || text.starts_with("<?")) return past(text, ">");
        const auto tag = tag_at(text);
        if (!tag) {
            out += "&lt;";
            return 1;
        }
        if (holds(kRaw, tag->name)) {
            forbid("<" + tag->name + ">");
            return tag->closes ? tag->length : raw_end(text, tag->name);
        }
        if (!holds(kTags, tag->name)) {
            forbid("<" + tag->name + ">");
            return tag->length;
        }
        if (tag->closes)
            close(tag->name);
        else
            open(*tag);
        return tag->length;
    }

    static std::size_t raw_end(std::string_view text, const std::string& name) {
        const std::string all = lowered(text);
        const std::size_t end = all.find("</" + name);
        return end == std::string::npos ? text.size() : end + past(text.substr(end), ">");
    }

    void open(const Tag& tag) {
        out += '<' + tag.name;
        std::vector<std::string> written;
        for (const Attribute& attribute : tag.attributes) {
            const auto value = allowed_value(tag.name, attribute);
            const bool ours = attribute.name == "rel" || attribute.name == "loading";  // written anew below
            if (!value && !ours)
                forbid(attribute.name);
            else if (!value)
                continue;
            else if (std::ranges::find(written, attribute.name) == written.end()) {
                written.push_back(attribute.name);
                out += ' ' + attribute.name + '=' + quoted(*value);
                if (attribute.name == "href" && value->starts_with("http")) out += " rel=\"noopener\"";
            }
        }
        if (tag.name == "img") out += " loading=\"lazy\"";
        out += '>';
        if (!holds(kVoid, tag.name)) open_.push_back(tag.name);
    }

    /// Closes what stands inside it too; a tag that was never opened closes nothing.
    void close(const std::string& name) {
        const std::string wanted = name;
        if (std::ranges::find(open_, wanted) == open_.end()) return;
        for (bool found = false; !found;) {
            found = open_.back() == wanted;
            out += "</" + open_.back() + '>';
            open_.pop_back();
        }
    }

    std::vector<std::string> open_;
};

}  // namespace

bool is_safe_link(std::string_view address) {
    const bool plain = std::ranges::none_of(
        address, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '\\' || c == 0x7f; });
    if (!plain || address.empty()) return false;
    if (address.front() == '#' || address.front() == '?') return true;
    if (address.front() == '/') return !address.starts_with("//");
    const std::string start = lowered(address.substr(0, 8));
    return start.starts_with("https://") || start.starts_with("http://") || start.starts_with("mailto:") ||
           start.starts_with("tel:");
}

std::string safe_markup(std::string_view html) {
    Writer writer;
    writer.run(html);
    return std::move(writer.out);
}

std::vector<std::string> forbidden_in(std::string_view html) {
    Writer writer;
    writer.run(html);
    return std::move(writer.forbidden);
}

}  // namespace spaza
