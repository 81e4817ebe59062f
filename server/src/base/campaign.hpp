#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spaza {

/// The marketing campaign a call names with `sap-outbound-id`, a member of its JSON body or else a query
/// parameter;
/// "" when it names none.
std::string campaign_of(std::string_view body, const std::optional<std::string>& query);

}  // namespace spaza
