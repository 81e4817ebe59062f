#include "shop/demo/product_rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

#include "shop/demo/figures_rules.hpp"

namespace spaza::demo {
namespace {

using namespace std::chrono;
using Values = std::vector<std::pair<std::string, Value>>;

constexpr int kNotDrawn = 3000;  // squared difference in colour that the artist's own picture is worth
constexpr std::string_view kLabel = "Demo data: this product, its price and its reviews are invented.";

constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kColours{{{"Black", "#20282c"},
                                                                                  {"White", "#f1f3f3"},
                                                                                  {"Silver", "#c3cacc"},
                                                                                  {"Graphite", "#3d4649"},
                                                                                  {"Petrol", "#0f6f80"},
                                                                                  {"Grey", "#8a8f86"},
                                                                                  {"Cream", "#e9e4da"},
                                                                                  {"Red", "#c4391b"},
                                                                                  {"Burgundy", "#7a1f2b"},
                                                                                  {"Yellow", "#e8b04a"},
                                                                                  {"Oak", "#8a5a34"}}};

const Value* find(const Values& values, std::string_view attribute) {
    for (const auto& [key, value] : values)
        if (key == attribute) return &value;
    return nullptr;
}

void set(Values& values, const std::string& attribute, Value value) {
    for (auto& [key, old] : values)
        if (key == attribute) {
            old = std::move(value);
            return;
        }
    values.emplace_back(attribute, std::move(value));
}

std::string code_of_brand(std::string_view name) {
    std::string code;
    for (const char each : name)
        code += each == ' ' ? '-' : static_cast<char>(each >= 'A' && each <= 'Z' ? each + ('a' - 'A') : each);
    return code;
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - ('a' - 'A'));
    return text;
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

int channel(std::string_view hex, std::size_t at) {
    int value = 0;
    std::from_chars(hex.data() + at, hex.data() + at + 2, value, 16);
    return value;
}

/// The colourway whose body is nearest to the colour's name; of two like ones the artist's own.
std::size_t paint_for(const Drawing& drawing, std::string_view colour) {
    std::string_view wanted = kColours[0].second;
    for (const auto& [name, hex] : kColours)
        if (name == colour) wanted = hex;
    std::size_t best = 0;
    int smallest = 1 << 30;
    for (std::size_t i = 0; i < drawing.colourways.size(); ++i) {
        const std::string& body = drawing.colourways[i].body;
        int distance = i < drawing.drawn ? 0 : kNotDrawn;
        for (const std::size_t at : {1U, 3U, 5U}) {
            const int difference = channel(body, at) - channel(wanted, at);
            distance += difference * difference;
        }
        if (distance >= smallest) continue;
        smallest = distance;
        best = i;
    }
    return best;
}

std::vector<import::ImageRow> pictures(const Drawing& drawing, std::size_t paint, const std::string& name) {
    const std::string stem = "/medias/" + drawing.name + "-" + std::to_string(paint + 1);
    return {{stem + ".svg", name},
            {stem + "-left.svg", name + ", from the left"},
            {stem + "-right.svg", name + ", from the right"},
            {stem + "-close.svg", name + ", close up"}};
}

std::string category_of(const Family& family, const Values& values) {
    if (family.category_by.empty()) return family.category;
    const Value* by = find(values, family.category_by);
    const double size = by ? std::get<double>(*by) : 0;
    for (std::size_t i = 0; i < family.category_below.size(); ++i)
        if (size < family.category_below[i]) return family.category_codes[i];
    return family.category_codes.back();
}

void add_scaled(const Family& family, Values& values) {
    for (const Scaled& scaled : family.scaled)
        if (const Value* by = find(values, scaled.by); by && !find(values, scaled.attribute))
            values.emplace_back(scaled.attribute, std::round(std::get<double>(*by) * scaled.times));
}

std::string first_of(const std::string& brand) { return brand.substr(0, 1); }

/// A1, B1 … X1, A2 …: one for each series.
std::string series_name(std::size_t series) {
    static constexpr std::string_view kLetters = "ABCDEFGHJKLMNPRSTVWX";
    return kLetters[series % kLetters.size()] + std::to_string(series / kLetters.size() + 1);
}

const Family& family_of(const Material& material, std::string_view key) {
    const auto found = std::ranges::find(material.families, key, &Family::key);
    if (found == material.families.end())
        throw std::runtime_error{"families.toml has no family " + std::string{key}};
    return *found;
}

const Family& drawn_family(const Material& material, Random& random) {
    std::size_t sum = 0;
    for (const Family& family : material.families) sum += family.weight;
    std::size_t at = random.below(sum);
    for (const Family& family : material.families) {
        if (at < family.weight) return family;
        at -= family.weight;
    }
    return material.families.back();
}

TimePoint end_of(sys_days day) { return day + hours{24} - seconds{1} - kJohannesburgOffset; }
TimePoint start_of(sys_days day) { return day - kJohannesburgOffset; }

/// Texts, attributes, pictures: what follows from family, brand and values.
void describe(const Workshop& workshop, const Family& family, const std::string& brand, Values values,
              std::optional<std::size_t> paint, import::ProductRow& product) {
    add_scaled(family, values);
    Values words = values;
    words.emplace_back("brand", brand);
    words.emplace_back("B", first_of(brand));
    for (auto& [key, value] : words)
        if (key == "colour") {
            std::string lower = std::get<std::string>(value);
            lower[0] = static_cast<char>(lower[0] | 0x20);
            value = lower;
        }
    if (product.name.empty()) {
        product.name = capitalised(filled(family.name, words));
        for (const auto& [gigabytes, terabytes] :
             {std::pair<std::string_view, std::string_view>{" 1000 GB", " 1 TB"},
              {" 2000 GB", " 2 TB"},
              {" 4000 GB", " 4 TB"}})
            replace_all(product.name, gigabytes, terabytes);
        product.model = filled(family.model, words);
        std::erase(product.model, '.');
        if (family.titles.empty()) product.name += ", " + product.model;
    }
    product.brand_code = code_of_brand(brand);
    product.category_code = category_of(family, values);
    product.summary = filled(family.about, words);
    product.description = product.summary;
    for (const std::string& feature : family.features) product.features.push_back(filled(feature, words));
    if (const Value* warranty = find(values, "warranty"))
        product.description += " Comes with a " + shown(*warranty) + "-month warranty.";
    product.description += "\n\n" + std::string{kLabel};
    product.ean = ean13("2000" + product.code);
    product.keywords = family.keywords;
    product.tv_licence = family.tv_licence;
    product.liquor = family.liquor;
    product.returnable = family.returnable;

    const Drawing& drawing = workshop.drawings.at(family.drawing);
    const Value* colour = find(values, "colour");
    const std::size_t colourways = family.as_drawn ? drawing.drawn : drawing.colourways.size();
    const std::size_t chosen = paint    ? *paint % colourways
                               : colour ? paint_for(drawing, std::get<std::string>(*colour))
                                        : 0;
    product.images = pictures(drawing, chosen, product.name);
    for (const auto& [key, value] : values) {
        if (key == "series" || key == "title") continue;
        if (const auto* word = std::get_if<std::string>(&value))
            product.attributes.emplace_back(key, capitalised(*word));
        else
            product.attributes.emplace_back(key, std::get<double>(value));
    }
}

TradingType trading_of(const Family& family, Random& random) {
    if (family.pickup_only) return TradingType::pickup_only;
    if (family.delivery_only) return TradingType::delivery_only;
    return random.chance(0.05) ? TradingType::online_only : TradingType::normal;
}

void price_drop(const Workshop& workshop, Money was, sys_days ends, Draft& draft) {
    draft.price.was_price = was;
    draft.price.offer_ends_at = end_of(ends);
    if (ends == offer_friday(workshop.today))
        draft.product.promotions.push_back({"promotion-price-drop", "Price drop, ends " + day_name(ends)});
}

/// Price, offer, ratings and dates that all sizes of a series share.
struct SeriesFigures {
    double tier{};
    bool on_offer{};
    double was_factor{};
    sys_days offer_ends;
    sys_days released;
    bool pre_order{};
};

SeriesFigures figures(const Workshop& workshop, const Family& family, Random& random) {
    SeriesFigures drawn;
    drawn.tier = 0.9 + random.share() * 0.7;
    drawn.on_offer = random.chance(0.28);
    drawn.was_factor = 1.1 + random.share() * 0.3;
    drawn.offer_ends =
        random.chance(0.6) ? offer_friday(workshop.today) : workshop.today + days{random.between(10, 40)};
    drawn.pre_order = random.chance(family.pre_order_share);
    drawn.released = drawn.pre_order ? offer_friday(workshop.today) + days{7 * random.between(1, 6)}
                                     : workshop.today - days{random.between(3, 1100)};
    return drawn;
}

void rate(Draft& draft, bool rated, Random& random) {
    if (!rated) return;
    const double share = random.share();
    draft.product.review_count = 3 + static_cast<std::int64_t>(share * share * share * 700);
    draft.product.rating = (random.between(340, 500) + random.between(400, 490)) / 20 * 10;
}

Spread spread_of(Random& random) {
    const double share = random.share();
    return share < 0.04   ? Spread::none
           : share < 0.10 ? Spread::elsewhere
           : share < 0.20 ? Spread::low
                          : Spread::normal;
}

void finish(const Workshop& workshop, Draft& draft, sys_days released, bool pre_order) {
    draft.product.released_at = start_of(released);
    draft.product.pre_order = pre_order;
    if (!pre_order && workshop.today - released < days{45}) draft.product.tags.push_back({"new", "New"});
    if (pre_order) draft.product.tags.push_back({"pre-order", "Pre-order"});
    draft.price.product_code = draft.product.code;
}

}  // namespace

std::string shown(const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), std::get<double>(value)).ptr;
    return {digits.data(), end};
}

