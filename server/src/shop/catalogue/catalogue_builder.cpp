#include "shop/catalogue/catalogue_builder.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

#include "shop/catalogue/attribute_columns.hpp"
#include "shop/catalogue/catalogue_orders.hpp"
#include "shop/catalogue/json_texts.hpp"
#include "shop/catalogue/paths.hpp"
#include "shop/catalogue/product_json.hpp"

namespace spaza {

CatalogueBuilder::CatalogueBuilder() : catalogue_{std::make_shared<Catalogue>()} { texts_.put(""); }

void CatalogueBuilder::set_categories(std::vector<StoredCategory> rows) {
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
        return a.position != b.position ? a.position < b.position : a.name < b.name;
    });
    auto& nodes = catalogue_->categories;
    for (const StoredCategory& row : rows) {
        catalogue_->category_by_code.emplace(row.code, static_cast<CategoryIndex>(nodes.size()));
        CategoryNode node;
        node.code = CategoryCode{row.code};
        node.name = row.name;
        node.description = row.description;
        node.image_url = row.image_url;
        nodes.push_back(std::move(node));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto parent = catalogue_->category_by_code.find(rows[i].parent_code);
        if (parent == catalogue_->category_by_code.end()) continue;
        nodes[i].parent = parent->second;
        nodes[parent->second].children.push_back(static_cast<CategoryIndex>(i));
    }
    constexpr std::size_t kUrlDepth = 3;
    constexpr std::size_t kProductUrlDepth = 7;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        CategoryNode& node = nodes[i];
        for (std::optional<CategoryIndex> at = static_cast<CategoryIndex>(i); at; at = nodes[*at].parent)
            if (nodes[*at].code.value != kRootCategory) node.path.insert(node.path.begin(), *at);
        for (std::size_t depth = 0; depth < std::min(kProductUrlDepth, node.path.size()); ++depth) {
            const std::string segment = "/" + path_segment(nodes[node.path[depth]].name);
            if (depth < kUrlDepth) node.url += segment;
            node.product_url += segment;
        }
        node.url += "/l/c/" + percent_encoded(node.code.value);
        node.product_url += "/p/";
    }
    constexpr std::size_t kLevels = 5;
    for (CategoryNode& node : nodes) {
        node.path_json = R"(,"categories":[)";
        for (std::size_t i = 0; i < node.path.size(); ++i) {
            const CategoryNode& above = nodes[node.path[i]];
            if (i) node.path_json += ',';
            append_named(node.path_json, above.code.value, above.name, above.url);
            if (i < kLevels) append_text_member(node.levels_json, "categoryL" + std::to_string(i + 1), above.name);
        }
        node.path_json += ']';
    }
}

void CatalogueBuilder::add_brand(BrandNode brand) {
    brand.url = "/l/b/" + percent_encoded(brand.code.value);
    brand.json = R"(,"brand":)";
    append_named(brand.json, brand.code.value, brand.name, brand.url);
    catalogue_->brand_by_code.emplace(brand.code.value, static_cast<BrandIndex>(catalogue_->brands.size()));
    catalogue_->brands.push_back(std::move(brand));
}

void CatalogueBuilder::set_media(const MediaLibrary* media) { catalogue_->media = media; }

void CatalogueBuilder::add_attribute(AttributeColumn attribute) {
    catalogue_->attribute_by_code.emplace(attribute.code, catalogue_->attributes.size());
    attribute.members.emplace_back();  // set 0: no value
    catalogue_->attributes.push_back(std::move(attribute));
}

TextNumber CatalogueBuilder::shared(std::string_view text) {
    return texts_.put(text, [&](std::string_view fresh) { return catalogue_->arena.put(fresh); }).first;
}

