#include <CLI/CLI.hpp>
#include <array>
#include <functional>
#include <iostream>
#include <iterator>
#include <memory>
#include <sstream>

#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/file_copies.hpp"
#include "app/mail_door.hpp"
#include "app/media/attachment_bucket.hpp"
#include "app/media/picture_cleaner.hpp"
#include "app/push_settings.hpp"
#include "app/sms_settings.hpp"
#include "app/web_paths.hpp"
#include "base/messages.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/outbox_queue.hpp"
#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/attachments/attachments_intake_service.hpp"
#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"
#include "shop/push/push_service.hpp"
#include "shop/push/push_store_sql.hpp"
#include "shop/sms_news/sms_news_service.hpp"
#include "shop/sms_news/sms_news_store_sql.hpp"
#include "shop/tickets/tickets_desk_service.hpp"
#include "shop/tickets/tickets_store_sql.hpp"

namespace spaza::app {
namespace {

struct TicketArguments {
    ChosenShop shop;
    std::string status{"waiting"};
    int most{50};
    std::string id;
    std::string text;
    std::string author;
    std::string folder;
    int days{30};
    bool writes_letter{false};
};

/// Whom letters go to.
struct Writers final : CustomerDirectory {
    explicit Writers(storage::Session& session) : accounts{session} {}
    std::optional<DeliveryAddress> delivery_address(const CustomerId&) override { return std::nullopt; }
    CustomerContact contact(const CustomerId& customer) override {
        const auto found = accounts.find(customer);
        if (!found) return {};
        return {found->first_name, found->last_name, found->uid, found->mobile_number};
    }
    SqlAccountStore accounts;
};

/// The shop's side of tickets on one session.
struct TicketDesk {
    TicketDesk(storage::Session& session, const Clock& clock, const TicketVoice& voice, const PushPolicy& policy,
               const SmsNewsPolicy& sms_policy)
        : writers{session},
          letters{session, clock},
          messages{session, clock},
          push_store{session},
          push{push_store, messages, clock, policy},
          sms_choices{session},
          sms_news{push, sms_choices, messages, clock, sms_policy},
          attachments{session},
          contents{session},
          files{attachments, contents, clock},
          store{session},
          mail_answers{store, files, writers, clock, voice.inbound},
          service{store, files, writers, letters, sms_news, clock, voice} {}

    Writers writers;
    mail::OutboxMailQueue letters;
    storage::OutboxQueue messages;
    SqlPushStore push_store;
    PushService push;
    SqlSmsNewsStore sms_choices;
    SmsNewsService sms_news;
    SqlAttachmentStore attachments;
    SqlAttachmentContents contents;
    AttachmentService files;
    SqlTicketStore store;
    MailAnswerService mail_answers;
    TicketDeskService service;
};

/// What is written to `out` is shown once it is true: after the commit.
void with_desk(const TicketArguments& given, const std::function<void(TicketDesk&, std::ostream& out)>& use) {
    const Config config = given.shop.config();
    if (config.serve.public_url.empty() && (given.writes_letter || !given.text.empty()))
        throw CommandFailed{"serve.public_url is not set, and the letter needs it for its link"};
    const auto database = storage::open_ready(database_of(config), {});
    const SystemClock clock;
    const std::string author = !given.author.empty()       ? given.author
                               : !config.shop.name.empty() ? config.shop.name
                                                           : std::string{"The shop"};
    const PushPolicy policy = push_policy(config);
    const SmsNewsPolicy sms_policy{.offered = sends_sms(config), .shop = config.serve.public_url};
    std::string shown;
    database->write([&](storage::Session& session) {
        TicketDesk desk{
            session, clock, {author, config.serve.public_url, config.mail.inbound_address}, policy, sms_policy};
        std::ostringstream out;
        use(desk, out);
        shown = out.str();
        return true;
    });
    std::cout << shown;
}

Ticket done(Result<Ticket> ticket) {
    if (!ticket)
        throw CommandFailed{message(ticket.error().message_key, ticket.error().params) + " (" +
                            ticket.error().subject + ")"};
    return *std::move(ticket);
}

void print(std::ostream& out, const Ticket& ticket) {
    out << ticket.id << "  " << name_of(ticket.status) << "  " << name_of(ticket.category) << "  "
        << (ticket.about ? "order " + ticket.about->order.value + "  " : "") << "since "
        << iso_time(ticket.modified_at) << "  " << calm(ticket.subject)
        << (!ticket.satisfaction          ? ""
            : ticket.satisfaction->helped ? "  [it helped]"
                                          : "  [it did not help]")
        << '\n';
}

void print_satisfaction(std::ostream& out, const TicketSatisfaction& said) {
    out << "\n" << iso_time(said.created_at) << "  " << (said.helped ? "It helped" : "It did not help") << '\n';
    std::istringstream lines{said.comment};
    for (std::string line; std::getline(lines, line);) out << "    " << calm(line) << '\n';
}

void list(const TicketArguments& given) {
    using enum TicketStatus;
    const std::vector<TicketStatus> states = given.status == "open"          ? std::vector{open}
                                             : given.status == "in-progress" ? std::vector{in_progress}
                                             : given.status == "closed"      ? std::vector{closed}
                                             : given.status == "all" ? std::vector{open, in_progress, closed}
                                                                     : std::vector{open, in_progress};
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) {
        const auto tickets = desk.service.waiting(states, given.most);
        for (const Ticket& ticket : tickets) print(out, ticket);
        if (tickets.empty()) out << "no ticket waits\n";
    });
}

