#include "shop/search/synonyms.hpp"

#include <algorithm>

namespace spaza::search {

Synonyms::Synonyms(std::string_view lines) {
    const Stemmer stemmer;
    while (!lines.empty()) {
        std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
        line = line.substr(0, line.find('#'));
        std::vector<std::string> same;
        while (!line.empty()) {
            const std::string_view part = line.substr(0, line.find(','));
            line.remove_prefix(std::min(line.size(), part.size() + 1));
            std::string phrase;
            const std::vector<std::string> words = words_of(part);
            if (words.size() == 1) words_.push_back(words[0]);
            for (const std::string& word : words) phrase += (phrase.empty() ? "" : " ") + stemmer.stem(word);
            if (!phrase.empty()) same.push_back(std::move(phrase));
        }
        for (const std::string& word : same)
            for (const std::string& other : same)
                if (other != word) same_[word].push_back(other);
    }
}

}  // namespace spaza::search
