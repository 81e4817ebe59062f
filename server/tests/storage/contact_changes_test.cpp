#include <atomic>
#include <gtest/gtest.h>

#include "base/secrets.hpp"
#include "shop/accounts/contact_change_store_sql.hpp"
#include "support/accounts_fixture.hpp"
#include "support/at_once.hpp"

using namespace spaza;
using namespace spaza::testing;
using namespace std::chrono_literals;

namespace {

class ContactChanges : public AccountStorageTest {
protected:
    template <class Use>
    auto with(Use&& use) {
        return database().writing([&](storage::Session& session) {
            SqlContactChangeStore store{session};
            return use(store);
        });
    }
    void add(const ContactChange& change) {
        with([&](SqlContactChangeStore& store) {
            store.add(change);
            return true;
        });
    }
    ContactChange from(const std::string& old_value, const std::string& token_hash) {
        return {.id = secrets::random_id(),
                .customer = whose_,
                .is_email = true,
                .old_value = old_value,
                .old_proven_at = {},
                .token_hash = token_hash,
                .changed_at = clock_.now(),
                .expires_at = clock_.now() + 72h};
    }
    bool change_email(const CustomerId& customer, const std::string& email) {
        return with([&](SqlContactChangeStore& store) {
            return store.set_email(customer, email, clock_.now(), clock_.now());
        });
    }
    CustomerId another() {
        SignUp form = thandi();
        form.email = "another@example.co.za";
        return *signed_up(form).customer;
    }

    CustomerId whose_;
};

TEST_P(ContactChanges, AnAddressIsOneAccountsOnly) {
    whose_ = *signed_up().customer;
    const CustomerId other = another();
    EXPECT_FALSE(change_email(other, "thandi@example.co.za"));
    EXPECT_TRUE(change_email(other, "new@example.co.za"));
    EXPECT_TRUE(change_email(other, "new@example.co.za")) << "its own again";
    EXPECT_EQ(count("customer WHERE uid = 'new@example.co.za' AND email_proven_at IS NOT NULL"), 1);
}

TEST_P(ContactChanges, AnAddressTakenByManyAtOnceGoesToOne) {
    std::vector<CustomerId> customers;
    for (int i = 0; i < 8; ++i) {
        SignUp form = thandi();
        form.email = "customer" + std::to_string(i) + "@example.co.za";
        customers.push_back(*signed_up(form).customer);
    }
    std::atomic<int> taken{0};
    at_once(8, [&](int i) { taken += change_email(customers[i], "wanted@example.co.za") ? 1 : 0; });
    EXPECT_EQ(taken, 1);
    EXPECT_EQ(count("customer WHERE uid = 'wanted@example.co.za'"), 1);
}

TEST_P(ContactChanges, AChangeIsOpenForItsTimeAndLaterOnesCloseWithIt) {
    whose_ = *signed_up().customer;
    const ContactChange first = from("thandi@example.co.za", "first");
    add(first);
    clock_.pass(1h);
    add(from("second@example.co.za", "second"));
    const auto is_open = [&](const std::string& token) {
        return with([&](SqlContactChangeStore& store) { return store.open(token, clock_.now()).has_value(); });
    };
    EXPECT_TRUE(is_open("first"));
    EXPECT_TRUE(is_open("second"));
    EXPECT_FALSE(is_open("made up"));
    clock_.pass(71h);
    EXPECT_FALSE(is_open("first"));
    EXPECT_TRUE(is_open("second"));
    with([&](SqlContactChangeStore& store) {
        store.close_from(first, clock_.now());
        return true;
    });
    EXPECT_FALSE(is_open("second"));
}

TEST_P(ContactChanges, AnAddressThatMayBeHadBackIsKeptForItsOwner) {
    whose_ = *signed_up().customer;
    ASSERT_TRUE(change_email(whose_, "new@example.co.za"));
    ContactChange change = from("thandi@example.co.za", "token");
    change.old_proven_at = clock_.now();
    add(change);
    EXPECT_FALSE(sign_in_service().sign_up(thandi(), visitor_)) << "by signing up";
    const CustomerId other = another();
    const auto held_for_another = [&](const CustomerId& customer) {
        return with([&](SqlContactChangeStore& store) {
            return store.held_for_another(customer, "thandi@example.co.za", clock_.now());
        });
    };
    EXPECT_TRUE(held_for_another(other));
    EXPECT_FALSE(held_for_another(whose_));
    clock_.pass(72h);
    EXPECT_FALSE(held_for_another(other));
    EXPECT_TRUE(sign_in_service().sign_up(thandi(), visitor_));
}

TEST_P(ContactChanges, AnAddressThatWasOnlyTypedIsNobodysToKeep) {
    whose_ = *signed_up().customer;
    ASSERT_TRUE(change_email(whose_, "new@example.co.za"));
    add(from("thandi@example.co.za", "token"));
    const CustomerId other = another();
    EXPECT_FALSE(with([&](SqlContactChangeStore& store) {
        return store.held_for_another(other, "thandi@example.co.za", clock_.now());
    })) << "from who shows by a code that it is theirs";
    const auto enrolled = [&](AddressShown shown) {
        return transactional(&Services::accounts).write([&](AccountService& accounts) {
            return accounts.enrol(thandi(), "hash", visitor_, shown).has_value();
        });
    };
    EXPECT_FALSE(enrolled(AddressShown::no)) << "who typed it first might not get it back";
    EXPECT_TRUE(enrolled(AddressShown::yes));
    EXPECT_EQ(count("customer WHERE uid = 'thandi@example.co.za' AND email_proven_at IS NOT NULL"), 1);
}

TEST_P(ContactChanges, ANumberComesAndGoesWithItsProof) {
    whose_ = *signed_up().customer;
    const auto set = [&](const std::string& number, std::optional<TimePoint> proven_at) {
        with([&](SqlContactChangeStore& store) {
            store.set_mobile(whose_, number, proven_at, clock_.now());
            return true;
        });
    };
    set("0735550162", clock_.now());
    EXPECT_EQ(count("customer WHERE mobile_number = '0735550162' AND mobile_proven_at IS NOT NULL"), 1);
    set("", std::nullopt);
    EXPECT_EQ(count("customer WHERE mobile_number IS NULL AND mobile_proven_at IS NULL"), 1);
}

ON_BOTH_ENGINES(ContactChanges);

}  // namespace
