#include <gtest/gtest.h>

#include "shop/addresses/addresses.hpp"

namespace spaza {
namespace {

AddressForm door() {
    AddressForm form;
    form.first_name = "Thandi";
    form.unit_number = "4B";
    form.building_name = "Kudu Hof";
    form.line1 = "Berger Street";
    form.line2 = "12";
    form.town = "Vorna Valley";
    form.postal_code = "1686";
    return form;
}

TEST(Household, IsTheSameForWhoeverLivesThereHoweverTheyWriteIt) {
    AddressForm other = door();
    other.first_name = "Sipho";
    other.cellphone = "0735550142";
    other.additional_address = "Blue gate";
    other.unit_number = "4b";
    other.building_name = "KUDU-HOF";
    other.line1 = "Berger St.";
    other.city = "Midrand";
    EXPECT_EQ(household_of(other, "key"), household_of(door(), "key"));
    other.street_address = "12 Berger Street";
    EXPECT_EQ(household_of(other, "key"), household_of(door(), "key"));
}

TEST(Household, IsAnotherBehindEveryOtherDoor) {
    const auto changed = [](std::string AddressForm::*part, const char* value) {
        AddressForm other = door();
        other.*part = value;
        return household_of(other, "key");
    };
    EXPECT_NE(changed(&AddressForm::unit_number, "4C"), household_of(door(), "key"));
    EXPECT_NE(changed(&AddressForm::building_name, ""), household_of(door(), "key"));
    EXPECT_NE(changed(&AddressForm::line2, "21"), household_of(door(), "key"));
    EXPECT_NE(changed(&AddressForm::line1, "Berger Road"), household_of(door(), "key"));
    EXPECT_NE(changed(&AddressForm::town, "Noordwyk"), household_of(door(), "key"));
    EXPECT_NE(changed(&AddressForm::postal_code, "1687"), household_of(door(), "key"));
    EXPECT_NE(household_of(door(), "another key"), household_of(door(), "key"));
}

}  // namespace
}  // namespace spaza
