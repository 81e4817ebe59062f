#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "shop/import/mapping.hpp"

namespace spaza::import {

namespace {

std::string filtered(std::string text, const std::string& filter) {
    if (filter == "slug") return slug(text);
    if (filter == "upper")
        std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::toupper(c); });
    if (filter == "lower" || filter == "title")
        std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    if (filter == "title") {
        bool starts = true;
        for (char& c : text) {
            if (starts) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
            starts = std::isalnum(static_cast<unsigned char>(c)) == 0 && static_cast<unsigned char>(c) < 0x80;
        }
    }
    if (filter == "first") text.resize(std::min(text.size(), text.find_first_of(",;/&(")));
    const auto begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos) return {};
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    return text.substr(begin);
}

}  // namespace

Template::Template(std::string_view text) {
    std::size_t at = 0;
    pieces_ = parse(text, at, false);
}

std::vector<Template::Piece> Template::parse(std::string_view text, std::size_t& at, bool inside) {
    std::vector<Piece> pieces;
    std::string literal;
    const auto end_literal = [&] {
        if (!literal.empty()) pieces.push_back({std::move(literal), false, {}, {}});
        literal.clear();
    };
    while (at < text.size()) {
        const char c = text[at++];
        if (c == '{') {
            end_literal();
            const std::size_t close = text.find('}', at);
            if (close == std::string_view::npos) throw std::invalid_argument{"'{' is never closed"};
            std::string_view inner = text.substr(at, close - at);
            at = close + 1;
            Piece piece{std::string{inner.substr(0, inner.find('|'))}, true, {}, {}};
            if (piece.text.empty()) throw std::invalid_argument{"'{}' names no column"};
            while (inner.find('|') != std::string_view::npos) {
                inner.remove_prefix(inner.find('|') + 1);
                const std::string_view filter = inner.substr(0, inner.find('|'));
                static constexpr std::string_view kFilters[] = {"slug",  "upper", "lower",
                                                                "title", "trim",  "first"};
                if (std::find(std::begin(kFilters), std::end(kFilters), filter) == std::end(kFilters))
                    throw std::invalid_argument{"filter '" + std::string{filter} + "' is unknown"};
                piece.filters.emplace_back(filter);
            }
            columns_.push_back(piece.text);
            pieces.push_back(std::move(piece));
        } else if (c == '[') {
            end_literal();
            if (inside) throw std::invalid_argument{"optional parts cannot hold optional parts"};
            pieces.push_back({{}, false, {}, parse(text, at, true)});
        } else if (c == ']' && inside) {
            end_literal();
            return pieces;
        } else if (c == '\\' && at < text.size()) {
            literal += text[at++];
        } else {
            literal += c;
        }
    }
    if (inside) throw std::invalid_argument{"'[' is never closed"};
    end_literal();
    return pieces;
}

std::string Template::fill(const Lookup& value_of) const {
    bool empty = false;
    return filtered(fill(pieces_, value_of, empty), "trim");
}

std::string Template::fill(const std::vector<Piece>& pieces, const Lookup& value_of, bool& empty) {
    std::string text;
    for (const Piece& piece : pieces) {
        if (piece.column) {
            std::string value = filtered(value_of(piece.text), "trim");
            for (const std::string& filter : piece.filters) value = filtered(std::move(value), filter);
            empty = empty || value.empty();
            text += value;
        } else if (!piece.optional.empty()) {
            bool part_empty = false;
            const std::string part = fill(piece.optional, value_of, part_empty);
            if (!part_empty) text += part;
        } else {
            text += piece.text;
        }
    }
    return text;
}

}  // namespace spaza::import
