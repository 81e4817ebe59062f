// Pages that are added, copied and taken down.
#include <algorithm>
#include <array>

#include "base/messages.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content_admin/content_admin_rules.hpp"

namespace spaza {
namespace {

using namespace std::string_view_literals;

constexpr std::array kAddedKinds{"static"sv, "common"sv, "event"sv, "brand"sv, "category"sv, "blog"sv, "news"sv};
constexpr std::size_t kLongestPageCode = 80;

/// Of what the shop's people make up; brands and categories have codes of their own.
bool is_address_word(std::string_view code) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return std::ranges::all_of(code, is_letter) && !code.starts_with('-') && !code.ends_with('-') &&
           code.find("--") == code.npos;
}

bool is_blank_text(std::string_view text) { return text.find_first_not_of(" \t\r\n") == text.npos; }

bool holds_odd(std::string_view text) {
    return std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7F; });
}

bool is_of_a_thing(std::string_view kind) { return kind == "brand" || kind == "category"; }

std::string code_problem(const NewPage& wanted) {
    if (wanted.code.empty()) return message("contentAdmin.codeMissing");
    if (wanted.code.size() > kLongestPageCode) return message("contentAdmin.codeTooLong");
    if (!is_of_a_thing(wanted.kind) && !is_address_word(wanted.code)) return message("contentAdmin.codeWrong");
    ContentPage page;
    page.code = wanted.code;
    page.kind = wanted.kind;
    // Pages of the shop's own screens are found elsewhere than others of their kind.
    if (page_path(page).size() <= wanted.code.size() + 1 || !page_path(page).ends_with("/" + wanted.code))
        return message("contentAdmin.codeOfShop");
    for (const FramePage& each : frame_pages())
        if (each.code == wanted.code && each.path != page_path(page)) return message("contentAdmin.codeOfShop");
    return {};
}

ContentSlot first_slot(const std::string& prefix) {
    ContentComponent text{.uid = prefix + "-text",
                          .type_code = "CMSParagraphComponent",
                          .name = "",
                          .properties = R"({"content":""})",
                          .product_codes = {}};
    ContentSlot slot{.code = prefix + "-words", .lazy = false, .components = {}};
    slot.components.push_back(std::move(text));
    return slot;
}

bool ends_a_path(char c) {
    return !((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
             c == '/' || c == '.' || c == '%' || c == '~');
}

}  // namespace

std::vector<MemberProblem> problems_of(const NewPage& wanted) {
    std::vector<MemberProblem> problems;
    const bool is_kind = std::ranges::find(kAddedKinds, wanted.kind) != kAddedKinds.end();
    if (!is_kind) problems.push_back({"kind", message("contentAdmin.kindWrong")});
    if (auto wrong = code_problem(wanted); is_kind && !wrong.empty())
        problems.push_back({"code", std::move(wrong)});
    if (is_blank_text(wanted.title)) problems.push_back({"title", message("contentAdmin.titleMissing")});
    struct Bound {
        const char* field;
        const std::string& text;
        std::size_t most;
    };
    for (const auto& [field, text, most] : {Bound{"title", wanted.title, 300}, Bound{"name", wanted.name, 200},
                                            Bound{"seoDescription", wanted.seo_description, 500},
                                            Bound{"pageTemplate", wanted.page_template, 100}}) {
        if (text.size() > most) problems.push_back({field, message("contentAdmin.fieldTooLong")});
        if (holds_odd(text)) problems.push_back({field, message("contentAdmin.fieldOdd")});
    }
    if (wanted.page_template.find_first_of(" ,") != std::string::npos)
        problems.push_back({"pageTemplate", message("contentAdmin.templateWrong")});
    return problems;
}

ContentPage begun_page(const NewPage& wanted, const ContentPage* source, const std::string& prefix) {
    ContentPage page;
    if (source) page = *source;
    page.code = wanted.code;
    page.kind = wanted.kind;
    page.title = wanted.title;
    page.name = is_blank_text(wanted.name) ? wanted.title : wanted.name;
    if (page.name.size() > 200) page.name = wanted.code;
    page.seo_title.clear();
    page.seo_description = wanted.seo_description;
    if (!wanted.page_template.empty()) page.page_template = wanted.page_template;
    page.showing = {};
    page.published_at = 0;
    page.draft = true;
    if (!source) {
        page.slots = {first_slot(prefix)};
        return page;
    }
    for (std::size_t n = 0; n < page.slots.size(); ++n) {
        ContentSlot& slot = page.slots[n];
        const std::string of_slot = prefix + "-" + std::to_string(n + 1);
        // What another page puts there stays that page's.
        if (!std::ranges::any_of(slot.components, shares_a_slot)) slot.code = of_slot;
        for (std::size_t m = 0; m < slot.components.size(); ++m)
            slot.components[m].uid = of_slot + "-" + std::to_string(m + 1);
    }
    return page;
}

std::string needed_for(const ContentPage& page) {
    for (const FramePage& each : frame_pages())
        if (each.code == page.code && each.needed) return message("contentAdmin.needed");
    return page.kind == "page" ? message("contentAdmin.partOfShop") : std::string{};
}

bool leads_to(std::string_view properties, std::string_view path) {
    if (path.empty()) return false;
    for (std::size_t at = 0; (at = properties.find(path, at)) != properties.npos; ++at) {
        const std::size_t end = at + path.size();
        const bool begins = at > 0 && (properties[at - 1] == '"' || properties[at - 1] == '\'');
        if (begins && (end == properties.size() || ends_a_path(properties[end]))) return true;
    }
    return false;
}

std::vector<std::string> linked_from(const ContentPage& page, const std::vector<MenuPlace>& menus,
                                     const std::vector<std::string>& pages) {
    const std::string path = page_path(page);
    std::vector<std::string> all;
    if (path.empty()) return all;
    for (const FramePage& each : frame_pages())
        if (each.code == page.code) all.push_back(message("contentAdmin.byFooter"));
    for (const MenuPlace& each : menus)
        if (each.path.substr(0, each.path.find_first_of("?#")) == path) all.push_back(each.words);
    for (const std::string& each : pages) all.push_back(message("contentAdmin.byPage", {{"page", each}}));
    return all;
}

}  // namespace spaza
