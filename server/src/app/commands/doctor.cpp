#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/doctor_audit.hpp"
#include "app/commands/doctor_bucket.hpp"
#include "app/commands/doctor_clamd.hpp"
#include "app/commands/doctor_look.hpp"
#include "app/commands/doctor_media.hpp"
#include "app/commands/doctor_privacy.hpp"
#include "app/commands/doctor_reports.hpp"
#include "app/commands/doctor_shop.hpp"
#include "app/commands/doctor_watch.hpp"
#include "app/commands/doctor_webhooks.hpp"
#include "app/dated_settings.hpp"
#include "app/human_check_settings.hpp"
#include "app/identity_settings.hpp"
#include "app/key_mark.hpp"
#include "app/open_to_all.hpp"
#include "app/payment_settings.hpp"
#include "app/push_settings.hpp"
#include "app/return_policy.hpp"
#include "app/stored_settings.hpp"
#include "app/upload_folder.hpp"
#include "app/version.hpp"
#include "app/web_paths.hpp"
#include "platform/config/config.hpp"
#include "platform/storage/checkup.hpp"
#include "shop/ledger/ledger_store_sql.hpp"
#include "shop/payment/payment_store_sql.hpp"
#include "shop/payment/refund_store_sql.hpp"
#include "shop/returns/returns_store_sql.hpp"
#include "shop/terms/terms_store_sql.hpp"

