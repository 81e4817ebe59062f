#pragma once

#include "base/result.hpp"
#include "shop/import/record.hpp"
#include "shop/store_admin/store_admin.hpp"

namespace spaza {

/// A store in the fields of the call: hours as `09:00-18:00` or `closed`, special days as `2026-12-24=closed=Why`.
std::vector<FieldWords> store_words(const KeptStore& kept);

/// What `wanted` names in the place of what stands in `words`; invalid for a field there is none of, and for words
/// that hold the `|` an import divides them by.
Result<std::vector<FieldWords>> store_words_with(std::vector<FieldWords> words,
                                                 const std::vector<FieldWords>& wanted);

/// A new store's code goes into addresses of pages: letters, digits, - and _, 40 at most. Invalid otherwise.
Done may_be_code(const std::string& code);

/// What can be visited has a street, town, postal code and province: invalid by the first field that is missing.
Done has_address(const std::vector<FieldWords>& words);

using CheckedStore = import::Checked<import::StoreRow>;

/// As an import reads it (docs/import.md); `name` is what it goes by on the wire.
CheckedStore store_row_of(const std::string& code, const std::string& name, const std::vector<FieldWords>& words);

/// The same of a store that is kept: a place outside the country is refused where it is new, and not with a
/// telephone that changes beside it.
CheckedStore changed_row_of(const KeptStore& before, const std::vector<FieldWords>& words);

/// StoreError when it may not become `after`: somebody is to collect there, or online orders would leave from
/// nowhere.
Done may_become(const KeptStore& before, const KeptStore& after, const StoreLoad& load,
                const std::vector<KeptStore>& all);

bool fits(const KeptStore& kept, const StoreFilter& filter);

}  // namespace spaza
