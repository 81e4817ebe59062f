#include <algorithm>
#include <thread>

#include "shop/addresses/addresses_service.hpp"
#include "shop/addresses/addresses_store_sql.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

struct TwoStores final : StoreReader {
    TwoStores() {
        midrand.code.value = "G205";
        midrand.at = {-26.01, 28.12};
        midrand.town = "Midrand";
        midrand.postal_code = "1682";
        cape_town.code.value = "G301";
        cape_town.at = {-33.92, 18.42};
    }
    std::vector<PointOfService> all() const override { return {midrand, cape_town}; }
    std::optional<PointOfService> find(const StoreCode& code) const override {
        return code == cape_town.code ? cape_town : midrand;
    }
    std::vector<std::pair<PointOfService, double>> nearest(const GeoPoint& from, std::size_t) const override {
        const double to_midrand = distance_km(from, midrand.at);
        const double to_cape_town = distance_km(from, cape_town.at);
        if (to_cape_town < to_midrand) return {{cape_town, to_cape_town}};
        return {{midrand, to_midrand}};
    }
    PointOfService warehouse() const override { return midrand; }
    PointOfService midrand;
    PointOfService cape_town;
};

struct HeardChanges final : AddressNews {
    void happened(AddressChange change, const Address& address) override {
        heard.emplace_back(change, address.form.line1);
    }
    std::vector<std::pair<AddressChange, std::string>> heard;
};

AddressForm berger_street() {
    return {.title_code = "ms",
            .first_name = "Thandi",
            .last_name = "Nkosi",
            .cellphone = "0821234567",
            .alternate_number = {},
            .unit_number = "4B",
            .building_name = "Kudu Hof",
            .additional_address = {},
            .line1 = "Berger Street",
            .line2 = "12",
            .street_address = {},
            .town = "Vorna Valley",
            .city = "Midrand",
            .region = "ZA-GP",
            .postal_code = "1686",
            .company_name = "Kasi Traders (Pty) Ltd",
            .vat_number = "4123456789",
            .at = {},
            .make_default = false};
}

AddressForm adderley_street() {
    AddressForm form = berger_street();
    form.line1 = "Adderley Street";
    form.town = form.city = "Cape Town";
    form.region = "ZA-WC";
    form.postal_code = "8001";
    return form;
}

class AddressStorageTest : public DatabaseTest {
protected:
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        for (const char* id : {"thandi", "sipho"}) add_customer(id);
    }

    void add_customer(const std::string& id) {
        database().write([&](storage::Session& session) {
            session.execute(
                "INSERT INTO customer (id, uid, first_name, last_name, password_hash, created_at, modified_at) "
                "VALUES ($1, $1, 'T', 'N', 'x', 0, 0)",
                {id});
            return true;
        });
    }

    /// Runs one use case in its own transaction, rolled back on refusal.
    template <class Use>
    auto with(Use&& use) {
        std::optional<std::invoke_result_t<Use&, AddressService&>> answer;
        database().write([&](storage::Session& session) {
            SqlAddressStore store{session};
            AddressService service{store, location_, news_, clock_};
            answer.emplace(use(service));
            if constexpr (requires { answer->error(); })
                return answer->has_value();
            else
                return true;
        });
        return std::move(*answer);
    }

    Address added(const AddressForm& form = berger_street(), bool use = false) {
        return *with([&](AddressService& service) { return service.add(thandi_, form, use); });
    }
    std::vector<Address> kept_addresses() {
        return with([&](AddressService& service) { return service.list(thandi_); });
    }

    SystemClock clock_;
    TwoStores stores_;
    LocationService location_{Gazetteer::shared(), stores_};
    HeardChanges news_;
    CustomerId thandi_{"thandi"};
    CustomerId sipho_{"sipho"};
};

using Addresses = AddressStorageTest;

