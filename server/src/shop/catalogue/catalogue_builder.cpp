#include "shop/catalogue/catalogue_builder.hpp"

#include <algorithm>
#include <array>
#include <boost/json/value.hpp>
#include <cctype>
#include <charconv>
#include <limits>
#include <numeric>

#include "shop/catalogue/product_json.hpp"

namespace spaza {

namespace {

std::string number_text(double number) {
    std::array<char, 400> out{};
    return {out.data(), std::to_chars(out.data(), out.data() + out.size(), number).ptr};
}

std::string value_text(const boost::json::value& value) {
    if (const auto* text = value.if_string()) return {text->data(), text->size()};
    if (value.is_bool()) return value.get_bool() ? "true" : "false";
    if (value.is_number()) return number_text(value.to_number<double>());
    return {};
}

std::string_view view(const boost::json::value* value) {
    const auto* text = value ? value->if_string() : nullptr;
    return text ? std::string_view{text->data(), text->size()} : std::string_view{};
}

void append_image(std::string& out, std::string_view type, std::string_view format, std::string_view url,
                  std::string_view alt, int gallery_index) {
    out += R"({"imageType":")";
    out += type;
    out += R"(","format":")";
    out += format;
    out += R"(","url":)";
    append_json_text(out, url);
    append_text_member(out, "altText", alt);
    if (gallery_index >= 0) out += ",\"galleryIndex\":" + std::to_string(gallery_index);
    out += '}';
}

void append_named(std::string& out, std::string_view code, std::string_view name, std::string_view url) {
    out += R"({"code":)";
    append_json_text(out, code);
    out += R"(,"name":)";
    append_json_text(out, name);
    out += R"(,"url":)";
    append_json_text(out, url);
    out += '}';
}

}  // namespace

std::string path_segment(std::string_view name) {
    std::string out;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte))
            out += static_cast<char>(std::tolower(byte));
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    while (!out.empty() && out.back() == '-') out.pop_back();
    return out.empty() ? "shop" : out;
}

std::string percent_encoded(std::string_view text) {
    static constexpr const char* kHex = "0123456789ABCDEF";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) || c == '-' || c == '.' || c == '_' || c == '~') {
            out += c;
        } else {
            out += '%';
            out += kHex[byte >> 4];
            out += kHex[byte & 15];
        }
    }
    return out;
}

CatalogueBuilder::CatalogueBuilder()
    : catalogue_{std::make_shared<Catalogue>()},
      interned_{catalogue_->arena},
      parse_memory_(1 << 16),
      parsed_{parse_memory_.data(), parse_memory_.size()} {}

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
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        std::string segments;
        for (std::optional<CategoryIndex> at = static_cast<CategoryIndex>(i); at; at = nodes[*at].parent)
            if (nodes[*at].code.value != kRootCategory) nodes[i].path.insert(nodes[i].path.begin(), *at);
        for (std::size_t depth = 0; depth < std::min<std::size_t>(3, nodes[i].path.size()); ++depth)
            segments += "/" + path_segment(nodes[nodes[i].path[depth]].name);
        nodes[i].url = segments + "/l/c/" + percent_encoded(nodes[i].code.value);
    }
}

void CatalogueBuilder::add_brand(BrandNode brand) {
    brand.url = "/l/b/" + percent_encoded(brand.code.value);
    catalogue_->brand_by_code.emplace(brand.code.value, static_cast<BrandIndex>(catalogue_->brands.size()));
    catalogue_->brands.push_back(std::move(brand));
}

void CatalogueBuilder::add_attribute(AttributeColumn attribute) {
    attribute_by_code_.emplace(attribute.code, catalogue_->attributes.size());
    attribute.members.emplace_back();  // set 0: no value
    catalogue_->attributes.push_back(std::move(attribute));
    numbers_.emplace_back();
    too_many_values_.push_back(false);
}

