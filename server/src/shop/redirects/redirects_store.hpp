#pragma once

#include <vector>

#include "shop/redirects/redirects.hpp"

namespace spaza {

struct RedirectStore {
    virtual ~RedirectStore() = default;
    /// By their address.
    virtual std::vector<Redirect> all() = 0;
    /// In place of another of the same address.
    virtual void put(const Redirect& redirect) = 0;
    virtual void remove(const std::string& from) = 0;
    /// All of the shop, without what stands on them.
    virtual std::vector<ContentPage> pages() = 0;
    /// A product on sale, a category or a brand.
    virtual bool has(const std::string& kind, const std::string& code) = 0;
    /// Until the transaction ends nobody else changes addresses.
    virtual void hold() = 0;
};

}  // namespace spaza
