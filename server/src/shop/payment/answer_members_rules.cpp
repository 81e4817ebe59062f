#include "shop/payment/answer_members_rules.hpp"

#include <boost/json/serialize.hpp>
#include <cmath>

#include "shop/payment/form_rules.hpp"

namespace spaza {

std::string text_member(const boost::json::object& from, std::string_view name) {
    const auto* found = from.if_contains(name);
    if (!found || found->is_null()) return {};
    return found->is_string() ? std::string{found->as_string()} : boost::json::serialize(*found);
}

std::optional<Money> rand_member(const boost::json::object& from, std::string_view name) {
    const auto* found = from.if_contains(name);
    if (!found) return std::nullopt;
    if (const auto* text = found->if_string()) return form::amount({text->data(), text->size()});
    boost::system::error_code error;
    const auto rand = found->to_number<double>(error);
    if (error || !(std::abs(rand) < 1e12)) return std::nullopt;
    return Money::cents(std::llround(rand * 100));
}

}  // namespace spaza
