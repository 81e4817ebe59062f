#include "shop/content_admin/content_admin_rules.hpp"

#include <algorithm>
#include <sstream>

#include "base/secrets.hpp"
#include "shop/content/component_kinds.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/markup_rules.hpp"
#include "shop/content/page_document.hpp"

namespace spaza {
namespace {

using Is = ComponentFieldKind;

constexpr const char* kNeeded = "must be given";
constexpr const char* kNoText = "must be a text";
constexpr std::size_t kMostProblems = 100;

std::vector<std::string> divided_words(const std::string& text) {
    std::istringstream in{text};
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}

std::vector<std::string> codes_of(const boost::json::value& value) {
    if (value.is_string()) return divided_words(std::string{value.get_string()});
    std::vector<std::string> codes;
    if (const auto* list = value.if_array())
        for (const boost::json::value& each : *list)
            if (each.is_string()) codes.emplace_back(each.get_string());
    return codes;
}

/// Calls with each member that is there, its path and what the shop knows of it, also of things in lists.
template <class Use>
void each_member(std::span<const ComponentField> fields, const boost::json::object& members, const std::string& at,
                 const Use& use) {
    for (const ComponentField& field : fields) {
        const boost::json::value* value = members.if_contains(field.name);
        if (!value) continue;
        const std::string here = at + std::string{field.name};
        use(field, *value, here);
        const auto* list = field.kind == Is::list ? value->if_array() : nullptr;
        for (std::size_t n = 0; list && n < list->size(); ++n)
            if (const auto* object = (*list)[n].if_object())
                each_member(field.fields, *object, here + "/" + std::to_string(n) + "/", use);
    }
}

/// Null says nothing, as what is not there.
bool is_text(const boost::json::value& value) { return value.is_string() || value.is_null(); }

bool is_texts(const boost::json::value& value) {
    const auto* list = value.if_array();
    return list && std::ranges::all_of(*list, [](const auto& each) { return each.is_string(); });
}

bool is_blank(const boost::json::value* value) {
    if (!value || value->is_null()) return true;
    if (value->is_string()) return value->get_string().find_first_not_of(" \t\r\n") == std::string::npos;
    if (const auto* list = value->if_array()) return list->empty();
    if (const auto* object = value->if_object()) return object->empty();
    return false;
}

/// Members without which a thing of a list says nothing.
constexpr std::string_view kNeededInLists[]{"code", "name", "title"};

class Check {
public:
    Check(const ContentPage& live, const KnownNames& known) : known_{known} {
        for (const ContentSlot& slot : live.slots)
            for (const ContentComponent& each : slot.components) before_.emplace(each.uid, &each);
        for (const auto& [code, kind] : known.pages) {
            ContentPage page;
            page.code = code;
            page.kind = kind;
            paths_.insert(page_path(page));
        }
    }

    std::vector<MemberProblem> run(const ContentPage& page) {
        if (page.name.find_first_not_of(' ') == std::string::npos) add("name", kNeeded);
        if (page.title.empty() && !page_path(page).empty() && page.kind != "product" && page_path(page) != "/")
            add("title", kNeeded);
        if (!page.image_url.empty() && !is_safe_link(page.image_url))
            add("imageUrl", "must be a path or an address");
        for (std::size_t n = 0; n < page.slots.size(); ++n) {
            const ContentSlot& slot = page.slots[n];
            const std::string at = "slots/" + std::to_string(n) + "/";
            const bool is_borrowed = std::ranges::any_of(slot.components, shares_a_slot);
            if (const auto other = known_.slots.find(slot.code); other != known_.slots.end() && !is_borrowed)
                add(at + "code", "is a slot of page '" + other->second + "'");
            if (is_borrowed && slot.components.size() > 1)
                add(at + "components", "is what another page puts there, and nothing else");
            for (std::size_t m = 0; m < slot.components.size(); ++m)
                component(slot.components[m], at + "components/" + std::to_string(m) + "/");
        }
        return std::move(problems_);
    }

private:
    void add(std::string member, std::string reason) {
        if (problems_.size() >= kMostProblems) return;
        const auto same = [&](const MemberProblem& each) { return each.member == member; };
        if (std::ranges::none_of(problems_, same)) problems_.push_back({std::move(member), std::move(reason)});
    }

