#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace spaza::search {

/// A word, a number with its separators, or a sign; places are bytes of the text.
struct Piece {
    enum class Kind { word, number, sign };
    Kind kind;
    std::string_view text;
    std::size_t begin;
    std::size_t end;
    bool joined;  // nothing between it and the piece before
};

/// What a text in lower case is made of; views of it.
std::vector<Piece> pieces_of(std::string_view text);

template <std::size_t Size>
bool is_any(std::string_view word, const std::array<std::string_view, Size>& of) {
    return std::find(of.begin(), of.end(), word) != of.end();
}

}  // namespace spaza::search
