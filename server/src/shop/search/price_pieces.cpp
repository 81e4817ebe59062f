#include "shop/search/price_pieces.hpp"

namespace spaza::search {

namespace {

constexpr std::string_view kDash = "\u2013";

/// Bytes of the space a text begins with: also the ones that do not break or are narrow.
std::size_t space_at(std::string_view text) {
    if (text.starts_with(' ') || text.starts_with('\t')) return 1;
    if (text.starts_with("\u00A0")) return 2;
    return text.starts_with("\u202F") || text.starts_with("\u2009") ? 3 : 0;
}

bool is_digit_char(char c) { return c >= '0' && c <= '9'; }
bool is_word_part(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

}  // namespace

std::vector<Piece> pieces_of(std::string_view text) {
    using Kind = Piece::Kind;
    std::vector<Piece> pieces;
    const auto add = [&](Kind kind, std::string_view part, std::size_t begin, std::size_t end, bool joined) {
        pieces.push_back({kind, part, begin, end, joined});
    };
    bool joined = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        if (const std::size_t space = space_at(rest)) {
            at += space;
            joined = false;
            continue;
        }
        const std::size_t begin = at;
        if (rest.starts_with(kDash)) {
            add(Kind::sign, "-", begin, at += 3, joined);
        } else if (is_digit_char(text[at])) {
            const auto goes_on = [&] {
                return is_digit_char(text[at]) || ((text[at] == '.' || text[at] == ',') && at + 1 < text.size() &&
                                                   is_digit_char(text[at + 1]));
            };
            while (at < text.size() && goes_on()) ++at;
            add(Kind::number, text.substr(begin, at - begin), begin, at, joined);
        } else if (is_word_part(text[at])) {
            while (at < text.size() && is_word_part(text[at]) && space_at(text.substr(at)) == 0 &&
                   !text.substr(at).starts_with(kDash))
                ++at;
            add(Kind::word, text.substr(begin, at - begin), begin, at, joined);
        } else {
            ++at;
            add(Kind::sign, text.substr(begin, 1), begin, at, joined);
        }
        joined = true;
    }
    return pieces;
}

}  // namespace spaza::search
