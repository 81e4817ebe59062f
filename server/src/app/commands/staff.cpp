#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>
#include <memory>

#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/staff_members.hpp"
#include "app/commands/system_login.hpp"
#include "app/commands/time_json.hpp"
#include "base/messages.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/staff/staff_tokens_service.hpp"
#include "shop/staff/staff_tokens_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace staff {
namespace {

struct StaffArguments {
    ChosenShop shop;
    std::string name;
    std::string roles;
    int days{90};
    std::int64_t number{};
    std::string by;
    bool json{false};
};

template <class Use>
auto with_tokens(const StaffArguments& given, const Use& use) {
    const auto database = storage::open_ready(given.shop.url(), {});
    const SystemClock clock;
    using Answer = std::invoke_result_t<Use, StaffTokenService&>;
    std::optional<Answer> answer;
    database->write([&](storage::Session& session) {
        SqlStaffTokenStore store{session};
        SqlStaffActStore acts{session, clock, system_login()};
        StaffTokenService tokens{store, acts, clock};
        answer.emplace(use(tokens));
        return true;
    });
    return *std::move(answer);
}

std::string who(const StaffArguments& given) { return given.by.empty() ? system_login() : given.by; }

void issue(const StaffArguments& given) {
    const auto issued = with_tokens(given, [&](StaffTokenService& tokens) {
        return done(tokens.issue(given.name, given.roles, std::chrono::days{given.days}, who(given)));
    });
    std::cout << issued.text << '\n';
    std::cerr << "token " << issued.token.number << " of " << calm(issued.token.name) << ", until "
              << iso_time(issued.token.expires_at) << "; it is not shown again\n";
}

void list(const StaffArguments& given) {
    const auto all = with_tokens(given, [](StaffTokenService& tokens) { return tokens.all(); });
    if (given.json) {
        boost::json::array list;
        for (const StaffToken& each : all)
            list.push_back(boost::json::object{{"number", each.number},
                                               {"name", each.name},
                                               {"roles", names_of(each.roles)},
                                               {"expiresAt", iso_time(each.expires_at)},
                                               {"revokedAt", time_json(each.revoked_at)},
                                               {"usedAt", time_json(each.used_at)}});
        std::cout << boost::json::serialize(list) << '\n';
        return;
    }
    for (const StaffToken& each : all) {
        std::cout << each.number << "  " << calm(each.name) << "  " << names_of(each.roles) << "  until "
                  << iso_time(each.expires_at);
        if (each.revoked_at) std::cout << "  revoked " << iso_time(*each.revoked_at);
        if (each.used_at) std::cout << "  used " << iso_time(*each.used_at);
        std::cout << '\n';
    }
    if (all.empty()) std::cout << "there is no token\n";
}

void revoke(const StaffArguments& given) {
    const StaffToken token = with_tokens(
        given, [&](StaffTokenService& tokens) { return done(tokens.revoke(given.number, who(given))); });
    std::cout << "token " << token.number << " of " << calm(token.name) << " is revoked\n";
}

}  // namespace
}  // namespace staff

void add_staff(CLI::App& program) {
    using namespace staff;
    auto* command = program.add_subcommand("staff", "The shop's people: accounts, and tokens for /backoffice/api");
    command->require_subcommand(1);
    auto given = std::make_shared<StaffArguments>();

    auto* issuer = command->add_subcommand("token", "Make a token; it is shown once");
    given->shop.add_to(*issuer);
    issuer->add_option("name", given->name, "Whose it is, e.g. \"Lerato Mokoena\"; one person, one name")
        ->required();
    issuer->add_option("--roles", given->roles, kRolesHelp)->required();
    issuer->add_option("--days", given->days, "How long it lives")
        ->capture_default_str()
        ->check(CLI::Range(1, 366));
    issuer->add_option("--as", given->by, "Who makes it, for `spaza audit`; the machine's user without it");
    issuer->callback([given] { staff::issue(*given); });

    auto* lister = command->add_subcommand("tokens", "All tokens, and when they were last used");
    given->shop.add_to(*lister);
    lister->add_flag("--json", given->json, "As JSON");
    lister->callback([given] { staff::list(*given); });

    auto* revoker = command->add_subcommand("revoke", "End a token at once");
    given->shop.add_to(*revoker);
    revoker->add_option("number", given->number, "Its number")->required();
    revoker->add_option("--as", given->by, "Who ends it, for `spaza audit`; the machine's user without it");
    revoker->callback([given] { staff::revoke(*given); });
    add_staff_members(*command);
}

}  // namespace spaza::app
