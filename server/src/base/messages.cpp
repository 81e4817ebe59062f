#include "base/messages.hpp"

#include <boost/json.hpp>
#include <map>

#include "base/assets.hpp"

namespace spaza {
namespace {

using Messages = std::map<std::string, std::string, std::less<>>;

Messages load_messages() {
    Messages messages;
    const auto text = asset("contract/messages/en.json");
    if (!text) return messages;
    const boost::json::value document = boost::json::parse(*text);
    for (const auto& item : document.as_object())
        if (const auto* value = item.value().if_string()) messages.emplace(item.key(), *value);
    return messages;
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

}  // namespace

std::string message(std::string_view key, const std::vector<std::pair<std::string, std::string>>& params) {
    static const Messages messages = load_messages();
    const auto found = messages.find(key);
    if (found == messages.end()) return std::string{key};
    std::string text = found->second;
    for (const auto& [name, value] : params) replace_all(text, "{" + name + "}", value);
    return text;
}

}  // namespace spaza