void CatalogueBuilder::set_order(const std::vector<std::string>& codes) {
    Catalogue& all = *catalogue_;
    const std::size_t count = codes.size();
    all.product_by_code.reserve(count);
    all.codes.reserve(count);
    for (const std::string& code : codes) {
        all.codes.push_back(all.arena.put(code));
        all.product_by_code.emplace(all.codes.back(), static_cast<Ordinal>(all.codes.size() - 1));
    }
    all.names.resize(count);
    all.urls.resize(count);
    all.models.resize(count);
    all.eans.resize(count);
    all.images.resize(count);
    all.search_words.resize(count);
    all.texts.resize(count);
    all.brand_of.resize(count);
    all.category_of.resize(count);
    all.trading_types.resize(count);
    all.flags.resize(count);
    all.ratings.resize(count);
    all.reviews.resize(count);
    all.released.resize(count);
    all.base_products.resize(count);
    all.variant_values.resize(count);
    all.online_only = all.delivery_only = all.pickup_only = all.promoted = Bitset{count};
    for (AttributeColumn& attribute : all.attributes)
        if (attribute.facet) attribute.sets.resize(count);
    filled_.resize(count);
}

boost::json::value CatalogueBuilder::parse(std::string_view json) {
    boost::system::error_code error;
    parser_.reset(&parsed_);
    parser_.write({json.data(), json.size()}, error);
    if (error) return nullptr;
    return parser_.release();
}

void CatalogueBuilder::add_product(const StoredProduct& row) {
    Catalogue& all = *catalogue_;
    const auto found = all.find(row.code);
    const auto brand = all.brand_by_code.find(std::string{row.brand_code});
    const auto category = all.category_by_code.find(std::string{row.category_code});
    if (!found || brand == all.brand_by_code.end() || category == all.category_by_code.end()) return;
    const Ordinal product = *found;
    const CategoryNode& leaf = all.categories[category->second];

    all.names[product] = all.arena.put(row.name);
    all.models[product] = all.arena.put(row.model);
    all.eans[product] = all.arena.put(row.ean);
    all.brand_of[product] = brand->second;
    all.category_of[product] = category->second;
    const TradingType trading = trading_type(row.trading_type);
    all.trading_types[product] = static_cast<std::uint8_t>(trading);
    if (trading == TradingType::online_only) all.online_only.set(product);
    if (trading == TradingType::delivery_only) all.delivery_only.set(product);
    if (trading == TradingType::pickup_only) all.pickup_only.set(product);
    all.flags[product] =
        static_cast<std::uint8_t>((row.pre_order ? kPreOrder : 0) | (row.liquor ? kLiquor : 0) |
                                  (row.returnable ? kReturnable : 0) | (row.tv_licence ? kTvLicence : 0));
    all.ratings[product] = static_cast<std::uint16_t>(std::clamp<std::int64_t>(row.rating, 0, 500));
    all.reviews[product] = static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(row.review_count, 0, std::numeric_limits<std::uint32_t>::max()));
    all.released[product] = row.released_at;
    if (!row.base_product.empty()) {
        all.base_products[product] = interned_.put(row.base_product);
        all.variant_values[product] = interned_.put(row.variant_value);
    }

    std::string url;
    for (std::size_t depth = 0; depth < std::min<std::size_t>(7, leaf.path.size()); ++depth)
        url += "/" + path_segment(all.categories[leaf.path[depth]].name);
    url += "/p/" + percent_encoded(row.code);
    all.urls[product] = all.arena.put(url);

    std::string classifications;
    std::string words{row.keywords};
    put_attributes(product, row.attributes, classifications, words);
    ProductText text;
    const std::string json = product_text(row, all.brands[brand->second], leaf, url, classifications, text);
    text.json = all.arena.put(json);
    all.texts[product] = text;
    const boost::json::value features = parse(row.features);
    if (const auto* list = features.if_array())
        for (const auto& feature : *list) words.append(" ").append(value_text(feature));
    all.search_words[product] = all.arena.put(words);
    put_promotions(product, parse(row.promotions));
    filled_[product] = true;
    parser_.reset();
    parsed_.release();
}

