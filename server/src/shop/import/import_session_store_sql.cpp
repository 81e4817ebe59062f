#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include "platform/storage/change_log.hpp"
#include "platform/storage/storage.hpp"
#include "shop/import/import_session.hpp"
#include "shop/import/record.hpp"
#include "shop/import/upsert_store_sql.hpp"
#include "shop/promotions/definition.hpp"
#include "shop/stores/hours.hpp"

namespace spaza::import {

namespace {

/// More changed codes of one kind than this are told as one change of everything.
constexpr std::size_t kMostSingleChanges = 500;

struct TableRole {
    Kind kind;
    std::string_view change_kind;  // in the change log; none: nobody keeps it in memory
    bool told_by_key;              // false: a change of one row is told as a change of everything
    TableSpec spec;
};

const std::array<TableRole, 13>& tables() {
    static const std::array<TableRole, 13> all{{
        {Kind::categories,
         "product",
         false,
         {"category", {"code", "name", "parent_code", "position", "description", "image_url"}, 1, true, {}, true}},
        {Kind::brands,
         "product",
         false,
         {"brand", {"code", "name", "description", "image_url"}, 1, true, {}, true}},
        {Kind::attributes,
         "product",
         false,
         {"attribute", {"code", "name", "type", "unit", "decimals", "bands", "facet", "section", "position"}}},
        {Kind::stores,
         "store",
         true,
         {"point_of_service",
          {"code", "name", "display_name", "warehouse", "latitude", "longitude", "line1", "suburb", "town",
           "postal_code", "province", "phone", "week", "holiday_hours", "special_days", "services"}}},
        {Kind::products,
         "product",
         true,
         {"product",
          {"code",         "name",         "summary",       "description", "brand_code",  "category_code",
           "model",        "ean",          "trading_type",  "unit_code",   "released_at", "rating",
           "review_count", "popularity",   "pre_order",     "liquor",      "returnable",  "tv_licence",
           "on_sale",      "base_product", "variant_value", "keywords",    "features",    "images",
           "attributes",   "promotions",   "tags"},
          1,
          true,
          {},
          true}},
        {Kind::prices,
         "price",
         true,
         {"price", {"product_code", "cents", "was_cents", "offer_ends_at"}, 1, true, {}, true}},
        {Kind::stock,
         "stock",
         true,
         {"stock",
          {"product_code", "store_code", "on_hand"},
          2,
          false,
          "on_hand = CASE WHEN excluded.on_hand < stock.reserved THEN stock.reserved ELSE excluded.on_hand END "
          "WHERE stock.on_hand <> excluded.on_hand AND "
          "(excluded.on_hand >= stock.reserved OR stock.on_hand <> stock.reserved)"}},
        {Kind::promotions,
         "promotion",
         false,
         {"promotion",
          {"code", "type", "title", "description", "definition", "priority", "enabled", "starts_at", "ends_at",
           "max_uses", "max_uses_per_customer"}}},
        {Kind::coupons,
         "coupon",
         false,
         {"coupon",
          {"code", "promotion_code", "max_uses", "max_uses_per_customer", "customer_uid", "starts_at",
           "ends_at"}}},
        {Kind::pages,
         "content",
         false,
         {"content_page",
          {"code", "name", "title", "seo_title", "seo_description", "kind", "summary", "image_url", "author",
           "published_at", "starts_at", "ends_at", "draft"},
          1,
          true,
          {},
          true}},
        {Kind::components,
         "content",
         false,
         {"content_component",
          {"uid", "page_code", "slot_code", "slot_position", "slot_lazy", "position", "type_code", "name",
           "properties", "starts_at", "ends_at", "regions"},
          1,
          true,
          {},
          true}},
        {Kind::old_orders,
         {},
         false,
         {"old_order", {"code", "customer_email", "placed_at", "status", "total_cents", "entries"}}},
        {Kind::moved, "content", false, {"moved_address", {"kind", "old_code", "new_code"}, 2}},
    }};
    return all;
}

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

struct KnownAttribute {
    AttributeType type{};
    int decimals{};
};

AttributeType attribute_type(std::string_view name) {
    return name == "number" ? AttributeType::number : name == "flag" ? AttributeType::flag : AttributeType::text;
}

std::string name_of(AttributeType type) {
    return type == AttributeType::number ? "number" : type == AttributeType::flag ? "flag" : "text";
}

boost::json::value number_json(double number, int decimals) {
    const double scale = std::pow(10, decimals);
    const double rounded = std::round(number * scale) / scale;
    if (rounded == std::floor(rounded)) return static_cast<std::int64_t>(rounded);
    return rounded;
}

/// The value as the attribute's type wants it; null, and why, when it is not one.
boost::json::value typed(const AttributeValue& value, const KnownAttribute& attribute, std::string& why) {
    constexpr double kMost = 1e9;
    const auto* text = std::get_if<std::string>(&value);
    switch (attribute.type) {
        case AttributeType::number: {
            why = "is not a number";
            if (const auto* given = std::get_if<double>(&value))
                return std::abs(*given) <= kMost ? number_json(*given, attribute.decimals) : nullptr;
            const double number = text ? parse_number(*text).value_or(2 * kMost) : 2 * kMost;
            if (!(std::abs(number) <= kMost)) return nullptr;
            return number_json(number, attribute.decimals);
        }
        case AttributeType::flag: {
            why = "is not true or false";
            if (const auto* given = std::get_if<bool>(&value)) return *given;
            if (!text || !parse_flag(*text)) return nullptr;
            return parse_flag(*text) == true;
        }
        case AttributeType::text: {
            if (text) return boost::json::string{*text};
            why = "is not a text";
            const auto* list = std::get_if<std::vector<std::string>>(&value);
            if (!list) return nullptr;
            return boost::json::array(list->begin(), list->end());
        }
    }
    return nullptr;
}

class CodeSet {
public:
    bool insert(std::string_view code) { return hashes_.insert(hash_of(code)).second; }
    bool contains(std::string_view code) const { return hashes_.contains(hash_of(code)); }

private:
    std::unordered_set<std::uint64_t> hashes_;
};

}  // namespace

struct ImportSession::Impl {
    Impl(storage::Session& open_session, TimePoint at) : session{open_session}, now{at} {
        for (const TableRole& role : tables()) upserts.emplace_back(role.spec, to_millis(at));
        const auto load = [&](const char* sql, CodeSet& into) {
            session.query(sql, {}, [&](const storage::Row& row) { into.insert(row.text(0)); });
        };
        load("SELECT code FROM brand", brands);
        load("SELECT code FROM point_of_service", stores);
        load("SELECT code FROM content_page", pages);
        load("SELECT code FROM promotion", promotions);
        session.query("SELECT DISTINCT slot_code, page_code FROM content_component", {},
                      [&](const storage::Row& row) { page_of_slot.emplace(row.text(0), row.text(1)); });
        session.query("SELECT code, parent_code FROM category", {}, [&](const storage::Row& row) {
            parents.emplace(row.text(0), row.is_null(1) ? "" : row.text(1));
        });
        session.query("SELECT code, type, decimals FROM attribute", {}, [&](const storage::Row& row) {
            attributes[std::string{row.text(0)}] = {attribute_type(row.text(1)), static_cast<int>(row.integer(2))};
        });
    }