namespace spaza::app {

namespace {

using storage::Finding;

/// The settings, or nothing when they cannot be read; says so either way.
std::optional<Config> examine_settings(const std::string& file, Findings& findings) {
    try {
        Config config = load_config(file, environment());
        findings.push_back(
            {true, "settings", file.empty() ? "defaults and environment" : file + " and environment", {}});
        return config;
    } catch (const std::exception& problem) {
        findings.push_back({false, "settings", problem.what(), "see deploy/spaza.example.toml"});
        return std::nullopt;
    }
}

void examine_file(const char* about, const std::filesystem::path& path, const std::string& advice,
                  Findings& findings) {
    std::error_code ignored;
    const bool there = std::filesystem::exists(path, ignored);
    findings.push_back({there, about, path.string() + (there ? "" : " is missing"), there ? "" : advice});
}

void examine_files(const Config& config, Findings& findings) {
    examine_file("web", web_folder(config) / "assets", "run `./dev build`, or set serve.web_dir", findings);
    examine_file("web", render_script(config), "run `./dev build`; without it pages are not drawn on the server",
                 findings);
    const auto worker = render_program();
    if (::access(worker.c_str(), X_OK) == 0)
        findings.push_back({true, "render", worker.string(), {}});
    else
        findings.push_back({false, "render", worker.string() + " is missing",
                            "put it beside spaza; without it pages are not drawn on the server"});
    for (const auto& [name, file] : {std::pair{"serve.tls_certificate", config.serve.tls_certificate},
                                     std::pair{"serve.tls_key", config.serve.tls_key}})
        if (!file.empty()) examine_file("tls", file, std::string{"fix "} + name, findings);
}

/// A shop that cannot be paid, or whose money goes nowhere, is not fit to open.
void examine_payments(const Config& config, Findings& findings) {
    const PaymentSettings settings = payment_settings(config);
    for (const std::string& problem : settings.problems)
        findings.push_back({false, "payments", problem + ": that gateway is not configured",
                            "set its account, or take it out of payments.modes; the shop does not start"});
    if (settings.modes.empty()) {
        findings.push_back({false, "payments", "no way to pay is configured",
                            "set payments.payfast_merchant_id and its key, or another gateway's account"});
        return;
    }
    if (!gateways_find_us(config))
        findings.push_back({false, "payments", "serve.public_url is not an https address",
                            "set it to the shop's own: gateways send shoppers and notifications there"});
    std::string codes;
    for (const PaymentMode& mode : settings.modes)
        codes += (codes.empty() ? "" : ", ") + mode.code + " by " + mode.gateway;
    for (const auto& [what, advice] : payfast_doubts(config))
        findings.push_back({false, "payments", what, advice});
    if (!config.payments.paysim_url.empty())
        findings.push_back(
            {true, "payments", codes + "; all go to the simulator", "unset payments.paysim_url before you sell"});
    else if (config.payments.sandbox)
        findings.push_back({true, "payments", codes + "; payments.sandbox is on",
                            "turn it off before you sell: nothing is paid in a sandbox"});
    else
        findings.push_back({true, "payments", codes, {}});
}

void examine_passkeys(const Config& config, Findings& findings) {
    if (const std::string problem = passkey_problem(config); !problem.empty())
        findings.push_back({false, "passkeys", problem, "fix it, or leave it out; the shop does not start"});
}

/// Money whose way is not known, or not as it should be.
void examine_doubts(storage::Database& database, Findings& findings) {
    const auto now = SystemClock{}.now();
    if (const auto doubtful = doubtful_payment_count(database, now); doubtful != 0)
        findings.push_back({false, "payments",
                            std::to_string(doubtful) + " in the last week with a wrong amount, or taken back",
                            "see payment_desk_failed in the log, and the gateway's back office"});
    if (const auto undecided = undecided_payment_count(database, now); undecided != 0)
        findings.push_back(
            {false, "payments",
             std::to_string(undecided) + " in the last 30 days given up on after a week without an outcome",
             "their orders count as not paid; look them up in the gateway's back office and give "
             "back there what was paid"});
    if (const auto unknown = unresolved_payment_count(database, now); unknown != 0)
        findings.push_back(
            {true, "payments",
             std::to_string(unknown) + " past their time whose outcome the gateway has not reported",
             "their orders stay pending; see the gateway's back office when they stay"});
}

/// Stock, money, documents and budgets, added up against each other.
void examine_ledger(storage::Database& database, Findings& findings) {
    const auto faults = database.reading([](storage::Session& session) { return faults_in_the_ledger(session); });
    for (const LedgerFault& fault : faults)
        findings.push_back({false, "ledger", "it does not hold that " + fault.rule + ": " + fault.subject,
                            "tell whoever maintains the program; see docs/operations.md"});
    if (faults.empty()) findings.push_back({true, "ledger", "stock, money, documents and budgets agree", {}});
}

/// Money that should be back with shoppers.
void examine_refunds(storage::Database& database, Findings& findings) {
    if (const auto failed = refund_count(database, "failed"); failed != 0)
        findings.push_back({false, "refunds", std::to_string(failed) + " refused by the gateway",
                            "see `spaza refunds list`; fix the cause, then `spaza refunds retry`"});
    const auto waiting = refund_count(database, "needed") + refund_count(database, "sent");
    if (waiting != 0)
        findings.push_back({true, "refunds", std::to_string(waiting) + " on their way",
                            "see `spaza refunds list` when they stay"});
}

/// The law gives thirty days from the day a return is asked for to pay it back (ECT Act s 44).
void examine_returns(storage::Database& database, Findings& findings) {
    constexpr std::chrono::days kByLaw{30};
    constexpr std::chrono::days kWarnBefore{7};
    const auto now = SystemClock{}.now();
    const auto asked_before = [&](std::chrono::days age) {
        return database.reading([&](storage::Session& session) { return late_returns(session, now - age); });
    };
    const auto names = [](const std::vector<std::string>& codes) {
        std::string all;
        for (const std::string& each : codes) all += (all.empty() ? "" : ", ") + each;
        return all;
    };
    const auto late = asked_before(kByLaw);
    if (!late.empty())
        findings.push_back({false, "returns", "asked for 30 days ago and more, and not paid back: " + names(late),
                            "the law's time is over: see `spaza returns show` and `spaza refunds list`"});
    else if (const auto soon = asked_before(kByLaw - kWarnBefore); !soon.empty())
        findings.push_back({true, "returns", "to be paid back within a week: " + names(soon),
                            "see `spaza returns show` and `spaza refunds list`"});
}

/// With another key, who has a password kept with the one before signs in by no password.
void examine_keys(storage::Database& database, const Config& config, Findings& findings) {
    if (const auto complaint = key_complaint(database, config))
        findings.push_back({false, "crypto", *complaint,
                            "set the key from before: the shop does not start. If it is lost, see "
                            "`spaza crypto-key accept --help`"});
    if (const auto others = passwords_of_other_keys(database, config); others != 0)
        findings.push_back(
            {false, "passwords",
             std::to_string(others) + " were kept with another crypto.key and are not known any more",
             "set the key from before, or have their owners set new ones by mail"});
}

/// Password hashes and addresses stand in the database.
void examine_secrecy(const std::string& url, Findings& findings) {
    static constexpr std::string_view kSqlite = "sqlite:";
    struct stat about {};
    if (!url.starts_with(kSqlite) || ::stat(url.c_str() + kSqlite.size(), &about) != 0) return;
    if ((about.st_mode & (S_IROTH | S_IWOTH)) != 0)
        findings.push_back({true, "database", "every user of this machine may read it",
                            "chmod 600 the file, and its -wal and -shm; look at older backups too"});
}

/// A figure that was set for a moment but does not count, since this release cannot read it.
void examine_dated_settings(storage::Database& database, const Config& config, Findings& findings) {
    const auto wrong = database.reading([&](storage::Session& session) {
        return unreadable_settings(dated_terms(config, session), session, SqlTermsStore{session}.now());
    });
    for (const DatedValue& each : wrong)
        findings.push_back(
            {false, "dated settings",
             each.name + " is '" + each.value + "' from " + iso_time(each.from) +
                 " on, which this release cannot read: the value before counts",
             "run `spaza settings set " + each.name + "` with " + std::string{dated_setting(each.name)->must}});
}

/// What cannot be looked at is no sign of health.
void examine_contents(const std::string& url, std::optional<Config>& config, Findings& findings) {
    std::unique_ptr<storage::Database> database;
    try {
        database = storage::open(url);
    } catch (const std::exception&) {
        return;  // said under `database` already
    }
    const auto examined = [&](const char* about, auto&& examination) {
        try {
            examination(*database, findings);
        } catch (const std::exception& failure) {
            findings.push_back(
                {false, about, failure.what(), "fix `database` and `schema` first, then look again"});
        }
    };
    examined("shop", [&](storage::Database& open, Findings& found) {
        if (config) add_stored_settings(*config, open);
        examine_shop(open, config.value_or(Config{}), found);
        if (config) examine_keys(open, *config, found);
    });
    examined("feeds", [&](storage::Database& open, Findings& found) {
        examine_feeds(open, config.value_or(Config{}), SystemClock{}.now(), found);
    });
    examined("menus", [&](storage::Database& open, Findings& found) {
        if (config) examine_menus(open, *config, found);
    });
    examined("dated settings", [&](storage::Database& open, Findings& found) {
        examine_dated_settings(open, config.value_or(Config{}), found);
    });
    examined("refunds", examine_refunds);
    examined("returns", examine_returns);
    examined("payments", examine_doubts);
    examined("ledger", examine_ledger);
    examined("reports", examine_reports);
    examined("webhooks", examine_webhooks);
    examined("audit", examine_audit);
    examined("media", [&](storage::Database& open, Findings& found) {
        if (config) examine_media(*config, open, found);
    });
    examined("privacy", [&](storage::Database& open, Findings& found) {
        examine_privacy(open, config.value_or(Config{}), found);
    });
}

void examine_choices(const Config& config, Findings& findings) {
    const auto expect = [&](bool good, const char* about, const char* what, const char* advice) {
        if (!good) findings.push_back({true, about, what, advice});
    };
    examine_payments(config, findings);
    examine_look(config, findings);
    examine_bucket(config, findings);
    examine_clamd(config, SystemClock{}.now(), findings);
    if (const auto complaint = upload_folder_complaint(config))
        findings.push_back(
            {false, "uploads", *complaint, "set serve.upload_dir to one on a disk; the shop does not start"});
    examine_passkeys(config, findings);
    if (const auto danger = idsim_danger(config))
        findings.push_back({false, "identity", *danger, "take it out; the shop does not start"});
    if (const auto danger = pushsim_danger(config))
        findings.push_back({false, "push", *danger, "take it out; the shop does not start"});
    try {
        const auto sender = push_sender_of(config);
        expect(sender.has_value(), "push", "push.private_key is not set",
               "set it, or nobody is notified on their phone: `spaza push key` makes one");
        if (sender && sender->contact.empty())
            findings.push_back({true, "push", "neither shop.email nor serve.public_url is set",
                                "set one: push services want to know whom to write to"});
    } catch (const ConfigProblem& problem) {
        findings.push_back({false, "push", problem.what(), "take it out, or make another"});
    }
    try {
        if (const auto vendor = vendor_check(config))
            findings.push_back({true, "human check", "asked by " + vendor->block_script, {}});
    } catch (const ConfigProblem& problem) {
        findings.push_back({false, "human check", problem.what(), "fix it; the shop does not start"});
    }
    if (const auto danger = backoffice_danger(config))
        findings.push_back({true, "back office", *danger, "name the networks your people work from"});
    if (const auto danger = dev_outbox_danger(config))
        findings.push_back({false, "mail", *danger, "turn it off; the shop does not start"});
    expect(!config.mail.dev_outbox, "mail", "mail.dev_outbox is on",
           "turn it off before you sell: whoever opens /dev/outbox reads all mails and reset links");
    expect(config.mail.dev_outbox || !config.mail.smtp_url.empty(), "mail", "mail.smtp_url is not set",
           "set it, or no order is confirmed by mail");
    expect(!config.crypto.key.empty(), "crypto", "crypto.key is not set",
           "set it, so that ID numbers are kept encrypted and two-step sign-in is offered");
    expect(!config.tv_licence.required || !config.tv_licence.url.empty(), "tv_licence",
           "tv_licence.url is not set", "set it and crypto.key, or no television can be ordered");
    expect(!courier_settings(config).url.empty(), "returns", "returns.courier_url is not set",
           "set it, or returns are dropped off at stores only");
    const Config::Shop& shop = config.shop;
    expect(!shop.name.empty(), "shop", "shop.name is not set",
           "set it: it stands on every page and in every mail");
    expect(!shop.vat_number.empty() && !shop.address.empty(), "shop", "shop.vat_number or shop.address is not set",
           "set both: they stand on every tax invoice");
}

struct DoctorOptions {
    ChosenShop shop;
    bool json{false};
    std::optional<int> watch_seconds;
};

Findings look_over(const ChosenShop& given) {
    Findings findings;
    findings.push_back({true, "program", std::string{"spaza "} + kVersion, {}});
    auto config = examine_settings(given.file(), findings);
    const std::string url = given.database.empty() && config ? config->database.url : given.database;
    if (url.empty())
        findings.push_back({false, "database", "none is set", "say --database URL, or set database.url"});
    else {
        for (Finding& each : storage::examine(url)) findings.push_back(std::move(each));
        examine_secrecy(url, findings);
        examine_contents(url, config, findings);
    }
    if (config) {
        examine_files(*config, findings);
        examine_choices(*config, findings);
    }
    return findings;
}

void examine(const DoctorOptions& options) {
    const auto look = [&] { return look_over(options.shop); };
    if (options.watch_seconds)
        return watch_findings(look, std::chrono::seconds{*options.watch_seconds}, options.json);
    const Findings findings = look();
    if (options.json)
        print_findings_as_json(findings);
    else
        std::ranges::for_each(findings, print_finding);
    const auto problems = std::ranges::count(findings, false, &Finding::ok);
    if (problems != 0) throw CommandFailed{std::to_string(problems) + (problems == 1 ? " problem" : " problems")};
}

}  // namespace

void add_doctor(CLI::App& program) {
    auto* command = program.add_subcommand("doctor", "Look the shop over and say what is missing");
    auto options = std::make_shared<DoctorOptions>();
    options->shop.add_to(*command);
    command->add_flag("--json", options->json, "As JSON");
    command
        ->add_option("--watch", options->watch_seconds,
                     "Look again every so many seconds, and say what came and went, until Ctrl-C")
        ->check(CLI::Range(1, 86'400));
    command->callback([options] { examine(*options); });
}

}  // namespace spaza::app
