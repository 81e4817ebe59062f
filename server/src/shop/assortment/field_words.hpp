#pragma once

#include "shop/assortment/assortment.hpp"

namespace spaza {

/// Of fields that stand in both or in one, those that differ.
FieldChanges differences(const std::vector<FieldWords>& before, const std::vector<FieldWords>& after);

/// As an act has them: `{"name":["Kettle"],"onSale":["true"]}`, and with `why` its reason.
std::string json_of(const std::vector<FieldWords>& fields, const std::string& why = {});

struct ReadWords {
    std::vector<FieldWords> fields;
    std::string why;
};
/// What json_of wrote; nothing of another text.
std::optional<ReadWords> words_in(std::string_view json);

/// Null when there is no such field.
const FieldWords* find_words(const std::vector<FieldWords>& fields, std::string_view field);

}  // namespace spaza
