#include "shop/content/page_document.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>

namespace spaza {
namespace {

constexpr std::size_t kMostParts = 50;
constexpr std::size_t kMostProperties = 64 * 1024;
constexpr std::size_t kDeepestDocument = 24;
constexpr std::size_t kDeepestKept = 64;  // imports take 32 levels of properties alone
constexpr const char* kUnkept = "holds a character that cannot be kept";

void set_time(boost::json::object& object, std::string_view name, std::int64_t millis) {
    if (millis != 0) object[name] = iso_time(from_millis(millis));
}

void set_text(boost::json::object& object, std::string_view name, const std::string& text) {
    if (!text.empty()) object[name] = text;
}

boost::json::value properties_of(const ContentComponent& component) {
    boost::system::error_code error;
    boost::json::value read = boost::json::parse(component.properties, error);
    return error || !read.is_object() ? boost::json::value{boost::json::object{}} : read;
}

boost::json::object json_of(const ContentComponent& component) {
    boost::json::object out{{"uid", component.uid}, {"type", component.type_code}, {"name", component.name}};
    out["properties"] = properties_of(component);
    set_time(out, "startsAt", component.showing.starts_at);
    set_time(out, "endsAt", component.showing.ends_at);
    if (!component.regions.empty())
        out["regions"] = boost::json::array(component.regions.begin(), component.regions.end());
    return out;
}

boost::json::object json_of(const ContentSlot& slot) {
    boost::json::object out{{"code", slot.code}, {"isLazy", slot.lazy}};
    set_text(out, "place", slot.place);
    boost::json::array components;
    for (const ContentComponent& each : slot.components) components.push_back(json_of(each));
    out["components"] = std::move(components);
    return out;
}

/// Codes end up in addresses and in lists divided by spaces.
bool is_code(std::string_view text) {
    return !text.empty() &&
           std::ranges::all_of(text, [](unsigned char c) { return c > ' ' && c != ',' && c != 0x7F; });
}

bool holds_nul(std::string_view text) { return text.find('\0') != text.npos; }

bool holds_nul(const boost::json::value& value) {
    if (const auto* text = value.if_string()) return holds_nul(std::string_view{*text});
    if (const auto* list = value.if_array())
        return std::ranges::any_of(*list, [](const boost::json::value& each) { return holds_nul(each); });
    if (const auto* object = value.if_object())
        return std::ranges::any_of(*object, [](const auto& member) {
            return holds_nul(std::string_view{member.key()}) || holds_nul(member.value());
        });
    return false;
}

class DocumentReader {
public:
    DocumentReader(const ContentPage& kept, bool is_sent) : out_{.page = kept}, is_sent_{is_sent} {
        out_.page.slots.clear();
    }

    ReadPage run(std::string_view json) {
        boost::json::parse_options deep;
        deep.max_depth = is_sent_ ? kDeepestDocument : kDeepestKept;
        boost::system::error_code error;
        const boost::json::value read = boost::json::parse(json, error, {}, deep);
        if (error || !read.is_object()) {
            problem("page", "is not a JSON object");
            return std::move(out_);
        }
        take(read.get_object());
        return std::move(out_);
    }

private:
    void problem(const std::string& member, const std::string& reason) {
        out_.problems.push_back({member, reason});
    }
    /// Not of what is kept already.
    void refuse(const std::string& member, const std::string& reason) {
        if (is_sent_) problem(member, reason);
    }

    std::string text(const boost::json::object& from, const std::string& at, std::string_view name,
                     std::size_t most) {
        const boost::json::value* value = from.if_contains(name);
        if (!value || value->is_null()) return {};
        if (!value->is_string()) {
            problem(at + std::string{name}, "must be a text");
            return {};
        }
        std::string text{value->get_string()};
        if (text.size() > most) refuse(at + std::string{name}, "is too long");
        if (holds_nul(std::string_view{text})) problem(at + std::string{name}, kUnkept);
        return text;
    }

    std::int64_t time(const boost::json::object& from, const std::string& at, std::string_view name) {
        const std::string given = text(from, at, name, 40);
        if (given.empty()) return 0;
        const auto moment = parse_iso_time(given);
        if (!moment) problem(at + std::string{name}, "is not a time");
        return moment ? to_millis(*moment) : 0;
    }

    Showing showing(const boost::json::object& from, const std::string& at) {
        const Showing showing{.starts_at = time(from, at, "startsAt"), .ends_at = time(from, at, "endsAt")};
        if (showing.starts_at > 0 && showing.ends_at > 0 && showing.ends_at <= showing.starts_at)
            refuse(at + "endsAt", "must be after its beginning");
        return showing;
    }

