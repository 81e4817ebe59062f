#include "app/commands/ticket_admin.hpp"

#include <iostream>
#include <iterator>
#include <sstream>

#include "app/commands/calm_text.hpp"
#include "app/push_settings.hpp"
#include "app/sms_settings.hpp"
#include "platform/storage/migrations.hpp"

namespace spaza::app::tickets {

void with_admin(const TicketArguments& given, const std::function<void(TicketAdmin&, std::ostream& out)>& use) {
    const Config config = given.shop.config();
    if (config.serve.public_url.empty() && given.writes_mail)
        throw CommandFailed{"serve.public_url is not set, and the mail needs it for its link"};
    const auto database = storage::open_ready(database_of(config), {});
    const SystemClock clock;
    const std::string author = !given.author.empty()       ? given.author
                               : !config.shop.name.empty() ? config.shop.name
                                                           : std::string{"The shop"};
    const PushPolicy policy = push_policy(config);
    const SmsNewsPolicy sms_policy{.offered = sends_sms(config), .shop = config.serve.public_url};
    std::string shown;
    database->write([&](storage::Session& session) {
        TicketAdmin admin{session,
                          clock,
                          {author, config.serve.public_url, config.mail.inbound_address,
                           std::chrono::days{config.tickets.reopen_days}},
                          policy,
                          sms_policy};
        std::ostringstream out;
        use(admin, out);
        shown = out.str();
        return true;
    });
    std::cout << shown;
}

void print_indented(std::ostream& out, const std::string& text) {
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) out << "    " << calm(line) << '\n';
}

void read_text(TicketArguments& given) {
    if (given.text == "-") given.text.assign(std::istreambuf_iterator{std::cin}, {});
}

}  // namespace spaza::app::tickets
