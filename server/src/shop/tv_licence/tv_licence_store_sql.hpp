#pragma once

#include "platform/storage/storage.hpp"
#include "shop/tv_licence/tv_licence_store.hpp"

namespace spaza {

class SqlTvLicenceStore final : public TvLicenceStore {
public:
    explicit SqlTvLicenceStore(storage::Session& session) : session_{session} {}

    void add(const TvLicence& licence, const std::string& holder) override;
    std::optional<TvLicence> find(const std::string& id, TimePoint checked_since) override;
    std::optional<TvLicence> of_cart(const CartCode& cart, TimePoint checked_since) override;
    void put_on(const std::string& id, const CartCode& cart) override;
    void take_off(const CartCode& cart) override;
    bool set_order(const std::string& id, const CartCode& cart, const OrderCode& order) override;
    std::vector<Kept> sold(TimePoint from, TimePoint before) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
