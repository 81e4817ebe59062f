#include "shop/demo/toml_reading.hpp"

#include <sstream>
#include <stdexcept>

namespace spaza::demo {

void malformed(const toml::node& at, std::string_view what) {
    std::ostringstream message;
    const auto& source = at.source();
    message << (source.path ? *source.path : std::string{"demo material"}) << ':' << source.begin.line << ": "
            << what;
    throw std::runtime_error{message.str()};
}

toml::table read_toml(const std::vector<Asset>& assets, std::string_view path) {
    for (const Asset& file : assets) {
        if (file.path != path) continue;
        try {
            return toml::parse(file.content, path);
        } catch (const toml::parse_error& wrong) {
            std::ostringstream message;
            message << wrong;
            throw std::runtime_error{message.str()};
        }
    }
    throw std::runtime_error{"the program was built without " + std::string{path}};
}

std::string text(const toml::table& table, std::string_view key, std::string_view otherwise) {
    const toml::node* node = table.get(key);
    if (!node) return std::string{otherwise};
    const auto* found = node->as_string();
    if (!found) malformed(*node, "a text is expected here");
    return found->get();
}

double number(const toml::table& table, std::string_view key, double otherwise) {
    const toml::node* node = table.get(key);
    if (!node) return otherwise;
    const auto found = node->value<double>();
    if (!found) malformed(*node, "a number is expected here");
    return *found;
}

std::int64_t integer(const toml::table& table, std::string_view key, std::int64_t otherwise) {
    const toml::node* node = table.get(key);
    if (!node) return otherwise;
    const auto found = node->value_exact<std::int64_t>();
    if (!found) malformed(*node, "a whole number is expected here");
    return *found;
}

bool flag(const toml::table& table, std::string_view key, bool otherwise) {
    const toml::node* node = table.get(key);
    if (!node) return otherwise;
    const auto found = node->value_exact<bool>();
    if (!found) malformed(*node, "true or false is expected here");
    return *found;
}

Value value(const toml::node& node) {
    if (const auto* found = node.as_string()) return found->get();
    if (const auto found = node.value<double>()) return *found;
    malformed(node, "a number or a text is expected here");
}

std::vector<Value> values(const toml::table& table, std::string_view key) {
    std::vector<Value> all;
    if (const toml::array* list = table[key].as_array())
        for (const toml::node& node : *list) all.push_back(value(node));
    return all;
}

std::vector<std::string> texts(const toml::table& table, std::string_view key) {
    std::vector<std::string> all;
    for (const Value& each : values(table, key)) {
        if (!std::holds_alternative<std::string>(each)) malformed(*table.get(key), "texts are expected here");
        all.push_back(std::get<std::string>(each));
    }
    return all;
}

std::vector<double> numbers(const toml::table& table, std::string_view key) {
    std::vector<double> all;
    for (const Value& each : values(table, key)) {
        if (!std::holds_alternative<double>(each)) malformed(*table.get(key), "numbers are expected here");
        all.push_back(std::get<double>(each));
    }
    return all;
}

}  // namespace spaza::demo
