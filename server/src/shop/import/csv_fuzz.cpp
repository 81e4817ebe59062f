#include <algorithm>
#include <cstdint>
#include <cstring>

#include "shop/import/csv.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::size_t at = 0;
    spaza::import::CsvReader csv{[&](char* into, std::size_t most) {
        const std::size_t take = std::min({most, size - at, std::size_t{13}});
        std::memcpy(into, data + at, take);
        at += take;
        return take;
    }};
    spaza::import::CsvRecord record;
    while (csv.next(record)) {
        if (!record.problem.empty()) continue;
        for (const auto& field : record.fields)
            if (!spaza::import::is_utf8(field)) __builtin_trap();
    }
    return 0;
}
