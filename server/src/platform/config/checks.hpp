#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a setting's text must look like. Each says what is wrong, or nothing; an empty text is "not set".
namespace spaza {

std::optional<std::string> check_network(std::string_view text);
std::optional<std::string> check_url(std::string_view text);
std::optional<std::string> check_script(std::string_view text);
std::optional<std::string> check_script_origin(std::string_view text);
/// The origin of a script of others, as a Content-Security-Policy names it: https (on this machine also http), a
/// plain host and perhaps a port. Nothing for any other address.
std::optional<std::string> origin_of_script(std::string_view address);
std::optional<std::string> check_screenshot(std::string_view text);
/// A picture's address, its size in pixels and what it shows.
struct SizedPicture {
    std::string address{};
    int width{};
    int height{};
    std::string words{};
};
/// As a setting writes it: `/own/home.webp 780x1688 Home`. Nothing for any other text.
std::optional<SizedPicture> sized_picture_in(std::string_view text);
std::optional<std::string> check_origin(std::string_view text);
std::optional<std::string> check_forwarded_header(std::string_view text);
std::optional<std::string> check_limit(std::string_view text);
std::optional<std::string> check_dated_percent(std::string_view text);
std::optional<std::string> check_dated_percents(const std::vector<std::string>& items);
std::optional<std::string> check_deposit(std::string_view text);
std::optional<std::string> check_time_of_day(std::string_view text);
std::optional<std::string> check_key(std::string_view text);
std::optional<std::string> check_push_key(std::string_view text);
std::optional<std::string> check_payment_mode(std::string_view text);
std::optional<std::string> check_mail_address(std::string_view text);
std::optional<std::string> check_level(std::string_view text);
std::optional<std::string> check_attachment_store(std::string_view text);
std::optional<std::string> check_media_store(std::string_view text);
std::optional<std::string> check_host(std::string_view text);
std::optional<std::string> check_prefix(std::string_view text);
std::optional<std::string> check_clamd(std::string_view text);

}  // namespace spaza
