#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "shop/assortment/assortment.hpp"
#include "shop/content/content.hpp"

/// Addresses of the shop that lead elsewhere: of a former shop, or of a page that was taken down.
namespace spaza {

struct Redirect {
    std::string from;  // a path
    std::string to;    // likewise, with a query of its own or without
    bool is_permanent{true};
};

/// What the shop answers by itself.
struct PageAddresses {
    std::map<std::string, std::string, std::less<>> pages{};  // those shown now: by path, what they are called
    std::function<bool(const std::string& kind, const std::string& code)>
        has{};  // a product, a category or a brand
};

struct RedirectSaved {
    Redirect redirect;
    std::optional<EditConflict> conflict{};  // then nothing was saved
};

}  // namespace spaza
