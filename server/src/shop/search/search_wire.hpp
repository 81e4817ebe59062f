#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>

namespace spaza::wire {

/// What a listing may be asked with in a posted body.
struct SearchRequest {
    std::optional<std::string> query;
    std::optional<std::string> sort;
    std::optional<std::string> filters;
    std::optional<std::string> boostCode;
    std::optional<std::string> allValues;
    std::optional<std::int64_t> currentPage;
    std::optional<std::int64_t> pageSize;
};
BOOST_DESCRIBE_STRUCT(SearchRequest, (), (query, sort, filters, boostCode, allValues, currentPage, pageSize))

}  // namespace spaza::wire
