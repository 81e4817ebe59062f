#pragma once

#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/money.hpp"

namespace spaza {

enum class ProposalTopic { prices, stock, promotions };
enum class ProposalState { waiting, done, withdrawn };
std::string_view name_of(ProposalTopic topic);
std::string_view name_of(ProposalState state);

/// Something one of the shop's people wants done that takes a second one.
struct Proposal {
    std::string id;
    ProposalTopic topic{};
    std::string kind;   // price, campaign, bulk; adjustment, count; publish, coupons
    std::string about;  // the product, of many the first; the promotion or batch of codes
    std::string store{};
    int products{1};
    std::string payload;  // what is to be done, as JSON
    std::optional<Money> before{};
    std::optional<Money> after{};
    int units{};
    Money value{};
    std::string reason{};
    std::string why{};
    std::string by{};
    TimePoint at{};
    ProposalState state{ProposalState::waiting};
    std::string name{};  // of that product, where it is listed
};

}  // namespace spaza
