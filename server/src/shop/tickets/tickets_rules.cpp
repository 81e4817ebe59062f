#include "shop/tickets/tickets_rules.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "base/moves.hpp"
#include "base/text.hpp"
#include "base/validation.hpp"

namespace spaza {
namespace {

using enum TicketStatus;

constexpr std::array kMoves{
    AllowedMove<TicketStatus>{open, in_progress}, AllowedMove<TicketStatus>{open, closed},
    AllowedMove<TicketStatus>{in_progress, open}, AllowedMove<TicketStatus>{in_progress, closed},
    AllowedMove<TicketStatus>{closed, open},      AllowedMove<TicketStatus>{closed, in_progress},
};

constexpr std::array<std::string_view, 3> kStatuses{"OPEN", "INPROCESS", "CLOSED"};
constexpr std::array<std::string_view, 6> kCategories{"ORDER",   "RETURN",  "PAYMENT",
                                                      "ACCOUNT", "PRIVACY", "ENQUIRY"};
constexpr std::size_t kLongestAnswer = 2000;

void check(std::string_view rule, const char* name, const std::string& text, std::vector<Error>& problems) {
    for (const std::string& key : FieldRules::shared().check(rule, text))
        problems.push_back(fail(Reason::invalid, key, name, "ValidationError", "parameter").error());
}

}  // namespace

std::string_view name_of(TicketStatus status) { return kStatuses.at(static_cast<std::size_t>(status)); }

std::optional<TicketStatus> ticket_status_named(std::string_view name) {
    const auto found = std::ranges::find(kStatuses, name);
    if (found == kStatuses.end()) return std::nullopt;
    return static_cast<TicketStatus>(found - kStatuses.begin());
}

std::string_view name_of(TicketCategory category) { return kCategories.at(static_cast<std::size_t>(category)); }

std::optional<TicketCategory> ticket_category_named(std::string_view name) {
    const auto found = std::ranges::find(kCategories, name);
    if (found == kCategories.end()) return std::nullopt;
    return static_cast<TicketCategory>(found - kCategories.begin());
}

TicketStatus after_customer(TicketStatus status) {
    return status == open ? open : ticket_moved(status, open).value();
}

bool may_reopen(const Ticket& ticket, std::chrono::days reopens_for, TimePoint now) {
    return ticket.status != closed || !ticket.closed_at || now < *ticket.closed_at + reopens_for;
}

std::string reopening_time(std::chrono::days reopens_for) {
    return reopens_for == std::chrono::days{1}
               ? message("ticket.reopensForDay")
               : message("ticket.reopensForDays", {{"days", std::to_string(reopens_for.count())}});
}

Done check_satisfaction(const Ticket& ticket, const std::string& comment) {
    std::vector<Error> problems;
    check("satisfactionComment", "comment", comment, problems);
    if (!problems.empty()) return fail(std::move(problems));
    if (ticket.satisfaction) return fail(Reason::conflict, "ticket.rateAgain", ticket.id, "", "ticket");
    if (ticket.status != closed) return fail(Reason::conflict, "ticket.rateNotSolved", ticket.id, "", "ticket");
    return Done{};
}

Result<TicketStatus> ticket_moved(TicketStatus from, TicketStatus to) {
    if (!may_follow(kMoves, from, to))
        return fail(Reason::conflict, "ticket.moveNotPossible", std::string{name_of(to)}, "", "ticket");
    return to;
}

Done check_words(const std::string* subject, const std::string& body) {
    std::vector<Error> problems;
    if (subject) check("ticketSubject", "subject", *subject, problems);
    check("ticketBody", "body", body, problems);
    if (!problems.empty()) return fail(std::move(problems));
    return Done{};
}

Done check_answer(const std::string& words) {
    const bool blank = words.find_first_not_of(" \t\r\n") == std::string::npos;
    const bool plain = std::ranges::none_of(
        words, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t'; });
    if (blank || !plain || letters_in(words) > kLongestAnswer)
        return fail(Reason::invalid, "ticket.answerNeeded", "text", "ValidationError", "parameter");
    return Done{};
}

}  // namespace spaza
