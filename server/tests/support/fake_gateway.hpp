#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "shop/payment/opening_service.hpp"
#include "shop/payment/reconciler_service.hpp"
#include "support/shop_fixture.hpp"

namespace spaza::testing {

/// A gateway in memory that does what a test tells it to. A notification's body is a merchant reference.
struct FakeGateway {
    std::string name{"payfast"};
    std::map<std::string, PaymentAttempt> attempts;  // by merchant reference
    std::string broken;                              // asking about this one throws
    std::map<std::string, Notice> paid;              // what questions are answered with, by merchant reference
    bool out_of_reach{false};                        // when it is asked about payments
    std::string silent_about;                        // no answer to questions about this one
    int questions{0};                                // asked, each for any number of attempts
    int asked_about{0};

    bool refuses_refunds{false};
    int silent_refunds{0};                 // so many are done, and nobody hears that they are
    int unreachable_refunds{0};            // so many are not even heard
    std::map<std::string, Money> refunds;  // by our id: the money that really moved
    int refund_calls{0};

    Opening opening{};
    int openings{0};
    std::function<void()> while_opening{};  // what others do in the meantime

    /// What the shop holds: it may be thrown away with a reconciler while the gateway stands.
    struct Door final : PaymentGateway {
        explicit Door(FakeGateway& behind) : at{behind} {}
        FakeGateway& at;

        std::string name() const override { return at.name; }
        std::optional<PaymentInstruction> instruction(const PaymentAttempt&, const PaymentMode&,
                                                      const Basket&) const override {
            return std::nullopt;
        }
        Opening open(const PaymentAttempt&, const PaymentMode&, const Basket&) override {
            at.openings += 1;
            const Opening made = at.opening;
            if (const auto meanwhile = at.while_opening) meanwhile();
            return made;
        }
        Notice read(const std::string& raw_body) const override {
            return notice_of(at.attempts.at(raw_body), GatewayStatus::complete, raw_body);
        }
        bool allowed_source(const std::string&) const override { return true; }
        Confirmation confirm(const Notice& notice) override {
            if (notice.merchant_ref == at.broken) throw std::logic_error{"broken"};
            return Confirmation::confirmed;
        }
        std::map<std::string, QueryAnswer> query(const std::vector<PaymentAttempt>& asked) override {
            at.questions += 1;
            at.asked_about += static_cast<int>(asked.size());
            std::map<std::string, QueryAnswer> answers;
            if (at.out_of_reach) {
                answers[asked.at(0).id] = {};
                return answers;
            }
            for (const PaymentAttempt& each : asked) {
                if (each.merchant_ref == at.broken) throw std::logic_error{"broken"};
                const auto found = at.paid.find(each.merchant_ref);
                answers[each.id] = {
                    .reached = each.merchant_ref != at.silent_about,
                    .payment = found == at.paid.end() ? std::nullopt : std::optional{found->second}};
            }
            return answers;
        }
        RefundAnswer refund(const RefundOrder& order) override {
            at.refund_calls += 1;
            if (at.refuses_refunds) return {RefundOutcome::refused, "no"};
            if (at.unreachable_refunds > 0) {
                at.unreachable_refunds -= 1;
                return {};
            }
            at.refunds.try_emplace(order.id, order.amount);
            if (at.silent_refunds > 0) {
                at.silent_refunds -= 1;
                return {};
            }
            return {RefundOutcome::accepted, "R-" + order.id};
        }
    };
};

ReconcilerService reconciler_of(TestShop& shop, const Gateways& gateways, std::vector<std::string>& problems,
                                Whose whose = {});
OpeningService opening_of(TestShop& shop, const Gateways& gateways, std::vector<std::string>& problems);

}  // namespace spaza::testing
