#include <algorithm>

#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "platform/log/log.hpp"

namespace spaza::app::backoffice {
namespace redirects {
namespace {

constexpr std::size_t kLongestRedirectQuery = 100;

struct RedirectForm {
    std::string from;
    std::string to;
    bool isPermanent{};
};
BOOST_DESCRIBE_STRUCT(RedirectForm, (), (from, to, isPermanent))

struct RedirectChangeForm {
    std::string from;
    std::string version;
    std::string to;
    bool isPermanent{};
};
BOOST_DESCRIBE_STRUCT(RedirectChangeForm, (), (from, version, to, isPermanent))

struct RedirectActForm {
    std::string from;
    std::string version;
};
BOOST_DESCRIBE_STRUCT(RedirectActForm, (), (from, version))

struct RedirectShown {
    std::string from;
    std::string to;
    bool isPermanent{};
    std::string version;
    std::optional<std::string> trouble{};
};
BOOST_DESCRIBE_STRUCT(RedirectShown, (), (from, to, isPermanent, version, trouble))

struct RedirectListShown {
    std::vector<RedirectShown> redirects;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(RedirectListShown, (), (redirects, pagination))

RedirectShown redirect_shown(const Redirect& each, const std::string& trouble = {}) {
    return {.from = each.from,
            .to = each.to,
            .isPermanent = each.is_permanent,
            .version = version_of(each),
            .trouble = if_any(trouble)};
}

Result<std::string> reported(const Result<Redirect>& done) {
    if (!done) return std::unexpected(done.error());
    return json::write(redirect_shown(*done));
}

http::Response list(StaffSession& staff, const http::Request& request) {
    const auto query = text_in(request, "query", kLongestRedirectQuery);
    if (!query) return http::problem(query.error());
    const auto page = page_in(request);
    if (!page) return http::problem(page.error());
    auto found = staff.content.redirects.all();
    std::erase_if(found, [&](const Redirect& each) {
        return each.from.find(*query) == each.from.npos && each.to.find(*query) == each.to.npos;
    });
    const int total = static_cast<int>(found.size());
    const auto from =
        std::min(found.size(), static_cast<std::size_t>(page->page) * static_cast<std::size_t>(page->size));
    const auto to = std::min(found.size(), from + static_cast<std::size_t>(page->size));
    const std::vector<Redirect> part(found.begin() + static_cast<std::ptrdiff_t>(from),
                                     found.begin() + static_cast<std::ptrdiff_t>(to));
    const auto troubles = staff.content.redirects.troubles(part);
    RedirectListShown out;
    for (std::size_t n = 0; n < part.size(); ++n) out.redirects.push_back(redirect_shown(part[n], troubles[n]));
    out.pagination = {page->page, page->size, (total + page->size - 1) / page->size, total};
    return listed(json::write(out), total);
}

Result<std::string> add(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<RedirectForm>(request);
    if (!form) return std::unexpected(form.error());
    return reported(staff.content.redirects.add({form->from, form->to, form->isPermanent}));
}

Result<std::string> remove(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<RedirectActForm>(request);
    if (!form) return std::unexpected(form.error());
    return reported(staff.content.redirects.remove(form->from, form->version));
}

/// May meet what somebody else wrote.
http::Response change(const Application& application, const http::Request& request) {
    std::optional<EditConflict> conflict;
    std::string from;
    const auto done = sessions_of(application, request).write([&](StaffSession& staff) -> Result<std::string> {
        conflict.reset();
        const auto form = form_in<RedirectChangeForm>(request);
        if (!form) return std::unexpected(form.error());
        from = form->from;
        auto saved = staff.content.redirects.change({form->from, form->to, form->isPermanent}, form->version);
        if (!saved) return std::unexpected(saved.error());
        conflict = saved->conflict;
        return json::write(redirect_shown(saved->redirect));
    });
    if (conflict) return refused_for(*conflict, from, "redirect");
    if (!done) return http::problem(done.error());
    return http::ok(*done);
}

/// The change log tells every node; this one need not wait for it.
void lead_at_once(const Application& application) {
    try {
        application.reload_content();
    } catch (const std::exception& failure) {
        log::error("background_problem", {{"part", "content"}, {"what", failure.what()}});
    }
}

}  // namespace
}  // namespace redirects

void add_redirect_calls(Application& application) {
    using namespace staff_right;
    const std::string all = "/content/redirects";
    const ActOptions acting{.right = kContent, .after = [&application](const http::Request&) {
                                redirects::lead_at_once(application);
                            }};
    add_look(application, all, redirects::list, kSeeContent);
    add_act(application, all, acting, redirects::add);
    add_act(application, all + "/remove", acting, redirects::remove);
    http::RouteOptions writing;
    writing.right = kContent;
    application.router.staff(
        "PUT", all,
        [&application](const http::Request& request) {
            auto response = redirects::change(application, request);
            if (response.status == 200) redirects::lead_at_once(application);
            return response;
        },
        writing);
}

}  // namespace spaza::app::backoffice
