#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/attachments/attachments_wire.hpp"

namespace spaza::app::backoffice {
namespace tickets {
namespace {

struct StaffTicketEvent {
    int number{};
    std::string author;
    std::string at;
    std::string message;
    bool byShop{};
    bool internal{};
    std::vector<wire::Attachment> files;
};
BOOST_DESCRIBE_STRUCT(StaffTicketEvent, (), (number, author, at, message, byShop, internal, files))

struct StaffSatisfaction {
    bool helped{};
    std::optional<std::string> comment;
    std::string createdAt;
};
BOOST_DESCRIBE_STRUCT(StaffSatisfaction, (), (helped, comment, createdAt))

struct StaffTicket {
    std::string id;
    std::string status;
    std::string category;
    std::string subject;
    std::string customerId;
    std::optional<std::string> orderCode;
    std::string createdAt;
    std::string modifiedAt;
    bool answered{};
    std::optional<std::string> takenBy;
    std::optional<std::string> takenAt;
    std::vector<StaffTicketEvent> events;
    std::optional<StaffSatisfaction> satisfaction;
};
BOOST_DESCRIBE_STRUCT(StaffTicket, (),
                      (id, status, category, subject, customerId, orderCode, createdAt, modifiedAt, answered,
                       takenBy, takenAt, events, satisfaction))

struct StaffTicketList {
    std::vector<StaffTicket> tickets;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(StaffTicketList, (), (tickets, pagination))

struct AnswerForm {
    std::optional<std::string> text;
    std::optional<std::string> reply;  // the name of a kept one
};
BOOST_DESCRIBE_STRUCT(AnswerForm, (), (text, reply))

struct NoteForm {
    std::string text;
};
BOOST_DESCRIBE_STRUCT(NoteForm, (), (text))

struct StaffPreview {
    std::string text;
};
BOOST_DESCRIBE_STRUCT(StaffPreview, (), (text))

const std::string& id_of(const http::Request& request) { return request.param("staffTicketId"); }

StaffTicket ticket_shown(const Ticket& ticket, const std::optional<StaffWork>& work) {
    StaffTicket out;
    out.id = ticket.id;
    out.status = name_of(ticket.status);
    out.category = name_of(ticket.category);
    out.subject = ticket.subject;
    out.customerId = ticket.customer.value;
    if (ticket.about) out.orderCode = ticket.about->order.value;
    out.createdAt = iso_time(ticket.created_at);
    out.modifiedAt = iso_time(ticket.modified_at);
    out.answered = ticket.answered;
    if (work) {
        out.takenBy = work->by;
        out.takenAt = iso_time(work->at);
    }
    for (const TicketEvent& event : ticket.events) {
        StaffTicketEvent& shown = out.events.emplace_back();
        shown.number = event.number;
        shown.author = event.author;
        shown.at = iso_time(event.created_at);
        shown.message = event.message;
        shown.byShop = event.by_agent;
        shown.internal = event.internal;
        for (const Attachment& file : event.attachments) shown.files.push_back(wire::to_wire(file));
    }
    if (const auto& said = ticket.satisfaction)
        out.satisfaction = {
            .helped = said->helped, .comment = if_any(said->comment), .createdAt = iso_time(said->created_at)};
    return out;
}

Result<std::string> written(StaffSession& staff, const Result<Ticket>& ticket) {
    if (!ticket) return std::unexpected(ticket.error());
    return json::write(ticket_shown(*ticket, staff.work.of(ticket->id)));
}

/// GET /tickets
http::Response list(StaffSession& staff, const http::Request& request) {
    const auto question = question_in(request, StaffQueue::tickets);
    if (!question) return http::problem(question.error());
    const QueuePage page = staff.work.page(*question);
    StaffTicketList answer{.tickets = {}, .pagination = page_shown(*question, page.total)};
    for (const QueuePlace& place : page.places)
        if (const auto ticket = staff.tickets.find(place.id); ticket)
            answer.tickets.push_back(ticket_shown(*ticket, place.work));
    return listed(json::write(answer), page.total);
}

Result<std::string> answer(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<AnswerForm>(request);
    if (!form) return std::unexpected(form.error());
    if (form->text.has_value() == form->reply.has_value())
        return fail(Reason::invalid, "staff.textOrReply", "text", "ValidationError", "parameter");
    if (form->text) return written(staff, staff.tickets.answer(id_of(request), *form->text));
    const auto words = staff.replies.words_for(id_of(request), *form->reply);
    if (!words) return std::unexpected(words.error());
    return written(staff, staff.tickets.answer(id_of(request), *words));
}

Result<std::string> note(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<NoteForm>(request);
    if (!form) return std::unexpected(form.error());
    return written(staff, staff.tickets.note(id_of(request), form->text));
}

/// What a kept reply says to this customer; nothing is sent.
http::Response preview(StaffSession& staff, const http::Request& request) {
    const auto reply = request.query_value("reply");
    if (!reply || reply->empty()) return http::problem(http::bad_parameter("validation.invalid", "reply").error());
    const auto words = staff.replies.words_for(id_of(request), *reply);
    return words ? http::ok(json::write(StaffPreview{*words})) : http::problem(words.error());
}

}  // namespace
}  // namespace tickets

void add_ticket_calls(Application& application) {
    using namespace tickets;
    const std::string one = "/tickets/{staffTicketId}";
    add_look(application, "/tickets", list);
    add_look(application, one, [](StaffSession& staff, const http::Request& request) {
        const auto shown = written(staff, staff.tickets.find(id_of(request)));
        return shown ? http::ok(*shown) : http::problem(shown.error());
    });
    add_act(application, one + "/answer", {.right = staff_right::kServe, .keyed = Keyed::yes}, answer);
    add_look(application, one + "/preview", preview);
    add_act(application, one + "/note", {.right = staff_right::kServe, .keyed = Keyed::yes}, note);
    add_act(application, one + "/close", {.right = staff_right::kServe, .keyed = Keyed::yes},
            [](StaffSession& staff, const http::Request& request) {
                return written(staff, staff.tickets.close(id_of(request)));
            });
    add_work_calls(
        application, one, "staffTicketId", StaffQueue::tickets,
        [](StaffSession& staff, const std::string& id) { return written(staff, staff.tickets.find(id)); });
}

}  // namespace spaza::app::backoffice
