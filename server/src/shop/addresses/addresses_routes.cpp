#include "shop/addresses/addresses_routes.hpp"

#include "platform/http/write_once.hpp"
#include "shop/addresses/addresses_wire.hpp"

namespace spaza {
namespace {

using Addresses = Transactional<AddressService>;

bool flag(const http::Request& request, const char* name) { return request.query_value(name) == "true"; }

http::Response written(const http::Request& request, const wire::Address& address, bool created = false) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    std::string json = json::write(address, *fields);
    return created ? http::created(std::move(json)) : http::ok(std::move(json));
}

/// A stock OCC client knows number and street as one line.
wire::Address shown_to(const http::Request& request, const Address& address) {
    return request.context.stated ? wire::to_wire(address) : wire::with_occ_lines(address);
}

/// The form, with what a stock OCC client leaves to the shop.
AddressForm form_of(const http::Request& request, const wire::AddressForm& form, const AddressService& service) {
    return request.context.stated ? wire::from_wire(form) : service.completed_form(wire::from_wire(form));
}

/// `successMsg` and `responseStatus` beside the address.
http::Response done(const http::Request& request, const Result<Address>& address, const char* message_key,
                    bool created = false) {
    if (!address) return http::problem(address.error());
    wire::Address answer = shown_to(request, *address);
    answer.responseStatus = true;
    answer.successMsg = http::message(message_key);
    return written(request, answer, created);
}

AddressId address_id(const http::Request& request) { return AddressId{request.param("addressId")}; }

/// GET users/{user}/addresses
http::Response get_addresses(const http::Request& request, const Addresses& addresses) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    wire::AddressList list;
    for (const Address& address :
         addresses.read([&](AddressService& service) { return service.list(request.caller.customer); }))
        list.addresses.push_back(shown_to(request, address));
    return http::ok(json::write(list, *fields));
}

/// POST users/{user}/addresses?useAddress=
http::Response post_address(const http::Request& request, const Addresses& addresses) {
    const auto form = json::read<wire::AddressForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto add = [&](AddressService& service) {
        return service.add(request.caller.customer, form_of(request, *form, service), flag(request, "useAddress"));
    };
    return http::write_once(request, addresses, add, [&](const Result<Address>& added) {
        return done(request, added, "address.saved", true);
    });
}

/// GET users/{user}/addresses/{addressId}
http::Response get_address(const http::Request& request, const Addresses& addresses) {
    const auto address = addresses.read(
        [&](AddressService& service) { return service.find(request.caller.customer, address_id(request)); });
    if (!address) return http::problem(address.error());
    return written(request, shown_to(request, *address));
}

/// PUT users/{user}/addresses/{addressId}?useAddress=&isInvalidAddress=
http::Response put_address(const http::Request& request, const Addresses& addresses) {
    const auto form = json::read<wire::AddressForm>(request.body);
    if (!form) return http::problem(form.error());
    // Who fixes an address that could not be served, wants things brought there.
    const bool use = flag(request, "useAddress") || flag(request, "isInvalidAddress");
    const auto changed = addresses.write([&](AddressService& service) {
        return service.change(request.caller.customer, address_id(request), form_of(request, *form, service), use);
    });
    return done(request, changed, "address.saved");
}

/// PATCH users/{user}/addresses/{addressId}: what is given, in the form of a stock OCC client
http::Response patch_address(const http::Request& request, const Addresses& addresses) {
    const auto form = json::read<wire::AddressForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto changed = addresses.write([&](AddressService& service) -> Result<Address> {
        const auto before = service.find(request.caller.customer, address_id(request));
        if (!before) return before;
        AddressForm whole = wire::changed_form(*before, *form);
        if (form->postalCode && !form->town && !form->city)
            whole = service.with_town_of_code(std::move(whole), before->form.city);
        return service.change(request.caller.customer, before->id, service.completed_form(std::move(whole)),
                              false);
    });
    return done(request, changed, "address.saved");
}

/// POST users/{user}/addresses/verification
http::Response post_verification(const http::Request& request, const Addresses& addresses) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::AddressForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto verified = addresses.read([&](AddressService& service) {
        return service.verify(request.caller.customer, service.completed_form(wire::from_wire(*form)));
    });
    wire::AddressVerification answer{.decision = "ACCEPT", .suggestedAddresses = {}, .errors = {}};
    if (!verified) {
        answer.decision = "REJECT";
        answer.errors = json::Raw{http::problem(verified.error()).body};
    }
    return http::ok(json::write(answer, *fields));
}