void CatalogueBuilder::put_promotions(Ordinal product, const boost::json::value& promotions) {
    const auto* list = promotions.if_array();
    if (!list) return;
    for (const auto& each : *list) {
        const auto* tag = each.if_object();
        const std::string code{tag ? view(tag->if_contains("code")) : ""};
        if (code.empty()) continue;
        const auto [at, fresh] = catalogue_->promotion_by_code.emplace(code, catalogue_->promotions.size());
        if (fresh) catalogue_->promotions.push_back({code, std::string{view(tag->if_contains("text"))}, {}});
        catalogue_->promotions[at->second].products.push_back(product);
        catalogue_->promoted.set(product);
    }
}

void CatalogueBuilder::put_attributes(Ordinal product, std::string_view json, std::string& classifications,
                                      std::string& words) {
    const boost::json::value parsed = parse(json);
    const auto* object = parsed.if_object();
    if (!object || object->empty()) return;
    struct Shown {
        std::size_t column;
        const boost::json::value* value;
    };
    std::vector<Shown> shown;
    for (const auto& [code, value] : *object) {
        const auto column = attribute_by_code_.find(std::string{code});
        if (column == attribute_by_code_.end()) continue;
        shown.push_back({column->second, &value});
        put_in_column(column->second, product, value);
    }
    // Sections in the order of their first attribute; a column's number is its display position.
    std::sort(shown.begin(), shown.end(), [](const Shown& a, const Shown& b) { return a.column < b.column; });
    std::vector<std::pair<std::string_view, std::string>> sections;
    for (const auto& [column, value] : shown) {
        const AttributeColumn& attribute = catalogue_->attributes[column];
        const std::string_view title =
            attribute.section.empty() ? std::string_view{"Specification"} : attribute.section;
        auto section =
            std::find_if(sections.begin(), sections.end(), [&](const auto& each) { return each.first == title; });
        if (section == sections.end()) section = sections.insert(sections.end(), {title, {}});
        std::string& out = section->second;
        out += out.empty() ? R"({"code":)" : R"(,{"code":)";
        append_json_text(out, attribute.code);
        out += R"(,"name":)";
        append_json_text(out, attribute.name);
        out += R"(,"range":false,"comparable":true)";
        if (!attribute.unit.empty()) {
            out += R"(,"featureUnit":{"symbol":)";
            append_json_text(out, attribute.unit);
            out += R"(,"name":)";
            append_json_text(out, attribute.unit);
            out += '}';
        }
        out += R"(,"featureValues":[)";
        const auto append_value = [&](const boost::json::value& each) {
            std::string text = value_text(each);
            if (attribute.type == AttributeColumn::Type::flag) text = text == "true" ? "Yes" : "No";
            out += R"({"value":)";
            append_json_text(out, text);
            out += '}';
            if (attribute.type == AttributeColumn::Type::text)
                words.append(" ").append(text);
            else if (attribute.type == AttributeColumn::Type::number && !attribute.unit.empty())
                words.append(" ").append(text).append(attribute.unit);
        };
        if (const auto* list = value->if_array())
            for (std::size_t i = 0; i < list->size(); ++i) {
                if (i) out += ',';
                append_value((*list)[i]);
            }
        else
            append_value(*value);
        out += "]}";
    }
    for (const auto& [title, features] : sections) {
        classifications += classifications.empty() ? R"({"code":)" : R"(,{"code":)";
        append_json_text(classifications, path_segment(title));
        classifications += R"(,"name":)";
        append_json_text(classifications, title);
        classifications += R"(,"features":[)" + features + "]}";
    }
}

