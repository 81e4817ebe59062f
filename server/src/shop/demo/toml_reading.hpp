#pragma once

#include <string>
#include <string_view>
#include <toml++/toml.h>
#include <vector>

#include "base/assets.hpp"
#include "shop/demo/demo.hpp"

namespace spaza::demo {

// Small readings of the TOML files; each throws std::runtime_error with file and line when something is not as it
// should be.

toml::table read_toml(const std::vector<Asset>& assets, std::string_view path);
[[noreturn]] void malformed(const toml::node& at, std::string_view what);

std::string text(const toml::table& table, std::string_view key, std::string_view otherwise = {});
double number(const toml::table& table, std::string_view key, double otherwise = 0);
std::int64_t integer(const toml::table& table, std::string_view key, std::int64_t otherwise = 0);
bool flag(const toml::table& table, std::string_view key, bool otherwise = false);
std::vector<std::string> texts(const toml::table& table, std::string_view key);
std::vector<double> numbers(const toml::table& table, std::string_view key);
Value value(const toml::node& node);
std::vector<Value> values(const toml::table& table, std::string_view key);

/// Calls `each` with every table of a list; nothing when the key is absent.
template <class Each>
void tables(const toml::table& table, std::string_view key, Each&& each) {
    const toml::array* list = table[key].as_array();
    if (!list) return;
    for (const toml::node& node : *list) {
        if (!node.is_table()) malformed(node, "a table is expected here");
        each(*node.as_table());
    }
}

}  // namespace spaza::demo