TextNumber CatalogueBuilder::shared_images(std::string_view json, std::string_view name) {
    std::string escaped;
    if (name.find_first_of("\"\\") != std::string_view::npos) {
        append_json_text(escaped, name);
        name = std::string_view{escaped}.substr(1, escaped.size() - 2);
    }
    scratch_.clear();
    for (std::size_t at = 0; at < json.size();) {
        const std::size_t found = name.empty() ? std::string_view::npos : json.find(name, at);
        scratch_.append(json.substr(at, found - at));
        if (found == std::string_view::npos) break;
        scratch_ += kNameHere;
        at = found + name.size();
    }
    const auto [number, fresh] = raw_images_.put(scratch_, [&](std::string_view text) { return raw_.put(text); });
    if (fresh) {
        std::string parts;
        for (const ImageText& image : images_of(scratch_)) {
            parts += image.url;
            parts += kBetweenImageParts;
            parts += image.words.empty() ? kNameHere : std::string_view{image.words};
            parts += kBetweenImageParts;
        }
        image_numbers_.push_back(shared(parts));
    }
    return image_numbers_[number];
}

TextNumber CatalogueBuilder::promotions_of(const StoredProduct& row, const CategoryNode& category) {
    if (!labels_) return shared(row.promotions);
    std::vector<CategoryCode> path;
    for (const CategoryIndex above : category.path) path.push_back(catalogue_->categories[above].code);
    return shared(
        labels_(ProductCode{std::string{row.code}}, BrandCode{std::string{row.brand_code}}, path, row.promotions));
}