    bool knows_product(const std::string& code) {
        if (!products_loaded) {
            products_loaded = true;
            session.query("SELECT code FROM product", {},
                          [&](const storage::Row& row) { products.insert(row.text(0)); });
        }
        return products.contains(code);
    }

    void once(Kind kind, const std::string& key, const char* field, std::vector<FieldProblem>& problems) {
        if (!seen[index(kind)].insert(key)) problems.push_back({field, "'" + key + "' was given before"});
    }

    void put(Kind kind, std::vector<Cell> cells) {
        upserts[index(kind)].add(std::move(cells));
        if (upserts[index(kind)].full()) flush(kind);
    }

    /// Writes what waits of this kind, and of the kinds it may refer to.
    void flush(Kind last) {
        for (std::size_t i = 0; i <= index(last); ++i) {
            if (upserts[i].empty()) continue;
            std::vector<std::string> written = upserts[i].flush(session);
            counts[std::string{spaza::import::name_of(tables()[i].kind)}].changed +=
                static_cast<std::int64_t>(written.size());
            auto& changes = changed[tables()[i].change_kind];
            changes.everything = changes.everything || (!written.empty() && !tables()[i].told_by_key);
            for (std::string& key : written)
                if (changes.keys.size() <= kMostSingleChanges) changes.keys.push_back(std::move(key));
        }
    }

    static std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }

    struct Changes {
        bool everything{false};
        std::vector<std::string> keys;
    };

