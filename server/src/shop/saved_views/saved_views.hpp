#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/clock.hpp"

namespace spaza {

/// Of one list so many that are shared, and so many of one's own.
inline constexpr int kMostSavedViews = 20;
inline constexpr std::size_t kLongestViewName = 40;

/// Whose views: a list's shared ones, or those of a member.
struct ViewShelf {
    std::string list;                   // orders, products or customers
    std::optional<std::string> member;  // nobody: shared
};

/// A name for what a list was asked for.
struct SavedView {
    std::int64_t number{};
    ViewShelf shelf;
    std::string name;
    std::string query;  // view=toPack&store=S1
    int place{};
    std::int64_t version{1};
    TimePoint changed_at;
    std::string changed_by;
    bool is_shared() const { return !shelf.member; }
};

}  // namespace spaza