    /// Calls with each object of a list and its path.
    template <class Use>
    void each(const boost::json::object& from, const std::string& at, const std::string& name, Use use) {
        const boost::json::value* value = from.if_contains(name);
        const auto* list = value ? value->if_array() : nullptr;
        if (!list) return problem(at + name, "must be a list");
        if (is_sent_ && list->size() > kMostParts) return problem(at + name, "holds more than 50");
        for (std::size_t n = 0; n < list->size(); ++n) {
            const std::string here = at + name + "/" + std::to_string(n) + "/";
            if (const auto* object = (*list)[n].if_object())
                use(*object, here);
            else
                problem(here.substr(0, here.size() - 1), "must be an object");
        }
    }

    void take(const boost::json::object& from) {
        ContentPage& page = out_.page;
        page.name = text(from, "", "name", 200);
        page.title = text(from, "", "title", 300);
        page.seo_title = text(from, "", "seoTitle", 300);
        page.seo_description = text(from, "", "seoDescription", 500);
        page.summary = text(from, "", "summary", 1000);
        page.image_url = text(from, "", "imageUrl", 500);
        page.author = text(from, "", "author", 200);
        page.published_at = time(from, "", "publishedAt");
        page.showing = showing(from, "");
        each(from, "", "slots",
             [&](const boost::json::object& slot, const std::string& at) { take_slot(slot, at); });
    }

    void take_slot(const boost::json::object& from, const std::string& at) {
        ContentSlot slot{.code = text(from, at, "code", 100), .lazy = false, .components = {}};
        if (!is_code(slot.code)) refuse(at + "code", "must be given, without spaces and commas");
        if (!slots_.insert(slot.code).second) refuse(at + "code", "was given before");
        if (const auto* lazy = from.if_contains("isLazy")) {
            if (lazy->is_bool())
                slot.lazy = lazy->get_bool();
            else
                problem(at + "isLazy", "must be true or false");
        }
        slot.place = text(from, at, "place", 100);
        each(from, at, "components", [&](const boost::json::object& component, const std::string& here) {
            slot.components.push_back(component_in(component, here));
        });
        out_.page.slots.push_back(std::move(slot));
    }

    ContentComponent component_in(const boost::json::object& from, const std::string& at) {
        ContentComponent component{.uid = text(from, at, "uid", 100),
                                   .type_code = text(from, at, "type", 100),
                                   .name = text(from, at, "name", 200),
                                   .properties = "{}",
                                   .product_codes = {}};
        if (!is_code(component.uid)) refuse(at + "uid", "must be given, without spaces and commas");
        if (!uids_.insert(component.uid).second) refuse(at + "uid", "was given before");
        if (component.type_code.empty()) refuse(at + "type", "must be given");
        if (const auto* properties = from.if_contains("properties"); properties && properties->is_object())
            component.properties = boost::json::serialize(*properties);
        else
            problem(at + "properties", "must be an object");
        if (component.properties.size() > kMostProperties) refuse(at + "properties", "is longer than 64 KB");
        if (const auto* given = from.if_contains("properties"); given && holds_nul(*given))
            refuse(at + "properties", kUnkept);
        component.showing = showing(from, at);
        take_regions(from, at, component);
        return component;
    }

    void take_regions(const boost::json::object& from, const std::string& at, ContentComponent& component) {
        const auto* value = from.if_contains("regions");
        if (!value) return;
        const auto* list = value->if_array();
        if (!list || (is_sent_ && list->size() > kMostParts))
            return problem(at + "regions", "must be a list of at most 50");
        for (const boost::json::value& each : *list) {
            if (!each.is_string() || (is_sent_ && !is_code(each.get_string())))
                return problem(at + "regions", "must be codes without spaces");
            component.regions.emplace_back(each.get_string());
        }
    }

    ReadPage out_;
    bool is_sent_;
    std::set<std::string> slots_;
    std::set<std::string> uids_;
};

boost::json::object whole_of(const ContentPage& page) {
    boost::json::object out{{"name", page.name}, {"title", page.title}};
    set_text(out, "seoTitle", page.seo_title);
    set_text(out, "seoDescription", page.seo_description);
    set_text(out, "summary", page.summary);
    set_text(out, "imageUrl", page.image_url);
    set_text(out, "author", page.author);
    set_time(out, "publishedAt", page.published_at);
    set_time(out, "startsAt", page.showing.starts_at);
    set_time(out, "endsAt", page.showing.ends_at);
    boost::json::array slots;
    for (const ContentSlot& each : page.slots) slots.push_back(json_of(each));
    out["slots"] = std::move(slots);
    return out;
}

}  // namespace

std::string document_of(const ContentPage& page) { return boost::json::serialize(whole_of(page)); }

std::string version_document_of(const ContentPage& page) {
    boost::json::object out = whole_of(page);
    set_text(out, "kind", page.kind);
    set_text(out, "template", page.page_template);
    if (page.draft) out["isHidden"] = true;
    return boost::json::serialize(out);
}

ReadPage read_page_document(std::string_view json, const ContentPage& kept) {
    return DocumentReader{kept, false}.run(json);
}

ReadPage read_sent_page(std::string_view json, const ContentPage& kept) {
    return DocumentReader{kept, true}.run(json);
}

}  // namespace spaza
