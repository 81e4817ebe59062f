#pragma once

#include "shop/stock_admin/stock_admin.hpp"

namespace spaza {

struct StockAdminStore {
    virtual ~StockAdminStore() = default;
    /// By name.
    virtual std::vector<StockPlace> places() = 0;
    /// At every place, also those that have none; nothing when there is no such product.
    virtual std::optional<std::vector<StockShelf>> shelves(const std::string& product) = 0;
    /// In the order asked for; "" sums up all places.
    virtual std::vector<StockLine> lines(const std::vector<std::string>& products, const std::string& store,
                                         TimePoint now) = 0;
    /// Products with units on hand of which nothing was ordered since; by code, after that one.
    virtual std::vector<std::string> dead(const std::string& store, TimePoint since, const std::string& after,
                                          int most) = 0;

    /// By product; those that are no products are left out. A shelf that was not there is made.
    virtual std::vector<HeldShelf> hold(const std::vector<std::string>& products, const std::string& store) = 0;
    virtual std::vector<HeldShelf> see(const std::vector<std::string>& products, const std::string& store) = 0;
    /// Of a shelf that is held.
    virtual void set(const std::string& product, const std::string& store, int on_hand) = 0;

    virtual void add(const std::vector<StockMovement>& movements) = 0;
    virtual std::optional<StockMovement> lock_movement(std::int64_t number) = 0;
    virtual void set_undone(std::int64_t number, std::int64_t by) = 0;
    /// The latest first.
    virtual std::vector<StockMovement> movements(const MovementQuestion& question) = 0;
    /// What was corrected and counted there since then by one person, without a second: the sum of the values. Of
    /// one product by anybody, or, without one, counted by this person.
    virtual Money corrected(const std::string& product, const std::string& store, const std::string& by,
                            TimePoint since) = 0;
    /// Of these products, one that was counted there since then; "" for none.
    virtual std::string counted(const std::vector<std::string>& products, const std::string& store,
                                TimePoint since) = 0;
    /// The next of a series, such as TF-10001.
    virtual std::string next_batch(const char* beginning) = 0;
};

}  // namespace spaza
