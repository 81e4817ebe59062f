#include <CLI/CLI.hpp>
#include <boost/json/parse.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/stored_settings.hpp"
#include "base/assets.hpp"
#include "platform/mail/mail_template.hpp"

namespace spaza::app {
namespace {

constexpr std::string_view kFolder = "server/assets/mail/";

struct Preview {
    std::string name;
    bool html{false};
    ChosenShop shop;
};

void list() {
    for (const Asset& each : assets())
        if (each.path.starts_with(kFolder) && each.path.ends_with(".txt"))
            std::cout << each.path.substr(kFolder.size(), each.path.size() - kFolder.size() - 4) << '\n';
}

/// With the data of server/assets/mail/samples/NAME.json.
void preview(const Preview& given) {
    const auto sample = asset(std::string{kFolder} + "samples/" + given.name + ".json");
    if (!sample) throw CommandFailed{"there is no mail " + given.name + "; see `spaza mail list`"};
    boost::json::object data = boost::json::parse(*sample).as_object();
    mail::add_sender(data, mail_sender_of(given.shop.config()));
    const auto mail = mail::render_mail(given.name, data);
    if (given.html)
        std::cout << mail.html;
    else
        std::cout << "Subject: " << mail.subject << "\n\n" << mail.text;
}

}  // namespace

void add_mail(CLI::App& program) {
    auto* command = program.add_subcommand("mail", "The mails of the shop");
    command->require_subcommand(1);
    command->add_subcommand("list", "Name them")->callback(list);
    auto given = std::make_shared<Preview>();
    auto* show = command->add_subcommand("preview", "Print one, filled with sample data");
    show->add_option("name", given->name, "As in `spaza mail list`")->required();
    show->add_flag("--html", given->html, "The HTML instead of the text");
    given->shop.add_to(*show);
    show->callback([given] { preview(*given); });
}

}  // namespace spaza::app
