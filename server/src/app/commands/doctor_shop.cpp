#include "app/commands/doctor_shop.hpp"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <map>
#include <set>

#include "app/feeds/feed_keeper.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/content_store_sql.hpp"
#include "shop/stores/stores_store_sql.hpp"

namespace spaza::app {

namespace {

using storage::Finding;
using Findings = std::vector<Finding>;

constexpr std::size_t kMostNamed = 10;

std::string listed(const std::vector<std::string>& items) {
    std::string all;
    for (std::size_t i = 0; i < std::min(items.size(), kMostNamed); ++i) all += (i ? ", " : "") + items[i];
    if (items.size() > kMostNamed) all += " and " + std::to_string(items.size() - kMostNamed) + " more";
    return all;
}

/// A part of a link: `/s/terms` of `/s/terms?x#y`; "" for what leads out of the shop.
std::string own_path(std::string_view link) {
    if (!link.starts_with('/') || link.starts_with("//")) return {};
    return std::string{link.substr(0, link.find_first_of("?#"))};
}

void links_of_html(std::string_view html, std::vector<std::string>& links) {
    constexpr std::string_view kMark{"href="};
    for (std::size_t at = html.find(kMark); at != html.npos; at = html.find(kMark, at)) {
        at += kMark.size();
        if (at >= html.size() || (html[at] != '"' && html[at] != '\'')) continue;
        const std::size_t end = html.find(html[at], at + 1);
        if (end == html.npos) return;
        if (std::string path = own_path(html.substr(at + 1, end - at - 1)); !path.empty())
            links.push_back(std::move(path));
        at = end;
    }
}

void collect_links(const boost::json::value& value, std::string_view name, std::vector<std::string>& links) {
    if (const auto* list = value.if_array())
        for (const auto& each : *list) collect_links(each, name, links);
    if (const auto* object = value.if_object())
        for (const auto& member : *object)
            // A picture's address is no link.
            if (member.key() != "media" && member.key() != "image")
                collect_links(member.value(), member.key(), links);
    const auto* text = value.if_string();
    if (!text) return;
    if (name == "urlLink" || name == "url" || name == "href") {
        if (std::string path = own_path(*text); !path.empty()) links.push_back(std::move(path));
    } else {
        links_of_html(*text, links);
    }
}

std::set<std::string> codes_in(storage::Database& database, const char* sql) {
    return database.reading([&](storage::Session& session) {
        std::set<std::string> codes;
        session.query(sql, {}, [&](const storage::Row& row) { codes.emplace(row.text(0)); });
        return codes;
    });
}

/// Whether the shop has what its own addresses name; those of screens are not looked at.
class Targets {
public:
    Targets(storage::Database& database, const ContentData& content)
        : categories_{codes_in(database, "SELECT code FROM category")},
          brands_{codes_in(database, "SELECT code FROM brand")},
          products_{codes_in(database, "SELECT code FROM product WHERE on_sale = 1")} {
        categories_.emplace("root_sale_cat");  // all departments, also before there are any
        for (const ContentPage& each : content.pages)
            if (!each.draft) pages_.insert(page_path(each));
        for (const auto& each : content.moved)
            if (each.kind == "path")
                pages_.insert(each.old_code);
            else
                moved_.insert(each.kind + "|" + each.old_code);
    }