std::string filled(std::string_view pattern, const std::vector<std::pair<std::string, Value>>& values) {
    std::string out;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        out += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = pattern.find('}', open);
        if (close == std::string_view::npos) return out.append(pattern.substr(open));
        const std::string_view name = pattern.substr(open + 1, close - open - 1);
        const Value* value = find(values, name);
        out += value ? shown(*value) : std::string{pattern.substr(open, close - open + 1)};
        pattern.remove_prefix(close + 1);
    }
    return out;
}

std::vector<Draft> make_series(const Workshop& workshop, std::size_t series, Random random,
                               std::int64_t last_code) {
    const Family& family = drawn_family(workshop.material, random);
    const std::string& brand = random.pick(family.brands);
    Values values = family.fixed;
    double price = family.price;
    for (const Choice& choice : family.choices) {
        const std::size_t at = random.below(choice.values.size());
        set(values, choice.attribute, choice.values[at]);
        if (!choice.price.empty()) price *= choice.price[at];
    }
    if (!family.colours.empty()) set(values, "colour", random.pick(family.colours));
    if (!family.titles.empty()) set(values, "title", random.pick(family.titles));
    set(values, "series", series_name(series));
    const auto shared = figures(workshop, family, random);
    const TradingType trading = trading_of(family, random);
    const std::size_t paint = random.below(8);

    const std::size_t sizes = family.variants ? family.variants->values.size() : 1;
    const std::size_t first = random.below(sizes);
    const std::size_t count = 1 + random.below(sizes - first);
    std::vector<Draft> drafts;
    for (std::size_t i = first; i < first + count; ++i) {
        Draft draft;
        last_code += random.between(1, 7);
        draft.product.code = std::to_string(last_code);
        double factor = 1;
        if (family.variants) {
            set(values, family.variants->attribute, family.variants->values[i]);
            if (!family.variants->price.empty()) factor = family.variants->price[i];
            draft.product.variant_value = filled(family.variants->label, values);
        }
        if (family.stars)
            set(values, "energyStars",
                static_cast<double>(random.between(family.stars->first * 2, family.stars->second * 2)) / 2);
        describe(workshop, family, brand, values, find(values, "colour") ? std::nullopt : std::optional{paint},
                 draft.product);
        if (count > 1)
            draft.product.base_product = drafts.empty() ? draft.product.code : drafts.front().product.code;
        draft.product.trading_type = trading;
        draft.price.price = shelf_price(price * shared.tier * factor);
        const Money was = shelf_price(price * shared.tier * factor * shared.was_factor);
        if (shared.on_offer && was > draft.price.price) price_drop(workshop, was, shared.offer_ends, draft);
        rate(draft, !shared.pre_order && random.chance(0.92), random);
        draft.product.popularity = draft.product.review_count + random.between(0, 200);
        draft.spread = spread_of(random);
        finish(workshop, draft, shared.released, shared.pre_order);
        drafts.push_back(std::move(draft));
    }
    return drafts;
}

