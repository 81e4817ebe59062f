#include "shop/tickets/canned_replies_service.hpp"

#include "shop/tickets/canned_replies_rules.hpp"

namespace spaza {
namespace {

auto no_such_reply(const std::string& name) {
    return fail(Reason::not_found, "ticket.replyUnknown", name, "NotFoundError", "reply");
}

}  // namespace

Result<CannedReply> CannedReplyService::keep(const std::string& name, const std::string& words) {
    CannedReply reply{.name = name, .words = words, .changed_at = clock_.now()};
    if (const auto good = check_canned_reply(reply); !good) return std::unexpected(good.error());
    store_.keep(reply);
    acts_.note(author_, "reply.kept", name, "", "");
    return reply;
}

Done CannedReplyService::remove(const std::string& name) {
    if (!store_.remove(name)) return no_such_reply(name);
    acts_.note(author_, "reply.dropped", name, "", "");
    return Done{};
}

Result<std::string> CannedReplyService::words_for(const std::string& ticket, const std::string& name) {
    const auto about = tickets_.find(ticket);
    if (!about) return fail(Reason::not_found, "ticket.unknown", ticket, "NotFoundError", "ticket");
    const auto reply = store_.find(name);
    if (!reply) return no_such_reply(name);
    const CustomerContact contact = customers_.contact(about->customer);
    return filled_in(
        reply->words,
        {.first_name = contact.first_name,
         .name = contact.last_name.empty() ? contact.first_name : contact.first_name + " " + contact.last_name,
         .order = about->about ? about->about->order.value : "",
         .ticket = about->id,
         .author = author_});
}

}  // namespace spaza
