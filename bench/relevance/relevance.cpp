// How good text search is: NDCG@10 and the share of queries without an answer over a judged set, beside SQLite
// FTS5 ranking the same products by BM25 in the same run. Usage: bench_relevance URL QUERIES [-v] [-d FOLDER]
// [PART], where -d writes the texts and what was found for other engines (other_engines.py).
#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <fstream>
#include <map>
#include <sqlite3.h>
#include <sstream>

#include "base/assets.hpp"
#include "platform/storage/storage.hpp"
#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/catalogue/catalogue_store_sql.hpp"
#include "shop/catalogue/json_texts.hpp"
#include "shop/catalogue/product_text.hpp"
#include "shop/search/price_words.hpp"
#include "shop/search/search_snapshot.hpp"

namespace {

using namespace spaza;
constexpr std::size_t kShown = 10;

/// `8kg washing machine | in=washing-machines load=8`: things of another kind are worth 0; of this kind 1, 2 with
/// half of the facts, 3 with all.
/// Or, as register_queries.py writes it, `class TAB part TAB query TAB code=grade,…`.
struct Judged {
    std::string text;
    std::vector<std::string> kinds;
    std::vector<std::pair<std::string, std::string>> facts;
    std::string group;  // class of query
    std::string part;   // to work on, or held back
    std::map<std::string, std::uint8_t> grades;
    bool graded{false};
    bool nothing_fits() const { return graded && grades.empty(); }
};

Judged graded_query(const std::string& line) {
    std::vector<std::string> columns;
    std::istringstream rest{line};
    for (std::string column; std::getline(rest, column, '\t');) columns.push_back(column);
    if (columns.size() < 3) throw std::runtime_error{"no judgement: " + line};
    Judged query{.text = columns[2],
                 .kinds = {},
                 .facts = {},
                 .group = columns[0],
                 .part = columns[1],
                 .grades = {},
                 .graded = true};
    if (columns.size() == 3) return query;
    std::istringstream grades{columns[3]};
    for (std::string grade; std::getline(grades, grade, ',');) {
        const std::size_t equals = grade.rfind('=');
        query.grades[grade.substr(0, equals)] = static_cast<std::uint8_t>(grade[equals + 1] - '0');
    }
    return query;
}

std::vector<Judged> judged_queries(const char* path) {
    std::vector<Judged> queries;
    std::ifstream file{path};
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        if (line.find('\t') != std::string::npos) {
            queries.push_back(graded_query(line));
            continue;
        }
        const std::size_t bar = line.find(" | ");
        if (bar == std::string::npos) throw std::runtime_error{"no judgement: " + line};
        Judged query{.text = line.substr(0, bar), .kinds = {}, .facts = {}, .group = {}, .part = {}, .grades = {}};
        std::istringstream rest{line.substr(bar + 3)};
        for (std::string fact; rest >> fact;) {
            const std::size_t equals = fact.find('=');
            std::string name = fact.substr(0, equals);
            std::string value = fact.substr(equals + 1);
            std::replace(value.begin(), value.end(), '_', ' ');
            if (name != "in") {
                query.facts.emplace_back(std::move(name), std::move(value));
                continue;
            }
            std::istringstream kinds{fact.substr(equals + 1)};
            for (std::string kind; std::getline(kinds, kind, ',');) query.kinds.push_back(kind);
        }
        queries.push_back(std::move(query));
    }
    return queries;
}

class Judge {
public:
    explicit Judge(const Catalogue& all) : all_{all} {}

