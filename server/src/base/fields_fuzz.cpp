// Fuzzes the `fields` grammar: parsing never fails other than by saying so, and merging a set with itself changes
// nothing.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "base/fields.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    auto fields = spaza::FieldSet::parse(text);
    if (!fields) return 0;
    const bool plain = fields->is_plain();
    const std::size_t names = fields->names().size();
    const spaza::FieldSet same = *fields;
    fields->merge(same);
    if (fields->is_plain() != plain || fields->names().size() != names) std::abort();
    fields->member("price", spaza::Level::basic, spaza::Level::full);
    return 0;
}
