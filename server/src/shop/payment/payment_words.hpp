#pragma once

#include <string_view>

#include "shop/payment/payment.hpp"

namespace spaza {

// The words the database keeps.
std::string_view state_name(AttemptState state);
AttemptState state_named(std::string_view name);
std::string_view part_name(PaymentPart part);
PaymentPart part_named(std::string_view name);
std::string_view verdict_name(Verdict verdict);
Verdict verdict_named(std::string_view name);
std::string_view source_name(EventSource source);
EventSource source_named(std::string_view name);
std::string_view gateway_status_name(GatewayStatus status);
std::string_view refund_state_name(RefundState state);
RefundState refund_state_named(std::string_view name);

}  // namespace spaza
