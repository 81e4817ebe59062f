#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/catalogue/arena.hpp"
#include "shop/catalogue/bitset.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/catalogue/text_numbers.hpp"

namespace spaza {

class MediaLibrary;

/// A product's place in the dense columns. Products are numbered by relevance: 0 is listed first.
using Ordinal = std::uint32_t;
inline constexpr Ordinal kNoOrdinal = ~0U;
using CategoryIndex = std::uint16_t;
using BrandIndex = std::uint16_t;

inline constexpr std::string_view kRootCategory = "root_sale_cat";

struct CategoryNode {
    CategoryCode code;
    std::string name;
    std::string url;
    std::string description;
    std::string image_url;
    std::optional<CategoryIndex> parent;
    std::vector<CategoryIndex> children;  // in display order
    std::vector<CategoryIndex> path;      // from the department down to itself; empty for the root
    std::vector<Ordinal> products;        // of it and all below, rising
    std::size_t own_products{};           // of it alone
    std::string product_url;              // of a product in it, up to the code
    std::string path_json;                // what its products say of it: `,"categories":[…]`
    std::string levels_json;              // and `,"categoryL1":…`
};

struct BrandNode {
    BrandCode code;
    std::string name;
    std::string url;
    std::string description;
    std::string image_url;
    std::vector<Ordinal> products;
    std::string json;  // what its products say of it: `,"brand":{…}`
};

/// A facet attribute as a column: for each product the number of a value set, 0 for none.
struct AttributeColumn {
    enum class Type { number, text, flag };
    std::string code;
    std::string name;
    Type type{Type::text};
    std::string unit;
    int decimals{};
    std::vector<double> bands;
    bool facet{false};
    std::string section;

    std::vector<std::uint16_t> sets;                  // by ordinal; empty when not a facet
    std::vector<std::uint32_t> use;                   // products with a value, by leaf category
    std::vector<std::vector<std::uint16_t>> members;  // of each set: value numbers
    std::vector<std::string> texts;                   // of each value number; numbers as written, flags true/false
    std::vector<double> numbers;                      // of each value number, for numbers
};

/// A promotion as products carry it.
struct PromotionList {
    std::string code;
    std::string text;
    std::vector<Ordinal> products;
};

/// A text of the catalogue that products may share: 0 is the empty one.
using TextNumber = TextNumbers::Number;

/// Pictures of a product are kept as `address␂words␂address␂words␂`, so that those who differ in name only share
/// them: kNameHere in the words stands for the product's name.
inline constexpr char kBetweenImageParts = '\x02';
inline constexpr std::string_view kNameHere = "\uFDD0";  // no character, so in no text

/// The parts of a product that are only read to write its answer; many products share them. Lists are JSON as
/// stored, but for images.
struct ProductParts {
    TextNumber summary{};
    TextNumber description{};
    TextNumber unit{};
    std::uint32_t unit_quantity{1};  // of the smallest unit: 6 in a case of six
    TextNumber images{};
    TextNumber attributes{};
    TextNumber features{};
    TextNumber promotions{};
    TextNumber tags{};
    TextNumber documents{};
    TextNumber videos{};
    TextNumber keywords{};
    TextNumber base_product{};   // 0 when it comes in one form only
    TextNumber variant_value{};  // what a shopper picks: 55 inch
};

/// Everything that is sold, as read at one moment; never changed afterwards. Prices and stock are kept apart
/// because they change without it (docs/decisions/0010-catalogue-in-memory.md).
struct Catalogue {
    Arena arena;
    const MediaLibrary* media{};  // pictures in several sizes; outlives the catalogue

    std::vector<CategoryNode> categories;
    std::unordered_map<std::string, CategoryIndex> category_by_code;
    std::vector<BrandNode> brands;
    std::unordered_map<std::string, BrandIndex> brand_by_code;
    std::vector<AttributeColumn> attributes;  // in display order
    std::unordered_map<std::string, std::size_t> attribute_by_code;
    std::vector<PromotionList> promotions;
    std::unordered_map<std::string, std::size_t> promotion_by_code;

