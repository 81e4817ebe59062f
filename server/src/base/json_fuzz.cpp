// Fuzzes the JSON reader and writer: what is read can be written and read again.

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "base/json.hpp"

namespace {

struct Entry {
    std::string code;
    int quantity{};
    std::optional<spaza::Money> price;
};
BOOST_DESCRIBE_STRUCT(Entry, (), (code, quantity, price))

struct Cart {
    std::vector<Entry> entries;
    std::optional<bool> gift;
    std::optional<double> weight;
    std::optional<std::map<std::string, std::string>> notes;
};
BOOST_DESCRIBE_STRUCT(Cart, (), (entries, gift, weight, notes))

}  // namespace

namespace {

void there_and_back(std::string_view text) {
    auto cart = spaza::json::read<Cart>(text);
    if (!cart) return;
    auto again = spaza::json::read<Cart>(spaza::json::write(*cart));
    if (!again || again->weight.has_value() != cart->weight.has_value()) std::abort();
    // Boost.JSON reads the last digits of a long number nearly, not exactly.
    const double weight = cart->weight.value_or(0);
    if (std::abs(again->weight.value_or(0) - weight) > 1e-15 * std::abs(weight) + 1e-300) std::abort();
    cart->weight.reset();
    again->weight.reset();
    if (spaza::json::write(*again) != spaza::json::write(*cart)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text{reinterpret_cast<const char*>(data), size};
    there_and_back(text);
    // As one value of an otherwise good document: reaches further than whole documents do.
    there_and_back(R"({"entries":[{"code":)" + text + R"(,"quantity":1}]})");
    there_and_back(R"({"entries":[{"code":"a","quantity":)" + text + R"(}],"weight":)" + text + "}");
    there_and_back(R"({"entries":[{"code":"a","quantity":1,"price":)" + text + "}]}");
    there_and_back(R"({"entries":[],"notes":)" + text + "}");
    return 0;
}
