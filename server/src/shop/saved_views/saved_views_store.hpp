#pragma once

#include <string_view>
#include <vector>

#include "shop/saved_views/saved_views.hpp"

namespace spaza {

struct SavedViewStore {
    virtual ~SavedViewStore() = default;
    /// The account of who is called so; nothing for a name without one.
    virtual std::optional<std::string> member_called(std::string_view name) = 0;
    /// By place.
    virtual std::vector<SavedView> all(const ViewShelf& shelf) = 0;
    /// Others that want a number, or hold the views as well, wait until the transaction ends.
    virtual void hold_all() = 0;
    /// Held until the transaction ends.
    virtual std::optional<SavedView> lock(std::int64_t number) = 0;
    /// Others that want one wait until the transaction ends.
    virtual std::int64_t next_number() = 0;
    virtual void add(const SavedView& view) = 0;
    virtual void save(const SavedView& view) = 0;
    virtual void put_at(std::int64_t number, int place) = 0;
    virtual void remove(std::int64_t number) = 0;
};

}  // namespace spaza
