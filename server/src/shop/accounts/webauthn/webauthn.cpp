#include "shop/accounts/webauthn/webauthn.hpp"

#include <sstream>

namespace spaza {

const char* word_of(PasskeyKind kind) {
    switch (kind) {
        case PasskeyKind::device: return "device";
        case PasskeyKind::phone: return "phone";
        case PasskeyKind::security_key: break;
    }
    return "securityKey";
}

PasskeyKind passkey_kind_named(std::string_view word) {
    if (word == "device") return PasskeyKind::device;
    return word == "phone" ? PasskeyKind::phone : PasskeyKind::security_key;
}

std::string transports_text(const std::vector<std::string>& transports) {
    std::string text;
    for (const std::string& each : transports) text += (text.empty() ? "" : " ") + each;
    return text;
}

std::vector<std::string> transports_in(const std::string& text) {
    std::istringstream from{text};
    std::vector<std::string> words;
    for (std::string word; from >> word;) words.push_back(word);
    return words;
}

}  // namespace spaza
