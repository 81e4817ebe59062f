#include "app/backoffice/product_shown.hpp"

#include "app/backoffice/order_shown.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/catalogue/paths.hpp"
#include "shop/catalogue/relations_rules.hpp"
#include "shop/import/record.hpp"
#include "shop/pictures/media_json.hpp"
#include "shop/pictures/media_library.hpp"

namespace spaza::app::backoffice {
namespace {

/// Fields of a document, one after the other.
class Words {
public:
    explicit Words(std::vector<FieldWords> fields) : fields_{std::move(fields)} {}
    std::vector<std::string> all(std::string_view field) const {
        const FieldWords* found = find_words(fields_, field);
        return found ? found->words : std::vector<std::string>{};
    }
    std::string text(std::string_view field) const {
        const FieldWords* found = find_words(fields_, field);
        return found && !found->words.empty() ? found->words.front() : std::string{};
    }
    bool flag(std::string_view field) const { return text(field) == "true"; }
    std::int64_t number(std::string_view field) const { return import::parse_integer(text(field)).value_or(0); }
    template <class Pair>
    std::vector<Pair> pairs(std::string_view field) const {
        std::vector<Pair> pairs;
        for (const std::string& word : all(field)) {
            const std::size_t at = std::min(word.find('='), word.size());
            pairs.push_back({word.substr(0, at), at < word.size() ? word.substr(at + 1) : std::string{}});
        }
        return pairs;
    }

private:
    std::vector<FieldWords> fields_;
};

PictureShown picture_shown(const Application& application, const std::string& word) {
    const std::size_t space = std::min(word.find(' '), word.size());
    PictureShown out;
    out.url = word.substr(0, space);
    out.alt = space < word.size() ? word.substr(space + 1) : std::string{};
    out.preview = small_picture(application, out.url);
    if (const auto known = application.media ? application.media->at(out.url) : nullptr) {
        out.width = known->width;
        out.height = known->height;
    }
    return out;
}

FactShown fact_shown(const ProductFact& fact) {
    return {.code = fact.code,
            .name = fact.name,
            .type = fact.type,
            .unit = if_any(fact.unit),
            .decimals = fact.type == "number" ? std::optional{fact.decimals} : std::nullopt,
            .section = if_any(fact.section),
            .values = fact.values};
}

/// What the product's page shows beside it.
std::vector<NamedShown> references_of(const Application& application, const std::string& code) {
    std::vector<NamedShown> shown;
    const auto view = application.catalogue->view();
    if (const auto found = view->catalogue->find(code))
        for (const Ordinal each : goes_with(*view, *found, 6))
            shown.push_back({std::string{view->catalogue->code(each)}, std::string{view->catalogue->names[each]}});
    return shown;
}

}  // namespace

ProductRowShown row_shown(const Application& application, const ProductLine& line) {
    return {.code = line.code,
            .name = line.name,
            .ean = line.ean,
            .brand = named_shown(line.brand),
            .category = named_shown(line.category),
            .image = if_any(line.image.empty() ? std::string{} : small_picture(application, line.image)),
            .isVisible = line.on_sale && !line.is_hidden,
            .onSale = line.on_sale,
            .preOrder = line.pre_order,
            .price = shown_amount(line.price),
            .wasPrice = shown_amount(line.was_price),
            .offerEndsAt = shown_time(line.offer_ends_at),
            .priceVersion = if_any(line.price_version),
            .freeUnits = line.free_units,
            .isLowStock = line.free_units > 0 && line.free_units <= application.config.backoffice.low_stock_units,
            .changedAt = iso_time(line.changed_at),
            .changedBy = if_any(line.changed_by),
            .version = line.version};
}

ProductShown product_shown(const Application& application, StaffSession& staff, const http::Caller& caller,
                           const ProductSheet& sheet) {
    const Words words{sheet.kept.document.fields()};
    ProductShown out;
    out.code = sheet.kept.code;
    out.version = sheet.kept.version;
    out.changedAt = iso_time(sheet.kept.changed_at);
    out.changedBy = if_any(sheet.changed_by);
    out.onSale = words.flag("onSale");
    out.isVisible = out.onSale && !sheet.is_hidden;
    out.url = "/p/" + percent_encoded(out.code);
    out.brand = named_shown(sheet.brand);
    for (const Named& each : sheet.path) out.path.push_back(named_shown(each));
    out.category = out.path.empty() ? NamedShown{words.text("category"), words.text("category")} : out.path.back();
    out.releasedAt = shown_time(sheet.released_at);
    out.name = sheet.kept.name;
    out.summary = words.text("summary");
    out.description = words.text("description");
    out.model = words.text("model");
    out.ean = words.text("ean");
    out.tradingType = words.text("tradingType");
    out.unitCode = words.text("unitCode");
    out.unitQuantity = static_cast<int>(words.number("unitQuantity"));
    if (const auto most = words.number("maxOrderQuantity"); most > 0)
        out.maxOrderQuantity = static_cast<int>(most);
    out.popularity = words.number("popularity");
    out.preOrder = words.flag("preOrder");
    out.liquor = words.flag("liquor");
    out.tvLicence = words.flag("tvLicence");
    out.returnable = words.flag("returnable");
    out.baseProduct = words.text("baseProduct");
    out.variantValue = words.text("variantValue");
    out.variantOptions = words.pairs<NameAndValue>("variantOptions");
    out.keywords = words.text("keywords");
    out.features = words.all("features");
    out.tags = words.pairs<CodeAndText>("tags");
    out.documents = words.pairs<CodeAndText>("documents");
    out.videos = words.pairs<CodeAndText>("videos");
    out.rating = static_cast<double>(sheet.rating) / 100;
    out.reviewCount = sheet.review_count;
    for (const ProductFact& fact : sheet.facts) out.facts.push_back(fact_shown(fact));
    for (const std::string& word : words.all("images")) out.images.push_back(picture_shown(application, word));
    for (const ProductForm& form : sheet.forms)
        out.variants.push_back({form.code, form.name, form.value, form.is_visible});
    out.references = references_of(application, out.code);
    if (may(caller, staff_right::kSeePrices))
        if (const auto prices = staff.assortment.prices.overview(out.code))
            out.prices = prices_shown(*prices, staff);
    if (may(caller, staff_right::kSeeStock))
        if (const auto shelves = staff.assortment.stock.shelves(out.code))
            out.stock = stock_shown(out.code, *shelves);
    return out;
}

}  // namespace spaza::app::backoffice
