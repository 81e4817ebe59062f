#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/codes.hpp"

/// What search engines and price comparisons are given: sitemaps, robots.txt, the merchant feed.
namespace spaza {

/// A page and when it last became what it is; 0 when nobody knows.
struct ListedPage {
    std::string path;
    std::int64_t modified_at{};
};

/// A product as the database has it; its address and price come from the catalogue.
struct ListedProduct {
    ProductCode code;
    std::string summary;
    std::string description;
    std::string ean;
    std::string model;
    std::int64_t modified_at{};  // of product and price, the later
    std::int64_t offer_ends_at{};
    std::int64_t units{};  // free, in all points of service
};

}  // namespace spaza
