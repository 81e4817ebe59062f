#include "shop/accounts/second_step_wire.hpp"

namespace spaza::wire {
namespace {

std::optional<std::string> if_any(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

}  // namespace

std::vector<MfaWayOffered> to_wire(const std::vector<WayOffered>& ways) {
    std::vector<MfaWayOffered> all;
    for (const auto& [way, to] : ways) all.push_back({word_of(way), if_any(to)});
    return all;
}

StepWay from_wire(MfaWay way) {
    switch (way) {
        case MfaWay::email: return StepWay::email;
        case MfaWay::sms: return StepWay::sms;
        case MfaWay::app: return StepWay::app;
        case MfaWay::recovery: break;
    }
    return StepWay::recovery;
}

StepPurpose from_wire(MfaPurpose purpose) {
    switch (purpose) {
        case MfaPurpose::turnOn: return StepPurpose::turn_on;
        case MfaPurpose::turnOff: return StepPurpose::turn_off;
        case MfaPurpose::recoveryCodes: return StepPurpose::recovery_codes;
        case MfaPurpose::confirm: break;
    }
    return StepPurpose::confirm;
}

Mfa to_wire(const SecondFactorState& state) {
    Mfa mfa;
    mfa.isOn = state.factor.has_value();
    mfa.ways = to_wire(state.ways);
    for (const StepWay way : state.can_turn_on) mfa.canTurnOn.emplace_back(word_of(way));
    if (state.factor) {
        if (state.factor->message_way) mfa.messageWay = word_of(*state.factor->message_way);
        mfa.hasApp = !state.factor->app_secret.empty();
        mfa.since = iso_time(state.factor->turned_on_at);
    }
    mfa.recoveryCodesLeft = state.recovery_codes_left;
    mfa.trustedDevices = state.trusted_devices;
    mfa.isConfirmed = state.confirmed;
    return mfa;
}

OwnSession to_wire(const spaza::OwnSession& session, const std::string& current) {
    return {.id = session.id,
            .channel = session.channel,
            .browser = if_any(session.browser),
            .operatingSystem = if_any(session.operating_system),
            .place = if_any(session.place),
            .since = iso_time(session.since),
            .lastSeen = iso_time(session.last_seen),
            .isCurrent = session.id == current,
            .isNew = session.is_new ? std::optional{true} : std::nullopt};
}

}  // namespace spaza::wire
