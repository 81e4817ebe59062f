#include "shop/reports/reports.hpp"

#include <algorithm>
#include <array>

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
    }
    return "";
}

const ReportName* report_named(std::string_view name) {
    using enum ReportKind;
    static constexpr std::array<ReportName, 14> kReports{{{"sales", all, false, true},
                                                          {"hours", hour, false, true},
                                                          {"channels", channel, false, false},
                                                          {"departments", department, false, false},
                                                          {"stores", store, false, false},
                                                          {"ways", way, false, false},
                                                          {"promotions", promotion, false, false},
                                                          {"coupons", coupon, false, false},
                                                          {"baskets", basket, false, true},
                                                          {"values", value, false, true},
                                                          {"returns", reason, true, false},
                                                          {"payments", payment, true, false},
                                                          {"refunds", refund, true, false},
                                                          {"vat", vat, true, true}}};
    const auto* const found = std::ranges::find(kReports, name, &ReportName::name);
    return found == kReports.end() ? nullptr : found;
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
    return *this;
}

}  // namespace spaza
