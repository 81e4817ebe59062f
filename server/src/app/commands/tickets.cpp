#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "app/commands/calm_text.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/file_copies.hpp"
#include "app/commands/ticket_admin.hpp"

namespace spaza::app {
namespace tickets {
namespace {

void print(std::ostream& out, const Ticket& ticket, const std::optional<StaffWork>& work) {
    out << ticket.id << "  " << name_of(ticket.status) << "  " << name_of(ticket.category) << "  "
        << (ticket.about ? "order " + ticket.about->order.value + "  " : "") << "since "
        << iso_time(ticket.modified_at) << "  " << calm(ticket.subject)
        << (!ticket.satisfaction          ? ""
            : ticket.satisfaction->helped ? "  [it helped]"
                                          : "  [it did not help]")
        << taken_words(work) << '\n';
}

void print_satisfaction(std::ostream& out, const TicketSatisfaction& said) {
    out << "\n" << iso_time(said.created_at) << "  " << (said.helped ? "It helped" : "It did not help") << '\n';
    print_indented(out, said.comment);
}

void list(const TicketArguments& given) {
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        const QueuePage page = admin.work.page(given.queue.question(StaffQueue::tickets));
        for (const QueuePlace& each : page.places)
            if (const auto ticket = admin.store.find(each.id)) print(out, *ticket, each.work);
        if (page.places.empty()) out << "no ticket waits\n";
    });
}

void show(const TicketArguments& given) {
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        const Ticket ticket = done(admin.service.find(given.id));
        print(out, ticket, admin.work.of(ticket.id));
        for (const TicketEvent& event : ticket.events) {
            out << "\n"
                << iso_time(event.created_at) << "  " << calm(event.author)
                << (event.internal   ? " (a note for staff)"
                    : event.by_agent ? " (the shop)"
                                     : "")
                << '\n';
            print_indented(out, event.message);
            for (const Attachment& file : event.attachments)
                out << "    [" << calm(file.filename) << ", " << file.size << " bytes, " << file.id << "]\n";
        }
        if (ticket.satisfaction) print_satisfaction(out, *ticket.satisfaction);
    });
}

void answer(TicketArguments given) {
    read_text(given);
    given.writes_mail = !given.previews;
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        const std::string words =
            given.reply.empty() ? given.text : done(admin.replies.words_for(given.id, given.reply));
        if (given.previews)
            print_indented(out, words);
        else
            print(out, done(admin.service.answer(given.id, words)), admin.work.of(given.id));
    });
}

void note(const TicketArguments& given) {
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        print(out, done(admin.service.note(given.id, given.text)), admin.work.of(given.id));
    });
}

void close(TicketArguments given) {
    given.writes_mail = true;
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        print(out, done(admin.service.close(given.id)), admin.work.of(given.id));
    });
}

/// How many were asked and what these said, and all that did not help.
void satisfaction(const TicketArguments& given) {
    with_admin(given, [&](TicketAdmin& admin, std::ostream& out) {
        const TimePoint since = SystemClock{}.now() - std::chrono::days{given.days};
        const SatisfactionCount count = admin.service.satisfaction_since(since);
        const int said = count.helped + count.not_helped;
        out << count.asked << " asked, " << said << " answered: " << count.helped << " helped, "
            << count.not_helped << " not";
        if (said > 0) out << " (" << (count.helped * 100 + said / 2) / said << "% helped)";
        out << '\n';
        for (const Ticket& ticket : admin.service.not_helped_since(since, given.most)) {
            out << '\n';
            print(out, ticket, admin.work.of(ticket.id));
            print_satisfaction(out, *ticket.satisfaction);
        }
    });
}

void files(const TicketArguments& given) {
    std::vector<Attachment> all;
    with_admin(given, [&](TicketAdmin& admin, std::ostream&) {
        all.clear();
        for (const TicketEvent& event : done(admin.service.find(given.id)).events)
            all.insert(all.end(), event.attachments.begin(), event.attachments.end());
    });
    copy_files(given.shop.config(), all, given.folder);
}

}  // namespace
}  // namespace tickets

void add_tickets(CLI::App& program) {
    using namespace tickets;
    auto* command = program.add_subcommand("tickets", "Read, answer and close what customers wrote");
    command->require_subcommand(1);
    auto given = std::make_shared<TicketArguments>();
    const auto add = [&](const char* name, const char* about, bool of_one) {
        auto* sub = command->add_subcommand(name, about);
        given->shop.add_to(*sub);
        if (of_one) sub->add_option("ticket", given->id, "Such as T-10001")->required();
        return sub;
    };

    auto* lister = add("list", "Tickets that wait, the longest waiting first", false);
    given->queue.add_to(*lister, StaffQueue::tickets,
                        "waiting (open and in progress), open, in-progress, closed, all");
    lister->callback([given] { tickets::list(*given); });

    add_taking(*command, StaffQueue::tickets, "T-10001");
    add("show", "One ticket with all that was written", true)->callback([given] { tickets::show(*given); });

    auto* answerer = add("answer", "Answer a ticket; the customer gets it by mail too", true);
    auto* words = answerer->add_option_group("words");
    words->add_option("--text", given->text, "The answer; - reads it from standard input");
    words->add_option("--reply", given->reply, "A kept reply, by name; its places are filled in for this ticket");
    words->require_option(1);
    answerer->add_option("--as", given->author, "Who answers; the shop's name without it");
    answerer->add_flag("--preview", given->previews, "Show what it would say, and send nothing");
    answerer->callback([given] { tickets::answer(*given); });

    auto* closer = add("close", "A ticket is solved; the customer's next comment opens it again", true);
    closer->add_option("--as", given->author, "Who closes it, for `spaza audit`; the shop's name without it");
    closer->callback([given] { tickets::close(*given); });

    auto* asker = add("satisfaction", "Whether solved tickets helped, as customers say", false);
    asker->add_option("--days", given->days, "Of so many days back")
        ->capture_default_str()
        ->check(CLI::Range(1, 3660));
    asker->add_option("--most", given->most, "How many that did not help to show")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    asker->callback([given] { tickets::satisfaction(*given); });

    add("replies", "Replies that are kept", false)->callback([given] { tickets::list_replies(*given); });
    auto* keeper = add("keep-reply", "Keep a reply, in place of one of the same name", false);
    keeper->add_option("name", given->reply, "Such as late-delivery")->required();
    keeper
        ->add_option("--text", given->text,
                     "The reply, with {firstName}, {name}, {order}, {ticket} and {author} where these belong; - "
                     "reads it from standard input")
        ->required();
    keeper->add_option("--as", given->author, "Who keeps it, for `spaza audit`; the shop's name without it");
    keeper->callback([given] { tickets::keep_reply(*given); });
    auto* dropper = add("drop-reply", "Keep a reply no longer", false);
    dropper->add_option("name", given->reply, "Its name")->required();
    dropper->add_option("--as", given->author, "Who drops it, for `spaza audit`; the shop's name without it");
    dropper->callback([given] { tickets::drop_reply(*given); });

    auto* noter = add("note", "Write a note that staff alone reads", true);
    noter->add_option("--text", given->text, "The note")->required();
    noter->add_option("--as", given->author, "Who writes it; the shop's name without it");
    noter->callback([given] { tickets::note(*given); });

    add("receive", "Take an answer by mail in, from standard input: for the pipe of a mail server", false)
        ->callback([given] { tickets::receive(*given); });

    auto* writer = add("files", "Write the files of a ticket into a folder", true);
    writer->add_option("--to", given->folder, "The folder, made when it is missing")->required();
    writer->callback([given] { tickets::files(*given); });
}

}  // namespace spaza::app
