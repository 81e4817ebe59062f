#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/payment/payment.hpp"

/// JSON shapes of contract/openapi/payment.yaml.
namespace spaza::wire {

struct PaymentMode {
    std::string code;
    std::string name;
    std::optional<std::string> description;
    std::optional<bool> isSelected;
};
BOOST_DESCRIBE_STRUCT(PaymentMode, (), (code, name, description, isSelected))

struct CardType {
    std::string code;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(CardType, (), (code, name))

/// A payment mode as OCC clients know a saved card; there is no card in it.
struct PaymentDetails {
    std::string id;
    std::string accountHolderName;
    CardType cardType;
    bool saved{true};
    bool defaultPayment{};
    std::optional<json::Raw> billingAddress{};
};
BOOST_DESCRIBE_STRUCT(PaymentDetails, (), (id, accountHolderName, cardType, saved, defaultPayment, billingAddress))

inline PaymentDetails payment_details(const PaymentMode& mode) {
    return {.id = mode.code, .accountHolderName = mode.name, .cardType = {mode.code, mode.name}};
}

struct FormField {
    std::string name;
    std::string value;
};
BOOST_DESCRIBE_STRUCT(FormField, (), (name, value))

struct PaymentInstruction {
    std::string method;
    std::string url;
    std::optional<std::string> merchantRef;
    std::vector<FormField> fields;
};
BOOST_DESCRIBE_STRUCT(PaymentInstruction, (), (method, url, merchantRef, fields))

inline PaymentInstruction to_wire(const spaza::PaymentInstruction& instruction, const std::string& merchant_ref) {
    PaymentInstruction made{
        .method = instruction.method, .url = instruction.url, .merchantRef = merchant_ref, .fields = {}};
    for (const auto& [name, value] : instruction.fields) made.fields.push_back({name, value});
    return made;
}

}  // namespace spaza::wire