TEST_P(Addresses, TellOfEveryChangeButTheFirstAddress) {
    const Address first = added();
    EXPECT_TRUE(news_.heard.empty());
    added(adderley_street());
    AddressForm form = first.form;
    form.make_default = true;
    const auto changes = [&] {
        return with([&](AddressService& service) { return service.change(thandi_, first.id, form, true); })
            .has_value();
    };
    const auto removes = [&] {
        return with([&](AddressService& service) { return service.remove(thandi_, first.id); }).has_value();
    };
    EXPECT_TRUE(changes());
    EXPECT_EQ(news_.heard.size(), 1) << "goods go to the same door and the same hands";
    form.last_name = "Mokoena";
    EXPECT_TRUE(changes());
    EXPECT_TRUE(removes());
    EXPECT_FALSE(removes());
    const decltype(news_.heard) wanted{{AddressChange::added, "Adderley Street"},
                                       {AddressChange::changed, "Berger Street"},
                                       {AddressChange::removed, "Berger Street"}};
    EXPECT_EQ(news_.heard, wanted);
}

TEST_P(Addresses, KeepWhatWasEnteredAndTellTheZone) {
    const Address saved = added();

    const auto kept = with([&](AddressService& service) { return service.find(thandi_, saved.id); });
    EXPECT_EQ(kept->form.line1, "Berger Street");
    EXPECT_EQ(kept->form.building_name, "Kudu Hof");
    EXPECT_EQ(kept->form.alternate_number, "");
    EXPECT_EQ(kept->form.company_name, "Kasi Traders (Pty) Ltd");
    EXPECT_EQ(kept->form.vat_number, "4123456789");
    EXPECT_EQ(kept->zone.value, "G205");
    EXPECT_TRUE(kept->is_default);
    EXPECT_FALSE(kept->invalid);
    EXPECT_EQ(formatted_address(kept->form), "4B Kudu Hof, 12 Berger Street, Vorna Valley, Midrand, 1686");
}

TEST_P(Addresses, HaveOneDefaultWhichMovesOnRequestAndWhenItIsRemoved) {
    const Address first = added();
    const Address second = added(adderley_street());
    EXPECT_FALSE(second.is_default);

    EXPECT_TRUE(with([&](AddressService& service) { return service.make_default(thandi_, second.id); }));
    EXPECT_EQ(kept_addresses().front().id, second.id);
    EXPECT_FALSE(kept_addresses().back().is_default);

    EXPECT_TRUE(with([&](AddressService& service) { return service.remove(thandi_, second.id); }));
    ASSERT_EQ(kept_addresses().size(), 1U);
    EXPECT_EQ(kept_addresses().front().id, first.id);
    EXPECT_TRUE(kept_addresses().front().is_default);
}

TEST_P(Addresses, TwentyDefaultRequestsAtOnceLeaveOneDefault) {
    const Address addresses[]{added(), added(adderley_street())};
    {
        std::vector<std::jthread> calls;
        for (int i = 0; i < 20; ++i)
            calls.emplace_back([&, i] {
                EXPECT_TRUE(with(
                    [&](AddressService& service) { return service.make_default(thandi_, addresses[i % 2].id); }));
            });
    }
    EXPECT_EQ(std::ranges::count_if(kept_addresses(), [](const Address& each) { return each.is_default; }), 1);
}

TEST_P(Addresses, DecideWhereTheCustomerIsServed) {
    added(berger_street(), true);
    const Address cape = added(adderley_street());
    const auto zone = [&] {
        return with([&](AddressService& service) { return service.in_use(thandi_); })->zone.value;
    };
    EXPECT_EQ(zone(), "G205");

    EXPECT_TRUE(with([&](AddressService& service) { return service.select(thandi_, cape.id); }));
    EXPECT_EQ(zone(), "G301");
}

TEST_P(Addresses, GiveWayToADetectedPlaceUntilOneIsChosenAgain) {
    const Address saved = added(berger_street(), true);
    const PlaceQuery cape_town{
        .at = GeoPoint{-33.92, 18.42}, .postal_code = "8001", .town = "Cape Town", .country = "ZA"};

    EXPECT_TRUE(with([&](AddressService& service) { return service.choose_place(thandi_, cape_town); }));
    const auto place = with([&](AddressService& service) { return service.chosen_place(thandi_); });
    ASSERT_TRUE(place);
    EXPECT_EQ(place->zone.value, "G301");
    EXPECT_EQ(place->place.name, "Cape Town");

    EXPECT_TRUE(with([&](AddressService& service) { return service.select(thandi_, saved.id); }));
    EXPECT_FALSE(with([&](AddressService& service) { return service.chosen_place(thandi_); }));
}