    std::vector<std::uint8_t> grades(const Judged& query) const {
        std::vector<std::uint8_t> grades(all_.size());
        for (Ordinal product = 0; product < all_.size(); ++product) grades[product] = grade(query, product);
        return grades;
    }

private:
    std::uint8_t grade(const Judged& query, Ordinal product) const {
        if (query.graded) {
            const auto found = query.grades.find(std::string{all_.code(product)});
            return found == query.grades.end() ? std::uint8_t{0} : found->second;
        }
        const auto& path = all_.categories[all_.category_of[product]].path;
        const bool kind =
            query.kinds.empty() || std::ranges::any_of(path, [&](CategoryIndex above) {
                return std::ranges::find(query.kinds, all_.categories[above].code.value) != query.kinds.end();
            });
        if (!kind) return 0;
        const auto held = static_cast<std::size_t>(
            std::ranges::count_if(query.facts, [&](const auto& fact) { return holds(fact, product); }));
        if (held == query.facts.size()) return 3;
        if (query.kinds.empty()) return 0;
        return 2 * held >= query.facts.size() ? 2 : 1;
    }

    bool holds(const std::pair<std::string, std::string>& fact, Ordinal product) const {
        if (fact.first == "brand") return all_.brands[all_.brand_of[product]].code.value == fact.second;
        if (fact.first == "model") return all_.models[product] == fact.second;
        if (fact.first == "name") return all_.names[product].find(fact.second) != std::string_view::npos;
        const auto found = all_.attribute_by_code.find(fact.first);
        if (found == all_.attribute_by_code.end()) throw std::runtime_error{"unknown fact " + fact.first};
        const AttributeColumn& attribute = all_.attributes[found->second];
        return !attribute.sets.empty() &&
               std::ranges::any_of(attribute.members[attribute.sets[product]],
                                   [&](std::uint16_t value) { return attribute.texts[value] == fact.second; });
    }

    const Catalogue& all_;
};

double gain(std::uint8_t grade, std::size_t place) {
    return (std::pow(2, grade) - 1) / std::log2(static_cast<double>(place) + 2);
}

double ndcg(const std::vector<Ordinal>& found, std::vector<std::uint8_t> grades) {
    double reached = 0;
    for (std::size_t i = 0; i < std::min(kShown, found.size()); ++i) reached += gain(grades[found[i]], i);
    std::partial_sort(grades.begin(), grades.begin() + kShown, grades.end(), std::greater{});
    double best = 0;
    for (std::size_t i = 0; i < kShown; ++i) best += gain(grades[i], i);
    if (best == 0) throw std::runtime_error{"nothing is right for a query: its judgement is wrong"};
    return reached / best;
}

/// The same texts in SQLite's own full-text index, English stems, all words wanted and any when none has all.
class Fts5 {
public:
    explicit Fts5(const Catalogue& all) {
        sqlite3_open(":memory:", &database_);
        run("CREATE VIRTUAL TABLE found USING fts5(name, brand, category, model, keywords, features, attributes, "
            "tokenize = 'porter unicode61')");
        run("BEGIN");
        sqlite3_stmt* insert = prepared(
            "INSERT INTO found(rowid, name, brand, category, model, keywords, features, "
            "attributes) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        for (Ordinal product = 0; product < all.size(); ++product) {
            const ProductParts& parts = all.parts[product];
            std::string category;
            for (const CategoryIndex above : all.categories[all.category_of[product]].path)
                category += all.categories[above].name + ' ';
            std::string features;
            for (const std::string& feature : texts_of(all.texts[parts.features])) features += feature + ' ';
            const std::string texts[]{
                std::string{all.names[product]},           all.brands[all.brand_of[product]].name, category,
                std::string{all.models[product]},          std::string{all.texts[parts.keywords]}, features,
                searched_attributes(all, parts.attributes)};
            sqlite3_bind_int64(insert, 1, product);
            for (int i = 0; i < 7; ++i)
                sqlite3_bind_text(insert, i + 2, texts[i].data(), static_cast<int>(texts[i].size()),
                                  SQLITE_TRANSIENT);
            sqlite3_step(insert);
            sqlite3_reset(insert);
        }
        sqlite3_finalize(insert);
        run("COMMIT");
        find_ = prepared("SELECT rowid FROM found WHERE found MATCH ? ORDER BY bm25(found) LIMIT 10");
    }
    ~Fts5() {
        sqlite3_finalize(find_);
        sqlite3_close(database_);
    }
    Fts5(const Fts5&) = delete;

