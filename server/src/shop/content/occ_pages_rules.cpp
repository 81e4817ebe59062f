#include "shop/content/occ_pages_rules.hpp"

#include <boost/json.hpp>
#include <stdexcept>

#include "base/assets.hpp"

namespace spaza {
namespace {

std::string text_at(const boost::json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    return value ? boost::json::value_to<std::string>(*value) : std::string{};
}

bool flag_at(const boost::json::object& object, std::string_view name, bool otherwise) {
    const auto* value = object.if_contains(name);
    return value ? value->as_bool() : otherwise;
}

std::vector<OccSlot> slots_at(const boost::json::object& object, std::string_view name) {
    std::vector<OccSlot> slots;
    if (const auto* value = object.if_contains(name))
        for (const auto& [position, uids] : value->as_object())
            slots.emplace_back(position, boost::json::value_to<std::vector<std::string>>(uids));
    return slots;
}

OccPageFrame frame_of(const boost::json::object& page) {
    OccPageFrame frame{.label = text_at(page, "label"),
                       .uid = text_at(page, "uid"),
                       .title = text_at(page, "title"),
                       .page_template = text_at(page, "template"),
                       .indexed = flag_at(page, "index", true),
                       .has_children = flag_at(page, "children", false),
                       .content = {},
                       .slots = slots_at(page, "slots")};
    if (const auto* content = page.if_contains("content"))
        frame.content = boost::json::value_to<std::vector<std::string>>(*content);
    return frame;
}

void note_words(std::set<std::string, std::less<>>& named, const std::string& words) {
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        if (end > at) named.insert(words.substr(at, end - at));
        at = end + 1;
    }
}

}  // namespace

OccPages read_occ_pages(std::string_view json) {
    const boost::json::value read = boost::json::parse(json);
    const boost::json::object& all = read.as_object();
    OccPages pages;
    pages.shared = slots_at(all, "shared");
    for (const auto& page : all.at("pages").as_array()) {
        OccPageFrame frame = frame_of(page.as_object());
        pages.pages.emplace(frame.label, std::move(frame));
    }
    for (const auto& [uid, members] : all.at("components").as_object()) {
        pages.components.emplace(uid, boost::json::serialize(members));
        pages.named.insert(uid);
        note_words(pages.named, text_at(members.as_object(), "components"));
    }
    const auto note = [&](const std::vector<OccSlot>& slots) {
        for (const auto& [position, uids] : slots) pages.named.insert(uids.begin(), uids.end());
    };
    note(pages.shared);
    for (const auto& [label, frame] : pages.pages) note(frame.slots);
    return pages;
}

const OccPages& OccPages::built_in() {
    static const OccPages all = [] {
        const auto text = asset("server/assets/occ/pages.json");
        if (!text) throw std::runtime_error{"server/assets/occ/pages.json is not built in"};
        return read_occ_pages(*text);
    }();
    return all;
}

const OccPageFrame* OccPages::find(std::string_view label) const {
    if (const auto found = pages.find(label); found != pages.end()) return &found->second;
    for (std::size_t slash = label.rfind('/'); slash != label.npos && slash > 0; slash = label.rfind('/')) {
        label = label.substr(0, slash);
        if (const auto found = pages.find(label); found != pages.end())
            return found->second.has_children ? &found->second : nullptr;
    }
    return nullptr;
}

std::string OccPages::component(std::string_view uid) const {
    if (!named.contains(uid)) return {};
    boost::json::object made{{"uid", uid}, {"uuid", uid}, {"name", uid}};
    if (const auto described = components.find(uid); described != components.end()) {
        const boost::json::value members = boost::json::parse(described->second);
        for (const auto& member : members.as_object()) made[member.key()] = member.value();
    } else {
        made["typeCode"] = "CMSFlexComponent";
        made["flexType"] = uid;
    }
    return boost::json::serialize(made);
}

}  // namespace spaza
