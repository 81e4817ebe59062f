#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/content_shown.hpp"
#include "app/shop_facts.hpp"
#include "base/messages.hpp"
#include "platform/log/log.hpp"
#include "shop/content/content_service.hpp"
#include "shop/content/content_store_sql.hpp"

namespace spaza::app::backoffice {
namespace content {
namespace {

constexpr std::size_t kMostVersions = 100;
constexpr std::size_t kMostDocument = std::size_t{1} << 20;
constexpr std::chrono::hours kPreviewWorks{12};

struct PageActForm {
    std::string version;
};
BOOST_DESCRIBE_STRUCT(PageActForm, (), (version))

struct PublishForm {
    std::string version;
    int live{};
    std::optional<std::string> why;
    std::optional<std::string> at;
};
BOOST_DESCRIBE_STRUCT(PublishForm, (), (version, live, why, at))

struct AddPageForm {
    std::string kind;
    std::string code;
    std::string title;
    std::optional<std::string> name;
    std::optional<std::string> seoDescription;
    std::optional<std::string> pageTemplate;
    std::optional<std::string> copyOf;
};
BOOST_DESCRIBE_STRUCT(AddPageForm, (), (kind, code, title, name, seoDescription, pageTemplate, copyOf))

struct PageRedirectForm {
    std::string to;
    bool isPermanent{};
};
BOOST_DESCRIBE_STRUCT(PageRedirectForm, (), (to, isPermanent))

struct TakeDownForm {
    std::string version;
    int live{};
    std::optional<std::string> why;
    std::optional<PageRedirectForm> redirect;
};
BOOST_DESCRIBE_STRUCT(TakeDownForm, (), (version, live, why, redirect))

struct PageRemovedShown {
    std::string code;
};
BOOST_DESCRIBE_STRUCT(PageRemovedShown, (), (code))

struct PreviewShown {
    std::string token;
    std::string endsAt;
};
BOOST_DESCRIBE_STRUCT(PreviewShown, (), (token, endsAt))

const std::string& page_code_of(const http::Request& request) { return request.param("contentPageCode"); }

/// What was done is kept by now, whatever comes of this: the change log tells of it as well.
void show_at_once(const Application& application) {
    try {
        application.reload_content();
    } catch (const std::exception& failure) {
        log::error("background_problem", {{"part", "content"}, {"what", failure.what()}});
    }
}

/// Where the menus of the settings lead.
std::vector<MenuPlace> menu_places(const Application& application) {
    std::vector<MenuPlace> all;
    for (const MenuLink& each : menu_links(application.config))
        all.push_back({each.entry.address,
                       message("contentAdmin.byMenu", {{"menu", each.setting}, {"entry", each.entry.label}})});
    return all;
}

class PageCalls {
public:
    explicit PageCalls(const Application& application)
        : application_{application}, menus_{menu_places(application)} {}

    Result<std::string> shown(StaffSession& staff, const Result<KeptPage>& kept) const {
        if (!kept) return std::unexpected(kept.error());
        return json::write(kept_page_shown(staff, *kept, menus_, application_.clock.now()));
    }

    /// A write that may meet what somebody else wrote.
    template <class Do>
    http::Response meeting(const http::Request& request, const Do& what) const {
        std::optional<EditConflict> conflict;
        const std::string& code = page_code_of(request);
        const auto done =
            sessions_of(application_, request).write([&](StaffSession& staff) -> Result<std::string> {
                conflict.reset();
                auto saved = what(staff);
                if (!saved) return std::unexpected(saved.error());
                // Nothing was saved but a version of what is published, where none was kept: it stays, and can be
                // published over.
                if (saved->conflict) {
                    conflict = saved->conflict;
                    return std::string{};
                }
                return shown(staff, Result<KeptPage>{std::move(saved->kept)});
            });
        if (conflict) return refused_for(*conflict, code, "page");
        if (!done) return http::problem(done.error());
        show_at_once(application_);
        return http::ok(*done);
    }

    http::Response save(const http::Request& request) const {
        boost::system::error_code error;
        const auto body = boost::json::parse(request.content(), error);
        const auto* form = error ? nullptr : body.if_object();
        const auto* version = form ? form->if_contains("version") : nullptr;
        const auto* page = form ? form->if_contains("page") : nullptr;
        if (!version || !version->is_string())
            return http::problem(http::bad_parameter("request.required", "version").error());
        if (!page || !page->is_object())
            return http::problem(http::bad_parameter("request.required", "page").error());
        return meeting(request, [&](StaffSession& staff) {
            return staff.content.service.save(page_code_of(request), std::string{version->get_string()},
                                              boost::json::serialize(*page));
        });
    }

