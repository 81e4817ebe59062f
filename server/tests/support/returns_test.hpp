#pragma once

#include <gmock/gmock.h>

#include "shop/addresses/addresses_service.hpp"
#include "shop/addresses/addresses_store_sql.hpp"
#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"
#include "shop/ledger/ledger_store_sql.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/returns/returns_admin_service.hpp"
#include "shop/returns/returns_service.hpp"
#include "shop/returns/returns_store_sql.hpp"
#include "shop/returns/returns_words.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {

inline const CustomerId kReturner{"thandi"};

struct NobodyHears final : AddressNews {
    void happened(AddressChange, const Address&) override {}
};

/// Returns of the shop on one session, with the rest of it.
struct ReturnsOf {
    ReturnsOf(storage::Session& session, TestShop& shop, const ReturnPolicy& policy,
              const std::string& who = "Sipho")
        : services{session, shop},
          attachments{session},
          contents{session},
          files{attachments, contents, shop.clock},
          address_store{session},
          location{Gazetteer::shared(), shop.stores},
          addresses{address_store, location, nobody, shop.clock},
          store{session},
          acts{session, shop.clock, "tests"},
          news{shop.customers, shop.mails, shop.messages, policy},
          shown{store, services.fulfilment, services.refunds, services.invoices, files, shop.stores, news},
          customer{store,      services.fulfilment, files, addresses,  shop.customers, shop.stores,
                   shop.terms, shop.holidays,       shown, shop.clock, policy},
          staff{store, services.fulfilment, services.reservations, shop.stores, shown, acts, shop.clock, policy,
                who} {}

    TestShop::Services services;
    SqlAttachmentStore attachments;
    SqlAttachmentContents contents;
    AttachmentService files;
    SqlAddressStore address_store;
    LocationService location;
    NobodyHears nobody;
    AddressService addresses;
    SqlReturnStore store;
    SqlStaffActStore acts;
    ReturnNewsService news;
    ShownReturnsService shown;
    ReturnService customer;
    ReturnAdminService staff;
};

struct ReturnsTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (!IsSkipped()) shop->refunds_are_real = true;
    }
    template <class Use>
    auto does(Use&& use) {
        using Answer = std::invoke_result_t<Use, ReturnsOf&>;
        std::optional<Answer> answer;
        database().write([&](storage::Session& session) {
            ReturnsOf returns{session, *shop, policy, who};
            answer.emplace(use(returns));
            if constexpr (requires {
                              answer->has_value();
                              answer->error();
                          })
                return answer->has_value();
            else
                return true;
        });
        return *std::move(answer);
    }
    void hand_over(const Order& order) {
        for (const OrderConsignment& part : order.consignments)
            for (const auto to :
                 {ConsignmentStatus::picked, ConsignmentStatus::shipped, ConsignmentStatus::delivered})
                ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
                    return d.fulfilment.move({.consignment = part.code, .to = to});
                }));
    }
    Order delivered(const std::string& product, int units, const std::string& customer = "thandi") {
        const PlacedOrder placed = shop->placed(customer, product, units);
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, placed.attempt.merchant_ref)),
                  Verdict::applied);
        hand_over(placed.order);
        return shop->order(customer, placed.order.code);
    }
    static ReturnForm form_of(const Order& order, int units, const std::string& reason = "ChangedMind",
                              int entry = 0) {
        ReturnForm form;
        form.order = order.code;
        form.shipment = order.entries[static_cast<std::size_t>(entry)].consignment;
        form.entries = {
            {.entry = entry, .units = units, .reason = reason, .comment = {}, .files = {}, .uploaded = {}}};
        form.mode = 1;
        form.store = "G101";
        return form;
    }
    Result<ShownReturn> ask(const ReturnForm& form, const CustomerId& customer = kReturner) {
        return does([&](ReturnsOf& r) { return r.customer.request(customer, form); });
    }
    template <class Step>
    Result<ShownReturn> staff(Step&& step) {
        return does([&](ReturnsOf& r) { return step(r.staff); });
    }
    /// Handed in at the store it was meant for, and found as new.
    void hand_in(const ShownReturn& shown, int sellable, int scrap = 0) {
        const std::string& code = shown.request.code;
        ASSERT_TRUE(staff([&](ReturnAdminService& service) { return service.receive(code, ""); }));
        const int entry = shown.request.entries()[0].entry;
        ASSERT_TRUE(staff([&](ReturnAdminService& service) {
            return service.inspect(code, {{.entry = entry, .sellable = sellable, .scrap = scrap}});
        }));
    }
    Result<ShownReturn> refund(const std::string& code) {
        return staff([&](ReturnAdminService& service) { return service.refund(code); });
    }
    Money given_back(const OrderCode& order) {
        Money sum;
        shop->does([&](TestShop::Services& d) {
            for (const Refund& each : d.refund_store.of_order(order)) sum += each.amount;
            return true;
        });
        return sum;
    }
    Money documents(const OrderCode& order) {
        Money left;
        for (const Invoice& each : shop->does([&](TestShop::Services& d) { return d.invoices.of_order(order); }))
            left += each.kind == InvoiceKind::invoice ? each.total : Money{} - each.total;
        return left;
    }
    std::vector<std::string> acts() {
        std::vector<std::string> all;
        for (const StaffAct& act : does([](ReturnsOf& r) { return r.acts.recent({}); }))
            all.insert(all.begin(), act.act + " by " + act.by + ": " + act.from + " to " + act.to);
        return all;
    }
    std::vector<std::string> broken_ledger() {
        std::vector<std::string> rules;
        for (const LedgerFault& each :
             database().reading([](storage::Session& session) { return faults_in_the_ledger(session); }))
            rules.push_back(each.rule + ": " + each.subject);
        return rules;
    }
    std::string who{"Sipho"};  // of the shop's people
    ReturnPolicy policy{.answer_days = 1, .hand_in_days = 10, .collects = true, .shop = "https://shop.example"};
};

}  // namespace spaza::testing
