#include "platform/config/checks.hpp"

#include <algorithm>
#include <boost/url/parse.hpp>
#include <regex>

#include "base/clock.hpp"
#include "base/vat.hpp"
#include "platform/config/limit_text.hpp"
#include "platform/http/address_set.hpp"

namespace spaza {

namespace {

/// `9` in the pattern is any digit, everything else itself.
bool looks_like(std::string_view text, std::string_view pattern) {
    if (text.size() != pattern.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (pattern[i] == '9' ? !digit : text[i] != pattern[i]) return false;
    }
    return true;
}

/// A name or address in lower case (IPv6 in brackets), with a port or without.
bool is_host_of_origin(std::string_view text) {
    static const std::regex pattern{R"(([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(:[1-9][0-9]{0,4})?)"};
    return std::regex_match(text.begin(), text.end(), pattern);
}

}  // namespace

std::optional<std::string> check_url(std::string_view text) {
    for (const std::string_view scheme : {"http://", "https://", "smtp://", "smtps://"})
        if (text.starts_with(scheme) && text.size() > scheme.size()) {
            if (text.ends_with('/')) return "must not end with a slash";
            return std::nullopt;
        }
    return "must be a URL, such as https://shop.example";
}

std::optional<std::string> check_mail_address(std::string_view text) {
    const std::size_t at = text.find('@');
    const bool plain = text.find_first_of(" <>,;\"+\r\n") == text.npos && text.find('@', at + 1) == text.npos;
    if (plain && at != text.npos && at > 0 && at + 1 < text.size()) return std::nullopt;
    return "must be a plain address without a plus, such as tickets@shop.example";
}

std::optional<std::string> origin_of_script(std::string_view address) {
    const auto parsed = boost::urls::parse_uri(address);
    if (!parsed || !parsed->has_authority() || parsed->has_userinfo() || parsed->has_fragment()) return {};
    if (address.find_first_of(";,*'\"") != address.npos) return {};
    const auto host = parsed->encoded_host();
    const std::string authority{parsed->encoded_host_and_port()};
    if (!is_host_of_origin(authority)) return {};
    const bool here = host == "localhost" || host == "127.0.0.1" || host == "[::1]";
    const std::string_view scheme = parsed->scheme();
    if (scheme != "https" && !(scheme == "http" && here)) return {};
    const std::string_view usual = scheme == "https" ? ":443" : ":80";
    const std::size_t length = authority.size() - (authority.ends_with(usual) ? usual.size() : 0);
    return std::string{scheme} + "://" + authority.substr(0, length);
}

std::optional<std::string> check_script(std::string_view text) {
    if (origin_of_script(text)) return std::nullopt;
    return "must be the https address of a script, such as https://reviews.example/widget.js";
}

std::optional<std::string> check_script_origin(std::string_view text) {
    if (origin_of_script(text) == text) return std::nullopt;
    return "must be an https origin as browsers say it, such as https://cdn.reviews.example";
}

std::optional<SizedPicture> sized_picture_in(std::string_view text) {
    static const std::regex pattern{
        R"(((?:/|https://)[^\s"<>]+\.(?:png|jpg|webp)) ([1-9][0-9]{2,3})x([1-9][0-9]{2,3})(?: (.+))?)"};
    std::cmatch found;
    if (!std::regex_match(text.data(), text.data() + text.size(), found, pattern)) return std::nullopt;
    return SizedPicture{found[1], std::stoi(found[2]), std::stoi(found[3]), found[4]};
}

std::optional<std::string> check_screenshot(std::string_view text) {
    if (sized_picture_in(text)) return std::nullopt;
    return "must be a picture's address, its size and what it shows, such as /own/home.webp 780x1688 Home";
}

std::optional<std::string> check_origin(std::string_view text) {
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (!text.starts_with(scheme)) continue;
        const std::string_view host = text.substr(scheme.size());
        if (is_host_of_origin(host) && !host.ends_with(scheme == "http://" ? ":80" : ":443")) return std::nullopt;
    }
    return "must be an origin as browsers say it: scheme, host in lower case and port, such as "
           "https://shop.example";
}

std::optional<std::string> check_network(std::string_view text) {
    if (http::AddressSet::is_valid(text)) return std::nullopt;
    return "must be addresses or networks, such as 10.0.0.0/8";
}

std::optional<std::string> check_forwarded_header(std::string_view text) {
    if (text == "X-Forwarded-For" || text == "Forwarded") return std::nullopt;
    return "must be X-Forwarded-For or Forwarded";
}

