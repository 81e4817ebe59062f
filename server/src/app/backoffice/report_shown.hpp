#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/backoffice/order_shown.hpp"
#include "shop/reports/report_table.hpp"
#include "shop/reports/reports.hpp"

/// JSON shapes of contract/openapi/backoffice-reports.yaml.
namespace spaza::app::backoffice {

struct StaffReportPromises {
    std::int64_t parts{};
    std::int64_t inTime{};
    std::int64_t late{};
    std::int64_t open{};
    std::int64_t daysLate{};
};
BOOST_DESCRIBE_STRUCT(StaffReportPromises, (), (parts, inTime, late, open, daysLate))

struct StaffReportVisits {
    std::int64_t looked{};
    std::int64_t added{};
    std::int64_t checkouts{};
    std::int64_t paid{};
};
BOOST_DESCRIBE_STRUCT(StaffReportVisits, (), (looked, added, checkouts, paid))

struct StaffReportFigures {
    std::int64_t orders{};
    std::int64_t units{};
    wire::Amount gross;
    wire::Amount net;
    wire::Amount vat;
    wire::Amount discount;
    wire::Amount delivery;
    std::int64_t backTimes{};
    std::int64_t backUnits{};
    wire::Amount back;
    wire::Amount backVat;
    wire::Amount kept;
    std::optional<StaffReportPromises> promises{};
    std::optional<StaffReportVisits> visits{};
};
BOOST_DESCRIBE_STRUCT(StaffReportFigures, (),
                      (orders, units, gross, net, vat, discount, delivery, backTimes, backUnits, back, backVat,
                       kept, promises, visits))

struct StaffReportDayFigures {
    std::string day;
    StaffReportFigures figures;
    std::optional<std::string> dayBefore{};
    std::optional<StaffReportFigures> before{};
};
BOOST_DESCRIBE_STRUCT(StaffReportDayFigures, (), (day, figures, dayBefore, before))

struct StaffReportRow {
    std::string key;
    std::string name;
    StaffReportFigures figures;
    std::optional<StaffReportFigures> before{};
};
BOOST_DESCRIBE_STRUCT(StaffReportRow, (), (key, name, figures, before))

struct StaffReportRest {
    std::int64_t rows{};
    StaffReportFigures figures;
    std::optional<StaffReportFigures> before{};
};
BOOST_DESCRIBE_STRUCT(StaffReportRest, (), (rows, figures, before))

struct StaffReport {
    std::string report;
    std::string from;
    std::string to;
    std::optional<std::string> fromBefore{};
    std::optional<std::string> toBefore{};
    std::optional<std::string> countedTo{};
    std::int64_t daysWaiting{};
    StaffReportFigures total;
    std::optional<StaffReportFigures> totalBefore{};
    std::vector<StaffReportDayFigures> days{};
    std::vector<StaffReportRow> rows{};
    std::optional<StaffReportRest> rest{};
};
BOOST_DESCRIBE_STRUCT(StaffReport, (),
                      (report, from, to, fromBefore, toBefore, countedTo, daysWaiting, total, totalBefore, days,
                       rows, rest))

StaffReportFigures figures_shown(ReportKind kind, const ReportFigures& figures);
StaffReport report_shown(const ReportQuestion& question, const Report& report);
/// The rows, for a file; with those compared with beside them.
ReportTable report_table(const ReportQuestion& question, const Report& report);

}  // namespace spaza::app::backoffice