TEST_P(Addresses, OfSomebodyElseAreNotThere) {
    const Address saved = added();
    const auto refused = [&](auto&& use) {
        const auto answer = with(use);
        EXPECT_FALSE(answer);
        if (answer) return;
        EXPECT_EQ(answer.error().reason, Reason::not_found);
        EXPECT_EQ(answer.error().subject, saved.id.value);
    };
    refused([&](AddressService& service) { return service.find(sipho_, saved.id); });
    refused([&](AddressService& service) { return service.change(sipho_, saved.id, adderley_street(), false); });
    refused([&](AddressService& service) { return service.remove(sipho_, saved.id); });
    refused([&](AddressService& service) { return service.make_default(sipho_, saved.id); });
    refused([&](AddressService& service) { return service.select(sipho_, saved.id); });
    EXPECT_EQ(kept_addresses().front().form.line1, "Berger Street");
    EXPECT_TRUE(kept_addresses().front().is_default);
}

TEST_P(Addresses, NeedAPostalCodeOfTheirProvince) {
    AddressForm form = berger_street();
    form.postal_code = "8001";
    const auto refused = with([&](AddressService& service) { return service.add(thandi_, form, false); });
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "address.regionMismatch");

    form.postal_code = "9999";
    EXPECT_EQ(with([&](AddressService& service) { return service.add(thandi_, form, false); }).error().message_key,
              "location.unknownPostalCode");
    EXPECT_TRUE(kept_addresses().empty());
}

TEST_P(Addresses, TakeAProvinceByItsShortAndOldCodes) {
    AddressForm form = berger_street();
    form.region = "ZA-GT";
    EXPECT_EQ(added(form).form.region, "ZA-GP");
}

TEST_P(Addresses, FillAnAddressBookToItsEnd) {
    for (std::size_t i = 0; i < kMostAddresses; ++i) added();
    const auto refused =
        with([&](AddressService& service) { return service.add(thandi_, berger_street(), false); });
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "address.tooMany");
    EXPECT_EQ(kept_addresses().size(), kMostAddresses);
}

TEST_P(Addresses, OnAMapThatHasTheirTownNoLongerAreChangedInAllElse) {
    const Address saved = added();
    database().write([&](storage::Session& session) {
        session.execute("UPDATE address SET town = 'Gone Valley'", {});
        return true;
    });
    AddressForm form = kept_addresses().at(0).form;
    ASSERT_EQ(form.town, "Gone Valley");
    const auto change = [&](const AddressForm& to) {
        return with([&](AddressService& service) { return service.change(thandi_, saved.id, to, false); });
    };
    form.cellphone = "0837654321";
    const auto changed = change(form);
    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->form.cellphone, "0837654321");

    form.town = "Nowhere";
    const auto refused = change(form);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().subject, "town");
}

ON_BOTH_ENGINES(Addresses);

TEST(LocationServiceTest, ServesTheDefaultStoreFromOutsideTheCountry) {
    const TwoStores stores;
    const LocationService location{Gazetteer::shared(), stores};

    const auto london =
        location.serve({.at = GeoPoint{51.5, -0.12}, .postal_code = {}, .town = {}, .country = {}});
    EXPECT_TRUE(london->outside_country);
    EXPECT_EQ(london->zone.value, "G205");
    EXPECT_EQ(london->place.postal_code, "1682");

    const auto windhoek =
        location.serve({.at = GeoPoint{-26.01, 28.1}, .postal_code = {}, .town = {}, .country = "NA"});
    EXPECT_TRUE(windhoek->outside_country);
}

TEST(LocationServiceTest, FollowsThePointThePostalCodeOrTheTown) {
    const TwoStores stores;
    const LocationService location{Gazetteer::shared(), stores};

    EXPECT_EQ(location.serve({.at = GeoPoint{-33.92, 18.42}, .postal_code = {}, .town = {}, .country = "za"})
                  ->zone.value,
              "G301");
    EXPECT_EQ(location.serve({.at = {}, .postal_code = "8001", .town = {}, .country = {}})->zone.value, "G301");
    EXPECT_EQ(location.serve({.at = {}, .postal_code = {}, .town = "Cape Town", .country = {}})->zone.value,
              "G301");
    EXPECT_EQ(location.serve({.at = {}, .postal_code = "0000", .town = {}, .country = {}}).error().message_key,
              "location.unknownPostalCode");
    EXPECT_EQ(location.serve({}).error().message_key, "location.needed");
}

}  // namespace
}  // namespace spaza::testing
