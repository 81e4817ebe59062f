#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/accounts/second_factor_states.hpp"

namespace spaza::wire {

enum class MfaWay { email, sms, app, recovery };
BOOST_DESCRIBE_ENUM(MfaWay, email, sms, app, recovery)

struct MfaWayOffered {
    std::string way;
    std::optional<std::string> to;  // masked
};
BOOST_DESCRIBE_STRUCT(MfaWayOffered, (), (way, to))

std::vector<MfaWayOffered> to_wire(const std::vector<WayOffered>& ways);
StepWay from_wire(MfaWay way);

struct SendMfaOtp {
    std::string tokenId;
    MfaWay way{MfaWay::email};
};
BOOST_DESCRIBE_STRUCT(SendMfaOtp, (), (tokenId, way))

struct ValidateMfaOtp {
    std::string tokenId;
    MfaWay way{MfaWay::email};
    std::optional<std::string> otp;
    std::optional<bool> trustDevice;
    std::optional<bool> keepSignedIn;
};
BOOST_DESCRIBE_STRUCT(ValidateMfaOtp, (), (tokenId, way, otp, trustDevice, keepSignedIn))

enum class MfaPurpose { turnOn, turnOff, recoveryCodes, confirm };
BOOST_DESCRIBE_ENUM(MfaPurpose, turnOn, turnOff, recoveryCodes, confirm)
StepPurpose from_wire(MfaPurpose purpose);

struct SendMfaAccountOtp {
    MfaPurpose purpose{MfaPurpose::confirm};
    MfaWay way{MfaWay::email};
    std::optional<std::string> tokenId;
};
BOOST_DESCRIBE_STRUCT(SendMfaAccountOtp, (), (purpose, way, tokenId))

struct MfaStep {
    bool responseStatus{true};
    std::optional<std::string> successMsg;
    std::optional<std::string> errorMsg;
    std::optional<bool> invalidOTP;
    std::optional<bool> maxCountReached;
    std::optional<int> triesLeft;
    std::optional<std::string> tokenId;
    std::optional<std::string> way;
    std::optional<std::int64_t> expiresIn;
    std::optional<std::int64_t> resendAfter;
    std::optional<std::string> sentTo;
    std::optional<std::string> appSecret;
    std::optional<std::string> appAddress;
    std::optional<std::vector<std::string>> recoveryCodes;
};
BOOST_DESCRIBE_STRUCT(MfaStep, (),
                      (responseStatus, successMsg, errorMsg, invalidOTP, maxCountReached, triesLeft, tokenId, way,
                       expiresIn, resendAfter, sentTo, appSecret, appAddress, recoveryCodes))

struct Mfa {
    bool isOn{false};
    std::vector<MfaWayOffered> ways;
    std::vector<std::string> canTurnOn;
    std::optional<std::string> messageWay;
    bool hasApp{false};
    std::optional<std::string> since;
    int recoveryCodesLeft{0};
    int trustedDevices{0};
    bool isConfirmed{false};
};
BOOST_DESCRIBE_STRUCT(Mfa, (),
                      (isOn, ways, canTurnOn, messageWay, hasApp, since, recoveryCodesLeft, trustedDevices,
                       isConfirmed))

Mfa to_wire(const SecondFactorState& state);

struct OwnSession {
    std::string id;
    std::string channel;
    std::optional<std::string> browser;
    std::optional<std::string> operatingSystem;
    std::optional<std::string> place;
    std::string since;
    std::string lastSeen;
    bool isCurrent{false};
    std::optional<bool> isNew;
};
BOOST_DESCRIBE_STRUCT(OwnSession, (),
                      (id, channel, browser, operatingSystem, place, since, lastSeen, isCurrent, isNew))

OwnSession to_wire(const spaza::OwnSession& session, const std::string& current);

struct OwnSessions {
    std::vector<OwnSession> sessions;
};
BOOST_DESCRIBE_STRUCT(OwnSessions, (), (sessions))

}  // namespace spaza::wire
