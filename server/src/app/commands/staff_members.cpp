#include "app/commands/staff_members.hpp"

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>
#include <memory>

#include "app/backoffice/staff_door.hpp"
#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/system_login.hpp"
#include "app/commands/time_json.hpp"
#include "app/stored_settings.hpp"
#include "base/messages.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/staff/staff_members_service.hpp"
#include "shop/staff/staff_members_store_sql.hpp"
#include "shop/staff/staff_tokens_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace members {
namespace {

struct MemberArguments {
    ChosenShop shop;
    std::string email;
    std::string name;
    std::string roles;
    std::string by;
    bool json{false};
};

std::string who(const MemberArguments& given) { return given.by.empty() ? system_login() : given.by; }

template <class Use>
auto with_members(const MemberArguments& given, const Use& use) {
    Config config = given.shop.config();
    const auto database = storage::open_ready(database_of(config), {});
    add_stored_settings(config, *database);
    const StaffPolicy policy = backoffice::staff_policy(config);
    const SystemClock clock;
    using Answer = std::invoke_result_t<Use, StaffMemberService&>;
    std::optional<Answer> answer;
    database->write([&](storage::Session& session) {
        SqlStaffMemberStore store{session};
        SqlStaffTokenStore token_store{session};
        SqlStaffActStore acts{session, clock, system_login()};
        StaffTokenService tokens{token_store, acts, clock};
        mail::OutboxMailQueue mails{session, clock};
        StaffMemberService service{store, tokens, acts, backoffice::sends_mail(config) ? &mails : nullptr,
                                   clock, policy};
        answer.emplace(use(service));
        return true;
    });
    return *std::move(answer);
}

/// The link alone goes to the standard output.
void show_link(const InvitedStaff& made, const char* what) {
    std::cout << made.link << '\n';
    std::cerr << what << ' ' << calm(made.member.name) << " (" << calm(made.member.email)
              << "), good once and until " << iso_time(made.until) << "; it is not shown again\n";
}

void add(const MemberArguments& given) {
    show_link(with_members(given,
                           [&](StaffMemberService& service) {
                               return done(service.add(given.email, given.name, given.roles, who(given)));
                           }),
              "invitation of");
}

void reset(const MemberArguments& given) {
    const InvitedStaff made = with_members(
        given, [&](StaffMemberService& service) { return done(service.reset(given.email, who(given))); });
    show_link(made, "new invitation of");
    std::cerr << "password and authenticator are forgotten, passkeys removed: " << made.passkeys_removed << '\n';
}

void link(const MemberArguments& given) {
    show_link(with_members(given,
                           [&](StaffMemberService& service) {
                               return done(service.sign_in_link(given.email, who(given)));
                           }),
              "sign-in of");
}

void show(const StaffMember& member) {
    std::cout << calm(member.email) << "  " << calm(member.name) << "  " << names_of(member.roles) << "  "
              << name_of(member.state);
    if (!member.invited_by.empty()) std::cout << "  to confirm, invited by " << calm(member.invited_by);
    if (member.signed_in_at) std::cout << "  signed in " << iso_time(*member.signed_in_at);
    std::cout << '\n';
}

void list(const MemberArguments& given) {
    const auto all = with_members(given, [](StaffMemberService& service) { return service.all(); });
    if (given.json) {
        boost::json::array list;
        for (const StaffMember& each : all)
            list.push_back(boost::json::object{{"email", each.email},
                                               {"name", each.name},
                                               {"roles", names_of(each.roles)},
                                               {"state", name_of(each.state)},
                                               {"signedInAt", time_json(each.signed_in_at)}});
        std::cout << boost::json::serialize(list) << '\n';
        return;
    }
    for (const StaffMember& each : all) show(each);
    if (all.empty()) std::cout << "nobody has an account\n";
}

}  // namespace
}  // namespace members

void add_staff_members(CLI::App& staff) {
    using namespace members;
    auto given = std::make_shared<MemberArguments>();
    const auto command = [&](const char* name, const char* about) {
        auto* sub = staff.add_subcommand(name, about);
        given->shop.add_to(*sub);
        return sub;
    };
    const auto about_one = [&](const char* name, const char* about) {
        auto* sub = command(name, about);
        sub->add_option("email", given->email, "Whose account it is")->required();
        sub->add_option("--as", given->by, "Who does it, for `spaza audit`; the machine's user without it");
        return sub;
    };

    auto* adder = about_one("add", "An account for somebody; prints an invitation link, good for 72 hours");
    adder->add_option("--name", given->name, "Who it is, e.g. \"Lerato Mokoena\"; one person, one name")
        ->required();
    adder->add_option("--roles", given->roles, kRolesHelp)->required();
    adder->callback([given] { members::add(*given); });

    auto* lister = command("list", "All accounts");
    lister->add_flag("--json", given->json, "As JSON");
    lister->callback([given] { members::list(*given); });

    about_one("reset",
              "A new invitation: password, authenticator and passkeys are removed; they are signed out everywhere")
        ->callback([given] { members::reset(*given); });
    about_one("link", "A link that signs somebody in once, within 30 minutes, without a password")
        ->callback([given] { members::link(*given); });

    auto* roles = about_one("roles", "What somebody may do, from their next call on");
    roles->add_option("--roles", given->roles, kRolesHelp)->required();
    roles->callback([given] {
        show(with_members(*given, [&](StaffMemberService& service) {
            return done(service.set_roles(given->email, given->roles, who(*given)));
        }));
    });
    about_one("confirm", "They are somebody else than the owner who invited them, and may be the second of two")
        ->callback([given] {
            show(with_members(*given, [&](StaffMemberService& service) {
                return done(service.confirm(given->email, who(*given)));
            }));
        });
    about_one("disable", "Nobody comes in by it any more, at once; their tokens are revoked")->callback([given] {
        show(with_members(*given, [&](StaffMemberService& service) {
            return done(service.disable(given->email, who(*given)));
        }));
    });
    about_one("enable", "They may come in again")->callback([given] {
        show(with_members(
            *given, [&](StaffMemberService& service) { return done(service.enable(given->email, who(*given))); }));
    });
}

}  // namespace spaza::app