    http::Response publish(const http::Request& request) const {
        return meeting(request, [&](StaffSession& staff) -> Result<PageSaved> {
            const auto form = form_in<PublishForm>(request);
            if (!form) return std::unexpected(form.error());
            const auto why = said_in(form->why, "why", kLongestReason, false);
            if (!why) return std::unexpected(why.error());
            std::optional<TimePoint> at;
            if (form->at) {
                at = parse_iso_time(*form->at);
                if (!at) return http::bad_parameter("validation.invalid", "at");
            }
            return staff.content.service.publish(
                page_code_of(request), {.version = form->version, .over = form->live, .why = *why, .at = at});
        });
    }

    /// What needs the version alone.
    template <class Do>
    Act acting(Do what) const {
        return [this, what](StaffSession& staff, const http::Request& request) -> Result<std::string> {
            const auto form = form_in<PageActForm>(request);
            if (!form) return std::unexpected(form.error());
            return shown(staff, what(staff, request, form->version));
        };
    }

    Result<std::string> add(StaffSession& staff, const http::Request& request) const {
        const auto form = form_in<AddPageForm>(request);
        if (!form) return std::unexpected(form.error());
        return shown(staff, staff.content.service.add({.kind = form->kind,
                                                       .code = form->code,
                                                       .title = form->title,
                                                       .name = form->name.value_or(""),
                                                       .seo_description = form->seoDescription.value_or(""),
                                                       .page_template = form->pageTemplate.value_or(""),
                                                       .copy_of = form->copyOf.value_or("")}));
    }

    Result<std::string> take_down(StaffSession& staff, const http::Request& request) const {
        const auto form = form_in<TakeDownForm>(request);
        if (!form) return std::unexpected(form.error());
        const auto why = said_in(form->why, "why", kLongestReason, false);
        if (!why) return std::unexpected(why.error());
        ContentAdminService::TakingDown wanted{.version = form->version, .over = form->live, .why = *why};
        if (form->redirect)
            wanted.redirect =
                Redirect{.from = {}, .to = form->redirect->to, .is_permanent = form->redirect->isPermanent};
        return shown(staff, staff.content.service.take_down(page_code_of(request), wanted, menus_));
    }

