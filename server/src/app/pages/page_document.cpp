#include "app/pages/page_document.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <iterator>
#include <sodium.h>

#include "base/messages.hpp"
#include "base/text.hpp"

namespace spaza::app::pages {

namespace {

namespace json = boost::json;

std::string_view text_in(const json::object* head, std::string_view name) {
    const json::value* value = head ? head->if_contains(name) : nullptr;
    return value && value->is_string() ? std::string_view{value->get_string()} : std::string_view{};
}

std::string absolute(const std::string& origin, std::string_view address) {
    return address.starts_with('/') ? origin + std::string{address} : std::string{address};
}

void meta(std::string& out, std::string_view attribute, std::string_view name, std::string_view content) {
    if (content.empty()) return;
    out.append("<meta ").append(attribute).append("=\"").append(name).append("\" content=\"");
    out.append(html_escaped(content)).append("\">");
}

std::string head_tags(const PageParts& parts) {
    const std::string_view title = text_in(parts.head, "title");
    const std::string_view description = text_in(parts.head, "description");
    const std::string_view canonical = text_in(parts.head, "canonical");
    const std::string_view type = text_in(parts.head, "type");
    const std::string address =
        absolute(parts.origin, canonical.empty() ? std::string_view{parts.path} : canonical);
    std::string out =
        "<title>" + html_escaped(title.empty() ? std::string_view{parts.shop_name} : title) + "</title>";
    meta(out, "name", "description", description);
    meta(out, "name", "robots", text_in(parts.head, "robots"));
    out += "<link rel=\"canonical\" href=\"" + html_escaped(address) + "\">";
    meta(out, "property", "og:site_name", parts.shop_name);
    meta(out, "property", "og:title", title);
    meta(out, "property", "og:description", description);
    meta(out, "property", "og:type", type.empty() ? "website" : type);
    meta(out, "property", "og:url", address);
    const std::string_view own = text_in(parts.head, "image");
    const std::string_view image = own.empty() ? std::string_view{parts.look.social_picture} : own;
    if (!image.empty()) meta(out, "property", "og:image", absolute(parts.origin, image));
    return out;
}

/// Structured data must name whole addresses; screens write paths, for they do not know where the shop is.
void make_absolute(json::value& value, std::string_view name, const std::string& origin) {
    constexpr std::string_view kAddresses[]{"url", "item", "image", "logo", "mainEntityOfPage", "urlTemplate"};
    if (auto* list = value.if_array())
        for (json::value& each : *list) make_absolute(each, name, origin);
    if (auto* object = value.if_object())
        for (auto& member : *object) make_absolute(member.value(), member.key(), origin);
    if (auto* text = value.if_string())
        if (std::ranges::find(kAddresses, name) != std::end(kAddresses)) *text = absolute(origin, *text);
}

std::string linked_data(const PageParts& parts) {
    const json::value* list = parts.head ? parts.head->if_contains("jsonLd") : nullptr;
    if (!list || !list->is_array()) return {};
    std::string out;
    for (json::value each : list->get_array()) {
        make_absolute(each, "", parts.origin);
        out += "<script type=\"application/ld+json\">" + escape_script(json::serialize(each)) + "</script>";
    }
    return out;
}

/// React puts its preloads before the markup; they belong into the head. Fonts of the program are none of a shop's
/// that has its own.
std::string take_preloads(std::string& markup, bool with_fonts) {
    std::size_t end = 0;
    while (markup.compare(end, 6, "<link ") == 0) {
        const std::size_t close = markup.find('>', end);
        if (close == std::string::npos) break;
        end = close + 1;
    }
    std::string preloads;
    for (std::size_t at = 0; at < end;) {
        const std::size_t after = markup.find('>', at) + 1;
        const std::string link = markup.substr(at, after - at);
        if (with_fonts || link.find("as=\"font\"") == link.npos) preloads += link;
        at = after;
    }
    markup.erase(0, end);
    return preloads;
}

std::string file_links(const WebFiles& files, const PageParts& parts) {
    std::string out;
    const std::string usual = files.font().empty() ? std::string{} : "/" + files.font();
    const std::string& font = parts.look.font.empty() ? usual : parts.look.font;
    if (font.starts_with('/'))
        out += "<link rel=\"preload\" href=\"" + font + "\" as=\"font\" type=\"font/woff2\" crossorigin>";
    // The styles stand in the page itself; the loader takes a disabled link for a sheet that is there.
    for (const std::string& style : files.styles_of(parts.screen))
        out += "<link rel=\"stylesheet\" href=\"/" + style + "\" disabled>";
    return out;
}

/// A drawn page can be read and followed without its scripts: its words and pictures go first on a slow line, and
/// the scripts come when it stands, or when it is touched. A bare shell needs them at once.
std::string scripts(const WebFiles& files, const PageParts& parts) {
    std::string out;
    json::array all{"/" + files.entry()};
    for (const std::string& script : files.scripts_of(parts.screen)) {
        if (script != files.entry()) all.emplace_back("/" + script);
        if (parts.markup.empty()) out += "<link rel=\"modulepreload\" href=\"/" + script + "\">";
    }
    return out + "<script type=\"application/json\" id=\"page-scripts\">" + escape_script(json::serialize(all)) +
           "</script><script>" + std::string{kStarter} + "</script>";
}

std::string page_data(const PageParts& parts) {
    return R"({"shop":)" + parts.shop + ",\"rendered\":" + (parts.markup.empty() ? "false" : "true") +
           ",\"answers\":" + answers_json(parts.answers) + "}";
}

constexpr std::string_view kHeadStart =
    "<!doctype html><html lang=\"en-ZA\"><head><meta charset=\"utf-8\">"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">";

/// The header's ground in both themes.
std::string theme_colours(const PageLook& look) {
    return "<meta name=\"theme-color\" content=\"" + look.theme_light +
           "\" media=\"(prefers-color-scheme: light)\"><meta name=\"theme-color\" content=\"" + look.theme_dark +
           "\" media=\"(prefers-color-scheme: dark)\">";
}

std::string icon_link(const PageParts& parts) {
    return parts.icon.empty() ? "" : "<link rel=\"icon\" href=\"" + html_escaped(parts.icon) + "\">";
}

/// How phones install the shop; Apple's read the icon from here, not from the manifest.
std::string app_links(const PageParts& parts) {
    std::string links = "<link rel=\"manifest\" href=\"/manifest.webmanifest\">";
    if (!parts.app_icon.empty())
        links += "<link rel=\"apple-touch-icon\" href=\"" + html_escaped(parts.app_icon) + "\">";
    return links;
}

/// What a shopper without scripts can do here, and how to get to the rest.
std::string without_scripts() {
    return "<noscript><p class=\"no-scripts\">" + html_escaped(message("noScripts.line")) +
           " <a href=\"/storelocator\">" + html_escaped(message("stores.link")) + "</a></p></noscript>";
}

/// Shown by the starter when the page's scripts cannot be had.
std::string when_failed() {
    return "<p class=\"page-failed\" id=\"page-failed\" hidden>" + html_escaped(message("scripts.failed")) +
           " <a href=\"\">" + html_escaped(message("scripts.reload")) + "</a></p>";
}

}  // namespace

std::string escape_script(std::string_view json) {
    std::string out;
    out.reserve(json.size() + json.size() / 16);
    for (const char each : json) {
        if (each == '<')
            out += "\\u003c";
        else
            out += each;
    }
    return out;
}

std::string answers_json(const std::vector<Answer>& answers) {
    std::string out = "{";
    for (const Answer& answer : answers) {
        if (out.size() > 1) out += ',';
        out += json::serialize(json::string{answer.path}) + ":{\"status\":" + std::to_string(answer.status) +
               ",\"body\":" + (answer.body.empty() ? "null" : answer.body) + "}";
    }
    return out + "}";
}

std::string shop_json(const ShopContext& context, std::string_view facts) {
    std::string out = R"({"channel":)" + json::serialize(json::string{context.channel}) + R"(,"zone":)" +
                      json::serialize(json::string{context.zone.value});
    if (!facts.empty()) out.append(",").append(facts);
    return out + "}";
}

std::string policy_digest(std::string_view text) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    std::array<char, sodium_base64_ENCODED_LEN(crypto_hash_sha256_BYTES, sodium_base64_VARIANT_ORIGINAL)> out{};
    sodium_bin2base64(out.data(), out.size(), digest.data(), digest.size(), sodium_base64_VARIANT_ORIGINAL);
    return "'sha256-" + std::string{out.data()} + "'";
}

Page assemble(const WebFiles& files, const PageParts& parts) {
    std::string markup = parts.markup;
    const std::string preloads = take_preloads(markup, parts.look.font.empty());
    std::string style;
    for (const std::string& sheet : files.styles_of(parts.screen)) style += files.style(sheet);
    style += parts.look.css;
    Page page;
    page.status = parts.status;
    page.style_digest = policy_digest(style);
    page.text.append(kHeadStart)
        .append(head_tags(parts))
        .append(icon_link(parts))
        .append(app_links(parts))
        .append(theme_colours(parts.look))
        .append(file_links(files, parts));
    page.text.append(preloads).append("<style>").append(style).append("</style>").append(linked_data(parts));
    page.text.append("<script>").append(kListener).append("</script></head><body>").append(without_scripts());
    page.text.append("<div id=\"root\">").append(markup).append("</div>").append(when_failed());
    page.text.append("<script type=\"application/json\" id=\"page-data\">");
    page.text.append(escape_script(page_data(parts))).append("</script>");
    page.text.append(scripts(files, parts)).append("</body></html>");
    return page;
}

}  // namespace spaza::app::pages
