#include "base/campaign.hpp"

#include <boost/json.hpp>

#include "base/text.hpp"

namespace spaza {
namespace {

constexpr std::string_view kMember = "sap-outbound-id";
constexpr std::size_t kLongest = 100;

}  // namespace

std::string campaign_of(std::string_view body, const std::optional<std::string>& query) {
    if (body.find(kMember) != std::string_view::npos) {
        boost::system::error_code error;
        const boost::json::value form = boost::json::parse(body, error);
        const auto* members = error ? nullptr : form.if_object();
        const auto* named = members ? members->if_contains(kMember) : nullptr;
        if (const auto* text = named ? named->if_string() : nullptr; text && !text->empty())
            return std::string{shortened(std::string_view{*text}, kLongest)};
    }
    return std::string{shortened(query.value_or(""), kLongest)};
}

}  // namespace spaza
