#include "shop/pictures/pictures_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr std::size_t kColourways = 8;

struct Property {
    std::string_view placeholder;  // how the drawing's elements name it
    std::string_view declared;     // as declared on the root, up to its default colour
    std::string Colourway::*colour;
};
constexpr std::array<Property, 3> kProperties{{{"var(--b)", "--b:var(--body,", &Colourway::body},
                                               {"var(--a)", "--a:var(--accent,", &Colourway::accent},
                                               {"var(--s)", "--s:var(--screen,", &Colourway::screen}}};

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

std::string default_colour(std::string_view svg, std::string_view declared) {
    const std::size_t at = svg.find(declared);
    if (at == std::string_view::npos) return "#888888";
    const std::size_t from = at + declared.size();
    return std::string{svg.substr(from, svg.find(')', from) - from)};
}

/// Neutral bodies and shop colours that suit any drawing.

std::vector<Colourway> palette() {
    return {{"#20282c", "#ffb92e", "#1f7fb0"}, {"#f1f3f3", "#0b6470", "#3fc0cc"},
            {"#c3cacc", "#c4391b", "#123640"}, {"#30393d", "#36c58a", "#5fd0dc"},
            {"#0f6f80", "#ffb92e", "#d6dcdd"}, {"#8a8f86", "#e2602f", "#1d5c46"},
            {"#e9e4da", "#7a4a2a", "#0a545e"}, {"#a33327", "#ffd97a", "#3a0f0a"}};
}

}  // namespace

std::vector<Colourway> all_colourways(const std::vector<Colourway>& drawn) {
    std::vector<Colourway> all = drawn;
    for (Colourway& further : palette()) {
        if (all.size() >= kColourways) break;
        if (std::ranges::find(all, further.body, &Colourway::body) == all.end()) all.push_back(std::move(further));
    }
    return all;
}

std::string bake(std::string_view svg, const Colourway& colours, std::string_view view_box) {
    std::string out{svg};
    const std::size_t style = out.find(" style=\"--b:");
    if (style != std::string::npos) out.erase(style, out.find('"', style + 8) + 1 - style);
    for (const Property& property : kProperties) {
        const std::string& chosen = colours.*property.colour;
        replace_all(out, property.placeholder, chosen.empty() ? default_colour(svg, property.declared) : chosen);
    }
    const std::string side = std::to_string(kPictureSide);
    const std::size_t root = out.find("<svg ");
    if (root != std::string::npos) out.insert(root + 5, "width=\"" + side + "\" height=\"" + side + "\" ");
    if (!view_box.empty())
        replace_all(out, "viewBox=\"0 0 800 800\"", "viewBox=\"" + std::string{view_box} + "\"");
    return out;
}

std::optional<PictureName> parse_picture_name(std::string_view name) {
    if (!name.ends_with(".svg")) return std::nullopt;
    name.remove_suffix(4);
    PictureName found;
    for (const View& view : kViews) {
        if (!name.ends_with(view.name)) continue;
        const std::string_view before = name.substr(0, name.size() - view.name.size());
        if (before.size() < 4 || before.back() != '-' || before[before.size() - 2] > '9') continue;
        found.view_box = view.view_box;
        name = before.substr(0, before.size() - 1);
    }
    const std::size_t dash = name.rfind('-');
    if (dash == std::string_view::npos || dash + 2 != name.size()) return std::nullopt;
    const char digit = name.back();
    if (digit < '1' || digit > static_cast<char>('0' + kColourways)) return std::nullopt;
    found.drawing = name.substr(0, dash);
    found.colourway = static_cast<std::size_t>(digit - '1');
    return found;
}

}  // namespace spaza
