#include "shop/reports/reports.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

namespace spaza {

std::string_view name_of(ReportKind kind) {
    switch (kind) {
        case ReportKind::all: return "all";
        case ReportKind::hour: return "hour";
        case ReportKind::channel: return "channel";
        case ReportKind::department: return "department";
        case ReportKind::store: return "store";
        case ReportKind::promotion: return "promotion";
        case ReportKind::coupon: return "coupon";
        case ReportKind::way: return "way";
        case ReportKind::basket: return "basket";
        case ReportKind::value: return "value";
        case ReportKind::reason: return "reason";
        case ReportKind::payment: return "payment";
        case ReportKind::refund: return "refund";
        case ReportKind::vat: return "vat";
        case ReportKind::promise_way: return "promise_way";
        case ReportKind::promise_store: return "promise_store";
        case ReportKind::promise_department: return "promise_department";
        case ReportKind::visit: return "visit";
    }
    return "";
}

const ReportName* report_named(std::string_view name) {
    using enum ReportKind;
    static constexpr std::array<ReportName, 18> kReports{
        {{"sales", all, all, true},
         {"hours", hour, all, true},
         {"channels", channel, all, false},
         {"departments", department, all, false},
         {"stores", store, all, false},
         {"ways", way, all, false},
         {"promotions", promotion, all, false},
         {"coupons", coupon, all, false},
         {"baskets", basket, all, true},
         {"values", value, all, true},
         {"returns", reason, reason, false},
         {"payments", payment, payment, false},
         {"refunds", refund, refund, false},
         {"vat", vat, vat, true},
         {"promises", promise_way, promise_way, false},
         {"promisesByStore", promise_store, promise_way, false},
         {"promisesByDepartment", promise_department, promise_way, false},
         {"funnel", visit, visit, false}}};
    const auto* const found = std::ranges::find(kReports, name, &ReportName::name);
    return found == kReports.end() ? nullptr : found;
}

std::string coupon_key(std::string_view code, std::string_view promotion, std::string_view batch,
                       bool is_personal) {
    if (!batch.empty()) return std::string{batch};
    if (is_personal) return "personal";
    constexpr std::size_t kMostShown = 4;
    return fmt::format("{}\u2026 {}", code.substr(0, std::min(code.size() / 3, kMostShown)), promotion);
}

ReportFigures& ReportFigures::operator+=(const ReportFigures& other) {
    orders += other.orders;
    units += other.units;
    gross += other.gross;
    tax += other.tax;
    discount += other.discount;
    delivery += other.delivery;
    back_times += other.back_times;
    back_units += other.back_units;
    back += other.back;
    back_tax += other.back_tax;
    for (std::size_t n = 0; n < counts.size(); ++n) counts[n] += other.counts[n];
    return *this;
}

}  // namespace spaza
