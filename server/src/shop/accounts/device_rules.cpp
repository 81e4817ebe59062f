#include "shop/accounts/device_rules.hpp"

#include <array>
#include <utility>

namespace spaza {
namespace {

using Family = std::pair<std::string_view, std::string_view>;

/// The first mark that is there counts: most browsers also name those they are built on.
constexpr std::array kBrowsers{
    Family{"Edg", "Edge"},       Family{"OPR/", "Opera"},       Family{"SamsungBrowser/", "Samsung Internet"},
    Family{"FxiOS/", "Firefox"}, Family{"Firefox/", "Firefox"}, Family{"CriOS/", "Chrome"},
    Family{"Chrome/", "Chrome"}, Family{"Safari/", "Safari"}};
constexpr std::array kSystems{Family{"Android", "Android"}, Family{"iPhone", "iPhone"}, Family{"iPad", "iPad"},
                              Family{"Windows", "Windows"}, Family{"CrOS", "ChromeOS"}, Family{"Mac OS X", "Mac"},
                              Family{"Macintosh", "Mac"},   Family{"Linux", "Linux"}};

template <std::size_t Count>
std::string named(const std::array<Family, Count>& families, std::string_view user_agent) {
    for (const auto& [mark, name] : families)
        if (user_agent.find(mark) != user_agent.npos) return std::string{name};
    return {};
}

}  // namespace

Device device_of(std::string_view user_agent) {
    return {.browser = named(kBrowsers, user_agent), .operating_system = named(kSystems, user_agent)};
}

}  // namespace spaza