    TextNumbers product_by_code;  // numbers are ordinals
    std::vector<std::string_view> names;
    std::vector<std::string_view> models;
    std::vector<std::string_view> eans;
    std::vector<ProductParts> parts;
    std::vector<std::string_view> texts;  // by TextNumber
    std::vector<BrandIndex> brand_of;
    std::vector<CategoryIndex> category_of;
    std::vector<std::uint8_t> trading_types;
    std::vector<std::uint8_t> flags;     // ProductFlag
    std::vector<std::uint16_t> ratings;  // hundredths of a star
    std::vector<std::uint32_t> reviews;
    std::vector<std::int64_t> released;  // UTC ms, 0 for unknown
    std::vector<std::int32_t> popularity;
    std::vector<std::uint16_t> most_units;                 // that one order may have
    std::vector<std::pair<TextNumber, Ordinal>> variants;  // by base product

    std::vector<Ordinal> by_name;
    std::vector<Ordinal> by_newest;
    std::vector<Ordinal> by_rating;
    std::vector<std::uint32_t> rank_by_name;  // place of each product in the order
    std::vector<std::uint32_t> rank_by_newest;
    std::vector<std::uint32_t> rank_by_rating;
    Bitset online_only;
    Bitset delivery_only;
    Bitset pickup_only;
    Bitset promoted;
    Bitset fresh;  // tagged `new`
    Bitset pre_order;

    std::size_t size() const { return names.size(); }
    std::string_view code(Ordinal product) const { return product_by_code[product]; }
    std::string url(Ordinal product) const;
    /// Address of its first picture, or "".
    std::string_view image(Ordinal product) const;
    /// The same, 320 wide where it is there in several widths.
    std::string small_image(Ordinal product) const;
    std::optional<Ordinal> find(std::string_view code) const {
        const Ordinal found = product_by_code.find(code);
        return found == TextNumbers::kNone ? std::nullopt : std::optional{found};
    }
    const CategoryNode* category(const std::string& code) const {
        const auto found = category_by_code.find(code);
        return found == category_by_code.end() ? nullptr : &categories[found->second];
    }
    const BrandNode* brand(const std::string& code) const {
        const auto found = brand_by_code.find(code);
        return found == brand_by_code.end() ? nullptr : &brands[found->second];
    }
};

enum ProductFlag : std::uint8_t { kPreOrder = 1, kLiquor = 2, kReturnable = 4, kTvLicence = 8 };

/// Prices of one catalogue's products; copied and swapped whole when some change.
struct Prices {
    static constexpr std::int64_t kNone = -1;
    std::vector<std::int64_t> cents;     // kNone: not for sale
    std::vector<std::int64_t> was;       // kNone: no saving
    std::vector<Ordinal> by_price;       // cheapest first, those without a price last
    std::vector<Ordinal> by_price_down;  // dearest first, those without a price last
    Bitset reduced;

    /// Puts the orders and `reduced` in step with the amounts.
    void index();
};

/// Units free per product and point of service. Counts change in place, for a sale must not copy them all.
class StockBoard {
public:
    static constexpr int kMost = 65'535;

    StockBoard(std::size_t products, std::vector<StoreCode> stores);

    const std::vector<StoreCode>& stores() const { return stores_; }
    std::optional<std::size_t> column(const StoreCode& store) const;

    int units(Ordinal product, std::size_t column) const {
        return units_[column * products_ + product].load(std::memory_order_relaxed);
    }
    void set(Ordinal product, std::size_t column, std::int64_t units);
    /// Another number after any point of service ran out of a product or has it again.
    std::uint64_t edition() const { return edition_.load(std::memory_order_relaxed); }

    /// Products of which the point of service has at least one.
    Bitset in_stock(std::size_t column) const;

private:
    std::size_t products_;
    std::size_t words_;
    std::vector<StoreCode> stores_;
    std::unordered_map<StoreCode, std::size_t> columns_;
    std::atomic<std::uint64_t> edition_{0};
    std::unique_ptr<std::atomic<std::uint16_t>[]> units_;
    std::unique_ptr<std::atomic<std::uint64_t>[]> present_;
};

/// One state of the shop: a request keeps the one it began with.
struct CatalogueView {
    std::shared_ptr<const Catalogue> catalogue;
    std::shared_ptr<const Prices> prices;
    std::shared_ptr<StockBoard> stock;
};

}  // namespace spaza
