#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"
#include "paysim/courier.hpp"
#include "paysim/payfast_sandbox.hpp"

namespace spaza::paysim {

/// A payment announced to a gateway before its shopper comes.
struct HostedPayment {
    enum class State { open, paid, declined, cancelled };
    std::string id;
    std::string merchant_ref;
    std::string description;
    Money amount;
    std::string return_url;
    std::string cancel_url;
    std::string notify_url;  // empty: this gateway sends no notifications
    State state{State::open};
    int failing_queries{0};
    Money refunded{};
};

/// How one gateway puts things: its notification about a payment, and the form its browsers come back with.
struct Dialect {
    enum class Fault { none, amount, signature };
    virtual ~Dialect() = default;
    virtual std::string notification(const HostedPayment& payment, HostedPayment::State reported,
                                     Fault fault) const = 0;
    virtual Fields return_fields(const HostedPayment& payment) const = 0;
};

/// A gateway that tells of a payment with the same fields everywhere; their signature stands last.
struct SigningDialect : Dialect {
    virtual Fields fields(const HostedPayment& payment, HostedPayment::State reported, Money amount) const = 0;
    std::string notification(const HostedPayment& payment, HostedPayment::State reported,
                             Fault fault) const override;
    Fields return_fields(const HostedPayment& payment) const override;
};

/// What gateways that are notified of a payment beforehand have in common, with faults on request. In memory.
class HostedSandbox {
public:
    HostedSandbox(const Dialect& dialect, SandboxSettings settings, Courier& courier)
        : dialect_{dialect}, settings_{std::move(settings)}, courier_{courier} {}

    HostedPayment open(HostedPayment payment);
    std::optional<HostedPayment> find(const std::string& id);
    /// As `find`, but fails while the button said so.
    enum class Heard { yes, unknown, broken };
    Heard ask(const std::string& id, HostedPayment& into);

    /// Where the browser goes next, with a form when `fields` are not empty; no address: it stays.
    struct Next {
        std::string url;
        Fields fields;
    };
    Next press(const std::string& id, Press what, std::optional<std::chrono::milliseconds> delay);

    enum class Refunding { done, refused, repeated, unknown };
    /// One request key gives back once.
    Refunding refund(const std::string& id, const std::string& request, Money amount);

    std::vector<Notification> notifications();
    std::vector<HostedPayment> payments();

private:
    void notify(const HostedPayment& payment, HostedPayment::State reported, std::chrono::milliseconds after,
                Dialect::Fault fault = Dialect::Fault::none);
    void deliver(std::size_t number, std::chrono::milliseconds after);
    void tried(std::size_t number, long status);

    const Dialect& dialect_;
    const SandboxSettings settings_;
    Courier& courier_;
    std::mutex mutex_;
    std::map<std::string, HostedPayment> payments_;
    std::map<std::string, Money> refunds_;  // by request key
    std::vector<Notification> sent_;
};

}  // namespace spaza::paysim
