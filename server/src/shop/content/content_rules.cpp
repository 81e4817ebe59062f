#include "shop/content/content_rules.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace spaza {
namespace {

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> all;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(' ', at)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        all.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return all;
}

}  // namespace

void prepare(ContentComponent& component) {
    boost::system::error_code error;
    const boost::json::value properties = boost::json::parse(component.properties, error);
    component.product_codes.clear();
    if (error || !properties.is_object()) {
        component.properties = "{}";
        return;
    }
    component.properties = boost::json::serialize(properties);
    const auto* codes = properties.get_object().if_contains("productCodes");
    if (codes && codes->is_string()) component.product_codes = words(std::string_view{codes->get_string()});
}

}  // namespace spaza
