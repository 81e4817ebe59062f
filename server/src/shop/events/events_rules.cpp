#include "shop/events/events_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr std::size_t kLongestName = 60;
constexpr std::size_t kLongestPath = 500;
constexpr std::size_t kLongestSession = 64;
constexpr std::size_t kMostData = 20;
constexpr std::size_t kLongestDatum = 200;

bool is_name(std::string_view text) {
    return !text.empty() && text.size() <= kLongestName && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

bool is_plain(std::string_view text, std::size_t longest) {
    return text.size() <= longest &&
           std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

bool is_channel(std::string_view text) {
    return text.empty() || text == "web" || text == "msite" || text == "app";
}

auto wrong(std::string_view place, std::string_view member) {
    return fail(Reason::invalid, "validation.invalid", std::string{place}.append("/").append(member),
                "ValidationError", "parameter");
}

}  // namespace

Done check_event(const PageEvent& event, std::string_view place) {
    if (!is_name(event.name)) return wrong(place, "event");
    if (!is_plain(event.path, kLongestPath)) return wrong(place, "path");
    if (!is_channel(event.channel)) return wrong(place, "channel");
    if (!is_plain(event.session, kLongestSession)) return wrong(place, "session");
    if (event.data.size() > kMostData) return wrong(place, "data");
    for (const auto& [name, value] : event.data)
        if (!is_name(name) || !is_plain(value, kLongestDatum)) return wrong(place, "data/" + name);
    return Done{};
}

std::string bare_path(std::string_view path) {
    constexpr std::string_view with_token = "/unsubscribe/";
    path = path.substr(0, path.find_first_of("?#"));
    return std::string{path.starts_with(with_token) ? with_token.substr(0, with_token.size() - 1) : path};
}

}  // namespace spaza