void show(const TicketArguments& given) {
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) {
        const Ticket ticket = done(desk.service.find(given.id));
        print(out, ticket);
        for (const TicketEvent& event : ticket.events) {
            out << "\n"
                << iso_time(event.created_at) << "  " << calm(event.author)
                << (event.internal   ? " (a note for staff)"
                    : event.by_agent ? " (the shop)"
                                     : "")
                << '\n';
            std::istringstream lines{event.message};
            for (std::string line; std::getline(lines, line);) out << "    " << calm(line) << '\n';
            for (const Attachment& file : event.attachments)
                out << "    [" << calm(file.filename) << ", " << file.size << " bytes, " << file.id << "]\n";
        }
        if (ticket.satisfaction) print_satisfaction(out, *ticket.satisfaction);
    });
}

void answer(TicketArguments given) {
    if (given.text == "-") given.text.assign(std::istreambuf_iterator{std::cin}, {});
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) {
        print(out, done(desk.service.answer(given.id, given.text)));
    });
}

void note(const TicketArguments& given) {
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) {
        print(out, done(desk.service.note(given.id, given.text)));
    });
}

// What a mail server makes of a pipe's end (sysexits.h): to bounce, or to try again.
constexpr int kBounce = 65;
constexpr int kNoSuchAddress = 67;
constexpr int kLater = 75;

std::string read_mail_from(std::istream& in, std::size_t most) {
    std::string raw;
    std::array<char, 65536> block{};
    while (raw.size() <= most && (in.read(block.data(), block.size()) || in.gcount() > 0))
        raw.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (raw.size() > most) throw CommandFailed{"the mail is larger than what tickets may bring", kBounce};
    return raw;
}

MailOutcome receive_from(std::istream& in, const Config& config) {
    const SystemClock clock;
    const auto database = storage::open_ready(database_of(config), {});
    WorkerPictureCleaner cleaner{program_folder() / "spaza-pictures"};
    const AttachmentLimits limits = attachment_limits(config);
    const auto bucket = attachment_bucket(config);
    FileIntakeService intake{cleaner, limits, place_of_new_files(bucket, config)};
    using Answers = Transactional<MailAnswerService>;
    const PushPolicy policy = push_policy(config);
    const SmsNewsPolicy sms_policy{.offered = sends_sms(config), .shop = config.serve.public_url};
    const auto use = [&](storage::Session& session, const Answers::Body& body) {
        TicketDesk desk{session, clock, {"", "", config.mail.inbound_address}, policy, sms_policy};
        return body(desk.mail_answers);
    };
    const MailDoor door{Answers{[&](const Answers::Body& body) {
                                    database->read([&](storage::Session& session) { use(session, body); });
                                },
                                [&](const Answers::Body& body) {
                                    database->write([&](storage::Session& session) { return use(session, body); });
                                }},
                        intake, limits};
    return door.take(read_mail_from(in, door.most_bytes()));
}

