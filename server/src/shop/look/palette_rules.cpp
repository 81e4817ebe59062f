#include "shop/look/palette_rules.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace spaza {

namespace {

constexpr std::array kBases{"brand", "action", "saving", "hurry", "yes", "error"};
constexpr double kText = 4.5;
constexpr double kEdge = 3;
constexpr Colour kWhite{255, 255, 255};

/// How a colour follows from its base.
enum class From {
    nothing,  // it stays as it is
    same,     // the base itself
    along,    // the base's hue, as much darker or lighter as usual
    tint,     // the base's hue in the usual lightness: what stands on it can be read as before
    breath,   // the same with the base's very hue: greys differ from it by chance
    over,     // white or the usual ink, whichever can be read on the base
};

struct Follows {
    From how;
    std::string_view base;
};

struct Token {
    std::string_view name;
    std::string_view light;
    std::string_view dark;
    Follows in_light;
    Follows in_dark;
};

constexpr Token both(std::string_view name, std::string_view value, From how, std::string_view base) {
    return {name, value, value, {how, base}, {how, base}};
}

using enum From;
// As web/src/shared/styles/tokens.css has them; palette.test.ts compares.
constexpr std::array kTokens{
    Token{"brand", "#073f47", "#06292f", {same, "brand"}, {along, "brand"}},
    Token{"brand-deep", "#052e34", "#041c20", {along, "brand"}, {along, "brand"}},
    both("on-brand", "#ffffff", nothing, ""),
    both("on-brand-2", "#bfdcdd", tint, "brand"),
    Token{"action", "#0a545e", "#67c9d3", {same, "action"}, {tint, "action"}},
    Token{"action-hover", "#073f47", "#8fdae1", {along, "action"}, {tint, "action"}},
    Token{"on-action", "#ffffff", "#04252a", {over, "action"}, {tint, "action"}},
    Token{"action-soft", "#e6f2f2", "#12343a", {tint, "action"}, {tint, "action"}},
    both("saving", "#ffc02e", same, "saving"),
    both("on-saving", "#0b2226", over, "saving"),
    Token{"saving-soft", "#fff3d6", "#33280b", {tint, "saving"}, {tint, "saving"}},
    Token{"warn-text", "#754600", "#ffd675", {tint, "saving"}, {tint, "saving"}},
    both("hurry", "#c4391b", same, "hurry"),
    both("on-hurry", "#ffffff", over, "hurry"),
    Token{"hurry-text", "#a92c11", "#ff9579", {tint, "hurry"}, {tint, "hurry"}},
    Token{"hurry-soft", "#fdebe5", "#3a1a10", {tint, "hurry"}, {tint, "hurry"}},
    both("hurry-deep", "#8f2509", along, "hurry"),
    Token{"yes", "#17673a", "#7bd39a", {same, "yes"}, {tint, "yes"}},
    Token{"yes-soft", "#e4f3e9", "#11301f", {tint, "yes"}, {tint, "yes"}},
    Token{"on-yes", "#ffffff", "#06210f", {over, "yes"}, {tint, "yes"}},
    Token{"error", "#b0142b", "#ff9aa5", {same, "error"}, {tint, "error"}},
    Token{"error-soft", "#fcebee", "#3b151b", {tint, "error"}, {tint, "error"}},
    both("toast-good", "#17673a", same, "yes"),
    both("toast-bad", "#b0142b", same, "error"),
    both("star", "#c98400", nothing, ""),
    Token{"focus", "#0a545e", "#ffc02e", {same, "action"}, {same, "saving"}},
    both("focus-on-brand", "#ffc02e", same, "saving"),
    // Grounds, lines and running text have a breath of the brand.
    Token{"surface", "#ffffff", "#101e21", {nothing, ""}, {breath, "brand"}},
    Token{"bg", "#f3f6f4", "#0a1416", {breath, "brand"}, {breath, "brand"}},
    Token{"sunken", "#e7ece9", "#1a2d31", {breath, "brand"}, {breath, "brand"}},
    Token{"plate", "#f1f4f2", "#e3ebe9", {breath, "brand"}, {breath, "brand"}},
    both("on-plate", "#0b2226", breath, "brand"),
    Token{"line", "#d3dbd8", "#2d454a", {breath, "brand"}, {breath, "brand"}},
    Token{"control", "#6b7d80", "#7f9699", {breath, "brand"}, {breath, "brand"}},
    Token{"text", "#0b2226", "#ecf3f2", {breath, "brand"}, {breath, "brand"}},
    Token{"text-2", "#3f5356", "#b7c7c8", {breath, "brand"}, {breath, "brand"}},
    Token{"text-3", "#56696c", "#97aaac", {breath, "brand"}, {breath, "brand"}},
    both("ink", "#0b2226", breath, "brand"),
    Token{"bone", "#e3e9e6", "#1c3034", {breath, "brand"}, {breath, "brand"}},
    Token{"bone-shine", "#f1f5f3", "#274046", {breath, "brand"}, {breath, "brand"}},
    // The large pictures of pages of content have one look in both themes.
    both("stage", "#052e34", along, "brand"),
    both("stage-soft", "#cfe6e8", breath, "brand"),
    both("stage-warm", "#f6d9cd", nothing, ""),
    both("stage-action", "#0a545e", same, "action"),
};

struct Pair {
    std::string_view on;
    std::string_view ground;
    double least;
};
/// What stands on what (design, "Colour: four words").
constexpr std::array kPairs{
    Pair{"text", "surface", kText},
    Pair{"text", "bg", kText},
    Pair{"text", "sunken", kText},
    Pair{"text-2", "surface", kText},
    Pair{"text-2", "bg", kText},
    Pair{"text-3", "surface", kText},
    Pair{"text-3", "bg", kText},
    Pair{"text-3", "sunken", kText},
    Pair{"on-plate", "plate", kText},
    Pair{"action", "surface", kText},
    Pair{"action", "bg", kText},
    Pair{"action", "action-soft", kText},
    Pair{"on-action", "action", kText},
    Pair{"on-action", "action-hover", kText},
    Pair{"on-brand", "brand", kText},
    Pair{"on-brand", "brand-deep", kText},
    Pair{"on-brand-2", "brand", kText},
    Pair{"on-brand-2", "brand-deep", kText},
    Pair{"saving", "brand", kText},
    Pair{"on-saving", "saving", kText},
    Pair{"warn-text", "saving-soft", kText},
    Pair{"warn-text", "surface", kText},
    Pair{"text", "saving-soft", kText},
    Pair{"text", "action-soft", kText},
    Pair{"text", "yes-soft", kText},
    Pair{"text", "error-soft", kText},
    Pair{"text", "hurry-soft", kText},
    Pair{"on-hurry", "hurry", kText},
    Pair{"hurry-text", "surface", kText},
    Pair{"hurry-text", "hurry-soft", kText},
    Pair{"yes", "surface", kText},
    Pair{"yes", "yes-soft", kText},
    Pair{"on-yes", "yes", kText},
    Pair{"error", "surface", kText},
    Pair{"error", "error-soft", kText},
    Pair{"on-brand", "toast-good", kText},
    Pair{"on-brand", "toast-bad", kText},
    Pair{"on-brand", "ink", kText},
    Pair{"on-brand", "stage", kText},
    Pair{"on-brand", "stage-action", kText},
    Pair{"ink", "stage-soft", kText},
    Pair{"ink", "stage-warm", kText},
    Pair{"control", "surface", kEdge},
    Pair{"star", "surface", kEdge},
    Pair{"focus", "surface", kEdge},
    Pair{"focus", "bg", kEdge},
    Pair{"focus-on-brand", "brand", kEdge},
};

Colour usual(std::string_view value) { return *colour_in(value); }

const Token* token(std::string_view name) {
    const auto found = std::ranges::find(kTokens, name, &Token::name);
    return found == kTokens.end() ? nullptr : &*found;
}

/// The colour a base has usually, and now.
struct Base {
    Oklch before;
    Oklch now;
    Colour colour;
};

double stronger(const Base& base) {
    return base.before.chroma == 0 ? 1 : std::min(1.0, base.now.chroma / base.before.chroma);
}

Colour along_with(const Base& base, Colour before) {
    const Oklch seen = oklch_of(before);
    return colour_of({.lightness = seen.lightness * base.now.lightness / base.before.lightness,
                      .chroma = base.before.chroma == 0 ? 0 : seen.chroma * base.now.chroma / base.before.chroma,
                      .hue = base.now.hue + seen.hue - base.before.hue});
}

Colour tinted(const Base& base, Colour before) {
    const Oklch seen = oklch_of(before);
    return colour_of({.lightness = seen.lightness,
                      .chroma = seen.chroma * stronger(base),
                      .hue = base.now.hue + seen.hue - base.before.hue});
}

Colour breathed(const Base& base, Colour before) {
    const Oklch seen = oklch_of(before);
    return colour_of({.lightness = seen.lightness, .chroma = seen.chroma * stronger(base), .hue = base.now.hue});
}

Colour readable_on(Colour ground, Colour before, Colour ink) {
    if (contrast(before, ground) >= kText) return before;
    return contrast(kWhite, ground) > contrast(ink, ground) ? kWhite : ink;
}

using Bases = std::map<std::string_view, Base, std::less<>>;

Colour followed(const Follows& follows, Colour before, const Bases& bases, Colour ink) {
    const auto found = bases.find(follows.base);
    if (found == bases.end()) return before;
    const Base& base = found->second;
    switch (follows.how) {
        case same: return base.colour;
        case along: return along_with(base, before);
        case tint: return tinted(base, before);
        case breath: return breathed(base, before);
        case over: return readable_on(base.colour, before, ink);
        case nothing: break;
    }
    return before;
}

/// The bases a shop has set; what is done goes with the brand where nothing else was said.
Bases bases_of(const std::vector<NamedColour>& set) {
    Bases bases;
    const auto put = [&](std::string_view name, Colour colour) {
        bases.insert_or_assign(name, Base{oklch_of(usual(token(name)->light)), oklch_of(colour), colour});
    };
    for (const NamedColour& each : set)
        if (!each.dark_only)
            for (const std::string_view base : kBases)
                if (each.name == base) put(base, each.colour);
    if (const auto brand = bases.find("brand"); brand != bases.end() && !bases.contains("action")) {
        const Base own = brand->second;
        put("action", along_with(own, usual(token("action")->light)));
    }
    return bases;
}

}  // namespace

