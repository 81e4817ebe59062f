#include <ostream>

#include "app/commands/ticket_desk.hpp"

namespace spaza::app::tickets {

void list_replies(const TicketArguments& given) {
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) {
        const auto replies = desk.replies.all();
        for (const CannedReply& each : replies) {
            out << each.name << "  since " << iso_time(each.changed_at) << '\n';
            print_indented(out, each.words);
        }
        if (replies.empty()) out << "no reply is kept\n";
    });
}

void keep_reply(TicketArguments given) {
    read_text(given);
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) {
        out << "kept " << done(desk.replies.keep(given.reply, given.text)).name << '\n';
    });
}

void drop_reply(const TicketArguments& given) {
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) {
        done(desk.replies.remove(given.reply));
        out << "dropped " << given.reply << '\n';
    });
}

}  // namespace spaza::app::tickets