void receive(const TicketArguments& given) {
    MailOutcome outcome{};
    try {
        const Config config = given.shop.config();
        if (config.mail.inbound_address.empty()) throw CommandFailed{"mail.inbound_address is not set", kLater};
        outcome = receive_from(std::cin, config);
    } catch (const CommandFailed&) {
        throw;
    } catch (const std::exception& failure) {  // such as a database that is away
        throw CommandFailed{failure.what(), kLater};
    }
    if (outcome == MailOutcome::busy) throw CommandFailed{"it cannot be taken now", kLater};
    if (outcome == MailOutcome::unreadable) throw CommandFailed{"this is no mail", kBounce};
    if (outcome == MailOutcome::unknown) throw CommandFailed{"no ticket has this address", kNoSuchAddress};
    std::cout << name_of(outcome) << '\n';
}

void close(TicketArguments given) {
    given.writes_letter = true;
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) { print(out, done(desk.service.close(given.id))); });
}

/// How many were asked and what these said, and all that did not help.
void satisfaction(const TicketArguments& given) {
    with_desk(given, [&](TicketDesk& desk, std::ostream& out) {
        const TimePoint since = SystemClock{}.now() - std::chrono::days{given.days};
        const SatisfactionCount count = desk.service.satisfaction_since(since);
        const int said = count.helped + count.not_helped;
        out << count.asked << " asked, " << said << " answered: " << count.helped << " helped, "
            << count.not_helped << " not";
        if (said > 0) out << " (" << (count.helped * 100 + said / 2) / said << "% helped)";
        out << '\n';
        for (const Ticket& ticket : desk.service.not_helped_since(since, given.most)) {
            out << '\n';
            print(out, ticket);
            print_satisfaction(out, *ticket.satisfaction);
        }
    });
}

void files(const TicketArguments& given) {
    std::vector<Attachment> all;
    with_desk(given, [&](TicketDesk& desk, std::ostream&) {
        all.clear();
        for (const TicketEvent& event : done(desk.service.find(given.id)).events)
            all.insert(all.end(), event.attachments.begin(), event.attachments.end());
    });
    copy_files(given.shop.config(), all, given.folder);
}

}  // namespace

void add_tickets(CLI::App& program) {
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
    lister->add_option("--status", given->status, "waiting (open and in progress), open, in-progress, closed, all")
        ->capture_default_str()
        ->check(CLI::IsMember({"waiting", "open", "in-progress", "closed", "all"}));
    lister->add_option("--most", given->most, "How many to list")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    lister->callback([given] { list(*given); });

    add("show", "One ticket with all that was written", true)->callback([given] { show(*given); });

    auto* answerer = add("answer", "Answer a ticket; the customer gets it by mail too", true);
    answerer->add_option("--text", given->text, "The answer; - reads it from standard input")->required();
    answerer->add_option("--as", given->author, "Who answers; the shop's name without it");
    answerer->callback([given] { answer(*given); });

    add("close", "A ticket is solved; the customer's next comment opens it again", true)->callback([given] {
        close(*given);
    });

    auto* asker = add("satisfaction", "Whether solved tickets helped, as customers say", false);
    asker->add_option("--days", given->days, "Of so many days back")
        ->capture_default_str()
        ->check(CLI::Range(1, 3660));
    asker->add_option("--most", given->most, "How many that did not help to show")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    asker->callback([given] { satisfaction(*given); });

    auto* noter = add("note", "Write a note that staff alone reads", true);
    noter->add_option("--text", given->text, "The note")->required();
    noter->add_option("--as", given->author, "Who writes it; the shop's name without it");
    noter->callback([given] { note(*given); });

    add("receive", "Take an answer by mail in, from standard input: for the pipe of a mail server", false)
        ->callback([given] { receive(*given); });

    auto* writer = add("files", "Write the files of a ticket into a folder", true);
    writer->add_option("--to", given->folder, "The folder, made when it is missing")->required();
    writer->callback([given] { files(*given); });
}

}  // namespace spaza::app
