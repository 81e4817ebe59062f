#include "shop/payment/payment_words.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace spaza {
namespace {

constexpr std::array<std::string_view, 7> kStates{"created", "redirected",    "pending", "succeed",
                                                  "failed",  "part_refunded", "refunded"};
constexpr std::array<std::string_view, 3> kParts{"whole", "deposit", "balance"};
constexpr std::array<std::string_view, 10> kVerdicts{
    "received",       "applied",      "no_change",       "bad_signature", "wrong_source",
    "wrong_merchant", "wrong_amount", "unknown_payment", "not_confirmed", "voided"};
constexpr std::array<std::string_view, 6> kGatewayStatuses{"pending", "complete", "failed",
                                                           "unknown", "unpaid",   "voided"};
constexpr std::array<std::string_view, 4> kSources{"returned", "notify", "query", "manual"};
constexpr std::array<std::string_view, 4> kRefundStates{"needed", "sent", "done", "failed"};

template <class Enum, std::size_t N>
Enum named(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) throw std::invalid_argument{"unknown payment word: " + std::string{name}};
    return static_cast<Enum>(found - names.begin());
}

}  // namespace

std::string_view state_name(AttemptState state) { return kStates.at(static_cast<std::size_t>(state)); }
AttemptState state_named(std::string_view name) { return named<AttemptState>(kStates, name); }
std::string_view part_name(PaymentPart part) { return kParts.at(static_cast<std::size_t>(part)); }
PaymentPart part_named(std::string_view name) { return named<PaymentPart>(kParts, name); }
std::string_view verdict_name(Verdict verdict) { return kVerdicts.at(static_cast<std::size_t>(verdict)); }
Verdict verdict_named(std::string_view name) { return named<Verdict>(kVerdicts, name); }
std::string_view source_name(EventSource source) { return kSources.at(static_cast<std::size_t>(source)); }
EventSource source_named(std::string_view name) { return named<EventSource>(kSources, name); }

std::string_view gateway_status_name(GatewayStatus status) {
    return kGatewayStatuses.at(static_cast<std::size_t>(status));
}

std::string_view refund_state_name(RefundState state) { return kRefundStates.at(static_cast<std::size_t>(state)); }
RefundState refund_state_named(std::string_view name) { return named<RefundState>(kRefundStates, name); }

}  // namespace spaza
