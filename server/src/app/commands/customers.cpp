#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/factor_reset_admin.hpp"
#include "app/files_outside.hpp"
#include "app/media/attachment_bucket.hpp"
#include "app/privacy_admin.hpp"
#include "app/privacy_policy.hpp"
#include "app/sms_settings.hpp"
#include "app/stored_settings.hpp"
#include "base/messages.hpp"
#include "base/validation.hpp"
#include "platform/mail/mail_suppressions_sql.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/privacy/data_export_zip.hpp"

namespace spaza::app {
namespace customers {
namespace {

struct CustomerArguments {
    ChosenShop shop;
    std::string email;
    std::string file;
    std::string by;
    std::string reason;
    bool now{false};
    bool bounced{false};
};

struct OpenShop {
    explicit OpenShop(const CustomerArguments& given)
        : config{given.shop.config()}, database{storage::open_ready(database_of(config), {})} {
        add_stored_settings(config, *database);
        policy = privacy_policy(config);
    }

    CustomerId find(PrivacyAdmin& admin, const std::string& email) const {
        const auto customer = admin.contacts.accounts.find_by_uid(normalised_login_id(email));
        if (!customer) throw CommandFailed{"no customer has the email address " + email};
        return customer->id;
    }
    /// What `use` answers is shown once it is true: after the commit.
    template <class Use>
    void with_admin(Use&& use) {
        std::string said;
        database->write([&](storage::Session& session) {
            PrivacyAdmin admin{session, policy, clock};
            said = use(admin);
            return true;
        });
        std::cout << said << '\n';
    }

