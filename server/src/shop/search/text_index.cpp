#include "shop/search/text_index.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace spaza::search {

namespace {

// How much a word tells where it stands.
constexpr float kName = 4;
constexpr float kFirstName = 1;  // more for the head of the name
constexpr float kBrand = 4;
constexpr float kModel = 6;
constexpr float kCategory = 4;
constexpr float kParentCategory = 1.5F;
constexpr float kWords = 1;
constexpr float kSaturation = 2.5F;

constexpr float kPrefixFactor = 0.6F;
constexpr float kModelFactor = 0.8F;
constexpr float kSynonymFactor = 0.85F;
constexpr float kUnitFactor = 0.7F;
constexpr float kExact = 1000;

constexpr std::size_t kMostPrefixes = 48;
constexpr std::size_t kFew = 50;  // hits, below which a word is also tried in two parts
constexpr std::size_t kMostWords = 12;
constexpr std::size_t kMostFragmentHits = 5000;

constexpr std::array<std::string_view, 12> kStopWords{"a",  "an", "the", "for", "with", "and",
                                                      "of", "to", "in",  "on",  "en",   "vir"};

bool is_stop_word(std::string_view word) {
    return std::find(kStopWords.begin(), kStopWords.end(), word) != kStopWords.end();
}

/// Best score per product, by ordinal.
void unite(std::vector<Hit>& hits) {
    std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
        return a.product != b.product ? a.product < b.product : a.score > b.score;
    });
    hits.erase(
        std::unique(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.product == b.product; }),
        hits.end());
}

}  // namespace

int edit_distance(std::string_view a, std::string_view b, int most) {
    constexpr std::size_t kMostLength = 32;
    if (a.size() > kMostLength || b.size() > kMostLength) return most + 1;
    std::array<std::array<int, kMostLength + 1>, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i - 1) % 3];
        const auto& two_above = rows[(i + 1) % 3];
        row[0] = static_cast<int>(i);
        int least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], two_above[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > most) return most + 1;
    }
    return std::min(rows[a.size() % 3][b.size()], most + 1);
}

TextIndex::TextIndex(std::shared_ptr<const Catalogue> catalogue, std::string_view synonyms)
    : catalogue_{std::move(catalogue)} {
    build();
    build_fragments();
    read_synonyms(synonyms);
}

void TextIndex::build() {
    const Catalogue& all = *catalogue_;
    const Stemmer stemmer;
    std::vector<std::vector<std::pair<Ordinal, std::uint8_t>>> postings;
    std::vector<std::uint32_t> frequencies;  // by word number
    std::vector<std::pair<std::string_view, Term>> words;

    const auto number_of = [&](const std::string& word) {
        const auto known = word_index_.find(word);
        if (known != word_index_.end()) return known->second;
        const std::string_view text = arena_.put(word);
        const std::string stem = stemmer.stem(word);
        auto term = stems_.find(stem);
        if (term == stems_.end()) {
            term =
                stems_.emplace(stem == word ? text : arena_.put(stem), static_cast<Term>(postings.size())).first;
            postings.emplace_back();
        }
        const auto number = static_cast<std::uint32_t>(words.size());
        words.emplace_back(text, term->second);
        frequencies.push_back(0);
        word_index_.emplace(text, number);
        return number;
    };
    const auto numbers_of = [&](std::string_view text) {
        std::vector<std::uint32_t> numbers;
        for (const std::string& word : words_of(text)) numbers.push_back(number_of(word));
        return numbers;
    };
    std::vector<std::vector<std::uint32_t>> category_words;
    for (const CategoryNode& category : all.categories) category_words.push_back(numbers_of(category.name));
    std::vector<std::vector<std::uint32_t>> brand_words;
    for (const BrandNode& brand : all.brands) brand_words.push_back(numbers_of(brand.name));

    std::vector<std::pair<std::uint32_t, float>> found;
    std::vector<std::pair<Term, float>> weights;
    for (Ordinal product = 0; product < all.size(); ++product) {
        found.clear();
        const auto name = numbers_of(all.names[product]);
        for (std::size_t i = 0; i < name.size(); ++i)
            found.emplace_back(name[i], kName + (i < 4 ? kFirstName : 0));
        for (const auto number : brand_words[all.brand_of[product]]) found.emplace_back(number, kBrand);
        for (const auto number : numbers_of(all.models[product])) found.emplace_back(number, kModel);
        if (const std::string whole = squeezed(all.models[product]); !whole.empty())
            found.emplace_back(number_of(whole), kModel);
        if (const std::string code = squeezed(all.codes[product]); !code.empty())
            found.emplace_back(number_of(code), kModel);
        if (!all.eans[product].empty()) found.emplace_back(number_of(std::string{all.eans[product]}), kModel);
        const auto& path = all.categories[all.category_of[product]].path;
        for (std::size_t depth = 0; depth < path.size(); ++depth)
            for (const auto number : category_words[path[depth]])
                found.emplace_back(number, depth + 1 == path.size() ? kCategory : kParentCategory);
        for (const auto number : numbers_of(all.search_words[product])) found.emplace_back(number, kWords);

        std::sort(found.begin(), found.end());
        weights.clear();
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (i == 0 || found[i].first != found[i - 1].first) ++frequencies[found[i].first];
            weights.emplace_back(words[found[i].first].second, found[i].second);
        }
        std::sort(weights.begin(), weights.end());
        const float length = 0.7F + 0.3F * static_cast<float>(name.size()) / 8;  // long names say less a word
        for (std::size_t i = 0; i < weights.size();) {
            const Term term = weights[i].first;
            float sum = 0;
            for (; i < weights.size() && weights[i].first == term; ++i) sum += weights[i].second;
            const float saturated = sum / (sum + kSaturation * length);
            postings[term].emplace_back(product, static_cast<std::uint8_t>(std::lround(saturated * 255)));
        }
    }

    std::size_t total = 0;
    for (const auto& list : postings) total += list.size();
    ordinals_.reserve(total);
    weights_.reserve(total);
    for (auto& list : postings) {
        terms_.push_back({static_cast<std::uint32_t>(ordinals_.size()), static_cast<std::uint32_t>(list.size())});
        for (const auto& [product, weight] : list) {
            ordinals_.push_back(product);
            weights_.push_back(weight);
        }
        list = {};
    }

    vocabulary_.reserve(words.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        vocabulary_.push_back({words[i].first, words[i].second, frequencies[i]});
    std::sort(vocabulary_.begin(), vocabulary_.end(),
              [](const Word& a, const Word& b) { return a.text < b.text; });
    for (std::uint32_t i = 0; i < vocabulary_.size(); ++i) {
        word_index_[vocabulary_[i].text] = i;
        if (!has_digit(vocabulary_[i].text) && vocabulary_[i].text.size() >= 3 && vocabulary_[i].text.size() <= 24)
            plain_words_.push_back(i);
    }
    std::stable_sort(plain_words_.begin(), plain_words_.end(), [&](std::uint32_t a, std::uint32_t b) {
        return vocabulary_[a].text.size() < vocabulary_[b].text.size();
    });
    for (std::size_t length = 0; length <= 26; ++length)
        plain_by_length_.push_back(
            static_cast<std::size_t>(std::lower_bound(plain_words_.begin(), plain_words_.end(), length,
                                                      [&](std::uint32_t word, std::size_t size) {
                                                          return vocabulary_[word].text.size() < size;
                                                      }) -
                                     plain_words_.begin()));
}

void TextIndex::build_fragments() {
    const Catalogue& all = *catalogue_;
    constexpr std::size_t kLeast = 3;
    const auto kind = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) ? 1 : 0; };
    for (Ordinal product = 0; product < all.size(); ++product) {
        const std::string model = squeezed(all.models[product]);
        if (model.size() < kLeast) continue;
        const std::string_view text = arena_.put(model);
        for (std::size_t from = 0; from + kLeast <= text.size(); ++from)
            if (from == 0 || kind(text[from]) != kind(text[from - 1]))
                fragments_.push_back({text.substr(from), product});
    }
    std::sort(fragments_.begin(), fragments_.end(), [](const Fragment& a, const Fragment& b) {
        return a.text != b.text ? a.text < b.text : a.product < b.product;
    });
}

void TextIndex::read_synonyms(std::string_view lines) {
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
            for (const std::string& word : words_of(part))
                phrase += (phrase.empty() ? "" : " ") + stemmer.stem(word);
            if (!phrase.empty()) same.push_back(std::move(phrase));
        }
        for (const std::string& word : same)
            for (const std::string& other : same)
                if (other != word) synonyms_[word].push_back(other);
    }
}

float TextIndex::idf(Term term) const {
    const auto all = static_cast<float>(catalogue_->size());
    const auto with = static_cast<float>(terms_[term].count);
    return std::log(1 + (all - with + 0.5F) / (with + 0.5F)) + 0.2F;
}

std::optional<TextIndex::Term> TextIndex::term_of(const std::string& word, const Stemmer& stemmer) const {
    const auto found = stems_.find(stemmer.stem(word));
    return found == stems_.end() || terms_[found->second].count == 0 ? std::nullopt : std::optional{found->second};
}

void TextIndex::add_prefixes(std::string_view beginning, std::size_t most, float factor,
                             std::vector<Variant>& variants) const {
    const auto from = std::lower_bound(vocabulary_.begin(), vocabulary_.end(), beginning,
                                       [](const Word& word, std::string_view text) { return word.text < text; });
    constexpr std::ptrdiff_t kMostScanned = 4000;
    std::vector<const Word*> found;
    for (auto at = from; at != vocabulary_.end() && at - from < kMostScanned && at->text.starts_with(beginning);
         ++at)
        found.push_back(&*at);
    if (found.size() > most) {
        std::nth_element(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(most), found.end(),
                         [](const Word* a, const Word* b) { return a->frequency > b->frequency; });
        found.resize(most);
    }
    for (const Word* word : found) variants.push_back({word->term, factor});
}

std::vector<Hit> TextIndex::fragment_hits(std::string_view text, float factor) const {
    std::vector<Hit> hits;
    const auto from =
        std::lower_bound(fragments_.begin(), fragments_.end(), text,
                         [](const Fragment& each, std::string_view begin) { return each.text < begin; });
    for (auto at = from; at != fragments_.end() && at->text.starts_with(text) && hits.size() < kMostFragmentHits;
         ++at) {
        const float share = static_cast<float>(text.size()) / static_cast<float>(at->text.size());
        hits.push_back({at->product, factor * (5 + 5 * share)});
    }
    return hits;
}

void TextIndex::add_units(const std::string& word, std::vector<Variant>& variants) const {
    const auto add = [&](const std::string& text, float factor) {
        const auto found = stems_.find(text);
        if (found != stems_.end()) variants.push_back({found->second, factor});
    };
    if (is_number(word)) {
        for (const char* unit : {"in", "l", "kg", "gb", "w"}) add(word + unit, kUnitFactor);
    } else if (word.ends_with("cm") && is_number(std::string_view{word}.substr(0, word.size() - 2))) {
        add(std::to_string(std::lround(std::strtod(word.c_str(), nullptr) / 2.54)) + "in", kSynonymFactor);
    } else if (word.ends_with("in") && is_number(std::string_view{word}.substr(0, word.size() - 2))) {
        add(word.substr(0, word.size() - 2), kUnitFactor);
    }
}

/// Also of a plural: the list holds `television` and `tv`, shoppers type `televisions` and `tvs`.
void TextIndex::add_synonyms(const std::string& word, const Stemmer& stemmer,
                             std::vector<Variant>& variants) const {
    auto same = synonyms_.find(stemmer.stem(word));
    if (same == synonyms_.end() && word.size() > 2 && word.ends_with('s')) {
        same = synonyms_.find(word.substr(0, word.size() - 1));
        if (same != synonyms_.end())
            if (const auto term = term_of(same->first, stemmer)) variants.push_back({*term, 1});
    }
    if (same == synonyms_.end()) return;
    for (const std::string& other : same->second)
        if (other.find(' ') == std::string::npos)
            if (const auto term = term_of(other, stemmer)) variants.push_back({*term, kSynonymFactor});
}

/// Many long lists at once: a score for every product beats sorting.
std::vector<Hit> TextIndex::dense_hits_of(const std::vector<Variant>& variants) const {
    thread_local std::vector<float> best;
    best.assign(catalogue_->size(), 0);
    for (const Variant& variant : variants) {
        const Posting& posting = terms_[variant.term];
        const float weight = idf(variant.term) * variant.factor / 255;
        for (std::uint32_t i = posting.begin; i < posting.begin + posting.count; ++i) {
            float& score = best[ordinals_[i]];
            score = std::max(score, weight * static_cast<float>(weights_[i]));
        }
    }
    std::vector<Hit> hits;
    for (Ordinal product = 0; product < best.size(); ++product)
        if (best[product] > 0) hits.push_back({product, best[product]});
    return hits;
}

std::vector<Hit> TextIndex::hits_of(const std::vector<Variant>& variants) const {
    constexpr std::size_t kDense = 24;
    std::vector<Hit> hits;
    std::size_t lists = 0;
    std::size_t total = 0;
    for (const Variant& variant : variants) total += terms_[variant.term].count;
    if (variants.size() > 1 && total * kDense > catalogue_->size()) return dense_hits_of(variants);
    hits.reserve(total);
    for (const Variant& variant : variants) {
        const Posting& posting = terms_[variant.term];
        const float weight = idf(variant.term) * variant.factor / 255;
        for (std::uint32_t i = posting.begin; i < posting.begin + posting.count; ++i)
            hits.push_back({ordinals_[i], weight * static_cast<float>(weights_[i])});
        lists += posting.count > 0 ? 1 : 0;
    }
    if (lists > 1) unite(hits);
    return hits;
}

TextIndex::Group TextIndex::group_of(const std::string& word, bool last, const Stemmer& stemmer) const {
    std::vector<Variant> variants;
    if (const auto term = term_of(word, stemmer)) variants.push_back({*term, 1});
    add_units(word, variants);
    add_synonyms(word, stemmer, variants);
    if (last && word.size() >= 2 && !is_number(word)) add_prefixes(word, kMostPrefixes, kPrefixFactor, variants);

    // One list a term: a synonym may share its stem with the word.
    std::sort(variants.begin(), variants.end(), [](const Variant& a, const Variant& b) {
        return a.term != b.term ? a.term < b.term : a.factor > b.factor;
    });
    variants.erase(std::unique(variants.begin(), variants.end(),
                               [](const Variant& a, const Variant& b) { return a.term == b.term; }),
                   variants.end());
    Group group{hits_of(variants)};
    if (has_digit(word) && word.size() >= 3) {
        std::vector<Hit> models = fragment_hits(word, kModelFactor);
        if (!models.empty()) {
            group.hits.insert(group.hits.end(), models.begin(), models.end());
            unite(group.hits);
        }
    }
    return group;
}

std::vector<TextIndex::Group> TextIndex::groups_of(const std::vector<std::string>& words, bool prefix,
                                                   const Stemmer& stemmer) const {
    std::vector<Group> groups;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool last = prefix && i + 1 == words.size();
        Group group = group_of(words[i], last, stemmer);
        // Words written apart here and together there: `air fryer` finds `airfryer`, `UA55 TU7000` the model.
        if (i + 1 < words.size()) {
            const std::string joined = words[i] + words[i + 1];
            if (const auto term = term_of(joined, stemmer)) {
                Group next = group_of(words[i + 1], prefix && i + 2 == words.size(), stemmer);
                const std::vector<Hit> together = hits_of({{*term, 1}});
                for (Group* half : {&group, &next}) {
                    half->hits.insert(half->hits.end(), together.begin(), together.end());
                    unite(half->hits);
                }
                groups.push_back(std::move(group));
                groups.push_back(std::move(next));
                ++i;
                continue;
            }
        }
        // And the other way round: `airfryer` finds `air fryer`.
        if (group.hits.size() < kFew && !has_digit(words[i]) && words[i].size() >= 6)
            for (std::size_t cut = 3; cut + 3 <= words[i].size(); ++cut) {
                const auto first = term_of(words[i].substr(0, cut), stemmer);
                const auto second = term_of(words[i].substr(cut), stemmer);
                if (!first || !second) continue;
                const std::vector<Hit> both = all_of({{hits_of({{*first, 1}})}, {hits_of({{*second, 1}})}});
                group.hits.insert(group.hits.end(), both.begin(), both.end());
                unite(group.hits);
            }
        groups.push_back(std::move(group));
    }
    return groups;
}

std::vector<Hit> TextIndex::all_of(std::vector<Group> groups) {
    if (groups.empty()) return {};
    std::sort(groups.begin(), groups.end(),
              [](const Group& a, const Group& b) { return a.hits.size() < b.hits.size(); });
    std::vector<Hit> common = std::move(groups.front().hits);
    for (std::size_t i = 1; i < groups.size(); ++i) {
        const std::vector<Hit>& other = groups[i].hits;
        const bool gallop = other.size() > 16 * common.size();
        std::vector<Hit> both;
        auto at = other.begin();
        for (const Hit& hit : common) {
            if (gallop)
                at = std::lower_bound(at, other.end(), hit.product,
                                      [](const Hit& each, Ordinal product) { return each.product < product; });
            else
                while (at != other.end() && at->product < hit.product) ++at;
            if (at == other.end()) break;
            if (at->product == hit.product) both.push_back({hit.product, hit.score + at->score});
        }
        common = std::move(both);
    }
    return common;
}

std::vector<Hit> TextIndex::most_of(const std::vector<Group>& groups) const {
    std::size_t known = 0;
    std::vector<Hit> every;
    for (const Group& group : groups) {
        if (group.hits.empty()) continue;
        ++known;
        every.insert(every.end(), group.hits.begin(), group.hits.end());
    }
    if (known == 0) return {};
    std::sort(every.begin(), every.end(), [](const Hit& a, const Hit& b) { return a.product < b.product; });
    std::size_t best = 0;
    std::vector<std::pair<Hit, std::size_t>> counted;
    for (const Hit& hit : every) {
        if (counted.empty() || counted.back().first.product != hit.product)
            counted.push_back({hit, 1});
        else {
            counted.back().first.score += hit.score;
            ++counted.back().second;
        }
        best = std::max(best, counted.back().second);
    }
    std::vector<Hit> hits;
    for (const auto& [hit, count] : counted)
        if (count == best) hits.push_back(hit);
    return hits;
}

std::optional<std::string> TextIndex::corrected(const std::string& word) const {
    if (has_digit(word) || word.size() < 4 || word.size() > 24) return std::nullopt;
    const int most = word.size() < 8 ? 1 : 2;
    const Word* best = nullptr;
    int best_distance = most + 1;
    const std::size_t from = plain_by_length_[word.size() - static_cast<std::size_t>(most)];
    const std::size_t to =
        plain_by_length_[std::min<std::size_t>(26, word.size() + static_cast<std::size_t>(most) + 1)];
    for (std::size_t i = from; i < to; ++i) {
        const Word& candidate = vocabulary_[plain_words_[i]];
        if (candidate.frequency == 0) continue;
        const int distance = edit_distance(word, candidate.text, std::min(most, best_distance));
        if (distance < best_distance ||
            (best && distance == best_distance && distance <= most && candidate.frequency > best->frequency)) {
            best_distance = distance;
            best = &candidate;
        }
    }
    return best && best_distance <= most ? std::optional<std::string>{best->text} : std::nullopt;
}

