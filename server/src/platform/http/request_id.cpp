#include "platform/http/request_id.hpp"

#include <algorithm>
#include <cstdint>
#include <random>

namespace spaza::http {

namespace {

bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

}  // namespace

bool is_good_request_id(std::string_view id) {
    return id.size() >= 8 && id.size() <= 64 &&
           std::ranges::all_of(id, [](char c) { return is_word(c) || c == '-' || c == '_' || c == '.'; });
}

std::string new_request_id() {
    static constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuv";
    thread_local std::mt19937_64 random{std::random_device{}()};
    std::string id(15, '0');  // 75 bits; short enough to need no allocation
    std::uint64_t bits = random();
    for (std::size_t i = 0; i < id.size(); ++i) {
        if (i == 12) bits = random();
        id[i] = kDigits[bits & 31U];
        bits >>= 5U;
    }
    return id;
}

}  // namespace spaza::http
