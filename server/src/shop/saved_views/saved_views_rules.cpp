#include "shop/saved_views/saved_views_rules.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

Result<std::string> view_name(const std::string& name) {
    const std::size_t first = name.find_first_not_of(' ');
    const std::string bare =
        first == name.npos ? std::string{} : name.substr(first, name.find_last_not_of(' ') - first + 1);
    if (!is_named(bare) || letters_in(bare) > kLongestViewName)
        return fail(Reason::invalid, "views.name", "name", "ValidationError", "parameter");
    return bare;
}

std::vector<SavedView> with_view_at(std::vector<SavedView> views, std::int64_t number, int place) {
    const auto moved = std::ranges::find(views, number, &SavedView::number);
    if (moved != views.end()) {
        SavedView view = std::move(*moved);
        views.erase(moved);
        const auto to = std::clamp(place, 0, static_cast<int>(views.size()));
        views.insert(views.begin() + to, std::move(view));
    }
    for (std::size_t n = 0; n < views.size(); ++n) views[n].place = static_cast<int>(n);
    return views;
}

}  // namespace spaza
