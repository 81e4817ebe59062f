#include "shop/addresses/occ_address_rules.hpp"

#include <gtest/gtest.h>

#include "shop/location/gazetteer.hpp"

namespace spaza {
namespace {

AddressForm as_given(const std::string& line1, const std::string& line2 = {},
                     const std::string& town = "Midrand") {
    AddressForm form;
    form.line1 = line1;
    form.line2 = line2;
    form.town = town;
    form.postal_code = "1686";
    form.region = "ZA-GP";
    return from_occ_form(std::move(form), Gazetteer::shared().with_code("1686"));
}

TEST(OccAddress, NumberAndStreetComeInOneLine) {
    for (const char* line : {"12 Berger Street", "Berger Street 12", " 12, Berger Street "}) {
        const AddressForm form = as_given(line);
        EXPECT_EQ(form.line1, "Berger Street") << line;
        EXPECT_EQ(form.line2, "12") << line;
    }
    EXPECT_EQ(as_given("12B Berger Street").line2, "12B");
}

TEST(OccAddress, TheSecondLineIsWhatElseThereIsToSay) {
    const AddressForm form = as_given("12 Berger Street", "Flat 4");
    EXPECT_EQ(form.line2, "12");
    EXPECT_EQ(form.additional_address, "Flat 4");
    EXPECT_EQ(occ_lines(form).line1, "12 Berger Street");
    EXPECT_EQ(occ_lines(form).line2, "Flat 4");
}

TEST(OccAddress, AFormOfTheShopStaysAsItIs) {
    const AddressForm form = as_given("10th Avenue", "7");
    EXPECT_EQ(form.line1, "10th Avenue");
    EXPECT_EQ(form.line2, "7");
    EXPECT_EQ(as_given("Kliprivier Farm").line2, "");
}

TEST(OccAddress, CityAndProvinceAreThoseOfThePostalCode) {
    EXPECT_EQ(as_given("12 Berger Street", {}, "Vorna Valley").city, "Midrand");
    EXPECT_EQ(as_given("12 Berger Street", {}, "midrand").city, "Midrand");
    AddressForm form;
    form.postal_code = "1686";
    EXPECT_EQ(from_occ_form(form, Gazetteer::shared().with_code("1686")).region, "ZA-GP");
    form.town = "Nowhere";
    EXPECT_EQ(from_occ_form(form, {}).city, "Nowhere");
}

TEST(OccAddress, ACellphoneNumberMayBeInternational) {
    AddressForm form;
    form.cellphone = "+27 82 123-4567";
    EXPECT_EQ(from_occ_form(form, {}).cellphone, "0821234567");
}

}  // namespace
}  // namespace spaza
