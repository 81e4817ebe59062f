#include "shop/search/synonyms.hpp"

#include <algorithm>

namespace spaza::search {

namespace {

std::string stems_of(const std::vector<std::string>& words, const Stemmer& stemmer) {
    std::string stems;
    for (const std::string& word : words) stems += (stems.empty() ? "" : " ") + stemmer.stem(word);
    return stems;
}

std::string phrase_of(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

}  // namespace

Synonyms::Synonyms(std::string_view lines) {
    const Stemmer stemmer;
    while (!lines.empty()) {
        std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
        line = line.substr(0, line.find('#'));
        std::string_view page;
        if (const auto arrow = line.find("=>"); arrow != std::string_view::npos) {
            page = line.substr(arrow + 2);
            page.remove_prefix(std::min(page.size(), page.find_first_not_of(" \t")));
            page = page.substr(0, page.find_last_not_of(" \t\r") + 1);
            line = line.substr(0, arrow);
        }
        std::vector<std::string> same;
        while (!line.empty()) {
            const std::string_view part = line.substr(0, line.find(','));
            line.remove_prefix(std::min(line.size(), part.size() + 1));
            const std::vector<std::string> words = words_of(part);
            std::string phrase = stems_of(words, stemmer);
            if (phrase.empty()) continue;
            if (page.starts_with('/')) {
                pages_.insert_or_assign(phrase_of(words), std::string{page});
                continue;
            }
            if (words.size() == 1) words_.push_back(words[0]);
            same.push_back(std::move(phrase));
        }
        for (const std::string& word : same)
            for (const std::string& other : same)
                if (other != word) same_[word].push_back(other);
    }
}

std::optional<std::string> Synonyms::page_for(const std::vector<std::string>& words) const {
    const auto found = pages_.find(phrase_of(words));
    return found == pages_.end() ? std::nullopt : std::optional{found->second};
}

}  // namespace spaza::search
