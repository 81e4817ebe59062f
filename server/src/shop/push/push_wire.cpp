#include "shop/push/push_wire.hpp"

#include "base/messages.hpp"

namespace spaza::wire {
namespace {

std::string about(PushKind kind) {
    switch (kind) {
        case PushKind::delivery: return message("push.deliveryAbout");
        case PushKind::after_sale: return message("push.afterSaleAbout");
        case PushKind::back_in_stock: break;
    }
    return message("push.backInStockAbout");
}

}  // namespace

PushState to_wire(const PushPolicy& policy, const std::optional<PushDevice>& device,
                  const std::vector<spaza::PushChoice>& choices) {
    PushState state{.offered = policy.is_offered(), .applicationServerKey = {}, .deviceId = {}, .choices = {}};
    if (policy.is_offered()) state.applicationServerKey = policy.server_key;
    if (device) state.deviceId = device->id;
    for (const spaza::PushChoice& each : choices)
        state.choices.push_back(
            {std::string{name_of(each.kind)}, wording_of(each.kind), about(each.kind), each.wanted});
    return state;
}

}  // namespace spaza::wire
