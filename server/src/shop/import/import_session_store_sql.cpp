// Goods, prices, stock, stores and former orders, as an import writes them, and its end.
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "base/messages.hpp"
#include "platform/storage/change_log.hpp"
#include "shop/content/published_pages.hpp"
#include "shop/import/import_state_store_sql.hpp"
#include "shop/stores/hours.hpp"

namespace spaza::import {
namespace {

constexpr const char* kRoot = "root_sale_cat";

std::string json_of(const std::vector<std::string>& texts) {
    boost::json::array list;
    for (const std::string& text : texts) list.emplace_back(text);
    return boost::json::serialize(list);
}

std::string json_of(const std::vector<TagRow>& tags) {
    boost::json::array list;
    for (const TagRow& tag : tags) list.push_back(boost::json::object{{"code", tag.code}, {"text", tag.text}});
    return boost::json::serialize(list);
}

std::string json_of(const std::vector<ImageRow>& images) {
    boost::json::array list;
    for (const ImageRow& image : images)
        list.push_back(boost::json::object{{"url", image.url}, {"alt", image.alt}});
    return boost::json::serialize(list);
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : "|") + part;
    return text;
}

}  // namespace

ImportSession::ImportSession(storage::Session& session, TimePoint now, ImportBy by, Review* review)
    : impl_{std::make_unique<Impl>(session, now, std::move(by), review)} {}
ImportSession::~ImportSession() = default;

std::vector<FieldProblem> ImportSession::add(const CategoryRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::categories, row.code, "code", problems);
    // The root needs no row of its own.
    if (row.parent_code == kRoot && !impl_->parents.contains(kRoot)) {
        impl_->parents.emplace(kRoot, "");
        impl_->put(Kind::categories, {kRoot, message("header.allDepartments"), Cell{std::nullopt}, std::int64_t{0},
                                      std::string{}, std::string{}});
    }
    if (!row.parent_code.empty() && !impl_->parents.contains(row.parent_code))
        problems.push_back({"parent", "'" + row.parent_code + "' is unknown" +
                                          impl_->nearest_category(row.parent_code) +
                                          "; parents stand above their children"});
    for (std::string above = row.parent_code; !above.empty();) {
        if (above == row.code) {
            problems.push_back({"parent", "'" + row.parent_code + "' stands below this category"});
            break;
        }
        const auto found = impl_->parents.find(above);
        above = found == impl_->parents.end() ? std::string{} : found->second;
    }
    if (!problems.empty()) return problems;
    impl_->parents[row.code] = row.parent_code;
    impl_->put(Kind::categories,
               {row.code, row.name, row.parent_code.empty() ? Cell{std::nullopt} : Cell{row.parent_code},
                row.position, row.description, row.image_url});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const BrandRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::brands, row.code, "code", problems);
    if (!problems.empty()) return problems;
    impl_->brands.insert(row.code);
    impl_->put(Kind::brands, {row.code, row.name, row.description, row.image_url});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const AttributeRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::attributes, row.code, "code", problems);
    if (!problems.empty()) return problems;
    impl_->attributes[row.code] = {row.type, static_cast<int>(row.decimals)};
    boost::json::array bands(row.bands.begin(), row.bands.end());
    impl_->put(Kind::attributes, {row.code, row.name, name_of(row.type), row.unit, row.decimals,
                                  bands.empty() ? std::string{} : boost::json::serialize(bands),
                                  std::int64_t{row.facet}, row.section, row.position});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const ProductRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::products, row.code, "code", problems);
    if (!impl_->parents.contains(row.category_code))
        problems.push_back(
            {"category", "'" + row.category_code + "' is unknown" + impl_->nearest_category(row.category_code)});
    const bool new_brand = !impl_->brands.contains(row.brand_code);
    if (new_brand && row.brand_name.empty())
        problems.push_back(
            {"brand", "'" + row.brand_code + "' is unknown" + impl_->meant(row.brand_code, impl_->brands)});
    boost::json::object attributes;
    for (const auto& [code, value] : row.attributes) {
        const auto known = impl_->attributes.find(code);
        std::string why{"is not a known attribute"};
        boost::json::value checked;
        if (known != impl_->attributes.end())
            checked = typed(value, known->second, why);
        else
            why += impl_->meant(code, std::views::keys(impl_->attributes));
        if (checked.is_null())
            problems.push_back({"attr:" + code, why});
        else
            attributes[code] = std::move(checked);
    }
    if (!problems.empty()) return problems;
    if (const auto other = impl_->known_forms(row.base_product).taken_by(row))
        return {{row.variant_value.find('=') != std::string::npos ? "variantOptions" : "variantValue",
                 "'" + row.variant_value + "' of base product '" + row.base_product + "' is product '" + *other +
                     "' already"}};

    if (new_brand)
        for (FieldProblem& problem :
             add(BrandRow{.code = row.brand_code, .name = row.brand_name, .description = {}, .image_url = {}}))
            problems.push_back(std::move(problem));
    impl_->products.insert(row.code);
    impl_->put(Kind::products, {row.code,
                                row.name,
                                row.summary,
                                row.description,
                                row.brand_code,
                                row.category_code,
                                row.model,
                                row.ean,
                                wire_code(row.trading_type),
                                row.unit_code,
                                row.released_at ? to_millis(*row.released_at) : 0,
                                row.rating,
                                row.review_count,
                                row.popularity,
                                std::int64_t{row.pre_order},
                                std::int64_t{row.liquor},
                                std::int64_t{row.returnable},
                                std::int64_t{row.tv_licence},
                                std::int64_t{row.on_sale},
                                row.base_product,
                                row.variant_value,
                                row.keywords,
                                json_of(row.features),
                                json_of(row.images),
                                boost::json::serialize(attributes),
                                json_of(row.promotions),
                                json_of(row.tags),
                                row.unit_quantity,
                                json_of(row.documents),
                                json_of(row.videos),
                                row.most_units});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const PriceRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::prices, row.product_code, "product", problems);
    if (!impl_->knows_product(row.product_code))
        problems.push_back(
            {"product", "'" + row.product_code + "' is unknown" + impl_->nearest_product(row.product_code)});
    if (!problems.empty()) return problems;
    const bool is_from_file = impl_->by.name == ImportBy{}.name;
    const auto shown = is_from_file ? impl_->campaigns.shown(impl_->session, row) : std::optional{row};
    if (!shown) return problems;
    impl_->put(Kind::prices, {shown->product_code, shown->price.in_cents(),
                              shown->was_price ? Cell{shown->was_price->in_cents()} : Cell{std::nullopt},
                              time_cell(shown->offer_ends_at)});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const StockRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::stock, row.product_code + "|" + row.store_code, "product", problems);
    if (!impl_->knows_product(row.product_code))
        problems.push_back(
            {"product", "'" + row.product_code + "' is unknown" + impl_->nearest_product(row.product_code)});
    if (!impl_->stores.contains(row.store_code))
        problems.push_back(
            {"store", "'" + row.store_code + "' is unknown" + impl_->meant(row.store_code, impl_->stores)});
    if (problems.empty()) impl_->put(Kind::stock, {row.product_code, row.store_code, row.on_hand});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const StoreRow& row) {
    const PointOfService& store = row.store;
    std::vector<FieldProblem> problems;
    impl_->once(Kind::stores, store.code.value, "code", problems);
    if (!problems.empty()) return problems;
    impl_->stores.insert(store.code.value);
    if (impl_->first_store.empty() && !store.warehouse) impl_->first_store = store.code.value;
    impl_->put(Kind::stores,
               {store.code.value, store.name, store.display_name, std::int64_t{store.warehouse}, store.at.latitude,
                store.at.longitude, store.line1, store.suburb, store.town, store.postal_code, store.province,
                store.phone, week_text(store.week), hours_text(store.holiday_hours),
                special_days_text(store.special_days), joined(store.services)});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const OldOrderRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::old_orders, row.code, "code", problems);
    if (!problems.empty()) return problems;
    boost::json::array entries;
    for (const OldOrderRow::Entry& each : row.entries)
        entries.push_back(boost::json::object{{"code", each.code},
                                              {"name", each.name},
                                              {"quantity", each.quantity},
                                              {"cents", each.price.in_cents()}});
    impl_->put(Kind::old_orders, {row.code, row.email, to_millis(row.placed_at), row.status, row.total.in_cents(),
                                  boost::json::serialize(entries)});
    return problems;
}

