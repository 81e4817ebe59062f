#pragma once

#include "shop/tv_licence/tv_licence.hpp"

namespace spaza {

struct TvLicenceStore {
    virtual ~TvLicenceStore() = default;
    /// `holder` is sealed.
    virtual void add(const TvLicence& licence, const std::string& holder) = 0;
    virtual std::optional<TvLicence> find(const std::string& id, TimePoint checked_since) = 0;
    virtual std::optional<TvLicence> of_cart(const CartCode& cart, TimePoint checked_since) = 0;
    /// Instead of any other it had.
    virtual void put_on(const std::string& id, const CartCode& cart) = 0;
    virtual void take_off(const CartCode& cart) = 0;
    /// False when it is not on this cart any more.
    virtual bool set_order(const std::string& id, const CartCode& cart, const OrderCode& order) = 0;

    /// A line of the register with the holder still sealed under the licence's id.
    struct Kept {
        SoldTelevision line;
        std::string id;
        std::string holder;
    };
    /// Televisions of orders paid between these times, as far as they were not cancelled; those nobody asked a
    /// licence for have no id.
    virtual std::vector<Kept> sold(TimePoint from, TimePoint before) = 0;
};

}  // namespace spaza
