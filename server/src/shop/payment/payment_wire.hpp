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
