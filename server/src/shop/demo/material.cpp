#include "shop/demo/material.hpp"

#include <algorithm>
#include <stdexcept>

#include "shop/demo/toml_reading.hpp"
#include "shop/import/content_file.hpp"
#include "shop/stores/hours.hpp"

namespace spaza::demo {
namespace {

using import::AttributeType;

std::string code_of(std::string_view name) {
    std::string code;
    for (const char each : name)
        code += each == ' ' ? '-' : static_cast<char>(each >= 'A' && each <= 'Z' ? each + 32 : each);
    return code;
}

void read_brands(const toml::table& shop, Material& into) {
    tables(shop, "brands", [&](const toml::table& brand) {
        const std::string name = text(brand, "name");
        into.brands.push_back(
            {.code = code_of(name), .name = name, .description = text(brand, "about"), .image_url = {}});
    });
}

void read_categories(const toml::table& shop, Material& into) {
    into.categories.push_back({.code = "root_sale_cat",
                               .name = "All departments",
                               .parent_code = {},
                               .position = 0,
                               .description = {},
                               .image_url = {}});
    const toml::array* rows = shop["categories"].as_array();
    if (!rows) throw std::runtime_error{"shop.toml has no categories"};
    for (const toml::node& node : *rows) {
        const toml::array* row = node.as_array();
        if (!row || row->size() != 4) malformed(node, "code, name, parent and drawing are expected here");
        const auto part = [&](std::size_t i) { return std::get<std::string>(value(*row->get(i))); };
        into.categories.push_back({.code = part(0),
                                   .name = part(1),
                                   .parent_code = part(2),
                                   .position = static_cast<std::int64_t>(into.categories.size()),
                                   .description = {},
                                   .image_url = "/medias/" + part(3) + "-1.svg"});
    }
}

void read_attributes(const toml::table& shop, Material& into) {
    tables(shop, "attributes", [&](const toml::table& row) {
        const bool is_number = text(row, "type") == "number";
        into.attributes.push_back({.code = text(row, "code"),
                                   .name = text(row, "name"),
                                   .type = is_number ? AttributeType::number : AttributeType::text,
                                   .unit = text(row, "unit"),
                                   .decimals = integer(row, "decimals"),
                                   .bands = numbers(row, "bands"),
                                   .facet = flag(row, "facet"),
                                   .section = text(row, "section"),
                                   .position = static_cast<std::int64_t>(into.attributes.size())});
    });
}

OpeningHours hours_of(const toml::node& node) {
    const auto hours = parse_hours(std::get<std::string>(value(node)));
    if (!hours) malformed(node, "hours such as 09:00-18:00 are expected here");
    return *hours;
}

PointOfService warehouse(const toml::table& stores) {
    const toml::table& row = *stores["warehouse"].as_table();
    PointOfService store;
    store.code = {text(row, "code")};
    store.name = store.code.value;
    store.display_name = text(row, "name");
    store.warehouse = true;
    const auto at = numbers(row, "at");
    store.at = {.latitude = at.at(0), .longitude = at.at(1)};
    store.line1 = text(row, "line1");
    store.suburb = text(row, "suburb");
    store.town = text(row, "town");
    store.postal_code = text(row, "postal_code");
    store.province = text(row, "province");
    store.phone = "0800555012";
    store.week.fill({.closed = true, .opens = {}, .closes = {}});
    store.holiday_hours = store.week[0];
    return store;
}

void read_stores(const toml::table& stores, Material& into) {
    for (const toml::node& node : *stores["stores"].as_array()) {
        const toml::array* row = node.as_array();
        if (!row || row->size() != 9) malformed(node, "nine columns are expected here");
        const auto part = [&](std::size_t i) { return std::get<std::string>(value(*row->get(i))); };
        PointOfService store;
        store.code = {part(0)};
        store.name = store.code.value;
        store.display_name = into.shop.at("name") + " " + part(1);
        store.suburb = part(1);
        store.town = part(2);
        store.postal_code = part(3);
        store.province = part(4);
        store.at = {.latitude = std::get<double>(value(*row->get(5))),
                    .longitude = std::get<double>(value(*row->get(6)))};
        store.line1 = part(7);
        store.phone = "0105550" + store.code.value.substr(1);
        const std::string size = part(8);
        const toml::array* hours = stores["hours"][size].as_array();
        if (!hours || hours->size() != 4) malformed(node, "unknown size");
        store.week.fill(hours_of(*hours->get(0)));
        store.week[6] = hours_of(*hours->get(1));
        store.week[0] = hours_of(*hours->get(2));
        store.holiday_hours = hours_of(*hours->get(3));
        store.services = texts(*stores["services"].as_table(), size);
        into.stores.push_back(std::move(store));
    }
    into.stores.push_back(warehouse(stores));
}

Choice choice(const toml::table& row) {
    Choice read{.attribute = text(row, "attr"),
                .values = values(row, "values"),
                .price = numbers(row, "price"),
                .label = text(row, "label")};
    if (read.values.empty() || (!read.price.empty() && read.price.size() != read.values.size()))
        malformed(row, "values, and as many price factors, are expected here");
    return read;
}

Family family(const toml::table& row) {
    Family read;
    read.key = text(row, "key");
    read.weight = static_cast<std::size_t>(integer(row, "weight", 1));
    read.drawing = text(row, "drawing");
    read.brands = texts(row, "brands");
    read.colours = texts(row, "colours");
    read.titles = texts(row, "titles");
    if (const toml::table* by = row["category"].as_table()) {
        read.category_by = text(*by, "by");
        read.category_below = numbers(*by, "below");
        read.category_codes = texts(*by, "codes");
        if (read.category_codes.size() != read.category_below.size() + 1)
            malformed(row, "one more code than limits");
    } else {
        read.category = text(row, "category");
    }
    read.name = text(row, "name");
    read.model = text(row, "model");
    read.price = number(row, "price");
    if (const toml::table* variants = row["variants"].as_table()) read.variants = choice(*variants);
    tables(row, "choices", [&](const toml::table& each) { read.choices.push_back(choice(each)); });
    if (const toml::table* fixed = row["fixed"].as_table())
        for (const auto& [key, node] : *fixed) read.fixed.emplace_back(std::string{key.str()}, value(node));
    tables(row, "scaled", [&](const toml::table& each) {
        read.scaled.push_back({text(each, "attr"), text(each, "by"), number(each, "times")});
    });
    if (const auto stars = numbers(row, "stars"); stars.size() == 2)
        read.stars = {static_cast<int>(stars[0]), static_cast<int>(stars[1])};
    read.features = texts(row, "features");
    read.about = text(row, "about");
    read.keywords = text(row, "keywords");
    read.as_drawn = flag(row, "as_drawn");
    read.tv_licence = flag(row, "tv_licence");
    read.liquor = flag(row, "liquor");
    read.returnable = flag(row, "returnable", true);
    read.delivery_only = flag(row, "delivery_only");
    read.pickup_only = flag(row, "pickup_only");
    read.pre_order_share = number(row, "pre_order_share");
    return read;
}

Pinned pinned(const toml::table& row) {
    Pinned read{.code = text(row, "code"),
                .family = text(row, "family"),
                .brand = text(row, "brand"),
                .name = text(row, "name"),
                .model = text(row, "model"),
                .base = text(row, "base"),
                .variant = text(row, "variant"),
                .unit = text(row, "unit"),
                .unit_quantity = integer(row, "unit_quantity"),
                .values = {},
                .price = integer(row, "price"),
                .was = integer(row, "was"),
                .rating = integer(row, "rating"),
                .reviews = integer(row, "reviews"),
                .paint = {},
                .stock = text(row, "stock"),
                .trading = text(row, "trading"),
                .is_new = flag(row, "new"),
                .pre_order = flag(row, "pre_order")};
    if (row.contains("paint")) read.paint = static_cast<std::size_t>(integer(row, "paint"));
    if (const toml::table* given = row["values"].as_table())
        for (const auto& [key, node] : *given) read.values.emplace_back(std::string{key.str()}, value(node));
    return read;
}

/// Pages as a retailer would write them, through the same reader.
void read_content(const std::vector<Asset>& assets, const std::string& folder, const FillDates& fill,
                  Material& into) {
    for (const Asset& asset : assets) {
        if (!asset.path.starts_with(folder + "content/")) continue;
        const import::ContentFile file =
            import::read_content_file(fill(std::string{asset.content}), [](std::string_view) { return false; });
        const auto wrong = [&](std::int64_t line, const import::FieldProblem& problem) {
            throw std::runtime_error(std::string{asset.path} + ":" + std::to_string(line) + ": " + problem.field +
                                     " " + problem.reason);
        };
        for (const auto& [line, problem] : file.problems) wrong(line, problem);
        const auto taken = [&](auto checked, auto& rows, std::int64_t line) {
            for (const auto& problem : checked.problems) wrong(line, problem);
            rows.push_back(std::move(checked.row));
        };
        for (const auto& [kind, record] : file.rows) {
            if (kind == import::Kind::pages) taken(import::read_page(record), into.pages, record.line);
            if (kind == import::Kind::components)
                taken(import::read_component(record), into.components, record.line);
            if (kind == import::Kind::moved) taken(import::read_moved(record), into.moved, record.line);
        }
    }
}

std::string file(const std::vector<Asset>& assets, std::string_view path) {
    const auto found = std::ranges::find(assets, path, &Asset::path);
    if (found == assets.end()) throw std::runtime_error{"demo material: " + std::string{path} + " is missing"};
    return std::string{found->content};
}

/// As settings are stored: of a list each on a line of its own.
std::string setting_text(const toml::node& value) {
    const auto* list = value.as_array();
    if (!list) return value.value_or(std::string{});
    std::string lines;
    for (const toml::node& each : *list) {
        if (!lines.empty()) lines += '\n';
        lines += each.value_or(std::string{});
    }
    return lines;
}

}  // namespace

Material load_material(const std::vector<Asset>& assets, const FillDates& fill, std::string_view shop_folder) {
    Material all;
    const std::string folder = "server/assets/" + std::string{shop_folder} + "/";
    const auto shop = read_toml(assets, folder + "shop.toml");
    for (const auto& [key, value] : *shop["shop"].as_table())
        all.shop.emplace(std::string{key.str()}, setting_text(value));
    read_brands(shop, all);
    read_categories(shop, all);
    read_attributes(shop, all);
    const toml::table& owner = *shop["owner"].as_table();
    all.owner_name = text(owner, "name");
    all.owner_email = text(owner, "email");
    const auto stores = read_toml(assets, folder + "stores.toml");
    all.nearby_store = text(stores, "nearby");
    read_stores(stores, all);
    const auto families = read_toml(assets, folder + "families.toml");
    tables(families, "family", [&](const toml::table& row) { all.families.push_back(family(row)); });
    tables(families, "product", [&](const toml::table& row) { all.pinned.push_back(pinned(row)); });
    read_content(assets, folder, fill, all);
    all.promotions = file(assets, folder + "promotions.csv");
    all.coupons = file(assets, folder + "coupons.csv");
    return all;
}

}  // namespace spaza::demo
