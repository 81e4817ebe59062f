#include "shop/reports/report_sums_rules.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <set>

namespace spaza {
namespace {

constexpr std::int64_t kManyUnits = 5;
constexpr std::array kBandsInRand{0, 250, 500, 1000, 2500, 5000, 10000};

std::string hour_key(int hour) { return fmt::format("{:02}", hour); }

/// Figures of what an order has under each key of a kind: the order counts once, whatever the number of entries.
class PerKey {
public:
    PerKey(ReportDay& day, ReportKind kind) : day_{day}, kind_{kind} {}
    ReportFigures& at(const std::string& key) {
        ReportFigures& figures = day_[{kind_, key}];
        if (seen_.insert(key).second)
            is_first_ = true;
        else
            is_first_ = false;
        return figures;
    }
    bool is_first() const { return is_first_; }

private:
    ReportDay& day_;
    ReportKind kind_;
    std::set<std::string> seen_;
    bool is_first_{};
};

void add_entry(PerKey& to, const std::string& key, const SoldEntry& entry) {
    ReportFigures& figures = to.at(key);
    if (to.is_first()) ++figures.orders;
    figures.units += entry.units;
    figures.gross += entry.total;
    figures.tax += entry.tax;
    figures.discount += entry.discount;
}

void add_entry(PerKey& to, const std::string& key, const BackEntry& entry) {
    ReportFigures& figures = to.at(key);
    if (to.is_first()) ++figures.back_times;
    figures.back_units += entry.units;
    figures.back += entry.cents;
    figures.back_tax += tax_share(entry.whole_tax, entry.cents, entry.whole);
}

template <class Entries>
void add_entries(ReportDay& day, const Entries& entries) {
    PerKey departments{day, ReportKind::department};
    PerKey stores{day, ReportKind::store};
    PerKey ways{day, ReportKind::way};
    for (const auto& each : entries) {
        add_entry(departments, each.department, each);
        add_entry(stores, each.store, each);
        add_entry(ways, each.way, each);
    }
}

/// What was withheld is taken off the entries, by what they are worth: never paid back, it is in no department.
std::vector<BackEntry> paid_back_of(const TakenBack& back) {
    std::vector<BackEntry> entries = back.entries;
    if (entries.empty() || back.withheld == Money{}) return entries;
    std::vector<std::int64_t> weights;
    for (const BackEntry& each : entries) weights.push_back(each.cents.in_cents());
    const std::vector<Money> parts = allocate(back.withheld, weights);
    for (std::size_t n = 0; n < entries.size(); ++n) entries[n].cents = entries[n].cents - parts[n];
    return entries;
}

void add_offers(ReportDay& day, const SoldOrder& order) {
    PerKey promotions{day, ReportKind::promotion};
    PerKey coupons{day, ReportKind::coupon};
    const auto add = [&](PerKey& to, const std::string& key, Money discount) {
        ReportFigures& figures = to.at(key);
        figures.discount += discount;
        if (!to.is_first()) return;
        ++figures.orders;
        figures.gross += order.total;
        figures.tax += order.tax;
    };
    for (const SoldOffer& each : order.offers) {
        add(promotions, each.promotion, each.discount);
        if (!each.coupon.empty()) add(coupons, each.coupon, each.discount);
    }
}

}  // namespace

std::string basket_key(std::int64_t units) {
    return units >= kManyUnits ? std::to_string(kManyUnits) + '+' : std::to_string(units);
}

std::string value_key(Money total) {
    int bound = 0;
    for (const int each : kBandsInRand)
        if (total >= Money::cents(std::int64_t{each} * 100)) bound = each;
    return fmt::format("{:05}", bound);
}

void cut_rows(Report& report, std::size_t most) {
    for (std::size_t n = most; n < report.rows.size(); ++n) {
        const ReportRow& row = report.rows[n];
        ++report.rest.rows;
        report.rest.figures += row.figures;
        if (!row.before) continue;
        if (!report.rest.before) report.rest.before.emplace();
        *report.rest.before += *row.before;
    }
    if (report.rows.size() > most)
        report.rows.erase(report.rows.begin() + static_cast<std::ptrdiff_t>(most), report.rows.end());
}

Money tax_share(Money whole_tax, Money part, Money whole) {
    if (whole.in_cents() <= 0) return {};
    const std::int64_t twice = 2 * whole_tax.in_cents() * part.in_cents() + whole.in_cents();
    return Money::cents(twice / (2 * whole.in_cents()));
}

void add_sold(ReportDay& day, const SoldOrder& order) {
    ReportFigures whole{.orders = 1,
                        .gross = order.total,
                        .tax = order.tax,
                        .discount = order.discount,
                        .delivery = order.delivery};
    for (const SoldEntry& each : order.entries) whole.units += each.units;
    for (const ReportKey& key :
         {ReportKey{ReportKind::all, ""}, ReportKey{ReportKind::hour, hour_key(order.hour)},
          ReportKey{ReportKind::channel, order.channel}, ReportKey{ReportKind::basket, basket_key(whole.units)},
          ReportKey{ReportKind::value, value_key(order.total)}})
        day[key] += whole;
    add_entries(day, order.entries);
    add_offers(day, order);
}

void add_back(ReportDay& day, const TakenBack& back) {
    ReportFigures whole{
        .back_times = 1, .back = back.refund, .back_tax = tax_share(back.whole_tax, back.refund, back.whole)};
    for (const BackEntry& each : back.entries) whole.back_units += each.units;
    for (const ReportKey& key : {ReportKey{ReportKind::all, ""}, ReportKey{ReportKind::hour, hour_key(back.hour)},
                                 ReportKey{ReportKind::channel, back.channel}})
        day[key] += whole;
    add_entries(day, paid_back_of(back));
}

void add_promised(ReportDay& day, const PromisedPart& part) {
    const std::int64_t late = std::max<std::int64_t>(0, part.days_late.value_or(0));
    const ReportFigures one{.counts = {1, part.days_late && late == 0 ? 1 : 0, late > 0 ? 1 : 0, late}};
    day[{ReportKind::promise_way, part.way}] += one;
    day[{ReportKind::promise_store, part.store}] += one;
    for (const std::string& each : part.departments) day[{ReportKind::promise_department, each}] += one;
}

ReportDay sums_of(const DayRows& rows) {
    ReportDay day = rows.summed;
    for (const SoldOrder& each : rows.sold) add_sold(day, each);
    for (const TakenBack& each : rows.back) add_back(day, each);
    for (const PromisedPart& each : rows.promised) add_promised(day, each);
    return day;
}

}  // namespace spaza
