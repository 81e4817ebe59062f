#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/import/cells.hpp"

namespace spaza::import {

/// Reads the shop's rows as an import would have them, inside the caller's transaction.
class SqlExport {
public:
    explicit SqlExport(storage::Session& session) : session_{session} {}

    /// How many rows `each` would give.
    std::int64_t count(Kind kind);
    /// The names of the columns: those of templates, and for products one for each attribute of the shop.
    std::vector<std::string> columns(Kind kind);
    /// Each row as texts in the order of `columns`, in an order that does not depend on the engine: those that
    /// others name come first.
    void each(Kind kind, const std::function<void(const std::vector<std::string>&)>& use);

private:
    void each_category(const std::function<void(const std::vector<Cell>&)>& use);

    storage::Session& session_;
};

/// Of coupons those that are anybody's: one that belongs to an account is no use elsewhere.
std::string export_condition(Kind kind);

}  // namespace spaza::import
