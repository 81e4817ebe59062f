// The list of the shop's pages, by state, kind and words.
#include <algorithm>
#include <array>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/content_shown.hpp"

namespace spaza::app::backoffice {
namespace content {
namespace {

struct PageCountShown {
    std::string state;
    int count{};
};
BOOST_DESCRIBE_STRUCT(PageCountShown, (), (state, count))

struct PageListShown {
    std::vector<PageRowShown> pages;
    std::vector<PageCountShown> counts;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(PageListShown, (), (pages, counts, pagination))

/// A page counts in each view it is in.
bool is_in(const PageRowShown& row, std::string_view view) {
    if (view == "live") return row.state == "live";
    if (view == "draft") return row.hasDraft || row.state == "hidden";
    if (view == "down") return row.state == "down";
    if (view == "scheduled") return row.publishAt || row.state == "planned";
    return true;
}

bool is_called(const PageRowShown& row, const PageRow& of, const std::string& words) {
    return std::ranges::any_of(
        std::array{row.name, of.page.title, row.code, row.path.value_or("")},
        [&](const std::string& each) { return small_letters(each).find(words) != each.npos; });
}

http::Response list(StaffSession& staff, const http::Request& request, TimePoint now) {
    constexpr std::array kViews{"all", "live", "draft", "scheduled", "down"};
    constexpr std::size_t kLongestPageQuery = 100;
    const std::string view = request.query_value("state").value_or("all");
    if (std::ranges::find(kViews, view) == kViews.end())
        return http::problem(http::bad_parameter("validation.invalid", "state").error());
    const std::string kind = request.query_value("kind").value_or("");
    if (!kind.empty() && (kind == "leaflet" || std::ranges::find(kPageKinds, kind) == std::end(kPageKinds)))
        return http::problem(http::bad_parameter("validation.invalid", "kind").error());
    const auto query = text_in(request, "query", kLongestPageQuery);
    if (!query) return http::problem(query.error());
    const auto page = page_in(request);
    if (!page) return http::problem(page.error());
    const std::string words = small_letters(*query);
    std::vector<PageRowShown> found;
    for (const PageRow& each : staff.content.store.rows()) {
        PageRowShown row = page_row_shown(each, now);
        if (!kind.empty() && row.kind != kind) continue;
        if (!words.empty() && !is_called(row, each, words)) continue;
        found.push_back(std::move(row));
    }
    PageListShown out;
    for (const char* each : kViews)
        out.counts.push_back({each, static_cast<int>(std::ranges::count_if(
                                        found, [&](const PageRowShown& row) { return is_in(row, each); }))});
    std::erase_if(found, [&](const PageRowShown& row) { return !is_in(row, view); });
    const int total = static_cast<int>(found.size());
    const auto from =
        std::min(found.size(), static_cast<std::size_t>(page->page) * static_cast<std::size_t>(page->size));
    const auto to = std::min(found.size(), from + static_cast<std::size_t>(page->size));
    out.pages.assign(found.begin() + static_cast<std::ptrdiff_t>(from),
                     found.begin() + static_cast<std::ptrdiff_t>(to));
    out.pagination = {page->page, page->size, (total + page->size - 1) / page->size, total};
    return listed(json::write(out), total);
}

}  // namespace
}  // namespace content

void add_content_list(Application& application) {
    add_look(
        application, "/content/pages",
        [&clock = application.clock](StaffSession& staff, const http::Request& request) {
            return content::list(staff, request, clock.now());
        },
        staff_right::kSeeContent);
}

}  // namespace spaza::app::backoffice
