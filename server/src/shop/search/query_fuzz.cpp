#include <cstdint>

#include "shop/search/query.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    (void)spaza::search::parse_filters(text);
    const auto query = spaza::search::parse_query(text);
    if (!query) return 0;
    const std::string written = spaza::search::to_text(*query);
    const auto again = spaza::search::parse_query(written);
    if (written.size() <= spaza::search::kMostQuery && (!again || spaza::search::to_text(*again) != written))
        __builtin_trap();
    return 0;
}