std::optional<std::string> check_limit(std::string_view text) {
    if (parse_limit("", text)) return std::nullopt;
    return "must be COUNT/PERIOD/KEY, such as 5/minute/peer";
}

std::optional<std::string> check_dated_percent(std::string_view text) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view percent = text.substr(std::min(equals + 1, text.size()));
    if (johannesburg_midnight(text.substr(0, equals)) && VatRate::from(percent)) return std::nullopt;
    return "must be FROM-DAY=PERCENT, such as 2018-04-01=15";
}

std::optional<std::string> check_dated_percents(const std::vector<std::string>& items) {
    if (items.empty()) return "must not be empty: a shop that charges no VAT says 0, as 2018-04-01=0";
    std::optional<TimePoint> before;
    for (const std::string& item : items) {
        if (auto wrong = check_dated_percent(item)) return wrong;
        const auto from = johannesburg_midnight(item.substr(0, item.find('=')));
        if (before && from <= before) return "must be oldest first, each day once; " + item + " is not";
        before = from;
    }
    return std::nullopt;
}

std::optional<std::string> check_deposit(std::string_view text) {
    const bool percent = text.ends_with('%');
    const std::string_view digits = percent ? text.substr(0, text.size() - 1) : text;
    const bool number = digits.find_first_not_of("0123456789") == digits.npos && !digits.starts_with('0');
    if (text.empty() || (number && !digits.empty() && digits.size() <= (percent ? 2U : 8U))) return std::nullopt;
    return "must be a percentage such as 20%, or cents for each unit such as 15000";
}

std::optional<std::string> check_time_of_day(std::string_view text) {
    if (looks_like(text, "99:99") && text.substr(0, 2) < "24" && text.substr(3) < "60") return std::nullopt;
    return "must be a time, such as 14:00";
}

std::optional<std::string> check_key(std::string_view text) {
    if (text.size() == 64 && text.find_first_not_of("0123456789abcdefABCDEF") == text.npos) return std::nullopt;
    return "must be 64 hexadecimal digits";
}

std::optional<std::string> check_push_key(std::string_view text) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    if (text.size() == 43 && text.find_first_not_of(kLetters) == text.npos) return std::nullopt;
    return "must be a key as `spaza push key` makes it";
}

std::optional<std::string> check_payment_mode(std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string_view code = text.substr(0, equals);
    for (const std::string_view known : {"card", "instant_eft", "instalments", "store_card", "store_credit"})
        if (equals != text.npos && equals + 1 < text.size() && code == known) return std::nullopt;
    return "must be CODE=GATEWAY or CODE=GATEWAY:METHOD with the code card, instant_eft, instalments, store_card "
           "or "
           "store_credit, such as card=payfast:cc";
}

std::optional<std::string> check_level(std::string_view text) {
    for (const std::string_view level : {"debug", "info", "warn", "error", "off"})
        if (text == level) return std::nullopt;
    return "must be debug, info, warn, error or off";
}

std::optional<std::string> check_attachment_store(std::string_view text) {
    if (text == "database" || text == "s3") return std::nullopt;
    return "must be database or s3";
}

std::optional<std::string> check_media_store(std::string_view text) {
    if (text == "folder" || text == "database" || text == "s3") return std::nullopt;
    return "must be folder, database or s3";
}

std::optional<std::string> check_host(std::string_view text) {
    const auto is_fit = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == ':' || c == '[' ||
               c == ']';
    };
    if (!text.empty() && std::ranges::all_of(text, is_fit)) return std::nullopt;
    return "must be a host in small letters, with :PORT where it is not the usual one, such as pim.lan:8080";
}

std::optional<std::string> check_prefix(std::string_view text) {
    if (text.size() > 1 && text.ends_with('/') && !text.starts_with('/') && text.find("//") == text.npos)
        return std::nullopt;
    return "must end with one slash and not begin with one, such as attachments/";
}

std::optional<std::string> check_clamd(std::string_view text) {
    constexpr std::size_t kLongestPath = 107;  // of a socket
    if (text.starts_with("unix:/") && text.size() - 5 <= kLongestPath) return std::nullopt;
    const std::size_t colon = text.rfind(':');
    const std::string_view port = colon == text.npos ? "" : text.substr(colon + 1);
    if (colon != 0 && !port.empty() && port.size() <= 5 && port.find_first_not_of("0123456789") == port.npos &&
        !text.starts_with("unix:"))
        return std::nullopt;
    return "must be HOST:PORT or unix:/PATH, such as unix:/run/clamav/clamd.ctl";
}

}  // namespace spaza
