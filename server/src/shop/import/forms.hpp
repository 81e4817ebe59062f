#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "shop/import/import.hpp"

namespace spaza::storage {
class Session;
}

namespace spaza::import {

/// Which product is which form of its base: a shopper who picks a colour and a size must get one product.
class Forms {
public:
    /// What is in the database already.
    void load(storage::Session& session);
    /// What is there of one base.
    void load(storage::Session& session, const std::string& base);

    /// Takes the row's form; or names the product that has it, and then nothing is taken.
    std::optional<std::string> taken_by(const ProductRow& row);

private:
    void take(const std::string& code, std::string form);

    std::unordered_map<std::string, std::string> product_of_;  // by form
    std::unordered_map<std::string, std::string> form_of_;     // by product
};

}  // namespace spaza::import
