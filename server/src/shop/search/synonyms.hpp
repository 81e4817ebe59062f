#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shop/search/tokens.hpp"

namespace spaza::search {

/// Words that mean the same to a shopper, from a text a retailer edits: one group a line, divided by commas; `#`
/// begins a comment. `contact, phone number => /s/contact` leads whoever searches for just that to a page.
class Synonyms {
public:
    explicit Synonyms(std::string_view lines);

    /// Other words (stems, divided by spaces) for this stem.
    const std::vector<std::string>* of(const std::string& stem) const {
        const auto found = same_.find(stem);
        return found == same_.end() ? nullptr : &found->second;
    }

    /// The page a whole text leads to, in just these words: a "ship" is no question about shipping.
    std::optional<std::string> page_for(const std::vector<std::string>& words) const;

    /// Its single words as they are written.
    const std::vector<std::string>& words() const { return words_; }

private:
    std::vector<std::string> words_;
    std::unordered_map<std::string, std::vector<std::string>> same_;
    std::unordered_map<std::string, std::string> pages_;  // by words divided by spaces
};

}  // namespace spaza::search