    void component(const ContentComponent& component, const std::string& at) {
        if (const auto other = known_.uids.find(component.uid); other != known_.uids.end())
            add(at + "uid", "is a component of page '" + other->second + "'");
        const auto before = before_.find(component.uid);
        const bool was_there = before != before_.end() && before->second->type_code == component.type_code;
        if (shares_a_slot(component)) return;
        const ComponentKind* kind = find_component_kind(component.type_code);
        if (!kind && !was_there) add(at + "type", "is none of the shop's kinds");
        const std::string in = at + "properties/";
        const boost::json::object members = members_in(component);
        if (kind) {
            needs(*kind, members, in);
            const bool is_same = was_there && members == members_in(*before->second);
            each_member(kind->fields, members, in, [&](const auto& field, const auto& value, const auto& here) {
                member(field, value, here, is_same);
            });
        }
        for (const MemberProblem& each : component_problems(component.type_code, component.properties)) {
            // Links and markup were reported by their place.
            if (kind && (each.member == "urlLink" || each.member == "url" || each.member == "content") &&
                std::ranges::any_of(problems_,
                                    [&](const auto& reported) { return reported.member.starts_with(in); }))
                continue;
            add(in + each.member, each.reason);
        }
    }

    void needs(const ComponentKind& kind, const boost::json::object& members, const std::string& in) {
        const auto [first, second] = kind.needs;
        if (first.empty() || !is_blank(members.if_contains(first))) return;
        if (!second.empty() && !is_blank(members.if_contains(second))) return;
        add(in + std::string{first}, kNeeded);
    }

    void member(const ComponentField& field, const boost::json::value& value, const std::string& here,
                bool is_same) {
        const std::string words = value.is_string() ? std::string{value.get_string()} : std::string{};
        switch (field.kind) {
            case Is::text:
            case Is::words:
            case Is::product:
            case Is::time:
            case Is::colour: text(value, here); break;
            case Is::link:
                text(value, here);
                link(words, here, is_same);
                break;
            case Is::markup:
                text(value, here);
                if (const auto forbidden = forbidden_in(words); !forbidden.empty())
                    add(here, "holds what is not allowed: " + forbidden.front());
                break;
            case Is::products:
                if (!is_text(value) && !is_texts(value)) add(here, "must be codes");
                if (!is_same) all_known(codes_of(value), known_.products, "product", here);
                break;
            case Is::category:
                text(value, here);
                if (!is_same && !words.empty()) all_known({words}, known_.categories, "category", here);
                break;
            case Is::brand:
                text(value, here);
                if (!is_same && !words.empty()) all_known({words}, known_.brands, "brand", here);
                break;
            case Is::picture: picture(value, here); break;
            case Is::icon: icon(value, here); break;
            case Is::number:
                if (!value.is_int64() || value.get_int64() < 1 || value.get_int64() > 100)
                    add(here, "must be a number from 1 to 100");
                break;
            case Is::kinds:
                if (!is_texts(value)) add(here, "must be a list of texts");
                break;
            case Is::list: things(field, value, here); break;
        }
    }

    void text(const boost::json::value& value, const std::string& here) {
        if (!is_text(value)) add(here, kNoText);
    }

    void texts_in(const boost::json::object& object, const std::string& here) {
        for (const char* name : {"url", "alt", "code"})
            if (const auto* value = object.if_contains(name)) text(*value, here + "/" + name);
    }

    void icon(const boost::json::value& value, const std::string& here) {
        if (const auto* object = value.if_object())
            texts_in(*object, here);
        else if (!value.is_null())
            add(here, "must be an icon");
    }

    void things(const ComponentField& field, const boost::json::value& value, const std::string& here) {
        const auto* list = value.if_array();
        if (!list) return;
        for (std::size_t n = 0; n < list->size(); ++n) {
            const auto* object = (*list)[n].if_object();
            if (!object) {
                add(here + "/" + std::to_string(n), "must be an object");
                continue;
            }
            for (const std::string_view needed : kNeededInLists)
                if (std::ranges::find(field.fields, needed, &ComponentField::name) != field.fields.end() &&
                    is_blank(object->if_contains(needed)))
                    add(here + "/" + std::to_string(n) + "/" + std::string{needed}, kNeeded);
        }
    }

    void picture(const boost::json::value& value, const std::string& here) {
        const auto* object = value.if_object();
        if (!object) return add(here, "must be a picture");
        texts_in(*object, here);
        if (const auto* mobile = object->if_contains("mobile")) {
            if (const auto* there = mobile->if_object())
                texts_in(*there, here + "/mobile");
            else if (!mobile->is_null())
                add(here + "/mobile", "must be a picture");
        }
        for (const boost::json::object* each :
             {object, object->if_contains("mobile") ? object->at("mobile").if_object() : nullptr}) {
            const auto* url = each ? each->if_contains("url") : nullptr;
            if (url && url->is_string() && !is_safe_link(url->get_string()))
                add(here + (each == object ? "/url" : "/mobile/url"), "must be a path of the shop or an address");
        }
    }

    void all_known(const std::vector<std::string>& codes, const std::map<std::string, std::string>& known,
                   const std::string& what, const std::string& here) {
        std::string unknown;
        for (const std::string& code : codes)
            if (!known.contains(code)) unknown += (unknown.empty() ? "" : ", ") + code;
        if (!unknown.empty()) add(here, "names no " + what + " of the shop: " + unknown);
    }

    void link(const std::string& address, const std::string& here, bool is_same) {
        if (address.empty()) return;
        if (!is_safe_link(address))
            return add(here, "must be a path of the shop, or begin with https:, http:, mailto: or tel:");
        if (is_same || !address.starts_with('/') || address.starts_with("//")) return;
        const std::string path = address.substr(0, address.find_first_of("?#"));
        if (paths_.contains(path) || known_.moved.contains(path)) return;
        const NamedByPath named = named_by(path);
        const auto& known = named.kind == "product"    ? known_.products
                            : named.kind == "category" ? known_.categories
                                                       : known_.brands;
        if (!named.kind.empty()) {
            if (!known.contains(named.code))
                add(here, "leads to no " + named.kind + " of the shop: " + named.code);
            return;
        }
        for (const std::string_view place : {"/s/", "/cp/", "/event/", "/brand/", "/blog/", "/leaflets/"})
            if (path.starts_with(place)) return add(here, "leads to a page that is not there");
    }

    const KnownNames& known_;
    std::map<std::string, const ContentComponent*> before_;
    std::set<std::string> paths_;  // of the shop's pages
    std::vector<MemberProblem> problems_;
};

}  // namespace

std::string_view name_of(PageState state) {
    switch (state) {
        case PageState::live: return "live";
        case PageState::hidden: return "hidden";
        case PageState::planned: return "planned";
        case PageState::ended: return "ended";
        case PageState::down: return "down";
    }
    return {};
}

std::string version_of(const KeptPage& kept) {
    if (!kept.draft) return secrets::digest("live " + document_of(kept.live));
    const PageDraft& draft = *kept.draft;
    const std::string plan = draft.publish_at ? std::to_string(to_millis(*draft.publish_at)) : std::string{};
    return secrets::digest("draft " + plan + " " + document_of(draft.page));
}

PageState state_of(const ContentPage& page, TimePoint now, std::string_view act) {
    if (page.draft) return act == kPageTakenDown ? PageState::down : PageState::hidden;
    if (page.showing.covers(now)) return PageState::live;
    return page.showing.starts_at > to_millis(now) ? PageState::planned : PageState::ended;
}

PageNames names_in(const ContentPage& page) {
    PageNames names;
    for (const ContentSlot& slot : page.slots) {
        names.slots.push_back(slot.code);
        for (const ContentComponent& component : slot.components) {
            names.uids.push_back(component.uid);
            const ComponentKind* kind = find_component_kind(component.type_code);
            if (!kind) continue;
            each_member(
                kind->fields, members_in(component), "", [&](const auto& field, const auto& value, const auto&) {
                    const std::string words = value.is_string() ? std::string{value.get_string()} : std::string{};
                    if (field.kind == Is::products)
                        for (std::string& code : codes_of(value)) names.products.push_back(std::move(code));
                    if (words.empty()) return;
                    if (field.kind == Is::category) names.categories.push_back(words);
                    if (field.kind == Is::brand) names.brands.push_back(words);
                    if (field.kind != Is::link) return;
                    const NamedByPath named =
                        named_by(std::string_view{words}.substr(0, words.find_first_of("?#")));
                    if (named.kind == "product") names.products.push_back(named.code);
                    if (named.kind == "category") names.categories.push_back(named.code);
                    if (named.kind == "brand") names.brands.push_back(named.code);
                });
        }
    }
    for (auto* codes : {&names.products, &names.categories, &names.brands}) {
        std::ranges::sort(*codes);
        codes->erase(std::unique(codes->begin(), codes->end()), codes->end());
    }
    return names;
}

std::vector<MemberProblem> problems_of(const ContentPage& page, const ContentPage& live, const KnownNames& known) {
    return Check{live, known}.run(page);
}

}  // namespace spaza
