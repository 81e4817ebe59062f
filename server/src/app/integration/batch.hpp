#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/backoffice/staff_session.hpp"
#include "base/json.hpp"
#include "shop/import/record.hpp"

/// What other systems send in bulk: rows of stock and prices, taken as an import takes them, and steps of orders'
/// parts, taken as the back office takes them.
namespace spaza::app::integration {

/// The rows of a body; a row that is none has no fields, and its number is the record's line.
struct Batch {
    std::vector<import::Record> rows;
    bool partial{false};  // the good rows are taken whatever the others are
};

/// `application/json` is an object with a list `rows`, everything else one JSON object a line (empty ones are
/// passed over). Rows are numbered from 1: by line, or by their place in the list.
Result<std::vector<import::Record>> rows_in(std::string_view body, bool is_json, std::size_t most);

struct BatchProblem {
    std::int64_t row{};
    std::string field;
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(BatchProblem, (), (row, field, reason))

struct BatchAnswer {
    std::int64_t rows{};
    std::int64_t changed{};
    std::int64_t unchanged{};
    std::int64_t bad{};
    std::vector<BatchProblem> problems;  // the first 1 000
};
BOOST_DESCRIBE_STRUCT(BatchAnswer, (), (rows, changed, unchanged, bad, problems))

/// All rows or, when one is bad, none, with the first 50 of what is wrong.
Result<BatchAnswer> take_goods(backoffice::StaffSession& staff, import::Kind kind, const Batch& batch,
                               TimePoint now, const std::string& by);
/// A part that is already as far, or further, is unchanged.
Result<BatchAnswer> take_steps(backoffice::StaffSession& staff, const Batch& batch);

}  // namespace spaza::app::integration
