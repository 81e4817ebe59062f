#pragma once

#include "base/result.hpp"
#include "shop/settlements/settlements_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Reads gateways' settlement files and holds them against the payments, in the name of one person.
class SettlementService {
public:
    SettlementService(SettlementStore& store, StaffActLog& acts, const Clock& clock, std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    /// Nothing is kept of a file that cannot be read whole (SettlementFileError), or that is known.
    Result<SettlementMatch> add(const std::string& gateway, const std::string& name, std::string_view csv);
    Result<SettlementMatch> show(std::int64_t number);
    /// The latest hundred.
    std::vector<SettlementHead> list();

private:
    SettlementStore& store_;
    StaffActLog& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza
