#pragma once

#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <ranges>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/import/attribute_values.hpp"
#include "shop/import/budget_counts_store_sql.hpp"
#include "shop/import/campaign_guard_store_sql.hpp"
#include "shop/import/forms.hpp"
#include "shop/import/import_session.hpp"
#include "shop/import/import_tables_store_sql.hpp"
#include "shop/import/review.hpp"
#include "shop/search/nearest.hpp"

// What an import remembers of the shop and of its own rows; included by its store only.
namespace spaza::import {

/// More changed codes of one kind than this are reported as one change of everything.
constexpr std::size_t kMostSingleChanges = 500;

/// A time, or nothing.
inline Cell time_cell(const std::optional<TimePoint>& at) {
    return at ? Cell{to_millis(*at)} : Cell{std::nullopt};
}

/// Codes that are there; as hashes, since there may be millions.
class CodeSet {
public:
    bool insert(std::string_view code) { return hashes_.insert(hash_of(code)).second; }
    bool contains(std::string_view code) const { return hashes_.contains(hash_of(code)); }

private:
    std::unordered_set<std::uint64_t> hashes_;
};

/// Codes of which there are not too many to keep them whole, so that the one that was meant can be named.
using Names = std::unordered_set<std::string>;

struct ImportSession::Impl {
    Impl(storage::Session& open_session, TimePoint at, ImportBy whose, Review* wanted)
        : session{open_session}, now{at}, by{std::move(whose)}, review{wanted} {
        for (const TableRole& role : tables()) upserts.emplace_back(role.spec, to_millis(at));
        const auto load = [&](const char* sql, Names& into) {
            session.query(sql, {}, [&](const storage::Row& row) { into.emplace(row.text(0)); });
        };
        load("SELECT code FROM brand", brands);
        load("SELECT code FROM point_of_service", stores);
        session.query("SELECT 1 FROM point_of_service WHERE warehouse = 0 LIMIT 1", {},
                      [&](const storage::Row&) { had_stores = true; });
        load("SELECT code FROM content_page", pages);
        load("SELECT code FROM promotion", promotions);
        session.query(
            "SELECT DISTINCT slot_code, page_code FROM content_component WHERE type_code <> 'SharedSlot'", {},
            [&](const storage::Row& row) { page_of_slot.emplace(row.text(0), row.text(1)); });
        session.query("SELECT code, parent_code FROM category", {}, [&](const storage::Row& row) {
            parents.emplace(row.text(0), row.is_null(1) ? "" : row.text(1));
        });
        session.query("SELECT code, type, decimals FROM attribute", {}, [&](const storage::Row& row) {
            attributes[std::string{row.text(0)}] = {attribute_type(row.text(1)), static_cast<int>(row.integer(2))};
        });
    }

    bool knows_product(const std::string& code) {
        if (by.is_small && !products_loaded)
            return products.contains(code) ||
                   session
                       .row("SELECT 1 FROM product WHERE code = $1", {code}, [](const storage::Row&) { return 1; })
                       .has_value();
        if (!products_loaded) {
            products_loaded = true;
            session.query("SELECT code FROM product", {},
                          [&](const storage::Row& row) { products.insert(row.text(0)); });
        }
        return products.contains(code);
    }

    /// What was probably meant, once for each word, and not for endless many.
    template <class Words>
    std::string meant(const std::string& word, const Words& words) {
        constexpr std::size_t kMostWords = 200;
        const auto known = hints.find(word);
        if (known != hints.end()) return known->second;
        if (hints.size() >= kMostWords) return {};
        return hints[word] = search::did_you_mean(word, words);
    }
    std::string nearest_category(const std::string& code) { return meant(code, std::views::keys(parents)); }

    /// One that differs by case, dashes, spaces or the zeros before it alone; looked for a few times only.
    std::string nearest_product(const std::string& code) {
        constexpr int kMostLookedFor = 20;
        if (looked_for++ >= kMostLookedFor) return {};
        const std::string core = core_of(code);
        std::string found;
        if (core.empty()) return {};
        session.query("SELECT code FROM product", {}, [&](const storage::Row& row) {
            if (found.empty() && core_of(row.text(0)) == core) found = row.text(0);
        });
        return found.empty() ? "" : " (did you mean " + found + "?)";
    }