    std::vector<Ordinal> find(const std::string& text) {
        std::istringstream words{text};
        std::string all;
        std::string any;
        for (std::string word; words >> word;) {
            std::string quoted = "\"";
            for (const char c : word) quoted += c == '"' ? std::string{"\"\""} : std::string{c};
            quoted += '"';
            all += (all.empty() ? "" : " AND ") + quoted;
            any += (any.empty() ? "" : " OR ") + quoted;
        }
        auto found = matching(all);
        return found.empty() ? matching(any) : found;
    }

private:
    void run(const char* sql) {
        if (sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
            throw std::runtime_error{sqlite3_errmsg(database_)};
    }
    sqlite3_stmt* prepared(const char* sql) {
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(database_, sql, -1, &statement, nullptr) != SQLITE_OK)
            throw std::runtime_error{sqlite3_errmsg(database_)};
        return statement;
    }
    std::vector<Ordinal> matching(const std::string& expression) {
        std::vector<Ordinal> found;
        sqlite3_bind_text(find_, 1, expression.data(), static_cast<int>(expression.size()), SQLITE_TRANSIENT);
        while (sqlite3_step(find_) == SQLITE_ROW)
            found.push_back(static_cast<Ordinal>(sqlite3_column_int64(find_, 0)));
        sqlite3_reset(find_);
        return found;
    }

    sqlite3* database_{};
    sqlite3_stmt* find_{};
};

struct Score {
    double sum{};
    std::size_t none{};
    std::size_t count{};
    void add(double ndcg, bool nothing) {
        sum += ndcg;
        none += nothing ? 1 : 0;
        ++count;
    }
    double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
    double empty() const { return count == 0 ? 0 : 100 * static_cast<double>(none) / static_cast<double>(count); }
};

/// What is told of one engine, or of one class of queries.
struct Tally {
    Score ranked;           // where something fits
    std::size_t honest{};   // empty where nothing fits
    std::size_t nothing{};  // queries nothing fits
    double precision{};     // of whole result sets, summed over those of plain kinds
    std::size_t plain{};
};

/// Texts of all products, one a line: its code and each text, divided by tabs.
void write_texts(const Catalogue& all, const std::string& path) {
    std::ofstream file{path};
    const auto put = [&](std::string text) {
        std::ranges::replace_if(
            text, [](char c) { return c == '\t' || c == '\n'; }, ' ');
        file << '\t' << text;
    };
    for (Ordinal product = 0; product < all.size(); ++product) {
        const ProductParts& parts = all.parts[product];
        file << all.code(product);
        put(std::string{all.names[product]});
        put(all.brands[all.brand_of[product]].name);
        std::string category;
        for (const CategoryIndex above : all.categories[all.category_of[product]].path)
            category += all.categories[above].name + ' ';
        put(category);
        put(std::string{all.models[product]});
        put(std::string{all.texts[parts.keywords]});
        std::string features;
        for (const std::string& feature : texts_of(all.texts[parts.features])) features += feature + ' ';
        put(features);
        put(searched_attributes(all, parts.attributes));
        file << '\n';
    }
}

