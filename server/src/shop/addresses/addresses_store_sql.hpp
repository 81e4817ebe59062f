#pragma once

#include "platform/storage/storage.hpp"
#include "shop/addresses/addresses_store.hpp"

namespace spaza {

class SqlAddressStore final : public AddressStore {
public:
    explicit SqlAddressStore(storage::Session& session) : session_{session} {}

    void lock_addresses(const CustomerId& customer) override;
    std::vector<Address> list(const CustomerId& customer) override;
    std::optional<Address> find(const CustomerId& customer, const AddressId& id) override;
    void add(const Address& address, TimePoint now) override;
    void change(const Address& address, TimePoint now) override;
    bool remove(const CustomerId& customer, const AddressId& id) override;
    void make_default(const CustomerId& customer, const AddressId& id) override;
    void use(const CustomerId& customer, const AddressId& id) override;
    std::optional<Place> chosen_place(const CustomerId& customer) override;
    void choose_place(const CustomerId& customer, const Place& place, TimePoint now) override;
    void forget_place(const CustomerId& customer) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