const Colours& usual_colours() {
    static const Colours kUsual = [] {
        Colours all;
        for (const Token& each : kTokens) {
            all.light.emplace(each.name, usual(each.light));
            all.dark.emplace(each.name, usual(each.dark));
        }
        return all;
    }();
    return kUsual;
}

const std::vector<std::string>& colour_names() {
    static const std::vector<std::string> kNames = [] {
        std::vector<std::string> names{kBases.begin(), kBases.end()};
        for (const Token& each : kTokens)
            if (std::ranges::find(names, each.name) == names.end()) names.emplace_back(each.name);
        return names;
    }();
    return kNames;
}

Colours colours_of(const std::vector<NamedColour>& set) {
    Colours all;
    const Bases bases = bases_of(set);
    const Colour ink = followed({breath, "brand"}, usual(token("ink")->light), bases, {});
    for (const Token& each : kTokens) {
        all.light.emplace(each.name, followed(each.in_light, usual(each.light), bases, ink));
        all.dark.emplace(each.name, followed(each.in_dark, usual(each.dark), bases, ink));
    }
    for (const NamedColour& each : set) {
        const Token* named = token(each.name);
        if (!named) continue;
        if (!each.dark_only) all.light[each.name] = each.colour;
        if (each.dark_only || named->light == named->dark) all.dark[each.name] = each.colour;
    }
    return all;
}

