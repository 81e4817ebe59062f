#pragma once

#include <compare>
#include <functional>
#include <string>

namespace spaza {

template <class Tag>
struct Code {  // an OrderCode cannot be passed as a ProductCode
    std::string value;
    auto operator<=>(const Code&) const = default;
    bool empty() const { return value.empty(); }
};

using ProductCode = Code<struct ProductTag>;
using CategoryCode = Code<struct CategoryTag>;
using BrandCode = Code<struct BrandTag>;
using StoreCode = Code<struct StoreTag>;  // a point of service; also the zone it serves
using CartCode = Code<struct CartTag>;
using OrderCode = Code<struct OrderTag>;
using CustomerId = Code<struct CustomerTag>;
using AddressId = Code<struct AddressTag>;

/// Where a shopper stands: spec §1 channel and spec §3 zone.
struct ShopContext {
    std::string channel{"web"};
    StoreCode zone{};    // never empty for a route of the API: the router fills in the shop's default
    bool stated{false};  // the path said them; else a stock OCC client calls, which knows of neither
};

}  // namespace spaza

template <class Tag>
struct std::hash<spaza::Code<Tag>> {
    std::size_t operator()(const spaza::Code<Tag>& code) const { return std::hash<std::string>{}(code.value); }
};
