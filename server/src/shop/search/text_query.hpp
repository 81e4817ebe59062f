#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shop/search/text_index.hpp"

namespace spaza::search {

/// One text being looked for: its words become ideas (a word, a synonym of several words, a measure), each with
/// the products it fits; what fits all of them is found.
class TextQuery {
public:
    TextQuery(const TextIndex& index, const TextSearch& search) : index_{index}, search_{search} {}

    TextAnswer find(std::string_view text);

private:
    struct Variant {  // a term that may stand for a word of the query, and how well
        Term term;
        float factor;
    };
    struct Idea {
        std::size_t first_word{};
        std::size_t words{1};
        Hits hits;
        std::vector<Term> terms;  // that name it, for telling which category is meant
        float weight{1};          // of leaving it out
        bool measured{};
    };

    void read(const std::vector<std::string>& words);
    Idea idea_of(const std::vector<std::string>& words, std::size_t first);
    bool phrase_idea(const std::vector<std::string>& words, std::size_t first, Idea& idea);
    void measure_idea(const Measure& measure, Idea& idea);
    void join_neighbours(const std::vector<std::string>& words);
    void split_word(const std::string& word, Idea& idea) const;
    bool correct(std::vector<std::string>& words, Vocabulary::Reach reach) const;
    void read_corrected(const std::vector<std::string>& words, TextAnswer& answer);
    std::vector<std::string> missing(const std::vector<std::string>& words, const Hits& hits) const;
    Hits together() const;
    Hits mostly() const;
    std::vector<bool> meant_categories() const;
    bool is_measured() const;

    std::optional<Term> term_of(std::string_view word) const;
    void add_prefixes(std::string_view beginning, std::vector<Variant>& variants) const;
    Hits hits_of(std::vector<Variant> variants) const;
    Hits hits_of_phrase(const std::string& stems) const;
    Hits models_of(std::string_view squeezed_text, float factor) const;
    Postings::List list_of(Term term) const;
    float idf(Term term) const;

    const TextIndex& index_;
    TextSearch search_;
    bool open_end_{false};
    bool about_{false};  // measures need not fit exactly
    std::vector<Idea> ideas_;
};

}  // namespace spaza::search
