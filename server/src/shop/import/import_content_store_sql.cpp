// Pages, their components and addresses that moved, as an import writes them.
#include <algorithm>
#include <boost/json/parse.hpp>
#include <map>
#include <set>

#include "base/web_path.hpp"
#include "shop/content/published_pages.hpp"
#include "shop/import/import_state_store_sql.hpp"

namespace spaza::import {
namespace {

std::int64_t millis(const std::optional<TimePoint>& at) { return at ? to_millis(*at) : 0; }

constexpr std::string_view kOfPath = "path|";

/// `kind|from` as it is looked for: a path is the same whatever way its letters are written.
std::string plain_key(const std::string& key) {
    if (!key.starts_with(kOfPath)) return key;
    return std::string{kOfPath}.append(plain_path(std::string_view{key}.substr(kOfPath.size())));
}

/// What is asked for next, without what goes along.
std::string target_of(std::string_view kind, const std::string& to) {
    return kind == kOfPath ? to.substr(0, to.find_first_of("?#")) : to;
}

}  // namespace

void ImportSession::Impl::hold_page(const std::string& code) {
    if (review || !pages_here.insert(code).second) return;
    lock_page(session, code);
}

void ImportSession::Impl::hold_component(const std::string& uid, const std::string& page) {
    hold_page(page);
    if (review) return;
    const auto from = session.row("SELECT page_code FROM content_component WHERE uid = $1", {uid},
                                  [](const storage::Row& row) { return row.get<std::string>(0); });
    if (from) hold_page(*from);
}

std::vector<FieldProblem> ImportSession::add(const ContentPageRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::pages, row.code, "code", problems);
    if (!problems.empty()) return problems;
    impl_->hold_page(row.code);
    impl_->pages.insert(row.code);
    impl_->put(Kind::pages,
               {row.code, row.name, row.title, row.seo_title, row.seo_description, row.kind, row.summary,
                row.image_url, row.author, millis(row.published_at), millis(row.starts_at), millis(row.ends_at),
                std::int64_t{row.draft}, row.page_template});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const ContentComponentRow& row) {
    std::vector<FieldProblem> problems;
    impl_->once(Kind::components, row.uid, "uid", problems);
    if (!impl_->pages.contains(row.page_code))
        problems.push_back(
            {"page", "'" + row.page_code + "' is unknown" + impl_->meant(row.page_code, impl_->pages)});
    boost::system::error_code error;
    const std::string properties = row.properties.empty() ? "{}" : row.properties;
    if (const auto read = boost::json::parse(properties, error); error || !read.is_object())
        problems.push_back({"properties", "is not a JSON object"});
    // A slot that several pages share belongs to the one that says what is in it.
    if (row.type_code != "SharedSlot") {
        const auto [slot, fresh] = impl_->page_of_slot.emplace(row.slot_code, row.page_code);
        if (!fresh && slot->second != row.page_code)
            problems.push_back({"slot", "'" + row.slot_code + "' belongs to page '" + slot->second + "'"});
    }
    if (!problems.empty()) return problems;
    impl_->hold_component(row.uid, row.page_code);
    std::string regions;
    for (const std::string& region : row.regions) regions += (regions.empty() ? "" : " ") + region;
    impl_->components_of[row.page_code].push_back(row.uid);
    impl_->put(Kind::components, {row.uid, row.page_code, row.slot_code, row.slot_position,
                                  std::int64_t{row.slot_lazy}, row.position, row.type_code, row.name, properties,
                                  millis(row.starts_at), millis(row.ends_at), regions, row.slot_place});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const MovedRow& row) {
    std::vector<FieldProblem> problems;
    const std::string key = row.kind + "|" + row.from;
    impl_->once(Kind::moved, key, "from", problems);
    if (!problems.empty()) return problems;
    if (!impl_->moved_loaded)
        impl_->session.query(
            "SELECT kind, old_code, new_code FROM moved_address", {}, [&](const storage::Row& each) {
                impl_->moved[std::string{each.text(0)} + "|" + std::string{each.text(1)}] = each.text(2);
            });
    impl_->moved_loaded = true;
    impl_->moved[key] = row.to;
    impl_->moved_here.push_back(key);
    impl_->put(Kind::moved, {row.kind, row.from, row.to, std::int64_t{row.temporary}});
    return problems;
}

std::vector<ImportSession::MovedInCircles> ImportSession::moved_in_circles() const {
    constexpr std::size_t kLongest = 50;
    std::multimap<std::string, std::string> ways;
    for (const auto& [key, to] : impl_->moved) ways.emplace(plain_key(key), to);
    struct Place {
        std::string key;
        std::string way;
        std::size_t steps;
    };
    std::vector<MovedInCircles> circles;
    for (const std::string& key : impl_->moved_here) {
        const std::size_t bar = key.find('|');
        const std::string kind = key.substr(0, bar + 1);
        const std::string start = plain_key(key);
        std::set<std::string> seen;
        std::vector<Place> open{{start, key.substr(bar + 1), 0}};
        for (bool is_back = false; !open.empty() && !is_back;) {
            const Place at = std::move(open.back());
            open.pop_back();
            if (at.steps == kLongest || !seen.insert(at.key).second) continue;
            const auto [first, last] = ways.equal_range(at.key);
            for (auto next = first; next != last && !is_back; ++next) {
                Place there{plain_key(kind + target_of(kind, next->second)), at.way + " → " + next->second,
                            at.steps + 1};
                is_back = there.key == start;
                if (is_back) circles.push_back({key.substr(0, bar), key.substr(bar + 1), there.way});
                open.push_back(std::move(there));
            }
        }
    }
    return circles;
}

void ImportSession::forget_other_components(const std::string& page) {
    impl_->flush(Kind::components);
    const auto& kept = impl_->components_of[page];
    const auto there = impl_->session.rows("SELECT uid FROM content_component WHERE page_code = $1", {page},
                                           [](const storage::Row& row) { return row.get<std::string>(0); });
    for (const std::string& uid : there) {
        if (std::find(kept.begin(), kept.end(), uid) != kept.end()) continue;
        if (impl_->review) {
            impl_->review->removed(Kind::components, uid);
            continue;
        }
        impl_->session.execute("DELETE FROM content_component WHERE uid = $1", {uid});
        // The page without it is another page.
        impl_->session.execute("UPDATE content_page SET modified_at = $2 WHERE code = $1",
                               {page, to_millis(impl_->now)});
        impl_->changed["content"].everything = true;
    }
}

}  // namespace spaza::import
