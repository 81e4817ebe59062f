#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/money.hpp"
#include "shop/import/cells.hpp"

namespace spaza::import {

struct FieldChange {
    std::string field;
    std::string before;
    std::string after;
};

/// What an import would do to the rows of one kind.
struct KindReview {
    std::int64_t added{};
    std::int64_t changed{};
    std::int64_t removed{};
    std::map<std::string, std::int64_t> fields{};  // how often each would change
    struct Row {
        std::string key;
        std::vector<FieldChange> changes{};  // none: the row is new, or would be removed
        enum class Is { added, changed, removed } is{};
    };
    std::vector<Row> first{};  // of each sort the first few
};

struct PriceMove {
    std::string product;
    Money before;
    Money after;
    /// How far it moves, in whole per cent of what it was; rounded towards nothing.
    std::int64_t percent() const;
};

/// What would change if an import were done.
class Review {
public:
    /// Names so many rows of each sort, and keeps so many to be written afterwards.
    explicit Review(std::size_t shown, std::size_t kept = 0) : shown_{shown}, most_kept_{kept} {}

    /// As if nothing had been noted yet.
    void restart() { *this = Review{shown_, most_kept_}; }

    /// A row that would be written; nullptr for one that is not there.
    void note(Kind kind, const std::vector<Cell>* before, const std::vector<Cell>& after);
    void removed(Kind kind, const std::string& key);

    const std::map<Kind, KindReview>& kinds() const { return kinds_; }
    /// Every row that would be written, in the order of kinds; nothing when there are too many, or more than rows
    /// would change (parts that are removed, the first store).
    const std::vector<std::pair<Kind, std::vector<Cell>>>* kept() const { return keeps_all_ ? &kept_ : nullptr; }
    /// Prices that move by more than 30 %, the first thousand of them.
    const std::vector<PriceMove>& price_moves() const { return price_moves_; }
    std::int64_t price_move_count() const { return price_move_count_; }

private:
    void keep(KindReview& review, KindReview::Row row);
    void note_price(const std::vector<Cell>& before, const std::vector<Cell>& after);

    std::size_t shown_;
    std::size_t most_kept_;
    bool keeps_all_{true};
    std::vector<std::pair<Kind, std::vector<Cell>>> kept_;
    std::map<Kind, KindReview> kinds_;
    std::vector<PriceMove> price_moves_;
    std::int64_t price_move_count_{};
};

}  // namespace spaza::import