void CatalogueBuilder::put_in_column(std::size_t column, Ordinal product, const boost::json::value& value) {
    AttributeColumn& attribute = catalogue_->attributes[column];
    if (!attribute.facet || too_many_values_[column]) return;
    ValueNumbers& known = numbers_[column];
    std::vector<std::uint16_t> members;
    const auto number_of = [&](const boost::json::value& each) {
        const std::string text = value_text(each);
        const auto [at, fresh] = known.values.emplace(text, static_cast<std::uint16_t>(attribute.texts.size()));
        if (fresh) {
            attribute.texts.push_back(text);
            attribute.numbers.push_back(each.is_number() ? each.to_number<double>() : 0);
        }
        members.push_back(at->second);
    };
    if (const auto* list = value.if_array())
        for (const auto& each : *list) number_of(each);
    else
        number_of(value);
    std::sort(members.begin(), members.end());
    members.erase(std::unique(members.begin(), members.end()), members.end());
    if (members.empty()) return;
    const std::string key{reinterpret_cast<const char*>(members.data()), members.size() * sizeof members[0]};
    const auto [set, fresh] = known.sets.emplace(key, static_cast<std::uint16_t>(attribute.members.size()));
    if (fresh) attribute.members.push_back(members);
    attribute.sets[product] = set->second;
    // A column numbers its values in 16 bits; one with more different ones is no use as a filter.
    constexpr std::size_t kMost = 65'000;
    if (attribute.members.size() > kMost || attribute.texts.size() > kMost) too_many_values_[column] = true;
}

std::string CatalogueBuilder::product_text(const StoredProduct& row, const BrandNode& brand,
                                           const CategoryNode& category, const std::string& url,
                                           const std::string& classifications, ProductText& text) {
    const boost::json::value images = parse(row.images);
    const auto* pictures = images.if_array();
    const auto picture = [&](std::size_t i) {
        const auto* object = (*pictures)[i].if_object();
        const std::string_view alt = object ? view(object->if_contains("alt")) : std::string_view{};
        return std::pair{object ? view(object->if_contains("url")) : std::string_view{},
                         alt.empty() ? row.name : alt};
    };
    std::string out;
    out.reserve(2048);
    append_text_member(out, "code", row.code);
    append_text_member(out, "name", row.name);
    append_text_member(out, "url", url);
    append_text_member(out, "tradingType", wire_code(trading_type(row.trading_type)));
    out += R"(,"brand":)";
    append_named(out, brand.code.value, brand.name, brand.url);
    if (pictures && !pictures->empty()) {
        const auto [address, alt] = picture(0);
        catalogue_->images[*catalogue_->find(row.code)] = interned_.put(address);
        out += R"(,"image":)";
        append_image(out, "PRIMARY", "product", address, alt, -1);
    }
    append_text_member(out, "baseProduct", row.base_product);
    text.basic = static_cast<std::uint32_t>(out.size());

    append_text_member(out, "summary", row.summary);
    append_text_member(out, "description", row.description);
    const std::string stars = number_text(static_cast<double>(row.rating) / 100);
    const std::string reviews = std::to_string(row.review_count);
    out += R"(,"averageRating":)" + stars + R"(,"avgRating":)" + stars;
    out += R"(,"numberOfReviews":)" + reviews + R"(,"reviewsCount":)" + reviews;
    out += R"(,"images":[)";
    if (pictures)
        for (std::size_t i = 0; i < pictures->size(); ++i) {
            const auto [address, alt] = picture(i);
            if (i) out += ',';
            if (i == 0)
                for (const std::string_view format : {"product", "zoom", "thumbnail", "cartIcon"}) {
                    append_image(out, "PRIMARY", format, address, alt, -1);
                    out += ',';
                }
            append_image(out, "GALLERY", "zoom", address, alt, static_cast<int>(i));
        }
    out += R"(],"categories":[)";
    for (std::size_t i = 0; i < category.path.size(); ++i) {
        const CategoryNode& node = catalogue_->categories[category.path[i]];
        if (i) out += ',';
        append_named(out, node.code.value, node.name, node.url);
    }
    out += R"(],"potentialPromotions":[)";
    const boost::json::value promotions = parse(row.promotions);
    if (const auto* list = promotions.if_array())
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto* tag = (*list)[i].if_object();
            if (i) out += ',';
            out += R"({"code":)";
            append_json_text(out, tag ? view(tag->if_contains("code")) : "");
            append_text_member(out, "description", tag ? view(tag->if_contains("text")) : "");
            out += '}';
        }
    out += R"(],"globalTags":[)";
    const boost::json::value tags = parse(row.tags);
    if (const auto* list = tags.if_array())
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto* tag = (*list)[i].if_object();
            if (i) out += ',';
            out += R"({"globalTag":)";
            append_json_text(out, tag ? view(tag->if_contains("text")) : "");
            append_text_member(out, "globalTagId", tag ? view(tag->if_contains("code")) : "");
            out += '}';
        }
    out += ']';
    append_text_member(out, "unitCode", row.unit_code);
    out += row.pre_order ? R"(,"preOrder":true)" : R"(,"preOrder":false)";
    out += row.liquor ? R"(,"liquor":true)" : R"(,"liquor":false)";
    out += row.returnable ? R"(,"returnable":true)" : R"(,"returnable":false)";
    out += row.tv_licence ? R"(,"requiresTvLicence":true)" : R"(,"requiresTvLicence":false)";
    text.standard = static_cast<std::uint32_t>(out.size());

    append_text_member(out, "manufacturer", brand.name);
    append_text_member(out, "mpn", row.model);
    append_text_member(out, "ean", row.ean);
    append_text_member(out, "variantValue", row.variant_value);
    out += R"(,"keyFeatures":)";
    out += row.features;
    for (std::size_t i = 0; i < std::min<std::size_t>(5, category.path.size()); ++i)
        append_text_member(out, "categoryL" + std::to_string(i + 1),
                           catalogue_->categories[category.path[i]].name);
    out += R"(,"classifications":[)" + classifications + "]";
    return out;
}

