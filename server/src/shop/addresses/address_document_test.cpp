#include "shop/addresses/address_document.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "shop/addresses/addresses_wire.hpp"

namespace spaza {
namespace {

Address kept_test_address() {
    Address address;
    address.id = AddressId{"A1"};
    AddressForm& form = address.form;
    form.title_code = "mrs";
    form.first_name = "Lindiwe";
    form.last_name = "Dube \"Lindi\"";
    form.cellphone = "0821234567";
    form.alternate_number = "0117654321";
    form.unit_number = "4B";
    form.building_name = "Kudu Hof";
    form.additional_address = "Second gate";
    form.line1 = "Berger Street";
    form.line2 = "12";
    form.street_address = "12 Berger Street";
    form.town = "Vorna Valley";
    form.city = "Midrand";
    form.region = "ZA-GP";
    form.postal_code = "1686";
    form.company_name = "Kasi Traders";
    form.vat_number = "4123456789";
    address.at = {-25.9964, 28.1016};
    address.zone = StoreCode{"G205"};
    address.is_default = true;
    return address;
}

/// What the API says of it, as one text.
std::string shown(const Address& address) { return json::write(wire::to_wire(address)); }

const OrderCode kOrder{"10000042"};

/// Why a document cannot be read.
std::string problem_of(const std::string& document) {
    try {
        (void)address_in(document, kOrder);
    } catch (const std::runtime_error& problem) {
        return problem.what();
    }
    return "none";
}

TEST(AddressDocument, IsReadAsItWasWritten) {
    const auto again = address_in(document_of(kept_test_address()), kOrder);
    ASSERT_TRUE(again);
    EXPECT_EQ(shown(*again), shown(kept_test_address()));
    EXPECT_EQ(document_of(*again), document_of(kept_test_address()));
}

TEST(AddressDocument, ThatCannotBeReadIsNotTakenForNone) {
    const std::string whole = document_of(kept_test_address());
    std::string later = whole;
    const std::string version = R"("version":1)";
    ASSERT_NE(later.find(version), std::string::npos);
    later.replace(later.find(version), version.size(), R"("version":2)");
    const std::string cut = whole.substr(0, whole.size() / 2);
    for (const std::string& document : {later, cut, shown(kept_test_address()), std::string{"null"}})
        EXPECT_EQ(problem_of(document), "the address of order 10000042 cannot be read") << document;
}

TEST(AddressDocument, IsNothingWhenNoneWasKept) {
    EXPECT_FALSE(address_in("{}", kOrder));
    EXPECT_FALSE(address_in("", kOrder));
}

}  // namespace
}  // namespace spaza
