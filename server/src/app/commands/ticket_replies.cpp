#include <ostream>

#include "app/commands/ticket_admin.hpp"

namespace spaza::app::tickets {

void list_replies(const TicketArguments& given) {
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        const auto replies = admin.replies.all();
        for (const CannedReply& each : replies) {
            out << each.name << "  since " << iso_time(each.changed_at) << '\n';
            print_indented(out, each.words);
        }
        if (replies.empty()) out << "no reply is kept\n";
    });
}

void keep_reply(TicketArguments given) {
    read_text(given);
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        out << "kept " << done(admin.replies.keep(given.reply, given.text)).name << '\n';
    });
}

void drop_reply(const TicketArguments& given) {
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        done(admin.replies.remove(given.reply));
        out << "dropped " << given.reply << '\n';
    });
}

}  // namespace spaza::app::tickets
