#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// From when until when something is shown; 0 leaves a side open.
struct Showing {
    std::int64_t starts_at{};
    std::int64_t ends_at{};
    bool covers(TimePoint at) const {
        return to_millis(at) >= starts_at && (ends_at == 0 || to_millis(at) < ends_at);
    }
};

/// A part of a page, such as a banner or a row of products.
struct ContentComponent {
    std::string uid;
    std::string type_code;
    std::string name;
    std::string properties;                  // JSON object of the type's own members
    std::vector<std::string> product_codes;  // of its properties; shown with the products themselves
    Showing showing{};
    std::vector<std::string> regions{};  // none: shown everywhere
    // What its type adds to it when it is shown, from its properties.
    std::vector<std::string> listed_kinds{};  // pages of these kinds
    std::size_t most_listed{};
    std::string brands_of{};  // a category
    bool foreign{false};      // of a type the shop itself cannot draw: only stock OCC clients get it
};

struct ContentSlot {
    std::string code;
    bool lazy{false};  // left empty in the page, asked for when the shopper comes near
    std::vector<ContentComponent> components;
    std::string place{};  // in the template of a stock OCC client; empty: its code
    bool shared{false};   // by several pages
};

/// What a page is for says where it is found (page_path) and in which lists.
struct ContentPage {
    std::string code;  // pageLabelOrId
    std::string name;
    std::string title;
    std::string seo_title;
    std::string seo_description;
    std::vector<ContentSlot> slots;
    std::string kind{"page"};  // one of kPageKinds
    std::string summary{};
    std::string image_url{};
    std::string author{};
    std::int64_t published_at{};
    Showing showing{};
    bool draft{false};
    std::int64_t modified_at{};   // the latest of page and components
    std::string page_template{};  // of stock OCC clients; empty: the one that fits its kind
};

inline constexpr std::string_view kPageKinds[]{"page",     "static", "common", "event",   "brand",
                                               "category", "blog",   "news",   "leaflet", "product"};

/// Somebody with this token sees drafts, as of a moment.
struct ContentPreview {
    std::string token_hash;
    std::int64_t as_of{};  // 0: now
    std::int64_t expires_at{};
};

/// A code or path that is no more, and what stands in its place.
struct MovedAddress {
    std::string kind;  // product, category, brand, path
    std::string old_code;
    std::string new_code;
    bool temporary{false};
};

/// All that editors have made.
struct ContentData {
    std::vector<ContentPage> pages;
    std::vector<ContentPreview> previews{};
    std::vector<MovedAddress> moved{};
    std::vector<ContentPage> drafts{};  // of pages, shown in previews instead of them
};

/// What is wrong with a member of a component, in words for the retailer.
struct MemberProblem {
    std::string member;
    std::string reason;
};

/// For whom and when content is shown.
struct ContentView {
    TimePoint at;
    bool drafts{false};
    std::string region{};
};

/// Products as JSON cards for a carousel, and brands of a category; supplied by the catalogue.
struct ProductCards {
    virtual ~ProductCards() = default;
    /// A JSON list of those on sale, in the order given.
    virtual std::string cards(const std::vector<ProductCode>& products, const ShopContext& context) const = 0;
    /// The same of a wish list: each says that it is a favourite.
    virtual std::string favourites(const std::vector<ProductCode>& products, const ShopContext& context) const = 0;
    /// A JSON list (code, name, url) of the brands sold in a category, those with most products first.
    virtual std::string brands(const CategoryCode& category, std::size_t most) const = 0;
    /// The categories just below the root, by code and name.
    virtual std::vector<std::pair<std::string, std::string>> departments() const = 0;
};

}  // namespace spaza