void CatalogueBuilder::add_product(const StoredProduct& row) {
    Catalogue& all = *catalogue_;
    const auto brand = all.brand_by_code.find(std::string{row.brand_code});
    const auto category = all.category_by_code.find(std::string{row.category_code});
    if (brand == all.brand_by_code.end() || category == all.category_by_code.end()) return;

    codes_.push_back(all.arena.put(row.code));
    all.names.push_back(all.arena.put(row.name));
    all.models.push_back(all.arena.put(row.model));
    all.eans.push_back(all.arena.put(row.ean));
    all.brand_of.push_back(brand->second);
    all.category_of.push_back(category->second);
    all.trading_types.push_back(static_cast<std::uint8_t>(trading_type(row.trading_type)));
    all.flags.push_back(static_cast<std::uint8_t>((row.pre_order ? kPreOrder : 0) | (row.liquor ? kLiquor : 0) |
                                                  (row.returnable ? kReturnable : 0) |
                                                  (row.tv_licence ? kTvLicence : 0)));
    all.ratings.push_back(static_cast<std::uint16_t>(std::clamp<std::int64_t>(row.rating, 0, 500)));
    all.reviews.push_back(static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(row.review_count, 0, std::numeric_limits<std::uint32_t>::max())));
    all.released.push_back(row.released_at);
    all.most_units.push_back(static_cast<std::uint16_t>(
        std::clamp<std::int64_t>(row.most_units == 0 ? most_units_ : row.most_units, 1, 9999)));
    all.popularity.push_back(static_cast<std::int32_t>(std::clamp<std::int64_t>(
        row.popularity, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max())));
    all.parts.push_back(
        {.summary = shared(row.summary),
         .description = shared(row.description),
         .unit = shared(row.unit_code),
         .unit_quantity = static_cast<std::uint32_t>(std::clamp<std::int64_t>(row.unit_quantity, 1, 10'000)),
         .images = shared_images(row.images, row.name),
         .attributes = shared(row.attributes),
         .features = shared(row.features),
         .promotions = promotions_of(row, all.categories[category->second]),
         .tags = shared(row.tags),
         .documents = shared(row.documents),
         .videos = shared(row.videos),
         .keywords = shared(row.keywords),
         .base_product = shared(row.base_product),
         .variant_value = shared(row.variant_value)});
}

void CatalogueBuilder::order_by_relevance() {
    Catalogue& all = *catalogue_;
    std::vector<Ordinal> order(all.size());
    std::iota(order.begin(), order.end(), Ordinal{0});
    std::sort(order.begin(), order.end(), [&](Ordinal a, Ordinal b) {
        return std::tie(all.popularity[b], all.ratings[b], codes_[a]) <
               std::tie(all.popularity[a], all.ratings[a], codes_[b]);
    });
    const auto arrange = [&](auto& column) {
        std::remove_reference_t<decltype(column)> arranged;
        arranged.reserve(column.size());
        for (const Ordinal product : order) arranged.push_back(column[product]);
        column = std::move(arranged);
    };
    arrange(codes_);
    arrange(all.names);
    arrange(all.models);
    arrange(all.eans);
    arrange(all.parts);
    arrange(all.brand_of);
    arrange(all.category_of);
    arrange(all.trading_types);
    arrange(all.flags);
    arrange(all.ratings);
    arrange(all.reviews);
    arrange(all.released);
    arrange(all.most_units);
    arrange(all.popularity);
    all.product_by_code.reserve(all.size());
    for (const std::string_view code : codes_) all.product_by_code.put(code);
    codes_ = {};
}

void CatalogueBuilder::list_products() {
    Catalogue& all = *catalogue_;
    all.online_only = all.delivery_only = all.pickup_only = Bitset{all.size()};
    for (Ordinal product = 0; product < all.size(); ++product) {
        const auto trading = static_cast<TradingType>(all.trading_types[product]);
        if (trading == TradingType::online_only) all.online_only.set(product);
        if (trading == TradingType::delivery_only) all.delivery_only.set(product);
        if (trading == TradingType::pickup_only) all.pickup_only.set(product);
        all.brands[all.brand_of[product]].products.push_back(product);
        ++all.categories[all.category_of[product]].own_products;
        for (std::optional<CategoryIndex> at = all.category_of[product]; at; at = all.categories[*at].parent)
            all.categories[*at].products.push_back(product);
        if (const TextNumber base = all.parts[product].base_product; base != 0)
            all.variants.emplace_back(base, product);
    }
    std::sort(all.variants.begin(), all.variants.end());
}

void CatalogueBuilder::fill_columns() {
    Catalogue& all = *catalogue_;
    AttributeColumns columns{all};
    std::vector<bool> read(all.texts.size());
    for (const ProductParts& parts : all.parts) {
        if (read[parts.attributes]) continue;
        read[parts.attributes] = true;
        columns.read(parts.attributes);
    }
    columns.fill();
}

void CatalogueBuilder::list_promotions() {
    Catalogue& all = *catalogue_;
    all.promoted = Bitset{all.size()};
    std::unordered_map<TextNumber, std::vector<std::size_t>> known;
    for (Ordinal product = 0; product < all.size(); ++product) {
        const TextNumber number = all.parts[product].promotions;
        const auto [at, fresh] = known.try_emplace(number);
        if (fresh)
            for (TagText& tag : tags_of(all.texts[number])) {
                if (tag.code.empty()) continue;
                const auto [place, new_list] = all.promotion_by_code.emplace(tag.code, all.promotions.size());
                if (new_list) all.promotions.push_back({tag.code, std::move(tag.text), {}});
                at->second.push_back(place->second);
            }
        for (const std::size_t promotion : at->second) all.promotions[promotion].products.push_back(product);
        if (!at->second.empty()) all.promoted.set(product);
    }
}

/// What a shopper filters by and the products only say in words.
void CatalogueBuilder::list_tagged() {
    Catalogue& all = *catalogue_;
    all.fresh = Bitset{all.size()};
    all.pre_order = Bitset{all.size()};
    std::unordered_map<TextNumber, bool> is_new;
    for (Ordinal product = 0; product < all.size(); ++product) {
        const TextNumber number = all.parts[product].tags;
        const auto [at, unread] = is_new.try_emplace(number, false);
        if (unread)
            at->second = std::ranges::any_of(tags_of(all.texts[number]),
                                             [](const TagText& tag) { return tag.code == "new"; });
        if (at->second) all.fresh.set(product);
        if ((all.flags[product] & kPreOrder) != 0) all.pre_order.set(product);
    }
}

std::shared_ptr<const Catalogue> CatalogueBuilder::finish() {
    catalogue_->texts = texts_.take();
    order_by_relevance();
    list_products();
    fill_columns();
    list_promotions();
    list_tagged();
    put_in_order(*catalogue_);
    return std::move(catalogue_);
}

}  // namespace spaza