std::vector<std::string> unreadable_pairs(const Colours& colours) {
    std::vector<std::string> problems;
    const auto look = [&](const Palette& palette, const char* theme) {
        for (const auto& [on, ground, least] : kPairs) {
            const Colour above = palette.find(on)->second;
            const Colour below = palette.find(ground)->second;
            const double ratio = contrast(above, below);
            if (ratio < least)  // said rounded down: 4.49 is not 4.5
                problems.push_back(
                    fmt::format("{} on {} ({} on {}, {} theme) has a contrast of {:.1f}:1, and {}:1 is needed", on,
                                ground, hex(above), hex(below), theme, std::floor(ratio * 10) / 10, least));
        }
    };
    look(colours.light, "light");
    look(colours.dark, "dark");
    return problems;
}

std::string nearest_colour_name(std::string_view name) {
    const auto shared = [&](const std::string& each) {
        return std::ranges::mismatch(each, name).in1 - each.begin();
    };
    return *std::ranges::max_element(colour_names(), {}, shared);
}

DocumentLook document_look(const Look& look) {
    const auto of = [&](std::string_view name) { return look.colours.light.find(name)->second; };
    return {.brand = of("brand"), .saving = of("saving"), .action = of("action"), .awning = look.awning};
}

}  // namespace spaza
