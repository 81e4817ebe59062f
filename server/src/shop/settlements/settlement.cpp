#include "shop/settlements/settlement.hpp"

namespace spaza {

std::string_view name_of(SettlementKind kind) {
    switch (kind) {
        case SettlementKind::payment: return "payment";
        case SettlementKind::refund: return "refund";
        case SettlementKind::other: return "other";
    }
    return "";
}

std::string_view name_of(SettlementOutcome outcome) {
    switch (outcome) {
        case SettlementOutcome::matched: return "matched";
        case SettlementOutcome::other_amount: return "otherAmount";
        case SettlementOutcome::unknown: return "unknown";
        case SettlementOutcome::twice: return "twice";
        case SettlementOutcome::not_paid: return "notPaid";
        case SettlementOutcome::missing: return "missing";
    }
    return "";
}

}  // namespace spaza
