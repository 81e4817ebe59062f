#pragma once

#include "shop/reports/reports.hpp"

namespace spaza {

/// Adds a paid order to the figures of the day it was placed: once to each key it stands under.
void add_sold(ReportDay& day, const SoldOrder& order);

/// Adds what went back to the figures of the day it did.
void add_back(ReportDay& day, const TakenBack& back);

/// Adds a part to the day it was promised for: once to its way, its store and each of its departments.
void add_promised(ReportDay& day, const PromisedPart& part);

/// The figures of a day from all its rows.
ReportDay sums_of(const DayRows& rows);

/// The part of `whole_tax` that falls on `part` of `whole`, rounded half up; nothing of nothing.
Money tax_share(Money whole_tax, Money part, Money whole);

/// The rows after so many are added up in `rest`.
void cut_rows(Report& report, std::size_t most);

/// Key of ReportKind::basket, and of ReportKind::value.
std::string basket_key(std::int64_t units);
std::string value_key(Money total);

}  // namespace spaza
