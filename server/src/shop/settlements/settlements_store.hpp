#pragma once

#include <map>

#include "shop/settlements/settlement.hpp"

namespace spaza {

/// What must be kept of gateways' files, and read of payments.
struct SettlementStore {
    virtual ~SettlementStore() = default;

    /// With a number of its own; nothing when this very file was read in before, or just now by
    /// somebody else.
    virtual std::optional<std::int64_t> add(const SettlementHead& head,
                                            const std::vector<SettlementRow>& rows) = 0;
    /// The latest first.
    virtual std::vector<SettlementHead> latest(int most) = 0;
    virtual std::optional<SettlementHead> find(std::int64_t number) = 0;
    virtual std::vector<SettlementRow> rows(std::int64_t number) = 0;
    /// Rows of files of its gateway with a smaller number that name what rows of this file name, the earliest
    /// first.
    virtual std::vector<EarlierRow> earlier(const SettlementHead& head) = 0;
    /// The payments that rows of a file name, by our reference or by the gateway's.
    virtual std::map<std::string, SettledPayment> named(const SettlementHead& head, bool by_gateway_ref) = 0;
    /// What was paid by this gateway on these days, the earliest first; so many at most.
    virtual std::vector<SettledPayment> paid(const std::string& gateway, TimePoint from, TimePoint before,
                                             std::int64_t most) = 0;
    virtual bool has_gateway(const std::string& gateway) = 0;
};

}  // namespace spaza
