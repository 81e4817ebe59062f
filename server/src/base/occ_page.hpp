#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <cstddef>
#include <string>
#include <vector>

/// How OCC's younger lists say which part of them an answer is (interests, coupons, invoices).
namespace spaza::wire {

struct OccPagination {
    std::size_t count{};  // on this page
    std::size_t page{};   // from 0
    std::size_t totalCount{};
    std::size_t totalPages{};
    bool hasNext{};
    bool hasPrevious{};
};
BOOST_DESCRIBE_STRUCT(OccPagination, (), (count, page, totalCount, totalPages, hasNext, hasPrevious))

struct OccSort {
    std::string code;
    bool asc{true};
};
BOOST_DESCRIBE_STRUCT(OccSort, (), (code, asc))

/// Leaves of `all` what stands on this page of `size`, and says which that is.
template <class T>
OccPagination turn_to_page(std::vector<T>& all, std::size_t page, std::size_t size) {
    const std::size_t total = all.size();
    const std::size_t from = std::min(total, page * size);
    const std::size_t to = std::min(total, from + size);
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(to), all.end());
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(from));
    return {.count = to - from,
            .page = page,
            .totalCount = total,
            .totalPages = (total + size - 1) / size,
            .hasNext = to<total, .hasPrevious = page> 0};
}

}  // namespace spaza::wire
