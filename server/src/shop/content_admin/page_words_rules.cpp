#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "shop/content_admin/content_admin_rules.hpp"

namespace spaza {
namespace {

std::string leaf_words(const boost::json::value& value) {
    return value.is_string() ? std::string{value.get_string()} : boost::json::serialize(value);
}

void add_leaf(std::vector<FieldWords>& all, std::string field, std::string words) {
    if (!words.empty()) all.push_back({std::move(field), {std::move(words)}});
}

void add_value(std::vector<FieldWords>& all, const std::string& field, const boost::json::value& value) {
    if (const auto* object = value.if_object()) {
        for (const auto& member : *object) add_value(all, field + "/" + std::string{member.key()}, member.value());
    } else if (const auto* list = value.if_array()) {
        const bool is_plain =
            std::ranges::none_of(*list, [](const auto& each) { return each.is_object() || each.is_array(); });
        std::vector<std::string> words;
        for (std::size_t n = 0; n < list->size(); ++n)
            if (is_plain)
                words.push_back(leaf_words((*list)[n]));
            else
                add_value(all, field + "/" + std::to_string(n), (*list)[n]);
        if (!words.empty()) all.push_back({field, std::move(words)});
    } else {
        add_leaf(all, field, leaf_words(value));
    }
}

std::string time_words(std::int64_t millis) { return millis == 0 ? std::string{} : iso_time(from_millis(millis)); }

void add_component(std::vector<FieldWords>& all, const ContentComponent& component) {
    const std::string at = "components/" + component.uid + "/";
    add_leaf(all, at + "type", component.type_code);
    add_leaf(all, at + "name", component.name);
    add_value(all, at + "properties", members_in(component));
    add_leaf(all, at + "startsAt", time_words(component.showing.starts_at));
    add_leaf(all, at + "endsAt", time_words(component.showing.ends_at));
    if (!component.regions.empty()) all.push_back({at + "regions", component.regions});
}

}  // namespace

boost::json::object members_in(const ContentComponent& component) {
    boost::system::error_code error;
    boost::json::value read = boost::json::parse(component.properties, error);
    return error || !read.is_object() ? boost::json::object{} : read.get_object();
}

std::vector<FieldWords> words_of(const ContentPage& page) {
    std::vector<FieldWords> all;
    add_leaf(all, "name", page.name);
    add_leaf(all, "title", page.title);
    add_leaf(all, "seoTitle", page.seo_title);
    add_leaf(all, "seoDescription", page.seo_description);
    add_leaf(all, "summary", page.summary);
    add_leaf(all, "imageUrl", page.image_url);
    add_leaf(all, "author", page.author);
    add_leaf(all, "publishedAt", time_words(page.published_at));
    add_leaf(all, "startsAt", time_words(page.showing.starts_at));
    add_leaf(all, "endsAt", time_words(page.showing.ends_at));
    std::vector<std::string> slots;
    for (const ContentSlot& slot : page.slots) slots.push_back(slot.code);
    if (!slots.empty()) all.push_back({"slots", std::move(slots)});
    for (const ContentSlot& slot : page.slots) {
        std::vector<std::string> uids;
        for (const ContentComponent& each : slot.components) uids.push_back(each.uid);
        if (!uids.empty()) all.push_back({"slots/" + slot.code, std::move(uids)});
        if (slot.lazy) add_leaf(all, "slots/" + slot.code + "/isLazy", "true");
        add_leaf(all, "slots/" + slot.code + "/place", slot.place);
        for (const ContentComponent& each : slot.components) add_component(all, each);
    }
    return all;
}

}  // namespace spaza