    storage::Session& session;
    TimePoint now;
    std::vector<Upserts> upserts;
    std::array<CodeSet, 13> seen;
    std::map<std::string, std::vector<std::string>> components_of;  // by page, as added
    std::unordered_map<std::string, std::string> page_of_slot;
    CodeSet brands;
    CodeSet stores;
    CodeSet pages;
    CodeSet promotions;
    CodeSet products;
    bool products_loaded{false};
    std::unordered_map<std::string, std::string> parents;
    std::unordered_map<std::string, KnownAttribute> attributes;
    std::map<std::string_view, Changes> changed;
    std::map<std::string, Counts> counts;
};

ImportSession::ImportSession(storage::Session& session, TimePoint now)
    : impl_{std::make_unique<Impl>(session, now)} {}
ImportSession::~ImportSession() = default;

std::vector<FieldProblem> ImportSession::add(const CategoryRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::categories, row.code, "code", problems);
    if (!row.parent_code.empty() && !impl_->parents.contains(row.parent_code))
        problems.push_back(
            {"parent", "category '" + row.parent_code + "' is unknown; parents stand above their children"});
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
        problems.push_back({"category", "category '" + row.category_code + "' is unknown"});
    const bool new_brand = !impl_->brands.contains(row.brand_code);
    if (new_brand && row.brand_name.empty())
        problems.push_back({"brand", "brand '" + row.brand_code + "' is unknown"});
    boost::json::object attributes;
    for (const auto& [code, value] : row.attributes) {
        const auto known = impl_->attributes.find(code);
        std::string why{"is not a known attribute"};
        boost::json::value checked;
        if (known != impl_->attributes.end()) checked = typed(value, known->second, why);
        if (checked.is_null())
            problems.push_back({"attr:" + code, why});
        else
            attributes[code] = std::move(checked);
    }
    if (!problems.empty()) return problems;

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
                                json_of(row.tags)});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const PriceRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::prices, row.product_code, "product", problems);
    if (!impl_->knows_product(row.product_code))
        problems.push_back({"product", "product '" + row.product_code + "' is unknown"});
    if (!problems.empty()) return problems;
    impl_->put(Kind::prices, {row.product_code, row.price.in_cents(),
                              row.was_price ? Cell{row.was_price->in_cents()} : Cell{std::nullopt},
                              row.offer_ends_at ? Cell{to_millis(*row.offer_ends_at)} : Cell{std::nullopt}});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const StockRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::stock, row.product_code + "|" + row.store_code, "product", problems);
    if (!impl_->knows_product(row.product_code))
        problems.push_back({"product", "product '" + row.product_code + "' is unknown"});
    if (!impl_->stores.contains(row.store_code))
        problems.push_back({"store", "store '" + row.store_code + "' is unknown"});
    if (problems.empty()) impl_->put(Kind::stock, {row.product_code, row.store_code, row.on_hand});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const StoreRow& row) {
    const PointOfService& store = row.store;
    std::vector<FieldProblem> problems;
    impl_->once(Kind::stores, store.code.value, "code", problems);
    if (!problems.empty()) return problems;
    impl_->stores.insert(store.code.value);
    impl_->put(Kind::stores,
               {store.code.value, store.name, store.display_name, std::int64_t{store.warehouse}, store.at.latitude,
                store.at.longitude, store.line1, store.suburb, store.town, store.postal_code, store.province,
                store.phone, week_text(store.week), hours_text(store.holiday_hours),
                special_days_text(store.special_days), joined(store.services)});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const PromotionRow& row) {
    const Promotion& promotion = row.promotion;
    std::vector<FieldProblem> problems;
    impl_->once(Kind::promotions, promotion.code, "code", problems);
    const auto known = [&](const ProductCode& product, const char* field) {
        if (!impl_->knows_product(product.value))
            problems.push_back({field, "product '" + product.value + "' is unknown"});
    };
    const auto known_set = [&](const ProductSet& set, const char* products, const char* categories,
                               const char* brands) {
        for (const ProductCode& each : set.products) known(each, products);
        for (const CategoryCode& each : set.categories)
            if (!impl_->parents.contains(each.value))
                problems.push_back({categories, "category '" + each.value + "' is unknown"});
        for (const BrandCode& each : set.brands)
            if (!impl_->brands.contains(each.value))
                problems.push_back({brands, "brand '" + each.value + "' is unknown"});
    };
    known_set(promotion.target, "products", "categories", "brands");
    known_set(promotion.reward, "rewardProducts", "rewardCategories", "rewardBrands");
    for (const BundlePart& each : promotion.bundle) known(each.product, "bundle");
    if (!promotion.gift.empty()) known(promotion.gift, "gift");
    if (!problems.empty()) return problems;
    impl_->promotions.insert(promotion.code);
    const auto time = [](const std::optional<TimePoint>& at) {
        return at ? Cell{to_millis(*at)} : Cell{std::nullopt};
    };
    impl_->put(Kind::promotions,
               {promotion.code, std::string{spaza::name_of(promotion.kind)}, promotion.title,
                promotion.description, definition_text(promotion), std::int64_t{promotion.priority},
                std::int64_t{promotion.enabled}, time(promotion.starts_at), time(promotion.ends_at),
                std::int64_t{promotion.max_uses}, std::int64_t{promotion.max_uses_per_customer}});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const CouponRow& row) {
    const Coupon& coupon = row.coupon;
    std::vector<FieldProblem> problems;
    impl_->once(Kind::coupons, coupon.code, "code", problems);
    if (!impl_->promotions.contains(coupon.promotion))
        problems.push_back({"promotion", "promotion '" + coupon.promotion + "' is unknown"});
    if (!problems.empty()) return problems;
    const auto time = [](const std::optional<TimePoint>& at) {
        return at ? Cell{to_millis(*at)} : Cell{std::nullopt};
    };
    impl_->put(Kind::coupons, {coupon.code, coupon.promotion, std::int64_t{coupon.max_uses},
                               std::int64_t{coupon.max_uses_per_customer}, coupon.customer_uid,
                               time(coupon.starts_at), time(coupon.ends_at)});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const ContentPageRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::pages, row.code, "code", problems);
    if (!problems.empty()) return problems;
    impl_->pages.insert(row.code);
    const auto millis = [](const std::optional<TimePoint>& at) { return at ? to_millis(*at) : 0; };
    impl_->put(Kind::pages, {row.code, row.name, row.title, row.seo_title, row.seo_description, row.kind,
                             row.summary, row.image_url, row.author, millis(row.published_at),
                             millis(row.starts_at), millis(row.ends_at), std::int64_t{row.draft}});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const ContentComponentRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::components, row.uid, "uid", problems);
    if (!impl_->pages.contains(row.page_code))
        problems.push_back({"page", "page '" + row.page_code + "' is unknown"});
    boost::system::error_code error;
    const std::string properties = row.properties.empty() ? "{}" : row.properties;
    if (const auto read = boost::json::parse(properties, error); error || !read.is_object())
        problems.push_back({"properties", "is not a JSON object"});
    const auto [slot, fresh] = impl_->page_of_slot.emplace(row.slot_code, row.page_code);
    if (!fresh && slot->second != row.page_code)
        problems.push_back({"slot", "'" + row.slot_code + "' belongs to page '" + slot->second + "'"});
    if (!problems.empty()) return problems;
    const auto millis = [](const std::optional<TimePoint>& at) { return at ? to_millis(*at) : 0; };
    std::string regions;
    for (const std::string& region : row.regions) regions += (regions.empty() ? "" : " ") + region;
    impl_->components_of[row.page_code].push_back(row.uid);
    impl_->put(Kind::components, {row.uid, row.page_code, row.slot_code, row.slot_position,
                                  std::int64_t{row.slot_lazy}, row.position, row.type_code, row.name, properties,
                                  millis(row.starts_at), millis(row.ends_at), regions});
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

std::vector<FieldProblem> ImportSession::add(const MovedRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::moved, row.kind + "|" + row.from, "from", problems);
    if (problems.empty()) impl_->put(Kind::moved, {row.kind, row.from, row.to});
    return problems;
}

void ImportSession::forget_other_components(const std::string& page) {
    impl_->flush(Kind::components);
    const auto& kept = impl_->components_of[page];
    const auto there = impl_->session.rows("SELECT uid FROM content_component WHERE page_code = $1", {page},
                                           [](const storage::Row& row) { return row.get<std::string>(0); });
    for (const std::string& uid : there) {
        if (std::find(kept.begin(), kept.end(), uid) != kept.end()) continue;
        impl_->session.execute("DELETE FROM content_component WHERE uid = $1", {uid});
        // The page without it is another page.
        impl_->session.execute("UPDATE content_page SET modified_at = $2 WHERE code = $1",
                               {page, to_millis(impl_->now)});
        impl_->changed["content"].everything = true;
    }
}

const std::map<std::string, Counts>& ImportSession::finish() {
    impl_->flush(Kind::moved);
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
