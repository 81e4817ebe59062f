#include <cstdint>

#include "shop/search/facet_values.hpp"
#include "shop/search/price_words.hpp"
#include "shop/search/query.hpp"

namespace {

using namespace spaza::search;

void check(bool holds) {
    if (!holds) __builtin_trap();
}

/// Words of prices only shorten a text, are taken at once, and say a range listings understand.
void take_prices(Query query) {
    const Query before = query;
    take_price_words(query);
    check(query.text.size() <= before.text.size() && query.filters.size() <= before.filters.size() + 1);
    if (query.filters.size() > before.filters.size()) check(parse_range(query.filters.back().second).has_value());
    check(!price_words(query.text));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    (void)parse_filters(text);
    const auto query = parse_query(text);
    if (!query) return 0;
    const std::string written = to_text(*query);
    const auto again = parse_query(written);
    if (written.size() <= kMostQuery) check(again && to_text(*again) == written);
    take_prices(*query);
    return 0;
}
