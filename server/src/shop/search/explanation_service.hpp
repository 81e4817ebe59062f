#pragma once

#include "base/result.hpp"
#include "shop/catalogue/catalogue_service.hpp"
#include "shop/search/explanation_rules.hpp"
#include "shop/search/search_snapshot.hpp"
#include "shop/search/steering_snapshot.hpp"

namespace spaza::search {

/// Why products stand where they do in a search, from memory: the same listing shoppers have. Safe to share
/// between threads.
class ExplanationService {
public:
    ExplanationService(const SearchSnapshot& snapshot, const SteeringSnapshot& steering,
                       const CatalogueService& catalogue, const Clock& clock)
        : snapshot_{snapshot}, steering_{steering}, catalogue_{catalogue}, clock_{clock} {}

    /// The first 20 products of a search, and, with a code, where that product stands. NotFoundError for a product
    /// the shop does not show.
    Result<Explanation> explain(const std::string& words, const StoreCode& zone,
                                const std::string& product = {}) const;
    /// The first ten products under these rules at this moment, and with what was learned.
    SearchShown shown(const std::string& words, const StoreCode& zone, const std::vector<SearchRule>& rules,
                      TimePoint at) const;

private:
    ListingRequest request_of(const std::string& words, const StoreCode& zone) const;

    const SearchSnapshot& snapshot_;
    const SteeringSnapshot& steering_;
    const CatalogueService& catalogue_;
    const Clock& clock_;
};

}  // namespace spaza::search
