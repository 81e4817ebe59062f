#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "shop/import/cells.hpp"
#include "shop/import/import.hpp"

namespace spaza::storage {
class Session;
}

namespace spaza::import {

/// Whose rows they are, and how many.
struct ImportBy {
    std::string name{"import"};  // stands in the history of prices
    std::string why{};
    bool agreed{false};    // two people said yes
    std::string act{};     // of the versions of its pages: '' they were published
    bool is_small{false};  // of a person: what there is already is asked for one by one, not learned whole
};

class Review;

/// Takes rows one by one and writes them in batches inside the caller's transaction. Rows must come after those
/// they name: categories, brands and attributes before products, products and stores before prices and stock. A
/// row already there just so is not written. Each changed code goes to the change log.
///
///     database.write([&](storage::Session& session) {
///         import::ImportSession rows{session, clock.now()};
///         rows.add(import::BrandRow{.code = "umoya", .name = "Umoya"});
///         …
///         rows.finish();
///         return true;
///     });
class ImportSession {
public:
    /// With a review nothing is written: it is reported what would be.
    ImportSession(storage::Session& session, TimePoint now, ImportBy by = {}, Review* review = nullptr);
    ~ImportSession();

    // Each answers what is wrong with the row; nothing wrong means it is taken.
    std::vector<FieldProblem> add(const CategoryRow& row);
    std::vector<FieldProblem> add(const BrandRow& row);
    std::vector<FieldProblem> add(const AttributeRow& row);
    std::vector<FieldProblem> add(const ProductRow& row);
    std::vector<FieldProblem> add(const PriceRow& row);
    std::vector<FieldProblem> add(const StockRow& row);
    std::vector<FieldProblem> add(const StoreRow& row);
    std::vector<FieldProblem> add(const PromotionRow& row);
    std::vector<FieldProblem> add(const CouponRow& row);
    std::vector<FieldProblem> add(const ContentPageRow& row);
    std::vector<FieldProblem> add(const ContentComponentRow& row);
    std::vector<FieldProblem> add(const OldOrderRow& row);
    std::vector<FieldProblem> add(const MovedRow& row);

    /// A row that a review of the same rows kept.
    void add_kept(Kind kind, const std::vector<Cell>& cells);

    /// Addresses of this import that lead back to themselves: kind, from, and the way round.
    struct MovedInCircles {
        std::string kind;
        std::string from;
        std::string way;
    };
    std::vector<MovedInCircles> moved_in_circles() const;

    /// Components of the page that were not added here are no longer on it.
    void forget_other_components(const std::string& page);

    /// Writes what is still waiting, and the change log. Answers the counts by kind (category, brand, …).
    const std::map<std::string, Counts>& finish();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace spaza::import
