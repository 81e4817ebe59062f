#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"

namespace spaza {

/// By what figures are kept for each day.
enum class ReportKind {
    all,         // key ""
    hour,        // 00 to 23, of placing
    channel,     // web, msite, app
    department,  // category code; "" for what is in none
    store,       // point of service that the units come from
    promotion,   // code
    coupon,      // batch, `personal`, or a masked code: never one that can be spent
    way,         // doorstep, pickup, online_only
    basket,      // units in an order: 1, 2, 3, 4, 5+
    value,       // order value, by the lower bound of its band in rand: 0000, 0250, …
    reason,      // why customers send back; by the day a return is asked for
    payment,     // gateway/state of attempts, by the day they were begun
    refund,      // gateway/state, by the day they were asked for
    vat,         // basis points, of invoices and credit notes
    // Parts of paid orders, on the day they were promised for:
    promise_way,
    promise_store,
    promise_department,
    visit  // channel; of browser tabs, summed up apart
};

std::string_view name_of(ReportKind kind);

/// Sums of one kind and key over some time. `back…` is what went back in that time, whenever it was bought.
struct ReportFigures {
    std::int64_t orders{};
    std::int64_t units{};
    Money gross{};  // with VAT, less discounts; of `all`, `hour` and `channel` with delivery
    Money tax{};
    Money discount{};
    Money delivery{};
    std::int64_t back_times{};
    std::int64_t back_units{};
    Money back{};
    Money back_tax{};
    /// Of promises: parts, of them in time, late, and days late in all. Of visits, how far they went: looked at a
    /// product, put one into the cart, began checkout, paid; who went further counts before as well.
    std::array<std::int64_t, 4> counts{};

    ReportFigures& operator+=(const ReportFigures& other);
    bool operator==(const ReportFigures&) const = default;
};

using ReportKey = std::pair<ReportKind, std::string>;
/// A day of visits as it was summed up; kept unless another node was faster.
struct VisitsTurn {
    std::string day;
    std::optional<TimePoint> before;  // when it was summed up last, as it was read
    std::map<std::string, ReportFigures> channels;
};

/// The figures of one day.
using ReportDay = std::map<ReportKey, ReportFigures>;

/// An entry of a paid order.
struct SoldEntry {
    std::string department;
    std::string store;
    std::string way;
    std::int64_t units{};
    Money total;  // less its discount
    Money tax;
    Money discount;
};

/// Key of ReportKind::coupon: the batch of a code, `personal` of one customer's, else how the code begins, and its
/// promotion. Nobody can spend what is read in a report.
std::string coupon_key(std::string_view code, std::string_view promotion, std::string_view batch,
                       bool is_personal);

/// What one promotion took off an order, once for each of its lines.
struct SoldOffer {
    std::string promotion;
    std::string coupon;  // its key: coupon_key
    Money discount;
};

/// A paid order, on the day it was placed.
struct SoldOrder {
    int hour{};
    std::string channel;
    Money total;
    Money tax;
    Money discount;
    Money delivery;
    std::vector<SoldEntry> entries{};
    std::vector<SoldOffer> offers{};
};

/// Units of an entry for which money went back.
struct BackEntry {
    std::string department;
    std::string store;
    std::string way;
    std::int64_t units{};
    Money cents{};
    Money whole;  // of the entry, and its tax
    Money whole_tax;
};

/// One cancellation or return of a paid order, on the day of it.
struct TakenBack {
    int hour{};
    std::string channel;
    Money refund;
    Money withheld;  // of the entries' worth, for gifts that are kept; below zero: given back after all
    Money whole;     // of the order, and its tax
    Money whole_tax;
    std::vector<BackEntry> entries{};
};

/// A part of a paid order that is not cancelled, on the day it was promised for.
struct PromisedPart {
    std::string way;
    std::string store;
    std::set<std::string> departments{};
    std::optional<std::int64_t>
        days_late{};  // 0 and less: in time; nothing until it was delivered or can be collected
};

/// What the rows of a day say: what was sold and went back, and what the database sums up by itself.
struct DayRows {
    std::vector<SoldOrder> sold{};
    std::vector<TakenBack> back{};
    std::vector<PromisedPart> promised{};
    ReportDay summed{};                                              // payments, refunds, documents, returns
    std::vector<std::pair<std::string, std::string>> departments{};  // found on the way: product, department
};

/// A day as it was summed up, and departments found on the way that are to be kept.
struct CountedDay {
    std::string day;
    ReportDay figures;
    std::vector<std::pair<std::string, std::string>> departments{};  // product, department
};

/// What one turn of summing up found; kept whole or not at all.
struct ReportTurn {
    std::int64_t turn{};  // that was read
    std::string position;
    std::vector<CountedDay> days{};
    std::vector<std::string> done{};  // of the days due
    bool all_are_due{};               // every day is to be summed up again
    std::int64_t left{};              // days still due afterwards
};

struct ReportPosition {
    std::string position;
    std::int64_t turn{};
    TimePoint at;
};

/// Days from `from` to `to`, both counted, written 2026-11-28.
struct ReportPeriod {
    std::string from;
    std::string to;
};

/// What one may ask for: its name on the wire and the kind it is read from.
struct ReportName {
    std::string_view name;  // sales, hours, departments, …
    ReportKind kind;
    ReportKind total;  // the kind whose rows add up to the total of the report
    bool is_in_time;   // rows in the order of keys; else the largest first
};
const ReportName* report_named(std::string_view name);

struct ReportQuestion {
    const ReportName* report{};
    ReportPeriod period;
    std::optional<ReportPeriod> before{};
    std::optional<std::string> key{};  // days of this row alone
};

struct ReportRow {
    std::string key;
    std::string name;
    ReportFigures figures;
    std::optional<ReportFigures> before{};
};

struct ReportOfDay {
    std::string day;
    ReportFigures figures;
    std::string day_before{};  // "" without a comparison
    ReportFigures before{};
};

/// Rows that are too many to be reported one by one.
struct ReportRest {
    std::int64_t rows{};
    ReportFigures figures{};
    std::optional<ReportFigures> before{};
};

struct Report {
    ReportFigures total;
    ReportFigures total_before{};
    std::vector<ReportOfDay> days{};
    std::vector<ReportRow> rows{};
    ReportRest rest{};
};

}  // namespace spaza
