#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace spaza {

/// A text to be sorted, with eight of its bytes as a number: most comparisons never touch the text.
template <class Of>
struct TextKey {
    std::string_view text;
    std::uint64_t key{};
    Of of{};
};

/// Bytes from `depth` on, the first in the highest place; what the text lacks is 0.
inline std::uint64_t eight_bytes(std::string_view text, std::size_t depth) {
    std::uint64_t key = 0;
    if (depth >= text.size()) return key;
    const std::size_t count = std::min<std::size_t>(8, text.size() - depth);
    std::memcpy(&key, text.data() + depth, count);
    return __builtin_bswap64(key);
}

/// Sorts by text, then by `of`: by eight bytes at a time, going deeper only among equals.
template <class Of>
void sort_texts(std::span<TextKey<Of>> texts, std::size_t depth = 0) {
    for (auto& each : texts) each.key = eight_bytes(each.text, depth);
    std::sort(texts.begin(), texts.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
    for (std::size_t from = 0; from < texts.size();) {
        std::size_t to = from + 1;
        while (to < texts.size() && texts[to].key == texts[from].key) ++to;
        const std::span<TextKey<Of>> same = texts.subspan(from, to - from);
        const bool ended =
            std::all_of(same.begin(), same.end(), [&](const auto& each) { return each.text.size() <= depth + 8; });
        if (same.size() > 1) {
            if (ended)
                std::sort(same.begin(), same.end(), [](const auto& a, const auto& b) {
                    return a.text.size() != b.text.size() ? a.text.size() < b.text.size() : a.of < b.of;
                });
            else
                sort_texts(same, depth + 8);
        }
        from = to;
    }
}

}  // namespace spaza
