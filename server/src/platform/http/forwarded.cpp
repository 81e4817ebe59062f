#include "platform/http/forwarded.hpp"

#include <algorithm>
#include <cstdint>
#include <random>

namespace spaza::http {

namespace {

constexpr std::size_t kLongestAddress = 45;

bool is_address(std::string_view text) {
    return !text.empty() && text.size() <= kLongestAddress &&
           text.find_first_not_of("0123456789abcdefABCDEF:.") == text.npos;
}

bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

}  // namespace

std::string client_address(const std::string& peer, std::string_view forwarded_for, const AddressSet& trusted) {
    std::string_view client = peer;
    while (!forwarded_for.empty() && trusted.contains(client)) {
        const std::size_t comma = forwarded_for.rfind(',');
        const std::string_view hop =
            trimmed(comma == forwarded_for.npos ? forwarded_for : forwarded_for.substr(comma + 1));
        if (!is_address(hop)) break;
        client = hop;
        forwarded_for = comma == forwarded_for.npos ? std::string_view{} : forwarded_for.substr(0, comma);
    }
    return std::string{client};
}

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
