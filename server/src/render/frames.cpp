#include "render/frames.hpp"

#include <array>
#include <cstdint>

namespace spaza::render {

namespace {

constexpr std::uint32_t kLongest = 64U << 20;

}  // namespace

std::optional<std::string> read_frame(std::FILE* from) {
    std::array<unsigned char, 4> head{};
    if (std::fread(head.data(), 1, head.size(), from) != head.size()) return std::nullopt;
    std::uint32_t length = 0;
    for (const unsigned char byte : head) length = length << 8 | byte;
    if (length > kLongest) return std::nullopt;
    std::string text(length, '\0');
    if (std::fread(text.data(), 1, length, from) != length) return std::nullopt;
    return text;
}

bool write_frame(std::FILE* to, const std::string& text) {
    std::array<unsigned char, 4> head{};
    for (std::size_t i = 0; i < head.size(); ++i)
        head[i] = static_cast<unsigned char>(text.size() >> (8 * (head.size() - 1 - i)));
    return std::fwrite(head.data(), 1, head.size(), to) == head.size() &&
           std::fwrite(text.data(), 1, text.size(), to) == text.size() && std::fflush(to) == 0;
}

}  // namespace spaza::render