    http::Response look(StaffSession& staff, const http::Request& request) const {
        const auto kept = shown(staff, staff.content.service.find(page_code_of(request)));
        return kept ? http::ok(*kept) : http::problem(kept.error());
    }

private:
    const Application& application_;
    std::vector<MenuPlace> menus_;
};

Result<std::string> remove_page(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<PageActForm>(request);
    if (!form) return std::unexpected(form.error());
    const std::string& code = page_code_of(request);
    if (const auto done = staff.content.service.remove(code, form->version); !done)
        return std::unexpected(done.error());
    return json::write(PageRemovedShown{code});
}

Result<int> version_number_in(const http::Request& request) {
    const std::string& text = request.param("versionNumber");
    const bool is_number = !text.empty() && text.size() <= 7 &&
                           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (!is_number)
        return fail(Reason::not_found, "contentAdmin.versionUnknown", text, "NotFoundError", "version");
    return std::stoi(text);
}

http::Response versions(StaffSession& staff, const http::Request& request) {
    const auto kept = staff.content.service.find(page_code_of(request));
    if (!kept) return http::problem(kept.error());
    const auto all = staff.content.store.versions(kept->live, static_cast<int>(kMostVersions) + 1);
    return http::ok(json::write(page_versions_shown(*kept, all, kMostVersions)));
}

http::Response version(StaffSession& staff, const http::Request& request) {
    const auto kept = staff.content.service.find(page_code_of(request));
    if (!kept) return http::problem(kept.error());
    const auto number = version_number_in(request);
    if (!number) return http::problem(number.error());
    const auto found = staff.content.service.version(*kept, *number);
    return found ? http::ok(json::write(page_version_shown(*kept, *found))) : http::problem(found.error());
}

http::Response preview(const Application& application, const http::Request&) {
    PreviewShown out;
    application.database.write([&](storage::Session& session) {
        SqlContentStore store{session};
        out.token = ContentPreviewService{store, application.clock}.open({}, kPreviewWorks);
        return true;
    });
    out.endsAt = iso_time(application.clock.now() + kPreviewWorks);
    show_at_once(application);
    return http::ok(json::write(out));
}

/// A plan is due: it is published, or says why it was not.
void publish_planned(const Application& application, const storage::OutboxMessage& message) {
    boost::system::error_code error;
    const auto payload = boost::json::parse(message.payload, error);
    const auto* at = !error && payload.is_object() ? payload.get_object().if_contains("at") : nullptr;
    if (!at || !at->is_int64()) throw storage::Undeliverable{"a planned publication without its time"};
    const TimePoint due = from_millis(at->get_int64());
    std::optional<Error> refused;
    try {
        application.database.write([&](storage::Session& session) {
            SqlStaffActStore acts{session, application.clock, "system"};
            refused.reset();
            if (auto done =
                    ContentAdmin{session, application.clock, acts, ""}.service.publish_due(message.key, due);
                !done)
                refused = done.error();
            return !refused;
        });
    } catch (const storage::Failure& failure) {
        // However often it is tried: it cannot be kept.
        if (failure.kind != storage::Failure::Kind::check) throw;
        log::error("publication_impossible", {{"page", message.key}, {"what", failure.what()}});
        refused = fail(Reason::invalid, "contentAdmin.cannotBeKept", message.key).error();
    }
    if (refused)
        application.database.write([&](storage::Session& session) {
            SqlStaffActStore acts{session, application.clock, "system"};
            ContentAdmin{session, application.clock, acts, ""}.service.give_up(message.key, due, *refused);
            return true;
        });
}

}  // namespace
}  // namespace content

void add_content_calls(Application& application) {
    using namespace content;
    using namespace staff_right;
    const auto& calls = application.keeper.keep(std::make_shared<PageCalls>(application));
    const std::string one = "/content/pages/{contentPageCode}";
    add_content_list(application);
    add_look(
        application, "/content/component-kinds",
        [](StaffSession&, const http::Request&) { return http::ok(json::write(component_kinds_shown())); },
        kSeeContent);
    add_look(
        application, one,
        [&calls](StaffSession& staff, const http::Request& request) { return calls.look(staff, request); },
        kSeeContent);
    add_look(application, one + "/versions", versions, kSeeContent);
    add_look(application, one + "/versions/{versionNumber}", version, kSeeContent);
    http::RouteOptions seeing;
    seeing.right = kSeeContent;
    application.router.staff(
        "POST", "/content/previews",
        [&application](const http::Request& request) { return preview(application, request); }, seeing);
    http::RouteOptions writing;
    writing.right = kContent;
    application.router.staff(
        "POST", one + "/publish", [&calls](const http::Request& request) { return calls.publish(request); },
        writing);
    writing.max_body = kMostDocument;
    application.router.staff(
        "PUT", one + "/draft", [&calls](const http::Request& request) { return calls.save(request); }, writing);
    const ActOptions acting{.right = kContent,
                            .after = [&application](const http::Request&) { show_at_once(application); }};
    const auto act = [&](const std::string& name, auto what) {
        add_act(application, one + name, acting, calls.acting(what));
    };
    add_act(application, "/content/pages", acting,
            [&calls](StaffSession& staff, const http::Request& request) { return calls.add(staff, request); });
    add_act(application, one + "/take-down", acting, [&calls](StaffSession& staff, const http::Request& request) {
        return calls.take_down(staff, request);
    });
    add_act(application, one + "/remove", acting, remove_page);
    act("/discard", [](StaffSession& staff, const http::Request& request, const std::string& of) {
        return staff.content.service.discard(page_code_of(request), of);
    });
    act("/unplan", [](StaffSession& staff, const http::Request& request, const std::string& of) {
        return staff.content.service.unplan(page_code_of(request), of);
    });
    act("/versions/{versionNumber}/restore",
        [](StaffSession& staff, const http::Request& request, const std::string& of) -> Result<KeptPage> {
            const auto number = version_number_in(request);
            if (!number) return std::unexpected(number.error());
            return staff.content.service.restore(page_code_of(request), of, *number);
        });
    application.outbox.on(std::string{kPublicationTopic}, [&application](const storage::OutboxMessage& message) {
        publish_planned(application, message);
    });
}

}  // namespace spaza::app::backoffice
