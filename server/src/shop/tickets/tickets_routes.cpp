#include "shop/tickets/tickets_routes.hpp"

#include "base/fields.hpp"
#include "platform/http/encoding.hpp"
#include "platform/http/form.hpp"
#include "platform/http/write_once.hpp"
#include "shop/tickets/tickets_wire.hpp"

namespace spaza {
namespace {

using Tickets = Transactional<TicketService>;
using Parts = std::vector<http::FormPart>;

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kBesidesFiles = 64 * 1024;  // the words, heads and boundaries

std::string_view upload_limit(const http::Request&) { return "upload"; }

/// The words of a message and its files, those made ready.
Result<TicketComment> comment_in(const Parts& parts, AttachmentIntake& intake) {
    TicketComment comment;
    auto body = http::text_of(parts, "body");
    if (!body) return std::unexpected(body.error());
    comment.body = *std::move(body);
    std::vector<UploadedFile> files;
    for (const http::FormPart& part : parts) {
        if (part.name == "attachmentId") {
            if (part.filename || part.content.size() > kLongestId || !http::is_plain_utf8(part.content))
                return http::bad_parameter("validation.invalid", "attachmentId");
            comment.uploaded.emplace_back(part.content);
        }
        if (!http::is_file(part)) continue;
        if (!part.filename) return http::bad_parameter("attachment.none", "file");
        files.push_back({*part.filename, part.content});
    }
    auto ready = intake.take_in(files, comment.uploaded.size());
    if (!ready) return std::unexpected(ready.error());
    comment.files = *std::move(ready);
    return comment;
}

Result<TicketForm> form_in(const Parts& parts, AttachmentIntake& intake) {
    TicketForm form;
    for (const auto& [name, into] : {std::pair{"subject", &form.subject},
                                     {"ticketCategory", &form.category},
                                     {"associatedTo", &form.order}}) {
        auto text = http::text_of(parts, name);
        if (!text) return std::unexpected(text.error());
        *into = *std::move(text);
    }
    auto comment = comment_in(parts, intake);
    if (!comment) return std::unexpected(comment.error());
    form.first = *std::move(comment);
    return form;
}

http::Response written(const Result<Ticket>& ticket, const FieldSet& fields, const char* words_key) {
    if (!ticket) return http::problem(ticket.error());
    wire::Ticket answer = wire::to_wire(*ticket);
    answer.responseStatus = true;
    answer.successMsg = http::message(words_key, {{"id", ticket->id}});
    return http::created(json::write(answer, fields));
}

/// GET users/{user}/tickets
http::Response get_tickets(const http::Request& request, const Tickets& tickets) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const std::string sort = request.query_value("sort").value_or("byDate");
    if (sort != "byDate") return http::problem(http::bad_parameter("validation.invalid", "sort").error());
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, TicketService::kMostPerPage);
    if (!size) return http::problem(size.error());
    const TicketPage found =
        tickets.read([&](TicketService& service) { return service.page(request.caller.customer, *page, *size); });
    return http::ok(json::write(wire::to_wire(found, *page, *size), *fields))
        .with("x-total-count", std::to_string(found.total));
}

/// A stock OCC client sends JSON: the words of a ticket, without files.
Result<TicketForm> occ_form_in(const http::Request& request) {
    const auto sent = json::read<wire::OccTicketForm>(request.body);
    if (!sent) return std::unexpected(sent.error());
    TicketForm form{.subject = sent->subject.value_or(""), .category = {}, .order = {}, .first = {}};
    form.first.body = sent->message.value_or("");
    if (sent->ticketCategory) form.category = sent->ticketCategory->id.value_or("");
    if (sent->associatedTo) form.order = sent->associatedTo->code.value_or("");
    return form;
}

bool is_json(const http::Request& request) {
    return request.header("content-type").starts_with("application/json");
}

/// POST users/{user}/tickets/{ticketId}/events of a stock OCC client: a comment. The status follows from who
/// wrote: one that was solved is open again.
http::Response post_event(const http::Request& request, const Tickets& tickets) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto sent = json::read<wire::OccTicketEventForm>(request.body);
    if (!sent) return http::problem(sent.error());
    const std::string to = sent->toStatus ? sent->toStatus->id.value_or("") : std::string{};
    if (!to.empty() && to != name_of(TicketStatus::open))
        return http::problem(http::bad_parameter("validation.invalid", "toStatus").error());
    TicketComment comment{.body = sent->message.value_or(""), .files = {}, .uploaded = {}};
    const auto write = [&](TicketService& service) {
        return service.comment(request.caller.customer, request.param("ticketId"), comment);
    };
    return http::write_once(request, tickets, write, [&](const Result<Ticket>& done) {
        if (!done) return http::problem(done.error());
        return http::created(json::write(wire::comments_of(*done).comments.back(), *fields));
    });
}

