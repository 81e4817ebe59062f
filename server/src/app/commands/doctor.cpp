#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/payment_settings.hpp"
#include "platform/config/config.hpp"
#include "platform/storage/checkup.hpp"
#include "shop/books/books_store_sql.hpp"
#include "shop/payment/payment_store_sql.hpp"
#include "shop/payment/refund_store_sql.hpp"

namespace spaza::app {

namespace {

using storage::Finding;
using Findings = std::vector<Finding>;

struct Arguments {
    std::string url;
    std::string config_file;
};

/// A note is no problem, but worth knowing before one sells.
void print(const Finding& finding) {
    const bool note = finding.ok && !finding.advice.empty();
    std::cout << (note         ? "note     "
                  : finding.ok ? "ok       "
                               : "problem  ")
              << finding.about << ": " << finding.what;
    if (!finding.advice.empty()) std::cout << "; " << finding.advice;
    std::cout << '\n';
}

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
    const std::filesystem::path web{config.serve.web_dir};
    examine_file("web", web / "assets", "run `./dev build`, or set serve.web_dir", findings);
    examine_file("web", web.parent_path() / "dist-ssr" / "render.js",
                 "run `./dev build`; without it pages are not drawn on the server", findings);
    std::error_code ignored;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    const auto worker = program.parent_path() / "spaza-render";
    if (::access(worker.c_str(), X_OK) == 0)
        findings.push_back({true, "render", worker.string(), {}});
    else
        findings.push_back({false, "render", worker.string() + " is missing",
                            "put it beside spaza; without it pages are not drawn on the server"});
    for (const auto& [name, file] : {std::pair{"serve.tls_certificate", config.serve.tls_certificate},
                                     std::pair{"serve.tls_key", config.serve.tls_key}})
        if (!file.empty()) examine_file("tls", file, std::string{"mend "} + name, findings);
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
        findings.push_back({true, "payments",
                            std::to_string(unknown) + " past their time whose outcome the gateway has not told",
                            "their orders stay pending; see the gateway's back office when they stay"});
}

/// Stock, money, papers and budgets, added up against each other.
void examine_books(storage::Database& database, Findings& findings) {
    const auto faults = database.reading([](storage::Session& session) { return faults_in_the_books(session); });
    for (const BookFault& fault : faults)
        findings.push_back({false, "books", "it does not hold that " + fault.rule + ": " + fault.subject,
                            "tell whoever maintains the program; see docs/operations.md"});
    if (faults.empty()) findings.push_back({true, "books", "stock, money, papers and budgets agree", {}});
}

/// Money that should be back with shoppers.
void examine_refunds(storage::Database& database, Findings& findings) {
    if (const auto failed = refund_count(database, "failed"); failed != 0)
        findings.push_back({false, "refunds", std::to_string(failed) + " refused by the gateway",
                            "see `spaza refunds list`; mend the cause, then `spaza refunds retry`"});
    const auto waiting = refund_count(database, "needed") + refund_count(database, "sent");
    if (waiting != 0)
        findings.push_back({true, "refunds", std::to_string(waiting) + " on their way",
                            "see `spaza refunds list` when they stay"});
}

/// What cannot be looked at is no sign of health.
void examine_money(const std::string& url, Findings& findings) {
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
                {false, about, failure.what(), "mend `database` and `schema` first, then look again"});
        }
    };
    examined("refunds", examine_refunds);
    examined("payments", examine_doubts);
    examined("books", examine_books);
}

void examine_choices(const Config& config, Findings& findings) {
    const auto expect = [&](bool good, const char* about, const char* what, const char* advice) {
        if (!good) findings.push_back({true, about, what, advice});
    };
    examine_payments(config, findings);
    if (config.mail.dev_outbox) return;  // a development or demo shop
    expect(!config.mail.smtp_url.empty(), "mail", "mail.smtp_url is not set",
           "set it, or no order is confirmed by mail");
    expect(!config.crypto.key.empty(), "crypto", "crypto.key is not set",
           "set it, so that ID numbers are kept encrypted");
    expect(!config.tv_licence.required || !config.tv_licence.url.empty(), "tv_licence",
           "tv_licence.url is not set", "set it and crypto.key, or no television can be ordered");
    expect(config.shop.vat_number != Config{}.shop.vat_number, "shop", "shop.vat_number is the example's",
           "set shop.name, shop.address and shop.vat_number: they stand on every tax invoice");
}

void examine(const Arguments& given) {
    Findings findings;
    const auto config = examine_settings(given.config_file, findings);
    const std::string url = given.url.empty() && config ? config->database.url : given.url;
    if (url.empty())
        findings.push_back({false, "database", "none is set", "say --database URL, or set database.url"});
    else {
        for (Finding& each : storage::examine(url)) findings.push_back(std::move(each));
        examine_money(url, findings);
    }
    if (config) {
        examine_files(*config, findings);
        examine_choices(*config, findings);
    }
    std::ranges::for_each(findings, print);
    const auto problems = std::ranges::count(findings, false, &Finding::ok);
    if (problems != 0) throw CommandFailed{std::to_string(problems) + (problems == 1 ? " problem" : " problems")};
}

}  // namespace

void add_doctor(CLI::App& program) {
    auto* command = program.add_subcommand("doctor", "Look the shop over and say what is missing");
    auto given = std::make_shared<Arguments>();
    command->add_option("--database", given->url, "sqlite:PATH or postgresql://USER@HOST/NAME");
    command->add_option("--config", given->config_file, "Configuration file (see deploy/spaza.example.toml)");
    command->callback([given] { examine(*given); });
}

}  // namespace spaza::app
