#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <tuple>

#include "base/web_path.hpp"
#include "shop/content/content.hpp"
#include "shop/import/csv.hpp"
#include "shop/import/record.hpp"
#include "shop/import/record_fields.hpp"
#include "shop/location/places.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/picture_names.hpp"
#include "shop/pictures/videos.hpp"
#include "shop/stores/hours.hpp"

namespace spaza::import {

namespace {

using namespace std::string_view_literals;

/// Browsers take `\` for `/`, leave out control characters, and go up for dots.
bool holds_odd_sign(std::string_view to, bool is_path) {
    const auto is_odd = [&](unsigned char c) { return c < ' ' || c == 0x7F || (is_path && c == '\\'); };
    if (std::ranges::any_of(to, is_odd)) return true;
    if (!is_path) return false;
    const std::string path = plain_path(to.substr(0, to.find_first_of("?#"))) + "/";
    return path.find("/./") != path.npos || path.find("/../") != path.npos;
}

/// Its ISO 3166-2 code, also for a name; "" and a problem when there is no such province.
std::string province(Fields& fields, std::string_view field, const std::string& named) {
    if (named.empty()) return {};
    if (auto region = region_named(named)) return std::move(region->code);
    std::vector<std::string> known;
    std::string all;
    for (const Region& each : regions()) {
        known.push_back(each.code);
        all += (all.empty() ? "" : ", ") + each.code;
    }
    fields.problem(field, "'" + named + "' is no province; there are " + all + search::did_you_mean(named, known));
    return {};
}

/// How pages find it; "" and a problem when none would show it.
std::string picture_in(Fields& fields, std::string_view field, std::string_view named) {
    auto address = picture_address(named);
    if (address) return std::move(*address);
    fields.problem(field, std::move(address.error()));
    return {};
}

}  // namespace

Checked<CategoryRow> read_category(const Record& record) {
    Checked<CategoryRow> checked;
    Fields fields{record, checked.problems};
    CategoryRow& row = checked.row;
    row.code = fields.required_code("code");
    row.name = fields.required("name");
    row.parent_code = fields.code("parent");
    if (row.parent_code.empty() && row.code != "root_sale_cat") row.parent_code = "root_sale_cat";
    row.position = fields.integer("position");
    row.description = fields.text("description");
    row.image_url = picture_in(fields, "image", fields.text("image"));
    if (!row.code.empty() && row.parent_code == row.code) fields.problem("parent", "is the category itself");
    return checked;
}

Checked<BrandRow> read_brand(const Record& record) {
    Checked<BrandRow> checked;
    Fields fields{record, checked.problems};
    checked.row.code = fields.required_code("code");
    checked.row.name = fields.required("name");
    checked.row.description = fields.text("description");
    checked.row.image_url = picture_in(fields, "image", fields.text("image"));
    return checked;
}

Checked<AttributeRow> read_attribute(const Record& record) {
    Checked<AttributeRow> checked;
    Fields fields{record, checked.problems};
    AttributeRow& row = checked.row;
    row.code = fields.required_code("code");
    row.name = fields.required("name");
    const std::string type = fields.one_of("type", std::array{"number"sv, "text"sv, "flag"sv});
    if (type == "number") row.type = AttributeType::number;
    if (type == "flag") row.type = AttributeType::flag;
    row.unit = fields.text("unit", kMostCode);
    row.decimals = fields.integer("decimals", 0, 3);
    for (const std::string& band : fields.list("bands")) {
        const auto limit = parse_number(band);
        if (!limit || (!row.bands.empty() && *limit <= row.bands.back()))
            fields.problem("bands", "must be rising numbers");
        else
            row.bands.push_back(*limit);
    }
    row.facet = fields.flag("facet", false);
    row.section = fields.text("section", kMostName);
    row.position = fields.integer("position");
    return checked;
}

Checked<StoreRow> read_store(const Record& record) {
    Checked<StoreRow> checked;
    Fields fields{record, checked.problems};
    PointOfService& store = checked.row.store;
    store.code.value = fields.required_code("code");
    store.name = fields.required("name");
    store.display_name = fields.text("displayName", kMostName);
    if (store.display_name.empty()) store.display_name = store.name;
    store.warehouse = fields.flag("warehouse", false);
    const auto coordinate = [&](const char* name, double most) {
        const auto value = fields.number(name);
        if (!value && fields.text(name).empty()) fields.problem(name, "is missing");
        if (value && std::abs(*value) > most) fields.problem(name, "is no place on earth");
        return value.value_or(0);
    };
    store.at = {.latitude = coordinate("latitude", 90), .longitude = coordinate("longitude", 180)};
    if (checked.problems.empty() && !may_be_in_country(store.at))
        fields.problem("latitude", "and longitude are not in South Africa: such as -33.7310 and 18.9750");
    store.line1 = fields.text("line1", kMostName);
    store.suburb = fields.text("suburb", kMostName);
    store.town = fields.text("town", kMostName);
    store.postal_code = fields.text("postalCode", kMostCode);
    store.province = province(fields, "province", fields.text("province", kMostCode));
    store.phone = fields.text("phone", kMostCode);
    const auto hours = fields.list("hours");
    if (!hours.empty() && hours.size() != store.week.size())
        fields.problem("hours", "needs seven days, Sunday first");
    for (std::size_t day = 0; day < store.week.size(); ++day) {
        const auto open = hours.empty()        ? OpeningHours{.closed = true, .opens = {}, .closes = {}}
                          : day < hours.size() ? parse_hours(hours[day])
                                               : std::nullopt;
        if (open)
            store.week[day] = *open;
        else if (day < hours.size())
            fields.problem("hours", "'" + hours[day] + "' is not 08:00-18:00 or closed");
    }
    const std::string holiday_hours = fields.text("holidayHours", kMostName);
    const auto on_holidays = parse_hours(holiday_hours.empty() ? "closed" : holiday_hours);
    if (!on_holidays) fields.problem("holidayHours", "'" + holiday_hours + "' is not 08:00-18:00 or closed");
    store.holiday_hours = on_holidays.value_or(OpeningHours{.closed = true, .opens = {}, .closes = {}});
    std::string special_days;
    for (const std::string& day : fields.list("specialDays"))
        special_days += (special_days.empty() ? "" : "|") + day;
    const auto special = parse_special_days(special_days);
    if (!special) fields.problem("specialDays", "must look like 2026-12-24=08:00-15:00=Christmas Eve");
    store.special_days = special.value_or(std::vector<SpecialDay>{});
    store.services = fields.list("services");
    return checked;
}

namespace {

/// `55 inch`, or `Colour=Black|Storage=256 GB`.
std::string variant_of(Fields& fields) {
    constexpr std::size_t kMostOptions = 4;
    std::string value = fields.text("variantValue", kMostName);
    if (value.find_first_of("=|") != std::string::npos)
        fields.problem("variantValue", "is one value; name several in variantOptions");
    const std::vector<TagRow> options = fields.tags("variantOptions");
    if (options.empty()) return value;
    if (!value.empty()) fields.problem("variantOptions", "cannot stand beside variantValue");
    if (options.size() > kMostOptions) fields.problem("variantOptions", "has more than 4 parts");
    if (!fields.has("baseProduct"))
        fields.problem("baseProduct", "is missing: variantOptions tell products of one base apart");
    std::string kept;
    for (std::size_t n = 0; n < options.size(); ++n) {
        const auto& [name, text] = options[n];
        if (text.empty()) fields.problem("variantOptions", "'" + name + "' has no value");
        if (name.find('|') != std::string::npos || text.find('|') != std::string::npos)
            fields.problem("variantOptions", "'" + name + "' holds |");
        if (std::any_of(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(n),
                        [&](const TagRow& other) { return other.code == name; }))
            fields.problem("variantOptions", "names '" + name + "' twice");
        kept += (kept.empty() ? "" : "|") + name + '=' + text;
    }
    if (kept.size() > kMostName) fields.problem("variantOptions", "is longer than 500 bytes");
    return kept;
}

}  // namespace

namespace {

/// `images`, and in the same order what each shows.
std::vector<ImageRow> pictures_in(Fields& fields) {
    std::vector<ImageRow> pictures;
    for (Part& part : fields.parts("images"))
        pictures.push_back(part.key.empty()
                               ? ImageRow{picture_in(fields, "images", part.text), {}}
                               : ImageRow{picture_in(fields, "images", part.key), std::move(part.text)});
    const std::vector<Part> alts = fields.parts("imageAlts", true);
    if (alts.size() > pictures.size()) fields.problem("imageAlts", "has more parts than images");
    for (std::size_t i = 0; i < std::min(alts.size(), pictures.size()); ++i)
        if (!alts[i].text.empty()) pictures[i].alt = alts[i].text;
    return pictures;
}

/// `NAME.pdf=Title`; the title may be left out.
std::vector<TagRow> documents_in(Fields& fields) {
    std::vector<TagRow> documents;
    for (Part& part : fields.parts("documents")) {
        const std::size_t equals = part.key.empty() ? part.text.find('=') : std::string::npos;
        TagRow row{part.key.empty() ? trimmed(part.text.substr(0, equals)) : part.key,
                   part.key.empty() ? equals == std::string::npos ? "" : trimmed(part.text.substr(equals + 1))
                                    : part.text};
        if (is_document_name(row.code))
            documents.push_back(std::move(row));
        else if (is_foreign_address(row.code))
            fields.problem(
                "documents",
                "'" + row.code + "' is on another server: give the name of a document that was taken in");
        else
            fields.problem(
                "documents",
                "'" + row.code +
                    "' is no name of a document, such as manual-1001.pdf (.pdf; letters, digits, - and _)");
    }
    return documents;
}

/// Addresses of videos with what they show: `https://youtu.be/…=Unboxed`.
std::vector<TagRow> videos_in(Fields& fields) {
    std::vector<TagRow> videos;
    for (Part& part : fields.parts("videos")) {
        auto video = read_video(part.key.empty() ? part.text : part.key);
        if (!video) {
            fields.problem("videos", std::move(video.error()));
            continue;
        }
        videos.push_back({address_of(*video), part.text.empty() || part.key.empty() ? video->title : part.text});
    }
    return videos;
}

}  // namespace

Checked<ProductRow> read_product(const Record& record) {
    Checked<ProductRow> checked;
    Fields fields{record, checked.problems};
    ProductRow& row = checked.row;
    row.code = fields.required_code("code");
    row.name = fields.required("name");
    row.brand_code = fields.code("brand");
    row.brand_name = fields.text("brandName", kMostName);
    if (row.brand_code.empty()) row.brand_code = slug(row.brand_name);
    if (row.brand_code.empty()) fields.problem("brand", "is missing");
    row.category_code = fields.required_code("category");
    row.summary = fields.text("summary");
    row.description = fields.text("description");
    row.model = fields.text("model", kMostName);
    row.ean = fields.text("ean", kMostCode);
    if (!row.ean.empty() && !is_ean(row.ean)) fields.problem("ean", "'" + row.ean + "' is not an EAN");
    row.trading_type = trading_type(fields.one_of("tradingType", std::array{"00"sv, "01"sv, "02"sv, "09"sv}));
    if (std::string unit = fields.text("unitCode", kMostCode); !unit.empty()) row.unit_code = std::move(unit);
    if (!fields.text("unitQuantity").empty()) row.unit_quantity = fields.integer("unitQuantity", 1, 10'000);
    if (!fields.text("maxOrderQuantity").empty()) row.most_units = fields.integer("maxOrderQuantity", 1, 9999);
    row.released_at = fields.time("releasedAt");
    const double stars = fields.number("rating").value_or(0);
    if (stars < 0 || stars > 5) fields.problem("rating", "must be from 0 to 5");
    row.rating = std::llround(std::clamp(stars, 0.0, 5.0) * 100);
    row.review_count = fields.integer("reviewCount", 0);
    row.popularity = fields.integer("popularity");
    row.pre_order = fields.flag("preOrder", false);
    row.liquor = fields.flag("liquor", false);
    row.returnable = fields.flag("returnable", true);
    row.tv_licence = fields.flag("tvLicence", false);
    row.on_sale = fields.flag("onSale", true);
    row.base_product = fields.code("baseProduct");
    row.variant_value = variant_of(fields);
    row.keywords = fields.text("keywords");
    row.features = fields.list("features");
    row.images = pictures_in(fields);
    row.promotions = fields.tags("promotions");
    row.tags = fields.tags("tags");
    row.documents = documents_in(fields);
    row.videos = videos_in(fields);
    for (const Field& field : record.fields) {
        if (!field.name.starts_with("attr:")) continue;
        std::vector<std::string> values = fields.list(field.name);
        if (values.empty()) continue;
        row.attributes.emplace_back(field.name.substr(5), values.size() == 1
                                                              ? AttributeValue{std::move(values.front())}
                                                              : AttributeValue{std::move(values)});
    }
    return checked;
}

Checked<PriceRow> read_price(const Record& record) {
    Checked<PriceRow> checked;
    Fields fields{record, checked.problems};
    PriceRow& row = checked.row;
    row.product_code = fields.required_code("product");
    const auto price = fields.rand("price");
    if (!price && fields.text("price").empty()) fields.problem("price", "is missing");
    row.price = price.value_or(Money{});
    row.was_price = fields.rand("wasPrice");
    if (row.was_price && price && *row.was_price <= row.price)
        fields.problem("wasPrice", "must be above the price");
    row.offer_ends_at = fields.time("offerEndsAt");
    return checked;
}

Checked<StockRow> read_stock(const Record& record) {
    Checked<StockRow> checked;
    Fields fields{record, checked.problems};
    checked.row.product_code = fields.required_code("product");
    checked.row.store_code = fields.required_code("store");
    if (fields.text("onHand").empty()) fields.problem("onHand", "is missing");
    checked.row.on_hand = fields.integer("onHand", 0, 1'000'000);
    return checked;
}

Checked<ContentPageRow> read_page(const Record& record) {
    Checked<ContentPageRow> checked;
    Fields fields{record, checked.problems};
    checked.row = {.code = fields.required_code("code"),
                   .name = fields.text("name", kMostName),
                   .title = fields.text("title", kMostName),
                   .seo_title = fields.text("seoTitle", kMostName),
                   .seo_description = fields.text("seoDescription")};
    ContentPageRow& row = checked.row;
    if (std::string kind = fields.one_of("kind", kPageKinds); !kind.empty()) row.kind = std::move(kind);
    row.summary = fields.text("summary");
    row.image_url = picture_in(fields, "image", fields.text("image"));
    row.author = fields.text("author", kMostName);
    row.published_at = fields.time("publishedAt");
    std::tie(row.starts_at, row.ends_at) = fields.showing();
    row.draft = fields.flag("draft", false);
    if (!fields.text("template").empty()) row.page_template = fields.required_code("template");
    return checked;
}

Checked<ContentComponentRow> read_component(const Record& record) {
    Checked<ContentComponentRow> checked;
    Fields fields{record, checked.problems};
    checked.row = {.page_code = fields.required_code("page"),
                   .slot_code = fields.required_code("slot"),
                   .slot_position = fields.integer("slotPosition"),
                   .slot_lazy = fields.flag("slotLazy", false),
                   .uid = fields.required_code("uid"),
                   .position = fields.integer("position"),
                   .type_code = fields.required_code("typeCode"),
                   .name = fields.text("name", kMostName),
                   .properties = fields.text("properties", 200'000)};
    std::tie(checked.row.starts_at, checked.row.ends_at) = fields.showing();
    for (const std::string& each : fields.list("regions"))
        if (std::string code = province(fields, "regions", each); !code.empty())
            checked.row.regions.push_back(std::move(code));
    if (!fields.text("slotPlace").empty()) checked.row.slot_place = fields.required_code("slotPlace");
    return checked;
}

Checked<MovedRow> read_moved(const Record& record) {
    Checked<MovedRow> checked;
    Fields fields{record, checked.problems};
    MovedRow& row = checked.row;
    constexpr std::array kKinds{"product"sv, "category"sv, "brand"sv, "path"sv};
    row.kind = fields.one_of("kind", kKinds);
    if (fields.text("kind").empty()) fields.problem("kind", "is missing");
    row.from = fields.required("from");
    row.to = fields.required("to");
    row.temporary = fields.flag("temporary", false);
    const bool is_path = row.kind == "path";
    if (is_path && (!row.from.starts_with('/') || !row.to.starts_with('/') || row.to.starts_with("//")))
        fields.problem("to", "and from must be paths such as /s/terms");
    else if (holds_odd_sign(row.to, is_path))
        fields.problem("to", "holds a sign that addresses do not have");
    const std::string_view target = std::string_view{row.to}.substr(0, row.to.find_first_of("?#"));
    const bool is_same = is_path ? plain_path(row.from) == plain_path(target) : row.from == row.to;
    if (!row.from.empty() && is_same) fields.problem("to", "is the same as from");
    return checked;
}

}  // namespace spaza::import