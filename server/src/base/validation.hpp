#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace spaza {

/// What a shopper filled in, by field name. A ticked box is `true`, an unticked one is left out.
using FormFields = std::map<std::string, std::string, std::less<>>;

/// The field rules of contract/rules/fields.json. Every rule that fails adds its message, in the order of the
/// file.
class FieldRules {
public:
    /// Throws std::invalid_argument naming the rule that cannot be read.
    explicit FieldRules(std::string_view json);
    ~FieldRules();

    /// The rules built into the program.
    static const FieldRules& shared();

    /// The message keys of the rules that fail, each once. Throws std::out_of_range for a field without rules.
    std::vector<std::string> check(std::string_view field, std::string_view value,
                                   const FormFields& form = {}) const;

    /// One ValidationError a failed rule over all the named fields; nothing when all hold.
    std::vector<Error> check_all(const std::vector<std::string>& fields, const FormFields& form) const;

private:
    struct Rule;
    std::map<std::string, std::vector<Rule>, std::less<>> rules_;
};

}  // namespace spaza
