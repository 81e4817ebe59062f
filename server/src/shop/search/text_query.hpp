#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/search/query_tree.hpp"
#include "shop/search/text_index.hpp"

namespace spaza::search {

/// One text being looked for. It is understood first (query_tree.hpp); then the kind of thing, the brand and the
/// model decide which products there are to choose from, and all else narrows them. What narrows them to nothing
/// is given up and reported, the least telling first.
class TextQuery {
public:
    TextQuery(const TextIndex& index, const TextSearch& search) : index_{index}, search_{search} {}

    TextAnswer find(std::string_view text);
    /// What has the words of a text that names a kind of thing, whatever it is.
    Hits mentions(std::string_view text) const;
    /// The text as it is understood.
    QueryTree tree(std::string_view text) const;

private:
    struct Variant {  // a term that may stand for a word of the query, and how well
        Term term;
        float factor;
    };
    /// What is left of the products while parts narrow them.
    struct State {
        std::optional<Hits> hits;  // none: nothing has narrowed them
        std::vector<bool> met;     // by part
        bool anchored{false};      // by a kind, a brand, a model: a word given up leaves what was meant
        bool about{false};         // a measure holds only about
        bool none{false};          // the shop has no such kind
    };
    using Part = QueryPart;
    /// What is taken otherwise where not all can be met.
    struct Plan {
        bool attributes_first{false};  // before measures
        bool about{false};             // measures need not hold just so
    };
    enum class Reach { exact, about, any };  // how far a measure may be off

    void settle(QueryTree& tree) const;
    void settle_head(QueryTree& tree) const;
    bool is_part_of_other(QueryTree& tree) const;
    void settle_unsold(QueryTree& tree, std::size_t part, const Hits& sold) const;
    State narrowed(const QueryTree& tree) const;
    State narrowed(const QueryTree& tree, Plan plan) const;
    std::vector<Plan> other_plans(const QueryTree& tree) const;
    bool is_beside_the_point(const QueryTree& tree, const State& state) const;
    const Part* head_of(const QueryTree& tree) const;
    static const Part* kind_meant(const QueryTree& tree);
    void take_models(const QueryTree& tree, State& state) const;
    void take_kinds(const QueryTree& tree, State& state) const;
    Hits hits_of_head(const Part& part) const;
    void take_brands(const QueryTree& tree, State& state) const;
    void take_measures(const QueryTree& tree, State& state, bool about) const;
    void add_near_measures(const QueryTree& tree, State& state) const;
    static std::optional<std::size_t> alternative_to(const QueryTree& tree, std::size_t part);
    void take_attributes(const QueryTree& tree, State& state) const;
    void take_words(const QueryTree& tree, State& state, bool facts) const;
    void take_words_alone(const QueryTree& tree, State& state) const;
    void leave_unwanted(const QueryTree& tree, State& state) const;
    void keep_what_is_called(const QueryTree& tree, State& state) const;
    bool only_other_kinds_unmet(const QueryTree& tree, const State& state) const;
    bool named_whole(const QueryTree& tree, State& state) const;
    bool narrow(State& state, Hits hits) const;

    Hits hits_of_kind(const Part& part) const;
    Hits hits_of_departments(const Meaning& kind) const;
    Hits hits_called(const Part& part) const;
    Hits hits_called_apart(const std::string& stems) const;
    Hits hits_naming(const Part& part) const;
    Hits hits_of_brand(const Meaning& brand) const;
    std::optional<Condition> settled(Condition condition, const Hits& among) const;
    bool tells_otherwise(const Meaning& attribute, const std::string& said, Ordinal product) const;
    Hits hits_of_property(const Property& property, const std::optional<Hits>& among) const;
    Hits hits_of_attribute(const Meaning& attribute, const std::optional<Hits>& among) const;
    Hits hits_of_measure(const Part& part, const std::optional<Hits>& among, Reach reach) const;
    Hits hits_of_number(const Part& part, const Hits& among) const;
    Hits hits_of_model(const Part& part) const;
    Hits everything() const;
    Hits hits_of_unwanted(const Part& part) const;
    bool is_said(const std::vector<Variant>& variants) const;
    Hits hits_of_said(const std::string& said, bool open_end, bool facts) const;
    Hits hits_of_text(const QueryTree& tree, std::size_t part, bool facts) const;
    void prefer_said(const QueryTree& tree, Hits& hits) const;
    std::optional<std::string> corrected_beside(const std::vector<std::string>& words, std::size_t at) const;
    std::optional<std::string> divided(const std::string& word) const;
    std::optional<std::string> respelt(const std::string& word) const;
    void tell_not_sold(const QueryTree& tree, TextAnswer& answer) const;
    std::vector<CategoryIndex> near_departments(const QueryTree& tree) const;
    bool names_a_thing(const Part& part) const;

    bool has_unwritten(const QueryTree& tree) const;
    void read_purpose_first(const std::vector<std::string>& words, QueryTree& tree, State& state) const;
    bool correct(std::vector<std::string>& words, const QueryTree& tree, Vocabulary::Reach reach) const;
    std::vector<std::string> given_up(const QueryTree& tree, const State& state) const;
    std::size_t unmet(const QueryTree& tree, const State& state) const;
    bool is_whole(const QueryTree& tree, const State& state) const;

    std::optional<Term> term_of(std::string_view word) const;
    void add_prefixes(std::string_view beginning, std::vector<Variant>& variants) const;
    Hits hits_of(std::vector<Variant> variants, bool facts) const;
    Hits hits_of_phrase(const std::string& stems, bool facts) const;
    Hits split_word(const std::string& word, bool facts) const;
    Hits models_of(std::string_view squeezed_text, float factor) const;
    Postings::List list_of(Term term) const;
    float idf(Term term) const;
    template <class Worth>
    Hits worth(const std::optional<Hits>& among, Worth&& worth_of) const;

    const TextIndex& index_;
    TextSearch search_;
    bool open_end_{false};
};

/// Products of these (or all) that are worth something, by `worth_of(product)`.
template <class Worth>
Hits TextQuery::worth(const std::optional<Hits>& among, Worth&& worth_of) const {
    Hits hits;
    const auto look_at = [&](Ordinal product) {
        if (const float score = worth_of(product); score > 0) hits.push_back({product, score});
    };
    if (among) {
        for (const Hit& hit : *among) look_at(hit.product);
    } else {
        const auto all = std::min<std::size_t>(search_.among, index_.catalogue_->size());
        for (Ordinal product = 0; product < all; ++product) look_at(product);
    }
    return hits;
}

}  // namespace spaza::search
