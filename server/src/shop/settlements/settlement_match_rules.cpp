#include "shop/settlements/settlement_match_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

using enum SettlementOutcome;

/// Each payment of the shop stands in all files once, and each of its refunds.
class Matcher {
public:
    /// `file` is where the row stands, when that is another.
    SettlementFinding find(const SettlementRow& row, const SettledPayment* payment,
                           std::optional<std::int64_t> file = {}) {
        if (row.kind == SettlementKind::other) return {row, matched};
        if (payment == nullptr) return {row, unknown};
        return row.kind == SettlementKind::payment ? of_payment(row, *payment, file)
                                                   : of_refund(row, *payment, file);
    }
    bool has(const std::string& attempt) const { return paid_.contains(attempt); }

private:
    using File = std::optional<std::int64_t>;

    SettlementFinding of_payment(const SettlementRow& row, const SettledPayment& payment, File file) {
        SettlementFinding finding{row, matched, payment.order, payment.amount};
        const auto [first, is_new] = paid_.try_emplace(payment.attempt, file);
        if (!is_new) {
            finding.outcome = twice;
            finding.in_file = first->second;
        } else if (!payment.holds_money) {
            finding.outcome = not_paid;
        } else if (payment.amount != row.gross) {
            finding.outcome = other_amount;
        }
        return finding;
    }

    SettlementFinding of_refund(const SettlementRow& row, const SettledPayment& payment, File file) {
        Refunds& refunds = refunds_.try_emplace(payment.attempt, Refunds{payment.refunds, {}}).first->second;
        if (const auto same = std::ranges::find(refunds.left, row.gross); same != refunds.left.end()) {
            refunds.left.erase(same);
            refunds.taken.emplace(row.gross, file);
            return {row, matched, payment.order, row.gross};
        }
        if (const auto same = refunds.taken.find(row.gross); same != refunds.taken.end())
            return {row, twice, payment.order, row.gross, same->second};
        if (std::ranges::find(payment.open_refunds, row.gross) != payment.open_refunds.end())
            return {row, not_paid, payment.order, row.gross};
        if (refunds.left.empty()) return {row, unknown, payment.order};
        return {row, other_amount, payment.order, refunds.left.front()};
    }

    struct Refunds {
        std::vector<Money> left;
        std::map<Money, File> taken;
    };

    std::map<std::string, File> paid_;
    std::map<std::string, Refunds> refunds_;
};

const SettledPayment* found_in(const std::map<std::string, SettledPayment>& payments, const std::string& key) {
    const auto found = payments.find(key);
    return key.empty() || found == payments.end() ? nullptr : &found->second;
}

}  // namespace

SettlementMatch match_settlement(const SettlementHead& head, const std::vector<SettlementRow>& rows,
                                 const std::vector<EarlierRow>& earlier,
                                 const std::map<std::string, SettledPayment>& by_reference,
                                 const std::map<std::string, SettledPayment>& by_gateway_ref,
                                 const std::vector<SettledPayment>& expected) {
    SettlementMatch match{.head = head};
    Matcher matcher;
    const auto payment_of = [&](const SettlementRow& row) {
        const SettledPayment* payment = found_in(by_reference, row.reference);
        return payment != nullptr ? payment : found_in(by_gateway_ref, row.gateway_ref);
    };
    for (const EarlierRow& each : earlier) matcher.find(each.row, payment_of(each.row), each.file);
    for (const SettlementRow& row : rows) {
        SettlementFinding finding = matcher.find(row, payment_of(row));
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
