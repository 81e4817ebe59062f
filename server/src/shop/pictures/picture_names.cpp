#include "shop/pictures/picture_names.hpp"

#include <algorithm>
#include <array>

#include "base/digest.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestName = 200;
constexpr std::string_view kForeign = "web-";
constexpr std::size_t kForeignDigits = 32;
constexpr std::array<std::string_view, 6> kEndings{".avif", ".gif", ".jpeg", ".jpg", ".png", ".webp"};

bool is_name_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
           c == '-';
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool may_be_in_address(char c) {
    return static_cast<unsigned char>(c) > ' ' && c != '\\' && c != '"' && c != 0x7f;
}

std::unexpected<std::string> wrong(std::string_view named, const char* why) {
    return std::unexpected{"'" + std::string{named.substr(0, 80)} + "' " + why};
}

}  // namespace

bool has_picture_ending(std::string_view name) {
    return std::ranges::any_of(kEndings, [&](std::string_view ending) {
        return name.size() > ending.size() &&
               std::ranges::equal(name.substr(name.size() - ending.size()), ending,
                                  [](char one, char other) { return lower(one) == other; });
    });
}

bool is_picture_name(std::string_view name) {
    return name.size() <= kLongestName && !name.starts_with('.') && std::ranges::all_of(name, is_name_letter) &&
           has_picture_ending(name);
}

std::expected<std::string, std::string> picture_address(std::string_view named) {
    if (named.empty() || is_picture_name(named))
        return named.empty() ? std::string{} : std::string{kOwnPictures}.append(named);
    if (named.starts_with('/') && !named.starts_with("//") && std::ranges::all_of(named, may_be_in_address))
        return std::string{named};
    if (is_foreign_address(named) || named.starts_with("//"))
        return wrong(named,
                     "is on another server, whose pictures pages do not show: put the file into the media "
                     "folder (serve.media_dir) and give its name");
    return wrong(named,
                 "is neither the name of a picture in the media folder, such as 1001.jpg (.jpg, .png, .webp, "
                 ".avif or .gif; letters, digits, - and _), nor an address of this shop, such as "
                 "/medias/kettle-1.svg");
}

bool is_foreign_address(std::string_view named) {
    return named.starts_with("https://") || named.starts_with("http://");
}

std::optional<std::string> wrong_with_foreign(std::string_view address) {
    constexpr std::size_t kLongest = 2000;
    const std::string_view rest = address.substr(address.find("://") + 3);
    const std::string_view host = rest.substr(0, rest.find_first_of("/?#"));
    if (address.size() > kLongest) return "is an address of more than 2000 characters";
    if (host.empty()) return "is an address without a host";
    if (host.find('@') != host.npos) return "is an address with a user's name: leave that out";
    const auto is_fit = [](char c) { return may_be_in_address(c) && static_cast<unsigned char>(c) < 0x80; };
    if (std::ranges::all_of(address, is_fit)) return std::nullopt;
    return "is an address with spaces or letters that are not ASCII: write these as %20 and the like";
}

std::string foreign_name(std::string_view address, std::string_view ending) {
    return std::string{kForeign} + sha256_hex(std::string{address}).substr(0, kForeignDigits) +
           std::string{ending};
}

bool is_foreign_name(std::string_view name) {
    if (!name.starts_with(kForeign)) return false;
    name.remove_prefix(kForeign.size());
    return name.find('.') == kForeignDigits && std::ranges::all_of(name.substr(0, kForeignDigits), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

}  // namespace spaza
