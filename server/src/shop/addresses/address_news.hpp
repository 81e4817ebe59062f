#pragma once

#include <cstdint>

#include "shop/addresses/addresses.hpp"

namespace spaza {

enum class AddressChange : std::uint8_t { added, changed, removed };

/// Hears, within the transaction, what is done to an address book (targets R-15).
struct AddressNews {
    virtual ~AddressNews() = default;
    /// `address` as it is now, or was until it was removed.
    virtual void happened(AddressChange change, const Address& address) = 0;
};

}  // namespace spaza