Draft make_pinned(const Workshop& workshop, const Pinned& pinned, std::size_t rank, Random random) {
    const Family& family = family_of(workshop.material, pinned.family);
    Values values = family.fixed;
    for (const Choice& choice : family.choices) set(values, choice.attribute, choice.values.front());
    for (const auto& [attribute, value] : pinned.values) set(values, attribute, value);
    if (family.stars && !find(values, "energyStars"))
        set(values, "energyStars", static_cast<double>(family.stars->second - 1));
    set(values, "series", std::string{});

    Draft draft;
    draft.product.code = pinned.code;
    draft.product.name = pinned.name;
    draft.product.model = pinned.model;
    draft.product.base_product = pinned.base;
    draft.product.variant_value = pinned.variant;
    if (!pinned.unit.empty()) draft.product.unit_code = pinned.unit;
    if (pinned.unit_quantity > 0) draft.product.unit_quantity = pinned.unit_quantity;
    if (pinned.variant.empty() && family.variants && !pinned.base.empty())
        draft.product.variant_value = filled(family.variants->label, values);
    describe(workshop, family, pinned.brand, values, pinned.paint, draft.product);
    draft.product.trading_type = !pinned.trading.empty() ? trading_type(pinned.trading)
                                 : family.pickup_only    ? TradingType::pickup_only
                                 : family.delivery_only  ? TradingType::delivery_only
                                                         : TradingType::normal;
    draft.price.price = Money::cents(pinned.price * 100);
    if (pinned.was > 0) price_drop(workshop, Money::cents(pinned.was * 100), offer_friday(workshop.today), draft);
    draft.product.rating = pinned.rating;
    draft.product.review_count = pinned.reviews;
    draft.product.popularity = 5000 - static_cast<std::int64_t>(rank) * 20;
    draft.spread = pinned.stock == "none"        ? Spread::none
                   : pinned.stock == "low"       ? Spread::low
                   : pinned.stock == "elsewhere" ? Spread::elsewhere
                   : pinned.stock == "nearby"    ? Spread::nearby
                                                 : Spread::normal;
    const sys_days released = pinned.pre_order ? offer_friday(workshop.today) + days{14}
                              : pinned.is_new  ? workshop.today - days{12}
                                               : workshop.today - days{random.between(60, 400)};
    finish(workshop, draft, released, pinned.pre_order);
    return draft;
}

}  // namespace spaza::demo
