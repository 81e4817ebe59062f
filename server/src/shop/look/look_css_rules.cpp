#include "shop/look/look_css_rules.hpp"

#include <array>
#include <utility>

#include "shop/look/palette_rules.hpp"

namespace spaza {

namespace {

// Of more weight than what the sheets say of either theme.
constexpr std::string_view kRoot = ":root:root:root";
constexpr std::string_view kSystemFonts = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

std::string differences(const Palette& palette, const Palette& usual) {
    std::string out;
    for (const auto& [name, colour] : palette)
        if (colour != usual.find(name)->second) out += "--color-" + name + ":" + hex(colour) + ";";
    return out;
}

/// The light theme's words hold in the dark one too: what they say of a colour is said again there.
std::string dark_differences(const Colours& colours) {
    const auto& [usual_light, usual_dark] = usual_colours();
    std::string out;
    for (const auto& [name, colour] : colours.dark) {
        const Colour light = colours.light.find(name)->second;
        const bool is_said = light != usual_light.find(name)->second;
        if (colour != (is_said ? light : usual_dark.find(name)->second))
            out += "--color-" + name + ":" + hex(colour) + ";";
    }
    return out;
}

std::string font_css(const std::string& font) {
    if (font.empty()) return {};
    const std::string stack{kSystemFonts};
    if (font == "system") return std::string{kRoot} + "{--font-sans:" + stack + "}";
    return "@font-face{font-family:Own;font-weight:100 900;font-display:swap;src:url(" + font +
           ")format('woff2')}" + std::string{kRoot} + "{--font-sans:Own," + stack + "}";
}

/// Colours of the drawings, by the token they stand for (artwork, design "Colour: four words").
constexpr std::array kDrawn{
    std::pair{"#073f47", "brand"},      std::pair{"#052e34", "brand-deep"},  std::pair{"#0a545e", "action"},
    std::pair{"#ffc02e", "saving"},     std::pair{"#c4391b", "hurry"},       std::pair{"#bfdcdd", "on-brand-2"},
    std::pair{"#cfe6e8", "stage-soft"}, std::pair{"#e6f2f2", "action-soft"}, std::pair{"#0b2226", "ink"},
    std::pair{"#ddebeb", "stage-soft"}, std::pair{"#0b6470", "action"},
};

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

}  // namespace

std::string look_css(const Look& look) {
    std::string out;
    const std::string light = differences(look.colours.light, usual_colours().light);
    const std::string dark = dark_differences(look.colours);
    if (!light.empty()) out.append(kRoot).append("{").append(light).append("}");
    if (!dark.empty())
        out.append("@media(prefers-color-scheme:dark){").append(kRoot).append("{").append(dark).append("}}");
    out += font_css(look.font);
    if (!look.awning) out.append(kRoot).append("{--awning:0px;--scallop:0px}");
    return out;
}

std::string recoloured(std::string drawing, const Colours& colours) {
    for (std::size_t at = drawing.find('#'); at != drawing.npos; at = drawing.find('#', at + 1)) {
        std::string found = drawing.substr(at, 7);
        for (char& c : found) c = lowered(c);
        for (const auto& [value, name] : kDrawn)
            if (found == value) {
                drawing.replace(at, found.size(), hex(colours.light.find(name)->second));
                break;
            }
    }
    return drawing;
}

}  // namespace spaza
