#include "shop/price_beat/price_beat_rules.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "base/validation.hpp"

namespace spaza {
namespace {

using std::chrono::days;
using std::chrono::sys_days;

auto not_taken(const char* key, const char* field, std::vector<std::pair<std::string, std::string>> params = {}) {
    auto refusal = fail(Reason::invalid, key, field, "ValidationError", "parameter");
    refusal.error().params = std::move(params);
    return refusal;
}

std::string lower(std::string_view text) {
    std::string low{text};
    std::ranges::transform(low, low.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return low;
}

/// `www.shop.example` is at `shop.example`, and so is that itself.
bool is_at(const std::string& host, const std::string& site) {
    return host == site ||
           (host.size() > site.size() && host.ends_with(site) && host[host.size() - site.size() - 1] == '.');
}

bool is_ours(const std::string& host, const PriceBeatPolicy& policy, const std::string& asked_host) {
    const auto same = [&](const std::string& own) { return !own.empty() && is_at(host, lower(own)); };
    return std::ranges::any_of(policy.own_hosts, same) || (!host.empty() && host == host_of("//" + asked_host));
}

/// The reasons one by one; the first that holds is reported.
std::optional<Error> not_paid(const Order& order) {
    if (order.is_paid() && !order.owes_balance()) return std::nullopt;
    return not_taken("priceBeat.notPaidYet", "entryNumber").error();
}

std::optional<Error> came_free(const OrderEntry& entry) {
    if (!entry.give_away && paid_for_one(entry) > Money{}) return std::nullopt;
    return not_taken("priceBeat.free", "entryNumber").error();
}

/// Also of an order paid when its goods were gone: its units are not cancelled one by one, its money goes back
/// whole.
std::optional<Error> not_kept(const Order& order, const OrderEntry& entry) {
    if (entry.kept() > 0 && !order.is_cancelled()) return std::nullopt;
    return not_taken("priceBeat.cancelled", "entryNumber").error();
}

std::optional<Error> window_closed(const Order& order, sys_days today, days window) {
    const sys_days bought_on = johannesburg_day(order.created_at);
    if (days_left(bought_on, today, window)) return std::nullopt;
    return not_taken("priceBeat.windowClosed", "entryNumber",
                     {{"days", std::to_string(window.count())}, {"day", day_name(bought_on)}})
        .error();
}

}  // namespace

std::optional<int> days_left(sys_days bought_on, sys_days today, days window) {
    const days left = bought_on + window - today;
    if (left < days{0}) return std::nullopt;
    return static_cast<int>(left.count());
}

Result<BeatenPrice> amount_due(Money own_price, Money competitor_price, PriceBeatKind kind,
                               const PriceBeatPolicy& policy) {
    if (competitor_price == own_price) return not_taken("priceBeat.same", "competitorPrice");
    if (competitor_price > own_price)
        return not_taken(kind == PriceBeatKind::after_purchase ? "priceBeat.dearer" : "priceBeat.dearerBefore",
                         "competitorPrice", {{"amount", formatted(competitor_price - own_price)}});
    const Money difference = own_price - competitor_price;
    const Money bonus = std::min(difference.percent(policy.bonus_percent), own_price - difference);
    return BeatenPrice{difference, bonus, difference + bonus};
}

std::optional<Money> price_in(std::string_view text) {
    if (!FieldRules::shared().check("competitorPrice", text).empty()) return std::nullopt;
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string cents{text.substr(0, point)};
    cents += point == text.size() ? "" : text.substr(point + 1);
    for (std::size_t places = point == text.size() ? 0 : text.size() - point - 1; places < 2; ++places)
        cents += '0';
    std::int64_t value{};
    std::from_chars(cents.data(), cents.data() + cents.size(), value);
    return Money::cents(value);
}

std::string host_of(std::string_view url) {
    const std::size_t begin = url.find("//");
    if (begin == url.npos) return {};
    std::string_view rest = url.substr(begin + 2);
    return lower(rest.substr(0, std::min(rest.find_first_of(":/?#"), rest.size())));
}

std::optional<ProductCode> product_of_page(std::string_view url, const PriceBeatPolicy& policy,
                                           const std::string& asked_host) {
    std::string_view path = url;
    if (!url.starts_with('/') || url.starts_with("//")) {
        const std::string low = lower(url.substr(0, 8));
        if (!low.starts_with("http://") && !low.starts_with("https://")) return std::nullopt;
        if (!is_ours(host_of(url), policy, asked_host)) return std::nullopt;
        const std::size_t begin = url.find('/', url.find("//") + 2);
        if (begin == url.npos) return std::nullopt;
        path = url.substr(begin);
    }
    path = path.substr(0, path.find_first_of("?#"));
    const std::size_t mark = path.rfind("/p/");
    if (mark == path.npos) return std::nullopt;
    const std::string_view code = path.substr(mark + 3);
    const bool could_be_ours = !code.empty() && code.size() <= 64 && std::ranges::all_of(code, [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' || c == '.';
    });
    if (!could_be_ours) return std::nullopt;
    return ProductCode{std::string{code}};
}

Done check_competitor(std::string_view url, const PriceBeatPolicy& policy, const std::string& asked_host) {
    const std::string host = host_of(url);
    if (is_ours(host, policy, asked_host)) return not_taken("priceBeat.ownShop", "competitorProductURL");
    const auto there = [&](const std::string& site) { return !site.empty() && is_at(host, lower(site)); };
    if (std::ranges::any_of(policy.not_counted, there))
        return not_taken("priceBeat.notCounted", "competitorProductURL", {{"host", host}});
    return Done{};
}

Money paid_for_one(const OrderEntry& entry) {
    return entry.quantity > 0 ? Money::cents(entry.total.in_cents() / entry.quantity) : Money{};
}

Done may_be_claimed(const Order& order, const OrderEntry& entry, const std::vector<TimePoint>& claimed_at,
                    sys_days today, days window) {
    for (const auto& why :
         {came_free(entry), not_kept(order, entry), not_paid(order), window_closed(order, today, window)})
        if (why) return std::unexpected(*why);
    if (claimed_at.empty() || static_cast<int>(claimed_at.size()) < entry.kept()) return Done{};
    auto refusal = fail(Reason::conflict, "priceBeat.claimed", "entryNumber", "ConflictError", "parameter");
    refusal.error().params = {{"day", day_name(johannesburg_day(claimed_at.back()))}};
    return refusal;
}

std::vector<Error> check_form(const PriceBeatForm& form) {
    std::vector<Error> problems;
    const auto check = [&](const char* rule, const char* name, const std::string& text) {
        for (const std::string& key : FieldRules::shared().check(rule, text))
            problems.push_back(not_taken(key.c_str(), name).error());
    };
    if (form.kind == PriceBeatKind::after_purchase) {
        if (form.order.empty()) problems.push_back(not_taken("priceBeat.orderUnknown", "orderCode").error());
        const bool is_number = !form.entry_number.empty() && form.entry_number.size() <= 6 &&
                               std::ranges::all_of(form.entry_number, [](char c) { return c >= '0' && c <= '9'; });
        if (!is_number) problems.push_back(not_taken("priceBeat.selectOne", "entryNumber").error());
    } else if (form.own_url.empty()) {
        problems.push_back(not_taken("priceBeat.notOurPage", "ownProductURL").error());
    }
    if (!form.own_price.empty() && !price_in(form.own_price))
        problems.push_back(not_taken("priceBeat.ownPriceWrong", "ownPrice").error());
    check("competitorProductURL", "competitorProductURL", form.competitor_url);
    check("competitorPrice", "competitorPrice", form.competitor_price);
    check("priceBeatComment", "comment", form.comment);
    if (form.files.empty() && form.uploaded.empty())
        problems.push_back(not_taken("priceBeat.pictureNeeded", "file").error());
    return problems;
}

}  // namespace spaza