    static std::string core_of(std::string_view code) {
        std::string core;
        for (const char c : code) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte < 0x80 && std::isalnum(byte) == 0) continue;
            if (c == '0' && core.empty()) continue;
            core += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
        }
        return core;
    }

    Forms& known_forms(const std::string& base) {
        if (by.is_small) {
            if (!base.empty() && bases.insert(base).second) forms.load(session, base);
            return forms;
        }
        if (!forms_loaded) forms.load(session);
        forms_loaded = true;
        return forms;
    }

    void once(Kind kind, const std::string& key, const char* field, std::vector<FieldProblem>& problems) {
        if (!seen[index(kind)].insert(key)) problems.push_back({field, "'" + key + "' was given before"});
    }

    void put(Kind kind, std::vector<Cell> cells) {
        upserts[index(kind)].add(std::move(cells));
        if (upserts[index(kind)].full()) flush(kind);
    }

    /// Writes what waits of this kind, and of the kinds it may refer to; of a review only notes what would change.
    void flush(Kind last) {
        for (std::size_t i = 0; i <= index(last); ++i) {
            if (upserts[i].empty()) continue;
            const TableRole& role = tables()[i];
            auto& count = counts[std::string{spaza::import::name_of(role.kind)}].changed;
            if (review) {
                upserts[i].compare(session, [&](const std::vector<Cell>* before, const std::vector<Cell>& after) {
                    ++count;
                    review->note(role.kind, before, after);
                });
                continue;
            }
            std::vector<std::string> written = upserts[i].flush(session);
            if (role.kind == Kind::prices) note_prices(written);
            if (role.kind == Kind::promotions) count_earlier_orders(session, written);
            count += static_cast<std::int64_t>(written.size());
            auto& changes = changed[role.change_kind];
            changes.everything = changes.everything || (!written.empty() && !role.noted_by_key);
            for (std::string& key : written)
                if (changes.keys.size() <= kMostSingleChanges) changes.keys.push_back(std::move(key));
        }
    }

    /// What these products cost from now on, for the history.
    void note_prices(const std::vector<std::string>& products) {
        if (products.empty()) return;
        std::string sql{
            "INSERT INTO price_history (product_code, at, cents, was_cents, offer_ends_at, by_whom, why, agreed) "
            "SELECT product_code, modified_at, cents, was_cents, offer_ends_at, $1, $2, $3 FROM price WHERE "
            "product_code IN ("};
        std::vector<storage::Value> values{by.name, by.why, by.agreed ? 1 : 0};
        for (const std::string& product : products) {
            values.emplace_back(product);
            sql += (values.size() > 4 ? ", $" : "$") + std::to_string(values.size());
        }
        session.execute(sql + ")", values);
    }

    /// Whoever publishes the page in the back office waits, and sees what was written here.
    void hold_page(const std::string& code);
    /// The page it comes to, and the one it is taken from.
    void hold_component(const std::string& uid, const std::string& page);

    static std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }

    struct Changes {
        bool everything{false};
        std::vector<std::string> keys;
    };

    storage::Session& session;
    TimePoint now;
    ImportBy by;
    Review* review;
    int looked_for{0};
    std::unordered_map<std::string, std::string> hints;
    std::vector<Upserts> upserts;
    std::array<CodeSet, 13> seen;
    std::map<std::string, std::vector<std::string>> components_of;  // by page, as added
    std::unordered_map<std::string, std::string> page_of_slot;
    Names brands;
    Names stores;
    bool had_stores{false};   // one can visit, before this import
    std::string first_store;  // of this import
    Names pages;
    Names pages_here;  // of this import
    Names promotions;
    CodeSet products;
    bool products_loaded{false};
    CampaignGuard campaigns;  // of prices that come from files
    Forms forms;
    std::unordered_set<std::string> bases;  // of which the forms are known, in a small import
    bool forms_loaded{false};
    std::unordered_map<std::string, std::string> parents;
    std::unordered_map<std::string, KnownAttribute> attributes;
    std::map<std::string, std::string> moved;  // `kind|from` to where it leads, as the shop has it and this import
    bool moved_loaded{false};
    std::vector<std::string> moved_here;  // keys of this import
    std::map<std::string_view, Changes> changed;
    std::map<std::string, Counts> counts;
};

}  // namespace spaza::import