/// GET users/{user}/addresses/{addressId}/postalCodes/{postalCode}
http::Response get_places_of_code(const http::Request& request, const Addresses& addresses) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto places = addresses.read([&](AddressService& service) {
        return service.places_of_code(request.caller.customer, address_id(request), request.param("postalCode"));
    });
    if (!places) return http::problem(places.error());
    wire::TownList list;
    for (const Place* place : *places) list.towns.push_back(wire::to_wire(*place));
    return http::ok(json::write(list, *fields));
}

/// GET users/{user}/addresses/setPostal/{postalCode}/{addressId}; a change, though the specification asks by GET
http::Response set_postal_code(const http::Request& request, const Addresses& addresses) {
    const auto address = addresses.write([&](AddressService& service) {
        return service.set_postal_code(request.caller.customer, address_id(request), request.param("postalCode"));
    });
    return done(request, address, "address.saved");
}

/// DELETE users/{user}/addresses/{addressId}
http::Response delete_address(const http::Request& request, const Addresses& addresses) {
    const auto removed = addresses.write(
        [&](AddressService& service) { return service.remove(request.caller.customer, address_id(request)); });
    if (!removed) return http::problem(removed.error());
    return http::ok(json::write(wire::AddressStatus{.successMsg = http::message("address.deleted")}));
}

/// POST users/{user}/addresses/makeDefaultAddress/{addressId}
http::Response post_default(const http::Request& request, const Addresses& addresses) {
    const auto address = addresses.write([&](AddressService& service) {
        return service.make_default(request.caller.customer, address_id(request));
    });
    return done(request, address, "address.madeDefault");
}

/// POST users/{user}/addresses/selectAddress; a place that cannot be served is reported in the answer, not as a
/// problem
http::Response post_selection(const http::Request& request, const Addresses& addresses) {
    const auto form = json::read<wire::SelectAddress>(request.body);
    if (!form) return http::problem(form.error());
    const AddressId id{form->id};
    const auto selected =
        addresses.write([&](AddressService& service) { return service.select(request.caller.customer, id); });
    if (selected || selected.error().message_key != "address.notServed")
        return done(request, selected, "address.selected");

    const auto address =
        addresses.read([&](AddressService& service) { return service.find(request.caller.customer, id); });
    if (!address) return http::problem(address.error());
    wire::Address refused = shown_to(request, *address);
    refused.responseStatus = false;
    refused.errorMsg = http::message(selected.error().message_key);
    return written(request, refused);
}

using Call = http::Response (*)(const http::Request&, const Addresses&);

}  // namespace

void add_address_routes(http::Router& router, Transactional<AddressService> addresses,
                        MayChangeAddresses may_change) {
    const http::RouteOptions customers{.access = http::Access::customer};
    const auto add = [&](const char* method, const char* path, Call call, http::RouteOptions options) {
        router.shop(
            method, path, [addresses, call](const http::Request& request) { return call(request, addresses); },
            options);
    };
    const auto add_change = [&](const char* method, const char* path, Call call, http::RouteOptions options) {
        router.shop(
            method, path,
            [addresses, call, may_change](const http::Request& request) {
                const auto may = may_change(request);
                return may ? call(request, addresses) : http::problem(may.error());
            },
            options);
    };
    http::RouteOptions writes = customers;
    writes.limit = "writes";
    http::RouteOptions once = writes;
    once.idempotent = true;
    add("GET", "/users/{user}/addresses", get_addresses, customers);
    add_change("POST", "/users/{user}/addresses", post_address, once);
    add("POST", "/users/{user}/addresses/selectAddress", post_selection, writes);
    add("POST", "/users/{user}/addresses/makeDefaultAddress/{addressId}", post_default, writes);
    add_change("GET", "/users/{user}/addresses/setPostal/{postalCode}/{addressId}", set_postal_code, writes);
    add("GET", "/users/{user}/addresses/{addressId}/postalCodes/{postalCode}", get_places_of_code, customers);
    add("GET", "/users/{user}/addresses/{addressId}", get_address, customers);
    add_change("PUT", "/users/{user}/addresses/{addressId}", put_address, writes);
    add_change("PATCH", "/users/{user}/addresses/{addressId}", patch_address, writes);
    add("POST", "/users/{user}/addresses/verification", post_verification, writes);
    add_change("DELETE", "/users/{user}/addresses/{addressId}", delete_address, writes);
}

}  // namespace spaza
