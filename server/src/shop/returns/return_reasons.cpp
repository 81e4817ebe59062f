#include "shop/returns/return_reasons.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

constexpr std::array kReasons{
    ReturnReasonTerms{ReturnReason::damaged, "ProductDamaged", "return.reasonProductDamaged", ReturnWindow::damage,
                      true, true},
    ReturnReasonTerms{ReturnReason::faulty, "Faulty", "return.reasonFaulty", ReturnWindow::fault, false, true},
    ReturnReasonTerms{ReturnReason::wrong_item, "WrongItem", "return.reasonWrongItem", ReturnWindow::damage, false,
                      true},
    ReturnReasonTerms{ReturnReason::found_cheaper, "HighPrice", "return.reasonHighPrice",
                      ReturnWindow::change_of_mind, false, false},
    ReturnReasonTerms{ReturnReason::changed_mind, "ChangedMind", "return.reasonChangedMind",
                      ReturnWindow::change_of_mind, false, false},
};

}  // namespace

std::span<const ReturnReasonTerms> return_reasons() { return kReasons; }

const ReturnReasonTerms& terms_of(ReturnReason reason) {
    return *std::ranges::find(kReasons, reason, &ReturnReasonTerms::reason);
}

std::optional<ReturnReason> return_reason_named(std::string_view code) {
    const auto found = std::ranges::find(kReasons, code, &ReturnReasonTerms::code);
    if (found == kReasons.end()) return std::nullopt;
    return found->reason;
}

}  // namespace spaza
