#include <algorithm>
#include <charconv>

#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/webhooks/webhooks_rules.hpp"

namespace spaza::app::backoffice {
namespace webhooks {
namespace {

struct WebhookShown {
    std::int64_t number{};
    std::string name;
    std::string url;
    std::vector<std::string> events;
    std::string state;
    std::string version;
    std::string createdAt;
    std::string createdBy;
    std::optional<std::string> stoppedAt;
    std::optional<std::string> failingSince;
    std::optional<std::string> deliveredAt;
    std::optional<std::string> oldSecretUntil;
    std::int64_t waiting{};
    std::int64_t failed{};
};
BOOST_DESCRIBE_STRUCT(WebhookShown, (),
                      (number, name, url, events, state, version, createdAt, createdBy, stoppedAt, failingSince,
                       deliveredAt, oldSecretUntil, waiting, failed))

struct EventShown {
    std::string type;
    std::string about;
};
BOOST_DESCRIBE_STRUCT(EventShown, (), (type, about))

struct WebhookListShown {
    std::vector<WebhookShown> webhooks;
    std::vector<EventShown> events;
    std::int64_t most{};
};
BOOST_DESCRIBE_STRUCT(WebhookListShown, (), (webhooks, events, most))

struct SecretShown {
    WebhookShown webhook;
    std::string secret;
};
BOOST_DESCRIBE_STRUCT(SecretShown, (), (webhook, secret))

struct DeliveryShown {
    std::int64_t sequence{};
    std::string id;
    std::string type;
    std::optional<std::string> about;
    std::string at;
    std::string state;
    int tries{};
    std::optional<std::string> nextTryAt;
    std::optional<std::string> triedAt;
    std::optional<std::int64_t> took;
    std::optional<int> status;
    std::optional<std::string> answer;
    std::optional<std::string> problem;
    std::optional<std::string> body;
};
BOOST_DESCRIBE_STRUCT(DeliveryShown, (),
                      (sequence, id, type, about, at, state, tries, nextTryAt, triedAt, took, status, answer,
                       problem, body))

struct DeliveryListShown {
    std::vector<DeliveryShown> deliveries;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(DeliveryListShown, (), (deliveries, pagination))

struct SentAgainShown {
    int count{};
};
BOOST_DESCRIBE_STRUCT(SentAgainShown, (), (count))

struct NewForm {
    std::string name;
    std::string url;
    std::vector<std::string> events;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(NewForm, (), (name, url, events, why))

struct ChangeForm {
    std::string version;
    std::optional<std::string> name;
    std::optional<std::string> url;
    std::optional<std::vector<std::string>> events;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(ChangeForm, (), (version, name, url, events, why))

struct SendAgainForm {
    std::string since;
};
BOOST_DESCRIBE_STRUCT(SendAgainForm, (), (since))

WebhookShown webhook_shown(StaffSession& staff, const WebhookEndpoint& endpoint, TimePoint now,
                           bool is_whole = true) {
    const WebhookLoad load = staff.webhooks.load(endpoint.number);
    const bool has_old = endpoint.old_secret_until && now < *endpoint.old_secret_until;
    return {.number = endpoint.number,
            .name = endpoint.name,
            .url = is_whole ? endpoint.url : without_query(endpoint.url),
            .events = endpoint.events,
            .state = std::string{name_of(endpoint.state)},
            .version = std::to_string(endpoint.version),
            .createdAt = iso_time(endpoint.created_at),
            .createdBy = endpoint.created_by,
            .stoppedAt = shown_time(endpoint.stopped_at),
            .failingSince = shown_time(endpoint.failing_since),
            .deliveredAt = shown_time(endpoint.delivered_at),
            .oldSecretUntil = has_old ? shown_time(endpoint.old_secret_until) : std::nullopt,
            .waiting = load.waiting,
            .failed = load.failed};
}

DeliveryShown delivery_shown(const WebhookDelivery& delivery) {
    const bool waits = delivery.state == DeliveryState::waiting;
    return {.sequence = delivery.sequence,
            .id = delivery.event.id,
            .type = delivery.event.type,
            .about = if_any(delivery.event.subject),
            .at = iso_time(delivery.event.at),
            .state = std::string{name_of(delivery.state)},
            .tries = delivery.tries,
            .nextTryAt = waits ? std::optional{iso_time(delivery.due_at)} : std::nullopt,
            .triedAt = shown_time(delivery.tried_at),
            .took = delivery.took_ms,
            .status = delivery.status,
            .answer = if_any(delivery.answer),
            .problem = if_any(delivery.problem),
            .body = webhook_body(delivery.event, delivery.sequence)};
}

/// A number in the path; 0, which nothing has, for what is none.
std::int64_t number_in_path(const http::Request& request, const char* name) {
    const std::string& text = request.param(name);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : 0;
}

std::int64_t webhook_in(const http::Request& request) { return number_in_path(request, "webhookNumber"); }

/// What follows the `?` of an address is often a key: for those who could set it.
http::Response list(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto& rights = request.caller.rights;
    const bool is_whole = std::ranges::find(rights, staff_right::kSettings) != rights.end();
    WebhookListShown out{.webhooks = {}, .events = {}, .most = kMostWebhooks};
    for (const WebhookEndpoint& each : staff.webhooks.all())
        out.webhooks.push_back(webhook_shown(staff, each, clock.now(), is_whole));
    for (const WebhookEventKind& each : webhook_events())
        out.events.push_back({std::string{each.type}, std::string{each.about}});
    return http::ok(json::write(out));
}

Result<std::string> reported(StaffSession& staff, const Result<WebhookSecretShown>& reported, const Clock& clock) {
    if (!reported) return std::unexpected(reported.error());
    return json::write(SecretShown{webhook_shown(staff, reported->endpoint, clock.now()), reported->secret});
}

EditConflict conflict_of(const WebhookEndpoint& now, const ChangeForm& form) {
    EditConflict out{
        .version = std::to_string(now.version), .by = now.changed_by, .at = now.changed_at, .differences = {}};
    if (form.name && *form.name != now.name) out.differences.push_back({"name", {*form.name}, {now.name}});
    if (form.url && *form.url != now.url) out.differences.push_back({"url", {*form.url}, {now.url}});
    if (form.events) {
        const auto events = wanted_events(*form.events).value_or(*form.events);
        if (events != now.events) out.differences.push_back({"events", events, now.events});
    }
    return out;
}

http::Response change(const Application& application, const http::Request& request) {
    std::optional<EditConflict> conflict;
    const std::string& about = request.param("webhookNumber");
    const auto done = sessions_of(application, request).write([&](StaffSession& staff) -> Result<std::string> {
        conflict.reset();
        const auto form = form_in<ChangeForm>(request);
        if (!form) return std::unexpected(form.error());
        const auto edited = staff.webhooks.edit({.number = webhook_in(request),
                                                 .version = form->version,
                                                 .name = form->name,
                                                 .url = form->url,
                                                 .events = form->events,
                                                 .why = form->why.value_or("")});
        if (!edited) return std::unexpected(edited.error());
        if (edited->is_conflict) {
            conflict = conflict_of(edited->endpoint, *form);
            return fail(Reason::conflict, "catalogue.changedMeanwhile", about, "StaffVersionError", "webhook");
        }
        return json::write(webhook_shown(staff, edited->endpoint, application.clock.now()));
    });
    if (conflict) return refused_for(*conflict, about, "webhook");
    return done ? http::ok(*done) : http::problem(done.error());
}

/// `state`, `type`, `currentPage` and `pageSize`.
Result<DeliveryQuestion> deliveries_asked(const http::Request& request) {
    DeliveryQuestion question{.endpoint = webhook_in(request)};
    const std::string state = request.query_value("state").value_or("all");
    question.state = delivery_state_named(state);
    if (!question.state && state != "all") return http::bad_parameter("validation.invalid", "state");
    auto type = text_in(request, "type", 64);
    if (!type) return std::unexpected(type.error());
    question.type = *std::move(type);
    if (!question.type.empty() && question.type != kTestEvent && !wanted_events({question.type}))
        return http::bad_parameter("validation.invalid", "type");
    const auto page = page_in(request);
    if (!page) return std::unexpected(page.error());
    question.page = page->page;
    question.page_size = page->size;
    return question;
}

http::Response delivery_log(StaffSession& staff, const http::Request& request) {
    const auto question = deliveries_asked(request);
    if (!question) return http::problem(question.error());
    const auto found = staff.webhooks.deliveries(*question);
    if (!found) return http::problem(found.error());
    const int total = staff.webhooks.count_deliveries(*question);
    DeliveryListShown out{.deliveries = {},
                          .pagination = {.currentPage = question->page,
                                         .pageSize = question->page_size,
                                         .totalPages = (total + question->page_size - 1) / question->page_size,
                                         .totalResults = total}};
    for (const WebhookDelivery& each : *found) out.deliveries.push_back(delivery_shown(each));
    return listed(json::write(out), total);
}

Result<std::string> shown_delivery(const Result<WebhookDelivery>& delivery) {
    if (!delivery) return std::unexpected(delivery.error());
    return json::write(delivery_shown(*delivery));
}

Result<std::string> send_again(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<SendAgainForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto since = parse_iso_time(form->since);
    if (!since) return http::bad_parameter("webhooks.since", "since");
    const auto count = staff.webhooks.send_since(webhook_in(request), *since);
    if (!count) return std::unexpected(count.error());
    return json::write(SentAgainShown{*count});
}

Result<std::string> remove(StaffSession& staff, const http::Request& request) {
    const auto gone = staff.webhooks.remove(webhook_in(request));
    if (!gone) return std::unexpected(gone.error());
    return std::string{};
}

}  // namespace
}  // namespace webhooks

void add_webhook_calls(Application& application) {
    using namespace webhooks;
    using namespace staff_right;
    const Clock& clock = application.clock;
    const std::string one = "/webhooks/{webhookNumber}";
    const auto act = [&](const std::string& path, const Act& does, std::string_view method = "POST") {
        add_act(application, path, {.right = kSettings, .method = method}, does);
    };
    add_look(
        application, "/webhooks",
        [&clock](StaffSession& staff, const http::Request& request) { return list(staff, request, clock); },
        kSeeSettings);
    act("/webhooks", [&clock](StaffSession& staff, const http::Request& request) -> Result<std::string> {
        const auto form = form_in<NewForm>(request);
        if (!form) return std::unexpected(form.error());
        return reported(staff, staff.webhooks.add({form->name, form->url, form->events, form->why.value_or("")}),
                        clock);
    });
    http::RouteOptions writing;
    writing.right = kSettings;
    application.router.staff(
        "PATCH", one, [&application](const http::Request& request) { return change(application, request); },
        writing);
    act(one, remove, "DELETE");
    const auto shown = [&clock](StaffSession& staff,
                                const Result<WebhookEndpoint>& endpoint) -> Result<std::string> {
        if (!endpoint) return std::unexpected(endpoint.error());
        return json::write(webhook_shown(staff, *endpoint, clock.now()));
    };
    act(one + "/pause", [shown](StaffSession& staff, const http::Request& request) {
        return shown(staff, staff.webhooks.pause(webhook_in(request)));
    });
    act(one + "/resume", [shown](StaffSession& staff, const http::Request& request) {
        return shown(staff, staff.webhooks.resume(webhook_in(request)));
    });
    act(one + "/rotate", [&clock](StaffSession& staff, const http::Request& request) {
        return reported(staff, staff.webhooks.rotate(webhook_in(request)), clock);
    });
    act(one + "/test", [](StaffSession& staff, const http::Request& request) {
        return shown_delivery(staff.webhooks.test(webhook_in(request)));
    });
    act(one + "/send-again", send_again);
    add_look(application, one + "/deliveries", delivery_log, kSeeSettings);
    act(one + "/deliveries/{deliverySequence}/send", [](StaffSession& staff, const http::Request& request) {
        return shown_delivery(
            staff.webhooks.send(webhook_in(request), number_in_path(request, "deliverySequence")));
    });
}

}  // namespace spaza::app::backoffice
