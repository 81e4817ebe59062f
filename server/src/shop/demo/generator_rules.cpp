#include "shop/demo/generator_rules.hpp"

#include <algorithm>

#include "shop/demo/figures_rules.hpp"
#include "shop/demo/offers_rules.hpp"
#include "shop/demo/product_rules.hpp"
#include "shop/import/record.hpp"

namespace spaza::demo {
namespace {

constexpr std::int64_t kFirstCode = 10'500'000;
constexpr double kStockRowsWanted = 150'000;  // beyond this, fewer stores carry each product
constexpr double kUsualStores = 17;

/// Which stores carry a product, and how many of it.
class StockPlan {
public:
    StockPlan(const Material& material, std::size_t products)
        : material_{material},
          density_{std::clamp(kStockRowsWanted / (static_cast<double>(products) * kUsualStores), 0.1, 1.0)} {}

    void plan(const Draft& draft, Random random, const Take& take) const {
        for (const PointOfService& store : material_.stores) {
            const std::int64_t units =
                store.warehouse ? in_warehouse(draft, random) : in_store(draft, store, random);
            if (units > 0)
                take(import::StockRow{
                    .product_code = draft.product.code, .store_code = store.code.value, .on_hand = units});
        }
    }

private:
    static std::int64_t in_warehouse(const Draft& draft, Random& random) {
        const bool empty = random.chance(0.08);
        const std::int64_t many = random.between(6, 60);
        if (draft.spread == Spread::none || draft.spread == Spread::elsewhere) return 0;
        if (draft.product.trading_type == TradingType::pickup_only) return 0;
        if (draft.spread == Spread::low) return 0;
        return empty && draft.spread == Spread::normal && draft.product.popularity < 4000 ? 0 : many;
    }

    std::int64_t in_store(const Draft& draft, const PointOfService& store, Random& random) const {
        const double share = random.share();
        const std::int64_t units = random.chance(0.3) ? random.between(1, 3) : random.between(4, 14);
        const bool is_default = store.code == material_.stores.front().code;
        if (draft.spread == Spread::none || draft.product.pre_order) return 0;
        if (draft.product.trading_type == TradingType::online_only) return 0;
        if (draft.spread == Spread::elsewhere && (is_default || store.town == "Johannesburg")) return 0;
        if (draft.spread == Spread::nearby)
            return store.code.value == material_.nearby_store ? units : is_default ? 0 : share < 0.3 ? units : 0;
        const bool popular = draft.product.popularity > 4000;
        if (is_default) return share < 0.7 || popular ? (draft.spread == Spread::low ? 1 + units % 4 : units) : 0;
        const double carried = (store.services.size() > 4   ? 0.55
                                : store.services.size() > 2 ? 0.4
                                                            : 0.2) *
                               density_;
        if (share >= carried) return 0;
        return draft.spread == Spread::low ? 1 + units % 2 : units;
    }

    const Material& material_;
    double density_;
};

std::string iso_day(std::chrono::sys_days day) { return iso_time(TimePoint{day}).substr(0, 10); }

struct Days {
    std::chrono::sys_days starts;
    std::chrono::sys_days ends;
};

/// The half of the year from one month up to another that it is now, or that comes next.
Days season(std::chrono::sys_days today, std::chrono::month from, std::chrono::month to) {
    const auto starting = [&](std::chrono::year year) {
        return Days{year / from / 1, (to < from ? year + std::chrono::years{1} : year) / to / 1};
    };
    const auto year = std::chrono::year_month_day{today}.year();
    Days days = starting(year - std::chrono::years{1});
    for (int n = 0; days.ends <= today; ++n) days = starting(year + std::chrono::years{n});
    return days;
}

/// `{day-3}` and `{day+14}`: a date so many days from today.
std::string days_filled(std::string text, std::chrono::sys_days today) {
    constexpr std::string_view kStart = "{day";
    for (std::size_t at = text.find(kStart); at != std::string::npos; at = text.find(kStart, at + 1)) {
        const std::size_t end = text.find('}', at);
        const auto days =
            import::parse_integer(text.substr(at + kStart.size() + (text[at + kStart.size()] == '+'),
                                              end - at - kStart.size() - (text[at + kStart.size()] == '+')));
        if (end != std::string::npos && days)
            text.replace(at, end - at + 1, iso_day(today + std::chrono::days{*days}));
    }
    return text;
}

void hand_over(const Draft& draft, const StockPlan& stock, Random random, const Take& take) {
    take(draft.product);
    take(draft.price);
    stock.plan(draft, random, take);
}

}  // namespace

std::string dated(std::string text, std::chrono::sys_days today) {
    const auto friday = offer_friday(today);
    const auto ends = iso_time(friday + std::chrono::hours{24} - std::chrono::seconds{1} - kJohannesburgOffset);
    const std::chrono::year_month_day date{today};
    const std::chrono::sys_days month_end{date.year() / date.month() / std::chrono::last};
    const Days warm = season(today, std::chrono::September, std::chrono::May);
    const Days cold = season(today, std::chrono::May, std::chrono::September);
    const std::pair<std::string_view, std::string> words[]{{"{offerEnds}", ends},
                                                           {"{offerDay}", day_name(friday)},
                                                           {"{monthEnd}", day_name(month_end).substr(4)},
                                                           {"{warmStarts}", iso_day(warm.starts)},
                                                           {"{warmEnds}", iso_day(warm.ends)},
                                                           {"{coldStarts}", iso_day(cold.starts)},
                                                           {"{coldEnds}", iso_day(cold.ends)}};
    for (const auto& [name, value] : words)
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
            text.replace(at, name.size(), value);
    return days_filled(std::move(text), today);
}

std::size_t generate(const Plan& plan, const Material& material,
                     const std::map<std::string, Drawing, std::less<>>& drawings, const Take& take) {
    for (const auto& category : material.categories) take(category);
    for (const auto& brand : material.brands) take(brand);
    for (const auto& attribute : material.attributes) take(attribute);
    for (const auto& store : material.stores) take(import::StoreRow{store});

    const Workshop workshop{.material = material, .drawings = drawings, .today = plan.today};
    const StockPlan stock{material, plan.products};
    std::size_t made = 0;
    for (; made < std::min(plan.products, material.pinned.size()); ++made) {
        const Draft draft = make_pinned(workshop, material.pinned[made], made, Random{plan.seed, made});
        hand_over(draft, stock, Random{plan.seed ^ 0x5EEDULL, made}, take);
    }
    std::int64_t last_code = kFirstCode;
    for (std::size_t series = 0; made < plan.products; ++series) {
        for (const Draft& draft :
             make_series(workshop, series, Random{plan.seed, series + 1'000'000}, last_code)) {
            last_code = std::stoll(draft.product.code);
            if (made == plan.products) break;
            hand_over(draft, stock, Random{plan.seed ^ 0x5EEDULL, made}, take);
            ++made;
        }
    }
    if (plan.products >= material.pinned.size()) hand_over_offers(material, plan.today, take);
    for (const auto& page : material.pages) take(page);
    for (const auto& component : material.components) take(component);
    for (const auto& moved : material.moved) take(moved);
    return made;
}

}  // namespace spaza::demo