/// POST users/{user}/tickets
http::Response post_ticket(const http::Request& request, const Tickets& tickets, AttachmentIntake& intake) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = [&]() -> Result<TicketForm> {
        if (is_json(request)) return occ_form_in(request);
        const auto parts = http::read_multipart(request);
        if (!parts) return std::unexpected(parts.error());
        return form_in(*parts, intake);
    }();
    if (!form) return http::problem(form.error());
    const auto open = [&](TicketService& service) { return service.open(request.caller.customer, *form); };
    return http::write_once(request, tickets, open, [&](const Result<Ticket>& opened) {
        return written(opened, *fields, "ticket.success");
    });
}

/// GET users/{user}/tickets/{ticketId} and …/comments
template <class Show>
http::Response get_ticket(const http::Request& request, const Tickets& tickets, const Show& show) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto found = tickets.read(
        [&](TicketService& service) { return service.find(request.caller.customer, request.param("ticketId")); });
    return found ? http::ok(json::write(show(*found), *fields)) : http::problem(found.error());
}

/// POST users/{user}/tickets/{ticketId}/comments
http::Response post_comment(const http::Request& request, const Tickets& tickets, AttachmentIntake& intake) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto parts = http::read_multipart(request);
    if (!parts) return http::problem(parts.error());
    const auto comment = comment_in(*parts, intake);
    if (!comment) return http::problem(comment.error());
    const auto write = [&](TicketService& service) {
        return service.comment(request.caller.customer, request.param("ticketId"), *comment);
    };
    return http::write_once(request, tickets, write, [&](const Result<Ticket>& done) {
        return written(done, *fields, "ticket.commentSuccess");
    });
}

/// POST users/{user}/tickets/{ticketId}/satisfaction
http::Response post_satisfaction(const http::Request& request, const Tickets& tickets) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::TicketSatisfactionForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto rate = [&](TicketService& service) {
        return service.rate(request.caller.customer, request.param("ticketId"), form->helped,
                            form->comment.value_or(""));
    };
    return http::write_once(request, tickets, rate, [&](const Result<Ticket>& done) {
        return written(done, *fields, "ticket.rateSuccess");
    });
}

/// GET ticketCategories
http::Response get_categories(const http::Request&) {
    wire::TicketCategories answer;
    for (const TicketCategory category : kTicketCategories)
        answer.ticketCategories.push_back(wire::to_wire(category));
    return http::ok(json::write(answer));
}

/// GET users/{user}/ticketAssociatedObjects
http::Response get_orders(const http::Request& request, const Tickets& tickets) {
    const auto orders =
        tickets.read([&](TicketService& service) { return service.orders(request.caller.customer); });
    wire::TicketAssociatedObjects answer;
    for (const TicketObject& order : orders) answer.ticketAssociatedObjects.push_back(wire::to_wire(order));
    return http::ok(json::write(answer));
}

void add_reads(http::Router& router, const Tickets& tickets) {
    http::RouteOptions open;
    open.work = http::Work::memory;
    router.shop("GET", "/ticketCategories", get_categories, open);
    http::RouteOptions own;
    own.access = http::Access::customer;
    router.shop(
        "GET", "/users/{user}/ticketAssociatedObjects",
        [tickets](const http::Request& request) { return get_orders(request, tickets); }, own);
    router.shop(
        "GET", "/users/{user}/tickets",
        [tickets](const http::Request& request) { return get_tickets(request, tickets); }, own);
    router.shop(
        "GET", "/users/{user}/tickets/{ticketId}",
        [tickets](const http::Request& request) {
            return get_ticket(request, tickets, [](const Ticket& ticket) { return wire::to_wire(ticket); });
        },
        own);
    router.shop(
        "GET", "/users/{user}/tickets/{ticketId}/comments",
        [tickets](const http::Request& request) { return get_ticket(request, tickets, wire::comments_of); }, own);
}

}  // namespace

void add_ticket_routes(http::Router& router, Tickets tickets, AttachmentIntake& intake,
                       const AttachmentLimits& limits) {
    add_reads(router, tickets);
    http::RouteOptions once;
    once.access = http::Access::customer;
    once.limit = "writes";
    once.idempotent = true;
    router.shop(
        "POST", "/users/{user}/tickets/{ticketId}/satisfaction",
        [tickets](const http::Request& request) { return post_satisfaction(request, tickets); }, once);
    router.shop(
        "POST", "/users/{user}/tickets/{ticketId}/events",
        [tickets](const http::Request& request) { return post_event(request, tickets); }, once);
    http::RouteOptions options;
    options.access = http::Access::customer;
    options.limit = "writes";
    options.body_limit = upload_limit;
    options.body_cost = http::files_in;
    options.idempotent = true;
    options.max_body = limits.most_bytes_together + kBesidesFiles;
    router.shop(
        "POST", "/users/{user}/tickets",
        [tickets, &intake](const http::Request& request) { return post_ticket(request, tickets, intake); },
        options);
    router.shop(
        "POST", "/users/{user}/tickets/{ticketId}/comments",
        [tickets, &intake](const http::Request& request) { return post_comment(request, tickets, intake); },
        options);
}

}  // namespace spaza
