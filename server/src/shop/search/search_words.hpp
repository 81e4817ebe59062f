#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shop/search/tokens.hpp"

namespace spaza::search {

/// In a condition of a share (`size>=75%`): whichever specification tells how big things of a kind are.
inline constexpr std::string_view kSizeAttribute = "size";

/// One thing a word says of a product: `capacity>=400`, `layout=Chest`.
struct Condition {
    enum class Is { equal, at_least, at_most };
    std::string attribute{};
    Is is{Is::equal};
    double number{};
    bool of_hundred{false};  // the number is a share of what there is: `height>=75%` are the highest quarter
    std::string value{};     // as written
    bool operator==(const Condition&) const = default;
};

/// What a phrase means in one department, or everywhere.
struct Property {
    std::string category{};  // empty for everywhere
    bool names_kind{false};
    std::vector<Condition> conditions{};  // all of them
    bool operator==(const Property&) const = default;
};

/// One line of the retailer's words.
struct WordLine {
    enum class Means { same, properties, unit, filler, negation, part };
    Means means{Means::same};
    std::size_t section{0};  // lines under one [heading] are of things near each other; 0 before the first
    std::vector<std::vector<std::string>> phrases{};  // their words, unstemmed
    std::vector<Property> properties{};
    std::string unit_of{};  // the attribute a number before the phrase is of
    double unit_factor{1};  // its value for one of the unit
};

/// What words mean to shoppers, from a text a retailer edits (server/assets/search/synonyms.txt tells how).
class SearchWords {
public:
    explicit SearchWords(std::string_view text);

    const std::vector<WordLine>& lines() const { return lines_; }
    /// The page a whole text leads to, in just these words: a "ship" is no question about shipping.
    std::optional<std::string> page_for(const std::vector<std::string>& words) const;
    /// Lines that say nothing a search understands: `line 12: …`.
    const std::vector<std::string>& problems() const { return problems_; }

private:
    void read_line(std::string_view line, std::size_t number);

    std::vector<std::string> sections_;
    std::size_t section_{0};
    std::vector<WordLine> lines_;
    std::unordered_map<std::string, std::string> pages_;  // by words divided by spaces
    std::vector<std::string> problems_;
};

/// A text as shoppers write it, in the forms words_of reads: `12 000 btu/h` is `12000btu`, `A++` one word.
std::string plain_query(std::string_view text);

}  // namespace spaza::search
