#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/config/config.hpp"

namespace spaza {

/// A setting as it may be shown to who runs the shop: without what is secret.
struct ShownSetting {
    std::string key;
    std::string variable;  // of the environment, which goes before the file
    std::string about;
    std::optional<std::string> value;  // none of a secret
    bool is_set{};                     // to something else than its default
    bool is_secret{};
};

/// `serve.port` → `SPAZA_SERVE_PORT`
std::string variable_of(std::string_view key);

/// Whether a setting of this name and value opens something: keys, passwords, tokens, and addresses with a name
/// and password or a query in them.
bool is_secret_setting(std::string_view key, std::string_view value);

/// The whole table, in its order.
std::vector<ShownSetting> shown_settings(const Config& config);

}  // namespace spaza
