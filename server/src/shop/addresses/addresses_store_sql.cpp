#include "shop/addresses/addresses_store_sql.hpp"

namespace spaza {
namespace {

constexpr const char* kSelect =
    "SELECT id, customer_id, title_code, first_name, last_name, cellphone, alternate_number, unit_number, "
    "building_name, additional_address, line1, line2, street_address, town, city, region, postal_code, latitude, "
    "longitude, is_default, in_use, created_at, company_name, vat_number FROM address ";

std::string text_or_empty(const storage::Row& row, int column) {
    return row.get<std::optional<std::string>>(column).value_or("");
}

storage::Value or_null(const std::string& text) {
    return text.empty() ? storage::Value{std::nullopt} : storage::Value{text};
}

Address address_of(const storage::Row& row) {
    Address address;
    address.id.value = row.get<std::string>(0);
    address.customer.value = row.get<std::string>(1);
    AddressForm& form = address.form;
    form.title_code = text_or_empty(row, 2);
    form.first_name = row.get<std::string>(3);
    form.last_name = row.get<std::string>(4);
    form.cellphone = text_or_empty(row, 5);
    form.alternate_number = text_or_empty(row, 6);
    form.unit_number = text_or_empty(row, 7);
    form.building_name = text_or_empty(row, 8);
    form.additional_address = text_or_empty(row, 9);
    form.line1 = row.get<std::string>(10);
    form.line2 = row.get<std::string>(11);
    form.street_address = text_or_empty(row, 12);
    form.town = row.get<std::string>(13);
    form.city = row.get<std::string>(14);
    form.region = row.get<std::string>(15);
    form.postal_code = row.get<std::string>(16);
    address.at = {row.get<double>(17), row.get<double>(18)};
    address.is_default = row.get<bool>(19);
    address.in_use = row.get<bool>(20);
    address.created_at = from_millis(row.get<std::int64_t>(21));
    form.company_name = text_or_empty(row, 22);
    form.vat_number = text_or_empty(row, 23);
    return address;
}

/// The columns of the form, in the order both statements name them, from $1.
std::vector<storage::Value> values_of(const Address& address) {
    const AddressForm& form = address.form;
    return {address.id.value,
            address.customer.value,
            or_null(form.title_code),
            form.first_name,
            form.last_name,
            or_null(form.cellphone),
            or_null(form.alternate_number),
            or_null(form.unit_number),
            or_null(form.building_name),
            or_null(form.additional_address),
            form.line1,
            form.line2,
            or_null(form.street_address),
            form.town,
            form.city,
            form.region,
            form.postal_code,
            address.at.latitude,
            address.at.longitude,
            or_null(form.company_name),
            or_null(form.vat_number)};
}

}  // namespace

void SqlAddressStore::lock_addresses(const CustomerId& customer) {
    session_.query("SELECT 1 FROM customer WHERE id = $1" + std::string{session_.for_update()}, {customer.value},
                   [](const storage::Row&) {});
}

std::vector<Address> SqlAddressStore::list(const CustomerId& customer) {
    return session_.rows(
        std::string{kSelect} + "WHERE customer_id = $1 ORDER BY is_default DESC, created_at DESC, id",
        {customer.value}, address_of);
}

std::optional<Address> SqlAddressStore::find(const CustomerId& customer, const AddressId& id) {
    return session_.row(std::string{kSelect} + "WHERE customer_id = $1 AND id = $2", {customer.value, id.value},
                        address_of);
}

void SqlAddressStore::add(const Address& address, TimePoint now) {
    auto values = values_of(address);
    values.emplace_back(to_millis(now));
    session_.execute(
        "INSERT INTO address (id, customer_id, title_code, first_name, last_name, cellphone, alternate_number, "
        "unit_number, building_name, additional_address, line1, line2, street_address, town, city, region, "
        "postal_code, latitude, longitude, company_name, vat_number, created_at, modified_at) VALUES ($1, $2, $3, "
        "$4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $22)",
        values);
}

void SqlAddressStore::change(const Address& address, TimePoint now) {
    auto values = values_of(address);
    values.emplace_back(to_millis(now));
    session_.execute(
        "UPDATE address SET title_code = $3, first_name = $4, last_name = $5, cellphone = $6, "
        "alternate_number = $7, unit_number = $8, building_name = $9, additional_address = $10, line1 = $11, "
        "line2 = $12, street_address = $13, town = $14, city = $15, region = $16, postal_code = $17, "
        "latitude = $18, longitude = $19, company_name = $20, vat_number = $21, modified_at = $22 WHERE id = $1 "
        "AND customer_id = $2",
        values);
}

bool SqlAddressStore::remove(const CustomerId& customer, const AddressId& id) {
    return session_.execute("DELETE FROM address WHERE customer_id = $1 AND id = $2",
                            {customer.value, id.value}) == 1;
}

void SqlAddressStore::make_default(const CustomerId& customer, const AddressId& id) {
    session_.execute("UPDATE address SET is_default = CASE WHEN id = $2 THEN 1 ELSE 0 END WHERE customer_id = $1",
                     {customer.value, id.value});
}

void SqlAddressStore::use(const CustomerId& customer, const AddressId& id) {
    session_.execute("UPDATE address SET in_use = CASE WHEN id = $2 THEN 1 ELSE 0 END WHERE customer_id = $1",
                     {customer.value, id.value});
}

std::optional<Place> SqlAddressStore::chosen_place(const CustomerId& customer) {
    return session_.row(
        "SELECT region, city, town, postal_code, latitude, longitude FROM customer_place WHERE customer_id = $1",
        {customer.value}, [](const storage::Row& row) {
            return Place{.region = row.get<std::string>(0),
                         .city = row.get<std::string>(1),
                         .name = row.get<std::string>(2),
                         .postal_code = row.get<std::string>(3),
                         .at = {row.get<double>(4), row.get<double>(5)}};
        });
}

void SqlAddressStore::choose_place(const CustomerId& customer, const Place& place, TimePoint now) {
    session_.execute(
        "INSERT INTO customer_place (customer_id, region, city, town, postal_code, latitude, longitude, "
        "chosen_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (customer_id) DO UPDATE SET region = $2, city = $3, "
        "town = $4, postal_code = $5, latitude = $6, longitude = $7, chosen_at = $8",
        {customer.value, place.region, place.city, place.name, place.postal_code, place.at.latitude,
         place.at.longitude, to_millis(now)});
}

void SqlAddressStore::forget_place(const CustomerId& customer) {
    session_.execute("DELETE FROM customer_place WHERE customer_id = $1", {customer.value});
}

}  // namespace spaza
