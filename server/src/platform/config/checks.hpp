#pragma once

#include <optional>
#include <string>
#include <string_view>

// What a setting's text must look like. Each says what is wrong, or nothing; an empty text is "not set".
namespace spaza {

std::optional<std::string> check_network(std::string_view text);
std::optional<std::string> check_url(std::string_view text);
std::optional<std::string> check_limit(std::string_view text);
std::optional<std::string> check_dated_percent(std::string_view text);
std::optional<std::string> check_deposit(std::string_view text);
std::optional<std::string> check_time_of_day(std::string_view text);
std::optional<std::string> check_key(std::string_view text);
std::optional<std::string> check_payment_mode(std::string_view text);
std::optional<std::string> check_level(std::string_view text);

}  // namespace spaza
