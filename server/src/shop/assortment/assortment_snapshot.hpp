#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "shop/assortment/assortment_board.hpp"

namespace spaza {

/// All products in memory, for the lists of the back office: made when somebody first asks, then kept in step with
/// the change log. Safe to share between threads.
class AssortmentSnapshot {
public:
    AssortmentSnapshot(BoardSource& source, int low_units) : source_{source}, low_units_{low_units} {}

    /// Nothing when the cursor is none of ours.
    std::optional<FoundProducts> find(const ProductQuestion& question);
    /// By state, in their order; `filter.state` does not count.
    std::array<std::size_t, kProductStates> count(const ProductFilter& filter);
    /// All codes that the filter finds, by code; nothing when there are more than `most`.
    std::optional<std::vector<std::string>> codes(const ProductFilter& filter, std::size_t most);

    /// Changes by kind and key, as the change log tells them.
    void apply(const std::vector<std::pair<std::string, std::string>>& changes);
    /// Changes may have been missed: it is made anew when somebody asks.
    void forget();

private:
    enum class State { empty, loading, ready };
    struct Chosen;
    struct Contents;

    void load();
    Contents read();
    void take(Contents contents);
    void put(BoardProduct product);
    void refresh(const std::vector<std::string>& codes);
    Chosen chosen(const ProductFilter& filter) const;
    bool is_in(const BoardProduct& product, ProductState state, std::int64_t free, const Chosen& chosen) const;

    BoardSource& source_;
    int low_units_;
    std::mutex loading_;   // one loads, others wait
    std::mutex applying_;  // what is read later is put later
    std::shared_mutex mutex_;
    State state_{State::empty};
    std::uint64_t forgotten_{0};                               // how often
    std::vector<std::pair<std::string, std::string>> missed_;  // while it was loading
    std::vector<BoardProduct> products_;
    std::unordered_map<std::string, std::size_t> index_;
    std::unordered_map<std::string, BoardCategory> categories_;
    std::unordered_map<std::string, std::int32_t> stores_;
};

}  // namespace spaza