std::optional<Ordinal> TextIndex::exact(std::string_view text) const {
    const auto begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return std::nullopt;
    const std::string_view trimmed = text.substr(begin, text.find_last_not_of(' ') - begin + 1);
    if (const auto code = catalogue_->find(trimmed)) return code;
    const std::string whole = squeezed(trimmed);
    if (whole.size() < 4 || !has_digit(whole)) return std::nullopt;
    const auto found =
        std::lower_bound(fragments_.begin(), fragments_.end(), whole,
                         [](const Fragment& each, std::string_view model) { return each.text < model; });
    if (found != fragments_.end() && found->text == whole &&
        squeezed(catalogue_->models[found->product]) == whole &&
        (found + 1 == fragments_.end() || (found + 1)->text != whole))
        return found->product;
    if (is_number(whole))
        if (const auto term = stems_.find(whole); term != stems_.end() && terms_[term->second].count == 1) {
            const Ordinal product = ordinals_[terms_[term->second].begin];
            if (catalogue_->eans[product] == whole) return product;
        }
    return std::nullopt;
}

TextAnswer TextIndex::find(std::string_view text, bool prefix) const {
    thread_local const Stemmer stemmer;
    TextAnswer answer;
    std::vector<std::string> words = words_of(text);
    if (words.size() > kMostWords) words.resize(kMostWords);
    const bool ends_open = prefix && !text.empty() && text.back() != ' ';
    std::vector<std::string> telling = words;
    std::erase_if(telling, [](const std::string& word) { return is_stop_word(word); });
    if (!telling.empty()) words = std::move(telling);
    answer.exact = exact(text);
    if (words.empty()) return answer;

    std::vector<Group> groups = groups_of(words, ends_open, stemmer);
    const bool unknown =
        std::any_of(groups.begin(), groups.end(), [](const Group& group) { return group.hits.empty(); });
    if (!unknown) answer.hits = all_of(groups);
    if (answer.hits.empty() && unknown) {
        std::vector<std::string> better = words;
        for (std::size_t i = 0; i < better.size(); ++i)
            if (i < groups.size() && groups.size() == words.size() && groups[i].hits.empty())
                better[i] = corrected(words[i]).value_or(words[i]);
        if (better != words) {
            groups = groups_of(better, ends_open, stemmer);
            std::string joined;
            for (const std::string& word : better) joined += (joined.empty() ? "" : " ") + word;
            answer.corrected = std::move(joined);
            answer.hits = all_of(groups);
        }
    }
    if (answer.hits.empty()) {
        // A model typed with spaces: `UA 55 TU 7000`.
        if (const std::string whole = squeezed(text); whole.size() >= 4 && has_digit(whole)) {
            answer.hits = fragment_hits(whole, 1);
            unite(answer.hits);
        }
    }
    if (answer.hits.empty()) answer.hits = most_of(groups);
    if (answer.exact) {
        answer.hits.push_back({*answer.exact, kExact});
        unite(answer.hits);
    }
    return answer;
}

std::vector<std::string_view> TextIndex::completions(std::string_view beginning, std::size_t most) const {
    const std::string start = folded(beginning);
    const auto from = std::lower_bound(vocabulary_.begin(), vocabulary_.end(), start,
                                       [](const Word& word, std::string_view text) { return word.text < text; });
    constexpr std::ptrdiff_t kMostScanned = 20'000;
    std::vector<const Word*> found;
    for (auto at = from; at != vocabulary_.end() && at - from < kMostScanned && at->text.starts_with(start); ++at)
        if (at->frequency > 1 && !has_digit(at->text)) found.push_back(&*at);
    const auto middle = found.begin() + static_cast<std::ptrdiff_t>(std::min(most, found.size()));
    std::partial_sort(found.begin(), middle, found.end(),
                      [](const Word* a, const Word* b) { return a->frequency > b->frequency; });
    std::vector<std::string_view> words;
    for (auto at = found.begin(); at != middle; ++at) words.push_back((*at)->text);
    return words;
}

}  // namespace spaza::search
