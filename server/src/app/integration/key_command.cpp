#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>
#include <memory>
#include <optional>
#include <vector>

#include "app/backoffice/staff_door.hpp"
#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/system_login.hpp"
#include "app/commands/time_json.hpp"
#include "app/integration/integration.hpp"
#include "app/integration/signing_keys.hpp"
#include "app/tv_licence_settings.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app::integration {
namespace signing {
namespace {

struct KeyArguments {
    ChosenShop shop;
    std::string name;
    std::optional<std::string> sends;
    std::optional<std::string> reads;
    std::optional<int> days;
    std::int64_t number{};
    std::string by;
    bool json{false};
};

template <class Use>
auto with_keys(const KeyArguments& given, const Use& use) {
    const Config config = given.shop.config();
    const auto database = storage::open_ready(database_of(config), {});
    const SystemClock clock;
    return database->writing([&](storage::Session& session) {
        SqlStaffActStore acts{session, clock, system_login()};
        SigningKeys keys{session, acts, clock, sealing_key(config)};
        return use(keys, [&](const SigningKey& made) {
            if (backoffice::sends_mail(config)) tell_owners(session, clock, made);
        });
    });
}

std::string who(const KeyArguments& given) { return given.by.empty() ? system_login() : given.by; }

constexpr std::string_view kReads = "read-";

/// Each between two commas, also where there is nothing: it is refused like what is unknown.
void add_names(std::vector<std::string>& scopes, std::string_view prefix, std::string_view text) {
    for (bool more = true; more;) {
        const std::size_t comma = std::min(text.find(','), text.size());
        scopes.push_back(std::string{prefix}.append(text.substr(0, comma)));
        more = comma < text.size();
        if (more) text.remove_prefix(comma + 1);
    }
}

/// `goods,orders` of read-goods and read-orders, or what is sent.
std::string named(const std::vector<std::string>& scopes, bool reads) {
    std::string names;
    for (const std::string& each : scopes)
        if (each.starts_with(kReads) == reads)
            names.append(names.empty() ? "" : ",").append(each.substr(reads ? kReads.size() : 0));
    return names;
}

/// `reads goods, sends stock,prices, until …`.
std::string may_words(const SigningKey& key) {
    std::string words;
    for (const bool reads : {true, false})
        if (const std::string names = named(key.scopes, reads); !names.empty())
            words.append(words.empty() ? "" : ", ").append(reads ? "reads " : "sends ").append(names);
    return key.expires_at ? words + ", until " + iso_time(*key.expires_at) : words;
}

NewKey wanted(const KeyArguments& given) {
    NewKey wanted{.name = given.name, .scopes = {}};
    if (given.reads) add_names(wanted.scopes, kReads, *given.reads);
    if (given.sends) add_names(wanted.scopes, "", *given.sends);
    if (given.days) wanted.expires_at = SystemClock{}.now() + std::chrono::days{*given.days};
    return wanted;
}

void add(const KeyArguments& given) {
    const auto issued = with_keys(given, [&](SigningKeys& keys, const auto& tell) {
        auto made = done(keys.add(wanted(given), who(given)));
        tell(made.key);
        return made;
    });
    std::cout << issued.key.number << ' ' << issued.secret << '\n';
    std::cerr << "key " << issued.key.number << " of " << calm(issued.key.name) << ' ' << may_words(issued.key)
              << "; its secret is not shown again\n";
}

void list(const KeyArguments& given) {
    const auto all = with_keys(given, [](SigningKeys& keys, const auto&) { return keys.all(); });
    const TimePoint now = SystemClock{}.now();
    if (given.json) {
        boost::json::array list;
        for (const SigningKey& each : all)
            list.push_back(boost::json::object{{"number", each.number},
                                               {"name", each.name},
                                               {"reads", named(each.scopes, true)},
                                               {"sends", named(each.scopes, false)},
                                               {"createdAt", iso_time(each.created_at)},
                                               {"expiresAt", time_json(each.expires_at)},
                                               {"revokedAt", time_json(each.revoked_at)},
                                               {"usedAt", time_json(each.used_at)}});
        std::cout << boost::json::serialize(list) << '\n';
        return;
    }
    for (const SigningKey& each : all) {
        std::cout << each.number << "  " << calm(each.name) << "  " << may_words(each);
        if (each.revoked_at)
            std::cout << "  revoked " << iso_time(*each.revoked_at);
        else if (each.has_expired(now))
            std::cout << "  expired";
        if (each.used_at) std::cout << "  used " << iso_time(*each.used_at);
        std::cout << '\n';
    }
    if (all.empty()) std::cout << "there is no key\n";
}

void revoke(const KeyArguments& given) {
    const auto key = with_keys(
        given, [&](SigningKeys& keys, const auto&) { return done(keys.revoke(given.number, who(given))); });
    std::cout << "key " << key.number << " of " << calm(key.name) << " is revoked\n";
}

}  // namespace
}  // namespace signing

void add_key_command(CLI::App& program) {
    using namespace signing;
    auto* command = program.add_subcommand("integration", "Other systems of the retailer: ERP, marketplaces");
    command->require_subcommand(1);
    auto* key = command->add_subcommand("key", "Keys by which they read and sign what they send");
    key->require_subcommand(1);
    auto given = std::make_shared<KeyArguments>();

    auto* adder = key->add_subcommand("add", "Make a key; its number and secret are shown once");
    given->shop.add_to(*adder);
    adder->add_option("name", given->name, "Which system signs with it, e.g. \"ERP\"")->required();
    adder->add_option("--sends", given->sends, "What it may send: stock, prices, steps (of orders)");
    adder->add_option("--reads", given->reads, "What it may read: goods, orders (with who placed them)");
    adder->add_option("--days", given->days, "How long it lives; without it, until it is revoked")
        ->check(CLI::Range(1, 1826));
    adder->add_option("--as", given->by, "Who makes it, for `spaza audit`; the machine's user without it");
    adder->callback([given] { signing::add(*given); });

    auto* lister = key->add_subcommand("list", "All keys, and when they were last used");
    given->shop.add_to(*lister);
    lister->add_flag("--json", given->json, "As JSON");
    lister->callback([given] { signing::list(*given); });

    auto* revoker = key->add_subcommand("revoke", "End a key at once");
    given->shop.add_to(*revoker);
    revoker->add_option("number", given->number, "Its number")->required();
    revoker->add_option("--as", given->by, "Who ends it, for `spaza audit`; the machine's user without it");
    revoker->callback([given] { signing::revoke(*given); });
}

}  // namespace spaza::app::integration
