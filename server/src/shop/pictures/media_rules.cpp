#include "shop/pictures/media_rules.hpp"

#include <algorithm>
#include <array>

#include "base/digest.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/media.hpp"
#include "shop/pictures/media_formats.hpp"

namespace spaza {
namespace {

constexpr std::size_t kAddressLength = 20;
constexpr int kMostVariants = 100;
constexpr std::array<std::string_view, 5> kSourceKinds{"jpeg", "png", "webp", "gif", "avif"};

/// Of documents, which nothing is made of: what theirs have always been made with.
constexpr int kDocumentRecipe = 1;

std::string address_by(int recipe, std::string_view hash) {
    return sha256_hex(std::to_string(recipe) + ' ' + std::string{hash}).substr(0, kAddressLength);
}

bool is_hex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

bool is_colour(std::string_view text) {
    return text.size() == 7 && text.front() == '#' && std::ranges::all_of(text.substr(1), is_hex);
}

}  // namespace

std::string media_address(std::string_view hash) { return address_by(kPictureRecipe, hash); }

std::string address_of_document(std::string_view hash) { return address_by(kDocumentRecipe, hash); }

bool is_media_address(std::string_view text) {
    return text.size() == kAddressLength && std::ranges::all_of(text, is_hex);
}

bool is_variant_name(std::string_view name) {
    if (name == kDocumentFile) return true;
    const std::size_t dot = name.find('.');
    return dot != name.npos && count_in(name.substr(0, dot), kWidest) && is_variant_ending(name.substr(dot + 1));
}

std::optional<MadeHead> parse_made_head(std::string_view text) {
    const std::string_view kind = take(text, ' ');
    const auto width = count_in(take(text, ' '), kWidest);
    const auto height = count_in(take(text, ' '), kWidest);
    const std::string_view colour = take(text, ' ');
    const auto variants = count_in(text, kMostVariants);
    if (std::ranges::find(kSourceKinds, kind) == kSourceKinds.end() || !width || !height || !variants ||
        (colour != "-" && !is_colour(colour)))
        return std::nullopt;
    return MadeHead{std::string{kind}, *width, *height, colour == "-" ? "" : std::string{colour}, *variants};
}

std::optional<VariantHead> parse_variant_head(std::string_view frame) {
    const std::size_t end = frame.substr(0, 40).find('\n');
    if (end == frame.npos) return std::nullopt;
    std::string_view head = frame.substr(0, end);
    const std::string_view ending = take(head, ' ');
    const auto width = count_in(take(head, ' '), kWidest);
    const auto height = count_in(head, kWidest);
    if (!is_variant_ending(ending) || !width || !height) return std::nullopt;
    return VariantHead{std::string{ending}, *width, *height, end + 1};
}

}  // namespace spaza
