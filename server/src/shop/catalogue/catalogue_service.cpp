#include "shop/catalogue/catalogue_service.hpp"

#include <algorithm>

#include "shop/catalogue/json_texts.hpp"
#include "shop/catalogue/paths.hpp"
#include "shop/catalogue/product_text.hpp"
#include "shop/catalogue/relations_rules.hpp"
#include "shop/catalogue/variants_json.hpp"

namespace spaza {

namespace {

constexpr std::string_view kCatalog = "spazaProductCatalog";

/// Members from id to productCount, without the closing brace.
void append_node(std::string& out, std::string_view code, std::string_view name, std::string_view url,
                 std::string_view image, std::string_view description, std::size_t products) {
    out += R"({"id":)";
    append_json_text(out, code);
    append_text_member(out, "code", code);
    append_text_member(out, "name", name);
    append_text_member(out, "url", url);
    if (!image.empty()) {
        out += R"(,"image":{"url":)";
        append_json_text(out, image);
        append_text_member(out, "altText", name);
        out += '}';
    }
    append_text_member(out, "description", description);
    out += ",\"productCount\":" + std::to_string(products);
}

void append_tree(std::string& out, const Catalogue& all, const CategoryNode& node) {
    append_node(out, node.code.value, node.name, node.url, node.image_url, node.description, node.products.size());
    out += R"(,"subcategories":[)";
    bool first = true;
    for (const CategoryIndex child : node.children) {
        if (all.categories[child].products.empty()) continue;
        if (!first) out += ',';
        first = false;
        append_tree(out, all, all.categories[child]);
        out += '}';
    }
    out += ']';
}

/// The part of the tree the brand is sold in.
void append_brand_tree(std::string& out, const Catalogue& all, const BrandNode& brand,
                       const std::vector<std::size_t>& counts, const std::vector<CategoryIndex>& among) {
    out += R"(,"subcategories":[)";
    bool first = true;
    for (const CategoryIndex index : among) {
        if (counts[index] == 0) continue;
        if (!first) out += ',';
        first = false;
        const CategoryNode& node = all.categories[index];
        append_node(out, node.code.value, node.name, brand.url + "/" + percent_encoded(node.code.value),
                    node.image_url, {}, counts[index]);
        append_brand_tree(out, all, brand, counts, node.children);
        out += '}';
    }
    out += ']';
}

std::string selected(const std::string& whole, const FieldSet& fields) {
    std::string out;
    out.reserve(whole.size());
    append_selected(out, whole, category_schema(), fields);
    return out;
}

constexpr std::size_t kReferences = 6;
constexpr std::array kVariantMembers{
    MemberSchema{"variantOptions", Level::full}, MemberSchema{"variantMatrix", Level::full},
    MemberSchema{"uomMatrix", Level::full},      MemberSchema{"baseOptions", Level::full},
    MemberSchema{"variantType", Level::full},    MemberSchema{"multidimensional", Level::full}};

/// `"tags"`, the names alone, as OCC has them; nothing without tags.
void append_tag_names(std::string& out, const CatalogueView& view, Ordinal product) {
    const auto tags = tags_of(view.catalogue->texts[view.catalogue->parts[product].tags]);
    if (tags.empty()) return;
    out.pop_back();  // the closing brace
    out += out.back() == '{' ? R"("tags":[)" : R"(,"tags":[)";
    for (std::size_t n = 0; n < tags.size(); ++n) {
        if (n > 0) out += ',';
        append_json_text(out, tags[n].text);
    }
    out += "]}";
}

/// What a card in a row of products shows.
const FieldSet& reference_fields() {
    static const FieldSet kFields =
        FieldSet::parse("BASIC,averageRating,numberOfReviews,globalTags,potentialPromotions").value();
    return kFields;
}

}  // namespace

void CatalogueService::append_product(std::string& out, const CatalogueView& view, Ordinal product,
                                      const ZoneTable& zone, const FieldSet& fields) const {
    ProductLive live;
    zone.fill(live, view, product, holidays_);
    spaza::append_product(out, *view.catalogue, product, live, fields);
}

Result<ProductAnswers::Text> CatalogueService::product(const ProductCode& code, const StoreCode& zone,
                                                       const FieldSet& fields) const {
    const std::uint64_t edition = snapshot_.edition();
    const auto view = snapshot_.view();
    const auto found = view->catalogue->find(code.value);
    if (!found) return fail(Reason::not_found, "product.unknown", code.value, "UnknownIdentifierError", "product");
    const auto table = zones_.of(zone);
    const auto write = [&] { return written(*view, *found, *table, fields); };
    if (!fields.is_plain()) return std::make_shared<const std::string>(write());
    const std::string key =
        std::to_string(static_cast<int>(*fields.level())) + '|' + zone.value + '|' + code.value;
    return answers_.of(key, edition, table, write);
}

std::string CatalogueService::written(const CatalogueView& view, Ordinal product, const ZoneTable& table,
                                      const FieldSet& fields) const {
    std::string out;
    out.reserve(12 << 10);
    append_product(out, view, product, table, fields);
    append_relations(out, view, product, table, fields);
    return out;
}

void CatalogueService::append_relations(std::string& out, const CatalogueView& view, Ordinal product,
                                        const ZoneTable& zone, const FieldSet& fields) const {
    if (fields.member("tags", Level::full)) append_tag_names(out, view, product);
    append_variants(out, view, product, zone, fields);
    const auto wanted = fields.member("productReferences", Level::full);
    if (!wanted) return;
    const bool with_type = wanted->member("referenceType", Level::basic).has_value();
    const bool with_target = wanted->member("target", Level::basic).has_value();
    if (!with_type && !with_target) return;
    const auto named = wanted->names().empty() ? std::nullopt : wanted->member("target", Level::full);
    const FieldSet& shown = named && !named->empty() ? *named : reference_fields();
    const auto related = goes_with(view, product, kReferences);
    if (related.empty()) return;
    out.pop_back();  // the closing brace
    if (out.back() != '{') out += ',';
    out += R"("productReferences":[)";
    const std::size_t empty = out.size();
    for (const Ordinal each : related) {
        out += out.size() > empty ? "," : "";
        out += '{';
        if (with_type) out += R"("referenceType":"CROSSELLING")";
        if (with_type && with_target) out += ',';
        if (with_target) {
            out += R"("target":)";
            append_product(out, view, each, zone, shown);
        }
        out += '}';
    }
    out += "]}";
}

void CatalogueService::append_variants(std::string& out, const CatalogueView& view, Ordinal product,
                                       const ZoneTable& zone, const FieldSet& fields) const {
    const auto wants = [&](std::string_view member) { return fields.member(member, Level::full).has_value(); };
    if (std::ranges::none_of(kVariantMembers, [&](const MemberSchema& each) { return wants(each.name); })) return;
    const Catalogue& all = *view.catalogue;
    const auto variants = variants_of(view, product);
    if (variants.empty()) return;
    std::vector<VariantForm> forms;
    for (const Ordinal each : variants) {
        VariantForm form{.product = each,
                         .choices = choices_of(all.texts[all.parts[each].variant_value]),
                         .image = first_image(all, each),
                         .live = {},
                         .selected = each == product};
        zone.fill(form.live, view, each, holidays_);
        forms.push_back(std::move(form));
    }
    const std::string_view difference = difference_of(all, variants);
    out.pop_back();  // the closing brace
    const bool alone = out.back() == '{';
    const std::size_t begin = out.size();
    if (wants("variantOptions")) append_variant_options(out, all, forms, difference);
    const bool units = are_units(all, forms);
    if (wants("variantMatrix") && !units) append_variant_matrix(out, all, forms, difference);
    if (wants("uomMatrix") && units) append_unit_matrix(out, all, forms);
    if (wants("baseOptions")) append_base_options(out, all, forms, difference);
    if (wants("variantType")) append_text_member(out, "variantType", kVariantType);
    if (wants("multidimensional") && !units && forms.front().choices.size() > 1)
        out += R"(,"multidimensional":true)";
    if (out.size() > begin && !fields.is_plain()) {
        const std::string whole = '{' + out.substr(begin + 1) + '}';
        std::string chosen;
        append_selected(chosen, whole, kVariantMembers, fields);
        out.replace(begin, out.size() - begin, ',' + chosen.substr(1, chosen.size() - 2));
    }
    if (alone && out.size() > begin) out.erase(begin, 1);  // no comma before the first member
    out += '}';
}

std::string CatalogueService::cards(const std::vector<ProductCode>& products, const StoreCode& zone,
                                    std::string_view more) const {
    const auto view = snapshot_.view();
    const auto table = zones_.of(zone);
    std::string out = "[";
    for (const ProductCode& code : products) {
        const auto found = view->catalogue->find(code.value);
        if (!found) continue;
        if (out.size() > 1) out += ',';
        append_product(out, *view, *found, *table, FieldSet{Level::standard});
        if (!more.empty()) out.insert(out.size() - 1, more);
    }
    return out + "]";
}

Result<std::string> CatalogueService::category(const std::string& catalog, const CategoryCode& code,
                                               const FieldSet& fields) const {
    if (catalog != kCatalog)
        return fail(Reason::not_found, "category.catalogUnknown", catalog, "UnknownIdentifierError", "catalog");
    const auto view = snapshot_.view();
    const Catalogue& all = *view->catalogue;
    const CategoryNode* node = all.category(code.value);
    if (!node)
        return fail(Reason::not_found, "category.unknown", code.value, "UnknownIdentifierError", "category");
    std::string whole;
    append_tree(whole, all, *node);
    whole += R"(,"breadcrumbCategories":[)";
    for (std::size_t i = 0; i < node->path.size(); ++i) {
        const CategoryNode& above = all.categories[node->path[i]];
        if (i) whole += ',';
        append_named(whole, above.code.value, above.name, above.url);
    }
    whole += "]}";
    return selected(whole, fields);
}

Result<std::string> CatalogueService::brand(const BrandCode& code, const FieldSet& fields) const {
    const auto view = snapshot_.view();
    const Catalogue& all = *view->catalogue;
    const BrandNode* brand = all.brand(code.value);
    if (!brand)
        return fail(Reason::not_found, "category.brandUnknown", code.value, "UnknownIdentifierError", "brand");
    std::vector<std::size_t> counts(all.categories.size());
    for (const Ordinal product : brand->products)
        for (std::optional<CategoryIndex> at = all.category_of[product]; at; at = all.categories[*at].parent)
            ++counts[*at];
    std::string whole;
    append_node(whole, brand->code.value, brand->name, brand->url, brand->image_url, brand->description,
                brand->products.size());
    const CategoryNode* root = all.category(std::string{kRootCategory});
    append_brand_tree(whole, all, *brand, counts, root ? root->children : std::vector<CategoryIndex>{});
    whole += '}';
    return selected(whole, fields);
}

}  // namespace spaza