void ImportSession::add_kept(Kind kind, const std::vector<Cell>& cells) {
    if (kind == Kind::pages) impl_->hold_page(std::get<std::string>(cells[0]));
    if (kind == Kind::components)
        impl_->hold_component(std::get<std::string>(cells[0]), std::get<std::string>(cells[1]));
    impl_->put(kind, cells);
}

const std::map<std::string, Counts>& ImportSession::finish() {
    impl_->flush(Kind::moved);
    if (impl_->review) return impl_->counts;
    impl_->campaigns.finish(impl_->session);
    note_page_versions(impl_->session, {impl_->pages_here.begin(), impl_->pages_here.end()},
                       {.by = impl_->by.name == ImportBy{}.name ? std::string{} : impl_->by.name,
                        .at = impl_->now,
                        .why = impl_->by.why,
                        .act = impl_->by.act});
    // The first store a shop ever had serves those who have chosen no place, unless the settings name another.
    if (!impl_->had_stores && !impl_->first_store.empty())
        impl_->session.execute(
            "INSERT INTO setting (name, value) VALUES ('shop.first_store', $1) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            {impl_->first_store});
    for (const auto& [kind, changes] : impl_->changed) {
        if (kind.empty()) continue;
        if (changes.everything || changes.keys.size() > kMostSingleChanges)
            storage::append_change(impl_->session, kind, "*");
        else
            for (const std::string& key : changes.keys) storage::append_change(impl_->session, kind, key);
    }
    return impl_->counts;
}

}  // namespace spaza::import