double precision(const std::vector<Ordinal>& found, const std::vector<std::uint8_t>& grades) {
    if (found.empty()) return 0;
    const auto fitting = std::ranges::count_if(found, [&](Ordinal product) { return grades[product] > 0; });
    return static_cast<double>(fitting) / static_cast<double>(found.size());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        fmt::print(stderr, "usage: bench_relevance URL QUERIES [-v] [-d FOLDER] [PART]\n");
        return 2;
    }
    bool verbose = false;
    std::string part;
    std::string folder;
    for (int i = 3; i < argc; ++i) {
        if (std::string_view{argv[i]} == "-v")
            verbose = true;
        else if (std::string_view{argv[i]} == "-d" && i + 1 < argc)
            folder = argv[++i];
        else
            part = argv[i];
    }
    const auto database = storage::open(argv[1]);
    SqlCatalogueStore store{*database};
    CatalogueSnapshot snapshot{store};
    search::SearchSnapshot search{std::string{asset("server/assets/search/synonyms.txt").value_or("")}};
    snapshot.before_publishing([&](const CatalogueView& view) { search.prepare(view); });
    snapshot.load();
    const auto data = search.data();
    const Catalogue& all = *data->view().catalogue;
    const Judge judge{all};
    Fts5 fts{all};

    if (std::string_view{argv[2]} == "-t") {
        fmt::print("{}\n", data->text().understood(argv[3]));
        return 0;
    }
    if (!folder.empty()) write_texts(all, folder + "/texts.tsv");
    std::ofstream written;
    if (!folder.empty()) written.open(folder + "/found.tsv");
    Tally ours;
    Score theirs;
    std::map<std::string, std::pair<Score, Score>> groups;
    std::size_t count = 0;
    for (const Judged& query : judged_queries(argv[2])) {
        if (!part.empty() && query.part != part) continue;
        ++count;
        search::ListingRequest request;
        request.query.text = query.text;
        search::take_price_words(request.query);
        if (request.query.sort.empty()) request.query.sort = "relevance";
        request.zone = StoreCode{"G205"};
        request.warehouse = StoreCode{"W001"};
        request.page_size = all.size();
        const auto found = data->list(request).products;
        if (written.is_open()) {
            constexpr std::size_t kWritten = 100;
            written << query.text << '\t';
            for (std::size_t i = 0; i < std::min(kWritten, found.size()); ++i)
                written << all.code(found[i]) << ' ';
            written << '\n';
        }
        if (query.nothing_fits()) {
            ++ours.nothing;
            ours.honest += found.empty() ? 1U : 0U;
            if (verbose)
                fmt::print("{:5.3f}        {} [{}]{}\n", found.empty() ? 1.0 : 0.0, query.text, query.group,
                           found.empty() ? "" : "  -> " + std::string{all.names[found[0]]});
            continue;
        }
        const auto also = fts.find(query.text);
        const auto grades = judge.grades(query);
        const double our = ndcg(found, grades);
        const double their = ndcg(also, grades);
        ours.ranked.add(our, found.empty());
        theirs.add(their, also.empty());
        groups[query.group].first.add(our, found.empty());
        groups[query.group].second.add(their, also.empty());
        const bool plain = query.group == "kind" || query.group == "brand and kind" || query.group == "subtype";
        if (plain) {
            ours.precision += precision(found, grades);
            ++ours.plain;
        }
        if (verbose)
            fmt::print("{:5.3f} {:5.3f} {:6} {:5.2f} {} [{}]{}\n", our, their, found.size(),
                       precision(found, grades), query.text, query.group,
                       found.empty() ? "" : "  -> " + std::string{all.names[found[0]]});
    }
    fmt::print("{} judged queries over {} products\n", count, all.size());
    for (const auto& [name, score] : {std::pair{"spaza", ours.ranked}, {"SQLite FTS5, BM25", theirs}})
        fmt::print("{:<20} NDCG@10 {:.3f}   no result {:.1f} %\n", name, score.mean(), score.empty());
    if (groups.size() > 1)
        for (const auto& [name, scores] : groups)
            fmt::print("  {:<20} {:4}  {:.3f} / {:.3f}\n", name, scores.first.count, scores.first.mean(),
                       scores.second.mean());
    if (ours.plain > 0)
        fmt::print("precision of whole result sets, plain kinds: {:.3f}\n",
                   ours.precision / static_cast<double>(ours.plain));
    if (ours.nothing > 0) fmt::print("empty where nothing fits: {} of {}\n", ours.honest, ours.nothing);
}
