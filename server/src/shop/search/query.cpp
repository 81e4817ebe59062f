#include "shop/search/query.hpp"

#include <algorithm>
#include <array>

namespace spaza::search {

namespace {

constexpr std::size_t kMostFilters = 60;

auto malformed(const char* subject) {
    return fail(Reason::invalid, "error.malformedQuery", subject, "ValidationError", "parameter");
}

int hex(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/// Well-formed, and without control characters.
bool is_text(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = [&](std::size_t at) {
            return static_cast<unsigned char>(at < text.size() ? text[at] : 0);
        };
        const unsigned char first = byte(i);
        const std::size_t length = first < 0x80                    ? 1
                                   : first >= 0xC2 && first < 0xE0 ? 2
                                   : first >= 0xE0 && first < 0xF0 ? 3
                                   : first >= 0xF0 && first < 0xF5 ? 4
                                                                   : 0;
        if (length == 0 || i + length > text.size() || first < 0x20 || first == 0x7F) return false;
        for (std::size_t more = 1; more < length; ++more)
            if ((byte(i + more) & 0xC0) != 0x80) return false;
        if ((first == 0xE0 && byte(i + 1) < 0xA0) || (first == 0xED && byte(i + 1) >= 0xA0) ||
            (first == 0xF0 && byte(i + 1) < 0x90) || (first == 0xF4 && byte(i + 1) >= 0x90))
            return false;
        i += length;
    }
    return true;
}

std::string decoded(std::string_view part) {
    std::string out;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const int high = part[i] == '%' && i + 2 < part.size() ? hex(part[i + 1]) : -1;
        const int low = high >= 0 ? hex(part[i + 2]) : -1;
        if (low >= 0) {
            out += static_cast<char>(high * 16 + low);
            i += 2;
        } else {
            out += part[i];
        }
    }
    return is_text(out) ? out : std::string{part};
}

std::string encoded(std::string_view part) {
    std::string out;
    for (const char c : part) {
        if (c == '%')
            out += "%25";
        else if (c == ':')
            out += "%3A";
        else
            out += c;
    }
    return out;
}

std::vector<std::string> parts_of(std::string_view text, std::size_t first_ends = 0) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t colon = text.find(':', parts.empty() ? first_ends : 0);
        parts.push_back(decoded(text.substr(0, colon)));
        if (colon == std::string_view::npos) return parts;
        text.remove_prefix(colon + 1);
    }
}

/// `by-colour`: what only a sort could be.
bool is_written_like_a_sort(std::string_view part) {
    return part.find('-') != std::string_view::npos &&
           part.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos;
}

/// Where the words end: a colon belongs to them unless a sort, or nothing, stands behind it.
std::size_t end_of_words(std::string_view text) {
    for (std::size_t colon = text.find(':'); colon != std::string_view::npos; colon = text.find(':', colon + 1)) {
        const std::size_t begin = colon + 1;
        const std::string_view next = text.substr(begin, text.find(':', begin) - begin);
        if (colon == 0 || next.empty() || is_sort(next) || is_written_like_a_sort(next)) return colon;
    }
    return text.size();
}

}  // namespace

Result<Query> parse_query(std::string_view text) {
    if (text.size() > kMostQuery || !is_text(text)) return malformed("query");
    std::vector<std::string> parts = parts_of(text, end_of_words(text));
    Query query;
    query.text = std::move(parts[0]);
    if (parts.size() > 1) query.sort = std::move(parts[1]);
    if (!query.sort.empty() && !is_sort(query.sort))
        return fail(Reason::invalid, "search.unknownSort", "query", "ValidationError", "parameter");
    if (parts.size() > 2 && parts.size() % 2 != 0) return malformed("query");
    if (parts.size() > 2 + 2 * kMostFilters) return malformed("query");
    for (std::size_t i = 2; i + 1 < parts.size(); i += 2) {
        if (parts[i].empty() || parts[i + 1].empty()) return malformed("query");
        std::pair filter{std::move(parts[i]), std::move(parts[i + 1])};
        if (std::find(query.filters.begin(), query.filters.end(), filter) == query.filters.end())
            query.filters.push_back(std::move(filter));
    }
    return query;
}

Result<Query> parse_filters(std::string_view text) {
    constexpr std::size_t kMost = 4000;
    Query query;
    if (text.empty()) return query;
    if (text.size() > kMost || !is_text(text)) return malformed("filters");
    const std::vector<std::string> parts = parts_of(text);
    if (parts.size() % 2 != 0 || parts.size() > 2 * kMostFilters) return malformed("filters");
    for (std::size_t i = 0; i < parts.size(); i += 2) {
        if (parts[i].empty() || parts[i + 1].empty()) return malformed("filters");
        for (std::string_view rest = parts[i + 1]; !rest.empty();) {
            const std::size_t comma = rest.find(',');
            if (comma != 0) query.filters.emplace_back(parts[i], std::string{rest.substr(0, comma)});
            rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 1);
        }
    }
    return query;
}

std::string to_text(const Query& query) {
    std::string out = encoded(query.text) + ":" + (query.sort.empty() ? "relevance" : query.sort);
    for (const auto& [facet, value] : query.filters) out += ":" + encoded(facet) + ":" + encoded(value);
    return out;
}

bool is_sort(std::string_view code) { return std::find(kSorts.begin(), kSorts.end(), code) != kSorts.end(); }

Query toggled(Query query, const std::string& facet, const std::string& value) {
    const std::pair filter{facet, value};
    if (std::erase(query.filters, filter) == 0) query.filters.push_back(filter);
    return query;
}

}  // namespace spaza::search
