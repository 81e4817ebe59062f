#include "platform/mail/mail_words.hpp"

#include <array>
#include <libxml/HTMLparser.h>
#include <memory>

namespace spaza::mail {
namespace {

constexpr std::array<std::string_view, 5> kUnseen{"head", "style", "script", "title", "blockquote"};
constexpr std::array<std::string_view, 16> kLines{"p",  "div", "br", "tr", "li", "h1", "h2",  "h3",
                                                  "h4", "h5",  "h6", "ul", "ol", "hr", "pre", "table"};
/// Where Gmail, Outlook, Yahoo and Thunderbird begin what is answered.
constexpr std::array<std::string_view, 5> kQuotes{"gmail_quote", "divRplyFwdMsg", "appendonsend", "yahoo_quoted",
                                                  "moz-cite-prefix"};

template <std::size_t Count>
bool one_of(const std::array<std::string_view, Count>& all, std::string_view name) {
    for (const std::string_view each : all)
        if (each == name) return true;
    return false;
}

std::string_view as_view(const xmlChar* text) {
    return text ? std::string_view{reinterpret_cast<const char*>(text)} : std::string_view{};
}

bool begins_quote(xmlNode* node) {
    for (const char* name : {"class", "id"}) {
        const std::unique_ptr<xmlChar, void (*)(void*)> value{
            xmlGetProp(node, reinterpret_cast<const xmlChar*>(name)), xmlFree};
        for (const std::string_view mark : kQuotes)
            if (as_view(value.get()).contains(mark)) return true;
    }
    return false;
}

/// Spaces and line ends of the source are one space.
void append_words(std::string& text, std::string_view words) {
    for (const char c : words) {
        const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!space)
            text += c;
        else if (!text.empty() && text.back() != ' ' && text.back() != '\n')
            text += ' ';
    }
}

bool is_element(const xmlNode* node) { return node->type == XML_ELEMENT_NODE; }

}  // namespace

std::string text_of_html(std::string_view html) {
    if (html.empty()) return {};
    const std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)> document{
        htmlReadMemory(html.data(), static_cast<int>(html.size()), nullptr, "UTF-8",
                       HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                           HTML_PARSE_COMPACT),
        xmlFreeDoc};
    std::string text;
    // Step by step and not by recursion: how deep the elements lie is the sender's choice.
    xmlNode* node = document ? xmlDocGetRootElement(document.get()) : nullptr;
    while (node) {
        const bool unseen = is_element(node) && one_of(kUnseen, as_view(node->name));
        if (is_element(node) && begins_quote(node)) break;
        if (is_element(node) && one_of(kLines, as_view(node->name)) && !text.empty() &&
            (text.back() != '\n' || as_view(node->name) == "br"))
            text += '\n';
        if (node->type == XML_TEXT_NODE) append_words(text, as_view(node->content));
        if (node->children && !unseen && is_element(node)) {
            node = node->children;
            continue;
        }
        while (node && !node->next) {
            node = node->parent && is_element(node->parent) ? node->parent : nullptr;
            if (node && one_of(kLines, as_view(node->name)) && !text.empty() && text.back() != '\n') text += '\n';
        }
        if (node) node = node->next;
    }
    return text;
}

}  // namespace spaza::mail
