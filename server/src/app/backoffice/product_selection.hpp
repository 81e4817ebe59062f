#pragma once

#include "app/backoffice/assortment_shown.hpp"
#include "shop/assortment/assortment_snapshot.hpp"

namespace spaza::app::backoffice {

/// `query`, `brand`, `department`, `store` and `state` of a list.
Result<ProductFilter> filter_in(const http::Request& request);

struct SelectionForm {
    std::optional<std::vector<std::string>> codes;
    std::optional<std::string> query;
    std::optional<std::string> brand;
    std::optional<std::string> department;
    std::optional<std::string> state;
};
BOOST_DESCRIBE_STRUCT(SelectionForm, (), (codes, query, brand, department, state))

/// The products it stands for, each once: 5000 at most.
Result<std::vector<std::string>> codes_in(const SelectionForm& selection, AssortmentSnapshot& board);

}  // namespace spaza::app::backoffice
