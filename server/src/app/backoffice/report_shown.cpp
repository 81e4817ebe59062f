#include "app/backoffice/report_shown.hpp"

namespace spaza::app::backoffice {
namespace report_words {
namespace {

bool is_of_promises(ReportKind kind) {
    return kind == ReportKind::promise_way || kind == ReportKind::promise_store ||
           kind == ReportKind::promise_department;
}

std::vector<ReportCell> cells_of(ReportKind kind, const ReportFigures& figures) {
    const auto& counts = figures.counts;
    if (kind == ReportKind::visit) return {counts[0], counts[1], counts[2], counts[3]};
    if (is_of_promises(kind))
        return {counts[0], counts[1], counts[2], counts[0] - counts[1] - counts[2], counts[3]};
    return {figures.orders,     figures.units,    figures.gross,    figures.gross - figures.tax,
            figures.tax,        figures.discount, figures.delivery, figures.back_times,
            figures.back_units, figures.back,     figures.back_tax, figures.gross - figures.back};
}

std::vector<std::string> headings_of(ReportKind kind) {
    if (kind == ReportKind::visit)
        return {"Looked at a product", "Put one into the cart", "Began checkout", "Paid"};
    if (is_of_promises(kind)) return {"Promised", "In time", "Late", "Not there yet", "Days late"};
    return {"Orders",   "Units",           "Sold, with VAT", "Sold, without VAT", "VAT",           "Discounts",
            "Delivery", "Times paid back", "Units back",     "Paid back",         "VAT paid back", "Kept"};
}

void add_figures(std::vector<ReportCell>& row, ReportKind kind, const ReportFigures& figures) {
    const std::vector<ReportCell> cells = cells_of(kind, figures);
    row.insert(row.end(), cells.begin(), cells.end());
}

}  // namespace
}  // namespace report_words

StaffReportFigures figures_shown(ReportKind kind, const ReportFigures& figures) {
    StaffReportFigures shown{.orders = figures.orders,
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
    const auto& counts = figures.counts;
    if (kind == ReportKind::visit) shown.visits = {counts[0], counts[1], counts[2], counts[3]};
    if (report_words::is_of_promises(kind))
        shown.promises = {counts[0], counts[1], counts[2], counts[0] - counts[1] - counts[2], counts[3]};
    return shown;
}

StaffReport report_shown(const ReportQuestion& question, const Report& report) {
    const ReportKind kind = question.report->kind;
    StaffReport shown{.report = std::string{question.report->name},
                      .from = question.period.from,
                      .to = question.period.to,
                      .total = figures_shown(kind, report.total)};
    if (question.before) {
        shown.fromBefore = question.before->from;
        shown.toBefore = question.before->to;
        shown.totalBefore = figures_shown(kind, report.total_before);
    }
    for (const ReportOfDay& each : report.days) {
        StaffReportDayFigures day{.day = each.day, .figures = figures_shown(kind, each.figures)};
        if (question.before) {
            day.dayBefore = each.day_before;
            day.before = figures_shown(kind, each.before);
        }
        shown.days.push_back(std::move(day));
    }
    for (const ReportRow& each : report.rows) {
        StaffReportRow row{.key = each.key, .name = each.name, .figures = figures_shown(kind, each.figures)};
        if (each.before) row.before = figures_shown(kind, *each.before);
        shown.rows.push_back(std::move(row));
    }
    if (report.rest.rows > 0) {
        shown.rest = {.rows = report.rest.rows, .figures = figures_shown(kind, report.rest.figures)};
        if (report.rest.before) shown.rest->before = figures_shown(kind, *report.rest.before);
    }
    return shown;
}

ReportTable report_table(const ReportQuestion& question, const Report& report) {
    using namespace report_words;
    const ReportKind kind = question.report->kind;
    const std::vector<std::string> headings = headings_of(kind);
    ReportTable table{.title = std::string{question.report->name} + ' ' + question.period.from,
                      .headings = {"Key", "Name"},
                      .rows = {}};
    table.headings.insert(table.headings.end(), headings.begin(), headings.end());
    if (question.before)
        for (const std::string& each : headings) table.headings.push_back(each + ", before");
    const auto add = [&](std::string key, std::string name, const ReportFigures& figures,
                         const std::optional<ReportFigures>& before) {
        std::vector<ReportCell> row{std::move(key), std::move(name)};
        add_figures(row, kind, figures);
        if (question.before) add_figures(row, kind, before.value_or(ReportFigures{}));
        table.rows.push_back(std::move(row));
    };
    for (const ReportRow& each : report.rows) add(each.key, each.name, each.figures, each.before);
    if (report.rest.rows > 0)
        add("", std::to_string(report.rest.rows) + " more", report.rest.figures, report.rest.before);
    return table;
}

}  // namespace spaza::app::backoffice