    bool has(const std::string& path) const {
        if (pages_.contains(path)) return true;
        if (const NamedByPath named = named_by(path); !named.kind.empty()) {
            if (moved_.contains(named.kind + "|" + named.code)) return true;
            return (named.kind == "product"    ? products_
                    : named.kind == "category" ? categories_
                                               : brands_)
                .contains(named.code);
        }
        constexpr std::array<std::string_view, 7> kOfPages{"/s/",    "/cp/",       "/event/", "/brand/",
                                                           "/blog/", "/leaflets/", "/p/"};
        const bool of_page = std::ranges::any_of(kOfPages, [&](auto start) { return path.starts_with(start); });
        return !of_page;
    }

private:
    std::set<std::string> categories_;
    std::set<std::string> brands_;
    std::set<std::string> products_;
    std::set<std::string> pages_;
    std::set<std::string> moved_;
};

void examine_links(storage::Database& database, const ContentData& content, Findings& findings) {
    const Targets targets{database, content};
    std::map<std::string, std::string> broken;  // and the page each stands on
    for (const ContentPage& page : content.pages)
        for (const ContentSlot& slot : page.slots)
            for (const ContentComponent& component : slot.components) {
                if (page.draft || component.foreign) continue;
                for (const std::string& path : links_in(component.properties))
                    if (!targets.has(path)) broken.emplace(path, page.code);
            }
    if (broken.empty()) return;
    std::vector<std::string> named;
    for (const auto& [path, page] : broken) named.push_back(path + " (page " + page + ")");
    findings.push_back({true, "shop", "links that lead nowhere: " + listed(named),
                        "write those pages, fix the links, or say in moved.csv what stands there instead"});
}

void examine_stores(const std::vector<PointOfService>& stores, const Config& config, Findings& findings) {
    const StoreCode wanted{config.shop.default_zone};
    if (!wanted.empty() && std::ranges::find(stores, wanted, &PointOfService::code) == stores.end())
        findings.push_back({false, "shop",
                            "shop.default_zone names store " + wanted.value + ", which is not there",
                            "import it, or name another: until then another store serves those who chose none"});
    if (stores.empty())
        findings.push_back({true, "shop", "no store has been imported",
                            "import stores.csv: without a point of service nothing can be in stock"});
    std::vector<std::string> closed;
    for (const PointOfService& each : stores)
        if (!each.warehouse && std::ranges::all_of(each.week, &OpeningHours::closed))
            closed.push_back(each.code.value);
    if (!closed.empty())
        findings.push_back({true, "shop", "stores without opening hours: " + listed(closed),
                            "import stores.csv with hours: shoppers see that they are closed all week"});
}

std::int64_t count(storage::Database& database, const char* sql) {
    return database
        .reading([&](storage::Session& session) {
            return session.row(sql, {}, [](const storage::Row& row) { return row.integer(0); });
        })
        .value_or(0);
}

void examine_goods(storage::Database& database, Findings& findings) {
    if (count(database, "SELECT COUNT(*) FROM product") == 0) {
        findings.push_back({true, "shop", "there are no products", "import some; see docs/import.md"});
        return;
    }
    if (const auto unpriced = count(database,
                                    "SELECT COUNT(*) FROM product p WHERE NOT EXISTS "
                                    "(SELECT 1 FROM price WHERE product_code = p.code)");
        unpriced != 0)
        findings.push_back({true, "shop", std::to_string(unpriced) + " products have no price",
                            "import prices.csv: what has no price cannot be bought"});
    if (const auto free = count(database, "SELECT COUNT(*) FROM price WHERE cents = 0"); free != 0)
        findings.push_back({true, "shop", std::to_string(free) + " products cost R 0.00",
                            "import prices.csv with their prices, unless they are to be given away"});
}

}  // namespace

std::vector<std::string> links_in(std::string_view properties) {
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({properties.data(), properties.size()}, error);
    std::vector<std::string> links;
    if (!error) collect_links(value, {}, links);
    return links;
}

void examine_shop(storage::Database& database, const Config& config, Findings& findings) {
    const auto stores =
        database.reading([](storage::Session& session) { return SqlPointOfServiceStore{session}.load(); });
    examine_stores(stores, config, findings);
    examine_goods(database, findings);
    const ContentData content =
        database.reading([](storage::Session& session) { return SqlContentStore{session}.load(); });
    std::vector<std::string> missing;
    for (const FramePage& page : frame_pages())
        if (page.needed && std::ranges::find(content.pages, page.code, &ContentPage::code) == content.pages.end())
            missing.emplace_back(page.code);
    if (!missing.empty())
        findings.push_back(
            {true, "shop", "these pages are missing: " + listed(missing),
             "write them, or take the starter pages of `spaza init`; what is not there is not linked"});
    examine_links(database, content, findings);
}

void examine_feeds(storage::Database& database, const Config& config, TimePoint now, Findings& findings) {
    if (config.feeds.file.empty()) return;
    std::vector<Feed> feeds;
    try {
        feeds = read_feeds(config.feeds.file);
    } catch (const FeedProblem& problem) {
        findings.push_back(
            {false, "feeds", problem.what(), "fix it and start the shop again: no feed is fetched until then"});
        return;
    }
    FeedStates states{database};
    constexpr int kTooOften = 3;
    for (const Feed& each : feeds) {
        const auto state = states.find(each.name);
        if (!state || !state->tried_at) {
            findings.push_back(
                {true, "feeds", each.name + " has not been fetched yet", "`spaza feeds run` does it now"});
            continue;
        }
        const std::string when = state->taken_at ? iso_time(*state->taken_at) : "never";
        const std::string what = each.name + ": " + outcome_name(state->outcome) + ", " + state->words;
        const bool late = !state->taken_at || now - *state->taken_at > kTooOften * each.every;
        if (state->failures == 0 && !late)
            findings.push_back({true, "feeds", what, {}});
        else
            findings.push_back(
                {!late && state->failures < kTooOften, "feeds",
                 what + " (" + std::to_string(state->failures) + " in a row; last taken: " + when + ")",
                 "see `spaza feeds list`; `spaza feeds run " + each.name + "` tries it now"});
    }
}

}  // namespace spaza::app
