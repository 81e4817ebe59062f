#include "app/backoffice/staff_calls.hpp"

namespace spaza::app::backoffice {

Result<std::string> said_in(const std::optional<std::string>& given, const char* field, std::size_t most,
                            bool is_needed) {
    const std::string words = given.value_or("");
    if (is_needed && words.find_first_not_of(" \t\r\n") == words.npos)
        return http::bad_parameter("request.required", field);
    if (words.size() > most) return http::bad_parameter("validation.tooLong", field);
    return words;
}

Result<PageAsked> page_in(const http::Request& request) {
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return std::unexpected(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, 100);
    if (!size) return std::unexpected(size.error());
    return PageAsked{*page, *size};
}

Result<QueueQuestion> question_in(const http::Request& request, StaffQueue queue) {
    QueueQuestion question{.queue = queue, .states = {}, .me = request.caller.uid};
    const auto* named = states_named(queue, request.query_value("status").value_or("waiting"));
    if (!named) return http::bad_parameter("validation.invalid", "status");
    question.states = named->states;
    const std::string sort = request.query_value("sort").value_or("age");
    question.by_value = sort == "value";
    if (sort != "age" && (!question.by_value || queue == StaffQueue::tickets))
        return http::bad_parameter("validation.invalid", "sort");
    const std::string taken = request.query_value("takenBy").value_or("any");
    if (taken != "any" && taken != "me" && taken != "nobody")
        return http::bad_parameter("validation.invalid", "takenBy");
    using enum QueueQuestion::Taken;
    question.taken = taken == "me" ? mine : taken == "nobody" ? nobody : any;
    const auto page = page_in(request);
    if (!page) return std::unexpected(page.error());
    question.page = page->page;
    question.page_size = page->size;
    return question;
}

PageShown page_shown(const QueueQuestion& question, int total) {
    return {.currentPage = question.page,
            .pageSize = question.page_size,
            .totalPages = (total + question.page_size - 1) / question.page_size,
            .totalResults = total};
}

http::Response listed(std::string json, int total) {
    return http::ok(std::move(json)).with("x-total-count", std::to_string(total));
}

void add_act(Application& application, const std::string& path, const ActOptions& given, const Act& act) {
    http::RouteOptions options;
    options.right = given.right;
    options.or_right = given.or_right;
    options.idempotent = given.keyed == Keyed::yes;
    options.max_body = given.max_body;
    application.router.staff(
        given.method, path,
        [&application, act, after = given.after](const http::Request& request) {
            return http::write_once(
                request, sessions_of(application, request),
                [&](StaffSession& staff) { return act(staff, request); },
                [&](const Result<std::string>& done) {
                    if (!done) return http::problem(done.error());
                    if (after) after(request);
                    return done->empty() ? http::no_content() : http::ok(*done);
                });
        },
        options);
}

void add_look(Application& application, const std::string& path, const Look& look, std::string_view right) {
    http::RouteOptions options;
    options.right = right;
    application.router.staff(
        "GET", path,
        [&application, look](const http::Request& request) {
            return sessions_of(application, request).read([&](StaffSession& staff) {
                return look(staff, request);
            });
        },
        options);
}

void add_work_calls(Application& application, const std::string& path, const char* id, StaffQueue queue,
                    const ShowThing& show) {
    const std::string name = id;
    add_act(application, path + "/take", {.right = staff_right::kServe},
            [=](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto form = form_in<TakeForm>(request);
                if (!form) return std::unexpected(form.error());
                const auto taken =
                    staff.work.take(queue, request.param(name), request.caller.uid, form->over.value_or(false));
                if (!taken) return std::unexpected(taken.error());
                return show(staff, request.param(name));
            });
    add_act(application, path + "/release", {.right = staff_right::kServe},
            [=](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto released = staff.work.release(queue, request.param(name), request.caller.uid);
                if (!released) return std::unexpected(released.error());
                return show(staff, request.param(name));
            });
}

}  // namespace spaza::app::backoffice