    Config config;
    SystemClock clock;
    PrivacyPolicy policy;
    std::unique_ptr<storage::Database> database;
};

[[noreturn]] void refuse(const Error& error) {
    std::string why = message(error.message_key, error.params);
    for (const Error& each : error.more) why += "\n" + message(each.message_key, each.params);
    throw CommandFailed{why};
}

void write_export(const CustomerArguments& given) {
    OpenShop shop{given};
    PersonalData data = shop.database->reading([&](storage::Session& session) {
        PrivacyAdmin admin{session, shop.policy, shop.clock};
        return admin.data.everything(shop.find(admin, given.email), std::numeric_limits<std::int64_t>::max());
    });
    fetch_files_outside(data, attachment_bucket(shop.config).get());
    std::ofstream to{given.file, std::ios::binary};
    to << data_export_zip(data, shop.policy.shop, shop.clock.now());
    if (!to.flush()) throw CommandFailed{"cannot write " + given.file};
    std::cout << given.file << '\n';
}

void forget(const CustomerArguments& given) {
    OpenShop shop{given};
    if (!given.now && shop.policy.origin.empty())
        throw CommandFailed{"serve.public_url is not set, and the mail needs it for its link"};
    shop.with_admin([&](PrivacyAdmin& admin) -> std::string {
        const CustomerId customer = shop.find(admin, given.email);
        if (given.now) {
            if (const auto done = admin.deletions.forget(customer, DeletionAskedBy::shop); !done)
                refuse(done.error());
            return "the account is deleted; invoices, sold televisions and vouchers of the month stay";
        }
        const auto asked = admin.deletions.ask(customer, DeletionAskedBy::shop, "");
        if (!asked) refuse(asked.error());
        return "the account is deleted after " + iso_time(asked->due_at) + "; a mail says how to keep it";
    });
}

void keep(const CustomerArguments& given) {
    OpenShop shop{given};
    shop.with_admin([&](PrivacyAdmin& admin) -> std::string {
        return admin.deletions.keep(shop.find(admin, given.email)) ? "the account stays"
                                                                   : "nobody had asked for its deletion";
    });
}

void reset_factors(const CustomerArguments& given) {
    OpenShop shop{given};
    if (shop.policy.origin.empty())
        throw CommandFailed{"serve.public_url is not set, and the mail needs it for its link"};
    shop.database->write([&](storage::Session& session) {
        FactorResetAdmin admin{session, shop.clock, shop.policy.origin,
                               sends_sms(shop.config) ? shop.config.shop.name : std::string{}};
        const auto customer = admin.accounts.find_by_uid(normalised_login_id(given.email));
        if (!customer) throw CommandFailed{"no customer has the email address " + given.email};
        const auto done = admin.service.reset({.customer = customer->id, .by = given.by, .reason = given.reason});
        if (!done) refuse(done.error());
        return true;
    });
    std::cout << "two-step sign-in, passkeys, password and sessions have ended; a mail leads to a new password\n";
}

/// Also of who has no account: guests are written to as well.
void suppress(const CustomerArguments& given) {
    if (!FieldRules::shared().check_all({"email"}, {{"email", given.email}}).empty())
        throw CommandFailed{given.email + " is no email address"};
    OpenShop shop{given};
    shop.database->write([&](storage::Session& session) {
        const auto reason = given.bounced ? SuppressionReason::bounced : SuppressionReason::by_operator;
        mail::SqlMailSuppressions{session, shop.clock}.add(given.email, reason, given.by);
        return true;
    });
    std::cout << "no mails go there but those about orders and the account\n";
}

void unsuppress(const CustomerArguments& given) {
    OpenShop shop{given};
    const bool was_there = shop.database->writing([&](storage::Session& session) {
        return mail::SqlMailSuppressions{session, shop.clock}.remove(given.email);
    });
    std::cout << (was_there ? "mails go there again\n" : "the address was not on the list\n");
}

std::string reported(const std::optional<MailSuppression>& found) {
    if (!found) return "not on the list";
    return mail::name_of(found->reason) + " since " + iso_time(found->since) +
           (found->by.empty() ? "" : ", by " + found->by);
}

/// The list holds digests: of an address one can ask, of all it can only say how many.
void suppressions(const CustomerArguments& given) {
    OpenShop shop{given};
    shop.database->read([&](storage::Session& session) {
        mail::SqlMailSuppressions list{session, shop.clock};
        if (!given.email.empty()) {
            std::cout << given.email << ": " << reported(list.find(given.email)) << '\n';
            return;
        }
        for (const auto& each : list.counts()) std::cout << each.reason << ' ' << each.addresses << '\n';
    });
}

}  // namespace
}  // namespace customers

void add_customers(CLI::App& program) {
    using namespace customers;
    auto* command = program.add_subcommand(
        "customers", "Give customers all that is held of them, delete their accounts, or let them in again");
    command->require_subcommand(1);
    auto given = std::make_shared<CustomerArguments>();
    const auto add = [&](const char* name, const char* about) {
        auto* sub = command->add_subcommand(name, about);
        given->shop.add_to(*sub);
        sub->add_option("email", given->email, "The customer's email address")->required();
        return sub;
    };
    auto* exporter = add("export", "Write a zip with all that is held of a customer");
    exporter->add_option("--to", given->file, "The file to write")->required();
    exporter->callback([given] { write_export(*given); });
    auto* forgetter = add("forget", "Delete an account after the days of grace; a mail says how to keep it");
    forgetter->add_flag("--now", given->now, "At once, without days of grace and without a mail");
    forgetter->callback([given] { customers::forget(*given); });
    auto* resetter = add("reset-factors",
                         "For who has lost every factor: two-step sign-in, passkeys, password and sessions end, "
                         "and a mail leads to a new password");
    resetter->add_option("--as", given->by, "Who does it, by name")->required();
    resetter->add_option("--reason", given->reason, "How you made sure who asks, at most 200 characters")
        ->required();
    resetter->callback([given] { reset_factors(*given); });
    add("keep", "An account that was to be deleted stays")->callback([given] { customers::keep(*given); });

    auto* stopper = add("suppress", "Send no mails to an address but those about orders and the account");
    stopper->add_option("--as", given->by, "Who does it, by name")->required();
    stopper->add_flag("--bounced", given->bounced, "Mails to it came back, rather than that somebody asked");
    stopper->callback([given] { suppress(*given); });
    add("unsuppress", "Take an address off that list")->callback([given] { unsuppress(*given); });
    auto* listing = command->add_subcommand("suppressions", "How many addresses are on that list, or why one is");
    given->shop.add_to(*listing);
    listing->add_option("email", given->email, "An email address");
    listing->callback([given] { suppressions(*given); });
}

}  // namespace spaza::app
