#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/accounts/second_step.hpp"
#include "shop/accounts/ways_in.hpp"

namespace spaza {

/// Second factors, the steps under way, and what is trusted instead.
struct SecondStepStore : WaysIn {
    /// Whoever else changes or takes steps of this customer waits until the transaction ends.
    virtual void take_turn(const CustomerId& customer) = 0;

    virtual std::optional<SecondFactor> find(const CustomerId& customer) = 0;
    virtual void set_message_way(const CustomerId& customer, StepWay way, TimePoint now) = 0;
    virtual void set_app(const CustomerId& customer, std::string_view sealed_secret, std::int64_t last_step,
                         TimePoint now) = 0;
    /// False when a code of this step, or of a later one, was taken already.
    virtual bool use_app_step(const CustomerId& customer, std::int64_t step) = 0;
    /// With its codes, tickets and trusted devices.
    virtual void remove(const CustomerId& customer) = 0;
    /// Trusted devices and steps at sign-in under way: what leant on a password that is another one now.
    virtual void end_trust(const CustomerId& customer) = 0;

    virtual void replace_recovery_codes(const CustomerId& customer, const std::vector<std::string>& hashes,
                                        TimePoint now) = 0;
    /// False when it is used, or none.
    virtual bool use_recovery_code(const CustomerId& customer, std::string_view hash, TimePoint now) = 0;
    virtual int recovery_codes_left(const CustomerId& customer) = 0;

    virtual void trust(const CustomerId& customer, std::string_view token_hash, TimePoint now,
                       TimePoint until) = 0;
    virtual bool trusts(const CustomerId& customer, std::string_view token_hash, TimePoint now) = 0;
    virtual int trusted_devices(const CustomerId& customer, TimePoint now) = 0;
    /// All but those.
    virtual void trust_only(const CustomerId& customer, const std::vector<std::string>& token_hashes) = 0;

    virtual void add(const StepTicket& ticket) = 0;
    virtual std::optional<StepTicket> ticket(std::string_view id) = 0;
    virtual void count_wrong(std::string_view ticket) = 0;
    /// False when it is used already.
    virtual bool use(std::string_view ticket, TimePoint now) = 0;

    /// A newer code: those of before, and the tries at them, count no more.
    virtual void add(const StepCode& code) = 0;
    /// Newest first.
    virtual std::vector<StepCode> codes(std::string_view ticket) = 0;

    /// The session was opened on a device trusted by this token, if it is one.
    virtual void trusted_from(const CustomerId& customer, std::string_view token_hash,
                              std::string_view family) = 0;
    /// Of the device this session was opened on.
    virtual void end_trust_from(const CustomerId& customer, std::string_view family) = 0;
    /// A code opened the session, and nothing else was asked for.
    virtual void opened_by(std::string_view family, FirstStep code) = 0;
    /// The code that opened it by itself; nothing for every other session.
    virtual std::optional<FirstStep> code_that_opened(std::string_view family) = 0;
    /// The session has passed the second step.
    virtual void mark_passed(std::string_view family, TimePoint now) = 0;
    /// Whether somebody signed in with this session since then.
    virtual bool begun_since(std::string_view family, TimePoint since) = 0;
    virtual bool passed_since(std::string_view family, TimePoint since) = 0;
    /// Whether address and number have both been shown to be the customer's.
    virtual bool all_proven(const CustomerId& customer) = 0;
};

}  // namespace spaza
