#include "app/backoffice/report_shown.hpp"

#include <array>

namespace spaza::app::backoffice {
namespace report_words {
namespace {

void add_figures(std::vector<ReportCell>& row, const ReportFigures& figures) {
    const std::vector<ReportCell> cells{
        figures.orders,     figures.units,    figures.gross,    figures.gross - figures.tax,
        figures.tax,        figures.discount, figures.delivery, figures.back_times,
        figures.back_units, figures.back,     figures.back_tax, figures.gross - figures.back};
    row.insert(row.end(), cells.begin(), cells.end());
}

constexpr std::array kHeadings{"Orders",     "Units",     "Sold, with VAT", "Sold, without VAT",
                               "VAT",        "Discounts", "Delivery",       "Times paid back",
                               "Units back", "Paid back", "VAT paid back",  "Kept"};

}  // namespace
}  // namespace report_words

StaffReportFigures figures_shown(const ReportFigures& figures) {
    return {.orders = figures.orders,
            .units = figures.units,
            .gross = wire::amount(figures.gross),
            .net = wire::amount(figures.gross - figures.tax),
            .vat = wire::amount(figures.tax),
            .discount = wire::amount(figures.discount),
            .delivery = wire::amount(figures.delivery),
            .backTimes = figures.back_times,
            .backUnits = figures.back_units,
            .back = wire::amount(figures.back),
            .backVat = wire::amount(figures.back_tax),
            .kept = wire::amount(figures.gross - figures.back)};
}

StaffReport report_shown(const ReportQuestion& question, const Report& report) {
    StaffReport shown{.report = std::string{question.report->name},
                      .from = question.period.from,
                      .to = question.period.to,
                      .total = figures_shown(report.total)};
    if (question.before) {
        shown.fromBefore = question.before->from;
        shown.toBefore = question.before->to;
        shown.totalBefore = figures_shown(report.total_before);
    }
    for (const ReportOfDay& each : report.days) {
        StaffReportDayFigures day{.day = each.day, .figures = figures_shown(each.figures)};
        if (question.before) {
            day.dayBefore = each.day_before;
            day.before = figures_shown(each.before);
        }
        shown.days.push_back(std::move(day));
    }
    for (const ReportRow& each : report.rows) {
        StaffReportRow row{.key = each.key, .name = each.name, .figures = figures_shown(each.figures)};
        if (each.before) row.before = figures_shown(*each.before);
        shown.rows.push_back(std::move(row));
    }
    if (report.rest.rows > 0) {
        shown.rest = {.rows = report.rest.rows, .figures = figures_shown(report.rest.figures)};
        if (report.rest.before) shown.rest->before = figures_shown(*report.rest.before);
    }
    return shown;
}

ReportTable report_table(const ReportQuestion& question, const Report& report) {
    using namespace report_words;
    ReportTable table{.title = std::string{question.report->name} + ' ' + question.period.from,
                      .headings = {"Key", "Name"},
                      .rows = {}};
    table.headings.insert(table.headings.end(), kHeadings.begin(), kHeadings.end());
    if (question.before)
        for (const char* heading : kHeadings) table.headings.push_back(std::string{heading} + ", before");
    const auto add = [&](std::string key, std::string name, const ReportFigures& figures,
                         const std::optional<ReportFigures>& before) {
        std::vector<ReportCell> row{std::move(key), std::move(name)};
        add_figures(row, figures);
        if (question.before) add_figures(row, before.value_or(ReportFigures{}));
        table.rows.push_back(std::move(row));
    };
    for (const ReportRow& each : report.rows) add(each.key, each.name, each.figures, each.before);
    if (report.rest.rows > 0)
        add("", std::to_string(report.rest.rows) + " more", report.rest.figures, report.rest.before);
    return table;
}

}  // namespace spaza::app::backoffice
