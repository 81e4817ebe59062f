#include "shop/settlements/settlement_match_rules.hpp"

#include <algorithm>
#include <set>

namespace spaza {
namespace {

using enum SettlementOutcome;

/// Each payment of the shop stands in a file once, and each of its refunds.
class Matcher {
public:
    SettlementFinding find(const SettlementRow& row, const SettledPayment* payment) {
        if (row.kind == SettlementKind::other) return {row, matched};
        if (payment == nullptr) return {row, unknown};
        return row.kind == SettlementKind::payment ? of_payment(row, *payment) : of_refund(row, *payment);
    }
    bool has(const std::string& attempt) const { return paid_.contains(attempt); }

private:
    SettlementFinding of_payment(const SettlementRow& row, const SettledPayment& payment) {
        SettlementFinding finding{row, matched, payment.order, payment.amount};
        if (!paid_.insert(payment.attempt).second)
            finding.outcome = twice;
        else if (!payment.holds_money)
            finding.outcome = not_paid;
        else if (payment.amount != row.gross)
            finding.outcome = other_amount;
        return finding;
    }

    SettlementFinding of_refund(const SettlementRow& row, const SettledPayment& payment) {
        const auto [left, is_new] = refunds_left_.try_emplace(payment.attempt, payment.refunds);
        auto& refunds = left->second;
        if (const auto same = std::ranges::find(refunds, row.gross); same != refunds.end()) {
            refunds.erase(same);
            return {row, matched, payment.order, row.gross};
        }
        if (std::ranges::find(payment.open_refunds, row.gross) != payment.open_refunds.end())
            return {row, not_paid, payment.order, row.gross};
        if (refunds.empty()) return {row, payment.refunds.empty() ? unknown : twice, payment.order};
        return {row, other_amount, payment.order, refunds.front()};
    }

    std::set<std::string> paid_;
    std::map<std::string, std::vector<Money>> refunds_left_;
};

const SettledPayment* found_in(const std::map<std::string, SettledPayment>& payments, const std::string& key) {
    const auto found = payments.find(key);
    return key.empty() || found == payments.end() ? nullptr : &found->second;
}

}  // namespace

SettlementMatch match_settlement(const SettlementHead& head, const std::vector<SettlementRow>& rows,
                                 const std::map<std::string, SettledPayment>& by_reference,
                                 const std::map<std::string, SettledPayment>& by_gateway_ref,
                                 const std::vector<SettledPayment>& expected) {
    SettlementMatch match{.head = head};
    Matcher matcher;
    for (const SettlementRow& row : rows) {
        const SettledPayment* payment = found_in(by_reference, row.reference);
        if (payment == nullptr) payment = found_in(by_gateway_ref, row.gateway_ref);
        SettlementFinding finding = matcher.find(row, payment);
        if (finding.outcome == matched)
            ++match.matched;
        else
            match.differences.push_back(std::move(finding));
    }
    for (const SettledPayment& each : expected)
        if (!matcher.has(each.attempt))
            match.differences.push_back({{.reference = each.merchant_ref, .kind = SettlementKind::payment},
                                         missing,
                                         each.order,
                                         each.amount});
    return match;
}

}  // namespace spaza
