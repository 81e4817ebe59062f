#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace spaza {

/// Why something comes back.
enum class ReturnReason { damaged, faulty, wrong_item, found_cheaper, changed_mind };

/// Which of the shop's times counts for a reason.
enum class ReturnWindow { change_of_mind, damage, fault };

/// A reason as the shop knows it: one line of the table is all there is to one.
struct ReturnReasonTerms {
    ReturnReason reason;
    std::string_view code;      // on the wire
    std::string_view name_key;  // in contract/messages
    ReturnWindow window;
    bool picture_needed;  // at least one
    bool is_looked_at;    // somebody of the shop decides; what the law leaves to the customer is not decided
};

/// All reasons, in the order they are offered.
std::span<const ReturnReasonTerms> return_reasons();
const ReturnReasonTerms& terms_of(ReturnReason reason);
std::optional<ReturnReason> return_reason_named(std::string_view code);

/// Nothing is wrong with it.
inline bool is_change_of_mind(ReturnReason reason) {
    return terms_of(reason).window == ReturnWindow::change_of_mind;
}

}  // namespace spaza