std::shared_ptr<const Catalogue> CatalogueBuilder::finish() {
    Catalogue& all = *catalogue_;
    for (std::size_t column = 0; column < all.attributes.size(); ++column)
        if (too_many_values_[column]) {
            all.attributes[column].facet = false;
            all.attributes[column].sets.clear();
        }
    for (Ordinal product = 0; product < all.size(); ++product) {
        if (!filled_[product]) {  // deleted between the two reads
            all.product_by_code.erase(all.codes[product]);
            continue;
        }
        all.brands[all.brand_of[product]].products.push_back(product);
        if (!all.base_products[product].empty()) all.variants[all.base_products[product]].push_back(product);
        for (std::optional<CategoryIndex> at = all.category_of[product]; at; at = all.categories[*at].parent)
            all.categories[*at].products.push_back(product);
    }
    for (PromotionList& promotion : all.promotions)
        std::sort(promotion.products.begin(), promotion.products.end());

    const auto order = [&](std::vector<Ordinal>& by, std::vector<std::uint32_t>& ranks, auto before) {
        by.resize(all.size());
        std::iota(by.begin(), by.end(), Ordinal{0});
        std::sort(by.begin(), by.end(), before);
        ranks.resize(all.size());
        for (std::uint32_t place = 0; place < by.size(); ++place) ranks[by[place]] = place;
    };
    std::vector<std::string> folded(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        folded[i].assign(all.names[i]);
        std::transform(folded[i].begin(), folded[i].end(), folded[i].begin(),
                       [](unsigned char c) { return std::tolower(c); });
    }
    order(all.by_name, all.rank_by_name, [&](Ordinal a, Ordinal b) {
        const int compared = folded[a].compare(folded[b]);
        return compared != 0 ? compared < 0 : a < b;
    });
    order(all.by_newest, all.rank_by_newest, [&](Ordinal a, Ordinal b) {
        return all.released[a] != all.released[b] ? all.released[a] > all.released[b] : a < b;
    });
    order(all.by_rating, all.rank_by_rating, [&](Ordinal a, Ordinal b) {
        if (all.ratings[a] != all.ratings[b]) return all.ratings[a] > all.ratings[b];
        return all.reviews[a] != all.reviews[b] ? all.reviews[a] > all.reviews[b] : a < b;
    });
    return std::move(catalogue_);
}

}  // namespace spaza
