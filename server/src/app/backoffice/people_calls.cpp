#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "app/media/attachment_bucket.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/attachments/attachments_routes.hpp"

namespace spaza::app::backoffice {
namespace staff {
namespace {

struct StaffMe {
    std::string name;
    std::vector<std::string> rights;
};
BOOST_DESCRIBE_STRUCT(StaffMe, (), (name, rights))

struct StaffActShown {
    std::int64_t number{};
    std::string at;
    std::string by;
    std::string login;
    std::string act;
    std::string about;
    std::optional<std::string> from;
    std::optional<std::string> to;
    std::optional<std::vector<FieldChangeShown>> fields;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(StaffActShown, (), (number, at, by, login, act, about, from, to, fields, why))

struct StaffActList {
    std::vector<StaffActShown> acts;
};
BOOST_DESCRIBE_STRUCT(StaffActList, (), (acts))

http::Response me(StaffSession&, const http::Request& request) {
    const auto& rights = request.caller.rights;
    return http::ok(json::write(StaffMe{request.caller.uid, {rights.begin(), rights.end()}}));
}

/// States as they are; of changes of fields, each with what it was and is.
StaffActShown act_shown(const StaffAct& act) {
    StaffActShown shown{.number = act.number,
                        .at = iso_time(act.at),
                        .by = act.by,
                        .login = act.login,
                        .act = act.act,
                        .about = act.about,
                        .from = {},
                        .to = {},
                        .fields = {},
                        .why = {}};
    const auto before = act.from.starts_with('{') ? words_in(act.from) : std::nullopt;
    const auto after = act.to.starts_with('{') ? words_in(act.to) : std::nullopt;
    if (before && after) {
        shown.fields = fields_shown({before->fields, after->fields});
        shown.why = if_any(after->why);
    } else {
        shown.from = if_any(act.from);
        shown.to = if_any(act.to);
    }
    return shown;
}

/// GET /audit: the latest first.
http::Response audit(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto days = http::whole_number(request, "days", 30, 1, 3660);
    if (!days) return http::problem(days.error());
    const auto most = http::whole_number(request, "pageSize", 50, 1, 1000);
    if (!most) return http::problem(most.error());
    StaffActQuestion question{.about = request.query_value("about").value_or(""),
                              .by = request.query_value("by").value_or(""),
                              .since = clock.now() - std::chrono::days{*days},
                              .most = *most};
    StaffActList answer;
    for (const StaffAct& act : staff.acts.recent(question)) answer.acts.push_back(act_shown(act));
    return http::ok(json::write(answer));
}

}  // namespace
}  // namespace staff

void add_staff_calls(Application& application) {
    add_look(application, "/me", staff::me, {});
    const Clock& clock = application.clock;
    add_look(
        application, "/audit",
        [&clock](StaffSession& session, const http::Request& request) {
            return staff::audit(session, request, clock);
        },
        staff_right::kAudit);
    const auto bucket = attachment_bucket(application.config);
    if (bucket) application.keeper.keep(bucket);
    http::RouteOptions options;
    options.right = staff_right::kDesk;
    application.router.staff(
        "GET", "/attachments/{fileId}",
        [&application, bucket](const http::Request& request) {
            auto found = sessions_of(application, request).read([&](StaffSession& session) {
                return session.scope.attachments.download_by_staff(request.param("fileId"));
            });
            return downloaded(std::move(found), bucket.get());
        },
        options);
}

}  // namespace spaza::app::backoffice
