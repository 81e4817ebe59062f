#include "platform/mail/mail_words.hpp"

#include <array>
#include <libxml/HTMLparser.h>
#include <memory>

namespace spaza::mail {
namespace {

constexpr std::array<std::string_view, 4> kUnseen{"head", "style", "script", "title"};
constexpr std::array<std::string_view, 16> kLines{"p",  "div", "br", "tr", "li", "h1", "h2",  "h3",
                                                  "h4", "h5",  "h6", "ul", "ol", "hr", "pre", "table"};
/// What Gmail, Outlook, Yahoo and Thunderbird put what is answered, or the line above it, into.
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

bool is_quote(xmlNode* node) {
    if (as_view(node->name) == "blockquote") return true;
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

void begin_line(std::string& text) {
    if (!text.empty() && text.back() != '\n') text += '\n';
}

/// Step by step and not by recursion: how deep the elements lie is the sender's choice.
std::string words_of(xmlNode* node, bool with_quotes) {
    std::string text;
    while (node) {
        const std::string_view name = is_element(node) ? as_view(node->name) : std::string_view{};
        const bool unseen = is_element(node) && (one_of(kUnseen, name) || (!with_quotes && is_quote(node)));
        if (name == "br" && !text.empty())
            text += '\n';
        else if (one_of(kLines, name) || name == "blockquote")
            begin_line(text);
        if (node->type == XML_TEXT_NODE) append_words(text, as_view(node->content));
        if (node->children && !unseen && is_element(node)) {
            node = node->children;
            continue;
        }
        while (node && !node->next) {
            node = node->parent && is_element(node->parent) ? node->parent : nullptr;
            if (node && one_of(kLines, as_view(node->name))) begin_line(text);
        }
        if (node) node = node->next;
    }
    return text;
}

bool is_all_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == text.npos; }

}  // namespace

std::string text_of_html(std::string_view html) {
    if (html.empty()) return {};
    const std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)> document{
        htmlReadMemory(html.data(), static_cast<int>(html.size()), nullptr, "UTF-8",
                       HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                           HTML_PARSE_COMPACT),
        xmlFreeDoc};
    xmlNode* root = document ? xmlDocGetRootElement(document.get()) : nullptr;
    std::string text = words_of(root, false);
    return is_all_blank(text) ? words_of(root, true) : text;  // written into the quote, it seems
}

}  // namespace spaza::mail
