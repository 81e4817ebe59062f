#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/colour.hpp"

/// How the shop looks: colours, font, ornament and menus. Whose it is, is data (docs/decisions/0110, 0167).
namespace spaza {

/// Every colour of the pages by its name in web/src/shared/styles/tokens.css, without `--color-`.
using Palette = std::map<std::string, Colour, std::less<>>;

struct Colours {
    Palette light{};
    Palette dark{};
    bool operator==(const Colours&) const = default;
};

/// As a setting gives it: in both themes or, of a colour that differs between them, in the light one.
struct NamedColour {
    std::string name{};
    Colour colour{};
    bool dark_only{false};
};

/// How a document or mail of the shop looks: in the light theme, for paper is white.
struct DocumentLook {
    Colour brand{};
    Colour saving{};
    Colour action{};
    bool awning{true};
};

struct Look {
    Colours colours{};
    std::string font{};  // address of a WOFF2 file; `system`; "" for the one that comes with the program
    bool awning{true};
};

DocumentLook document_look(const Look& look);

}  // namespace spaza
