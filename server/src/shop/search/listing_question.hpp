#pragma once

#include <string>

#include "base/codes.hpp"
#include "base/fields.hpp"

namespace spaza::search {

/// A listing as asked for on the wire.
struct ListingQuestion {
    std::string category;  // of the path; empty for none
    std::string brand;     // of the path
    std::string list;      // of the path: allPromotions or a promotion's code
    std::string query{":relevance"};
    std::string sort;
    std::string filters;
    std::string boost_code;
    std::string whole_facet;  // the facet all values of which are wanted; empty for none
    std::size_t page{0};
    std::size_t page_size{20};
    StoreCode zone;
    bool explained{false};   // with the parts of each score, for the retailer
    bool understood{false};  // with the query as it was understood, for the retailer
    FieldSet fields{Level::standard};
};

}  // namespace spaza::search
