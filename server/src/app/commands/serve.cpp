#include <CLI/CLI.hpp>
#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "app/application.hpp"
#include "app/background.hpp"
#include "app/built_page.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/feeds/feed_keeper.hpp"
#include "app/human_check_settings.hpp"
#include "app/key_mark.hpp"
#include "app/limit_sharing.hpp"
#include "app/look_files.hpp"
#include "app/media/media_keeper.hpp"
#include "app/open_to_all.hpp"
#include "app/operations_port.hpp"
#include "app/shop_look.hpp"
#include "app/stored_settings.hpp"
#include "app/tracing/trace_sender.hpp"
#include "app/upload_folder.hpp"
#include "app/version.hpp"
#include "app/web_paths.hpp"
#include "app/wiring/wiring.hpp"
#include "base/digest.hpp"
#include "platform/config/config.hpp"
#include "platform/config/limit_text.hpp"
#include "platform/http/human_check.hpp"
#include "platform/http/limits.hpp"
#include "platform/http/server.hpp"
#include "platform/http/static_files.hpp"
#include "platform/idempotency/claims.hpp"
#include "platform/log/log.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/statement_watch.hpp"
#include "platform/storage/wait_budget.hpp"
#include "platform/storage/watched_database.hpp"

namespace spaza::app {

namespace {

constexpr std::chrono::seconds kReadyWithin{1};
constexpr std::chrono::seconds kStaleAfter{5};

/// What the command line says; it goes before the file and the environment.
struct Arguments {
    ChosenShop shop;
    std::string host;
    std::string web;
    std::string payments;
    std::string identities;
    int port{-1};
    bool dev_outbox{false};
};

Config configuration(const Arguments& arguments) {
    Config config = arguments.shop.config();
    if (!arguments.host.empty()) config.serve.host = arguments.host;
    if (!arguments.web.empty()) config.serve.web_dir = arguments.web;
    if (!arguments.payments.empty()) config.payments.paysim_url = arguments.payments;
    if (arguments.port >= 0) config.serve.port = arguments.port;
    if (arguments.dev_outbox) config.mail.dev_outbox = true;
    database_of(config);
    if (!arguments.identities.empty()) config.identity.idsim_url = arguments.identities;
    if (const auto danger = idsim_danger(config)) throw CommandFailed{*danger + ": take it out"};
    if (const auto danger = pushsim_danger(config)) throw CommandFailed{*danger + ": take it out"};
    if (const auto danger = dev_outbox_danger(config)) throw CommandFailed{*danger + ": turn it off"};
    return config;
}

std::string public_url(const Config& config, int port) {
    if (!config.serve.public_url.empty()) return config.serve.public_url;
    const std::string scheme = config.serve.tls_certificate.empty() ? "http" : "https";
    const bool here = config.serve.host == "127.0.0.1" || config.serve.host == "0.0.0.0";
    return scheme + "://" + (here ? "localhost" : config.serve.host) + ":" + std::to_string(port);
}

http::ServerOptions server_options(const Config& config) {
    const Config::Serve& serve = config.serve;
    http::ServerOptions options;
    options.host = serve.host;
    options.port = serve.port;
    options.io_threads = serve.io_threads;
    options.workers = serve.workers;
    options.upload_dir = upload_folder(config);
    options.most_body_in_memory = static_cast<std::size_t>(serve.max_body_in_memory);
    options.most_upload_bytes = std::size_t{1024} * 1024 * static_cast<std::size_t>(serve.max_upload_mb);
    options.upload_workers = serve.upload_workers;
    options.most_waiting = serve.max_waiting;
    options.longest_wait = std::chrono::milliseconds{serve.max_wait_ms};
    options.most_connections = serve.max_connections;
    options.most_connections_of_one = serve.max_connections_per_address;
    options.drain = std::chrono::seconds{serve.drain_seconds};
    options.drain_notice = std::chrono::seconds{serve.drain_notice_seconds};
    options.trusted_proxies = serve.trusted_proxies;
    if (serve.forwarded_header == "Forwarded") options.forwarded_header = http::ForwardedHeader::forwarded;
    options.cors_origins = serve.cors_origins;
    options.public_https = serve.public_url.starts_with("https://");
    options.tls_certificate = serve.tls_certificate;
    options.tls_key = serve.tls_key;
    options.access_log_sample = config.log.access_sample;
    return options;
}

storage::Options storage_options(const Config& config) {
    storage::Options options;
    options.readers = config.database.readers;
    options.connections = config.database.connections;
    const std::chrono::milliseconds wait{config.database.wait_ms};
    options.node = true;
    // The server gives up a little before the node does, so that the connection can go on.
    options.limits = {.statement = wait - wait / 16,
                      .idle = std::chrono::milliseconds{config.database.idle_ms},
                      .silence = std::chrono::minutes{1}};
    return options;
}

std::vector<Feed> feeds_in(const Config& config) {
    try {
        return read_feeds(config.feeds.file);
    } catch (const FeedProblem& problem) {
        log::error("feed_problem", {{"file", config.feeds.file}, {"words", problem.what()}});  // the shop sells on
        return {};
    }
}

void serve(const Arguments& arguments) {
    Config config = configuration(arguments);
    log::start(log::level_of(config.log.level));
    if (const auto complaint = upload_folder_complaint(config))
        throw CommandFailed{*complaint + ": set serve.upload_dir to one on a disk"};

    metrics::Registry figures;
    const TraceSender traces{config, figures};
    storage::log_statements_slower_than(std::chrono::milliseconds{config.database.slow_ms});
    http::Router router;
    metrics::add_process_figures(figures);
    figures.gauge("spaza_build_info", "The version that runs.", {{"version", kVersion}}).set(1);
    http::Readiness readiness;
    std::optional<OperationsPort> operations;
    if (config.serve.operations_port == 0)
        http::add_operations(router, readiness, figures);
    else
        operations.emplace(config.serve.operations_host, config.serve.operations_port, readiness, figures);
    const auto limits = http::make_shared_limits(limit_rules(config), config.limits.exempt);
    if (config.limits.enabled) router.set_limits(*limits);
    router.set_wait_limit(std::chrono::milliseconds{config.database.wait_ms});
    const SystemClock clock;
    http::HumanCheck human_check{{.secret = config.crypto.key.empty() ? random_hex(32) : config.crypto.key,
                                  .cost = 5000,
                                  .vendor = vendor_check(config)},
                                 clock};
    limits->set_human_check(human_check);
    http::add_human_check(router, human_check);

    // The port is taken first: its number is part of the addresses handed to payment gateways.
    http::Server server{router, server_options(config), figures};
    server.listen();
    config.serve.port = server.port();
    const bool guessed = config.serve.public_url.empty();
    config.serve.public_url = public_url(config, config.serve.port);

    const auto opened = storage::open_ready(config.database.url, storage_options(config));
    const auto database = std::make_unique<storage::WatchedDatabase>(*opened);
    add_stored_settings(config, *database);
    for (const std::string& problem : leave_out_unreadable(config)) log::warn("look_left_out", {{"why", problem}});
    LogoIcons icons = icons_of_logo(config);
    add_usual_icons(config, icons);
    note_key(*database, config);
    if (const auto complaint = key_complaint(*database, config))
        throw CommandFailed{*complaint +
                            ": set the key from before. If it is lost, see `spaza crypto-key accept --help`"};
    idempotency::SqlIdempotencyStore idempotency{*database, clock};
    router.set_idempotency(idempotency);
    storage::ChangeFollower changes{*database, clock};
    storage::OutboxWorker outbox{*database, clock, outbox_hooks(figures)};
    Application application{*database, clock, router, config, readiness, figures, changes, outbox};
    if (config.limits.enabled) application.humans.set_limits(*limits);
    readiness.add("database", [&database]() -> std::optional<std::string> {
        const storage::WaitBudget budget{kReadyWithin};
        database->reading([](storage::Session& session) { return session.execute("SELECT 1"); });
        return std::nullopt;
    });
    readiness.add("writes", [&database] {
        const storage::WaitBudget budget{kReadyWithin};
        return database->complaint();
    });
    readiness.add("draining", [&server]() -> std::optional<std::string> {
        return server.draining() ? std::optional<std::string>{"the server is stopping"} : std::nullopt;
    });
    // Switched off, another one stands in its place (wire_installed_app).
    const std::vector<std::string> drawings = drawings_to_recolour(config);
    std::vector<std::string> left_out = drawings;
    if (!config.serve.offline_pages) left_out.emplace_back("sw.js");
    http::add_static_files(router, web_folder(config).string(), left_out);
    add_recoloured_drawings(router, config, drawings);
    add_look_files(router, config, std::move(icons));
    add_built_page(router, config, "docs/api/index.html", {"/docs/api"}, "API documentation");
    wire(application);
    router.set_staleness([&changes] { return changes.behind() > kStaleAfter; });
    const FeedKeeper feeds{*database, clock, feeds_in(config), figures};
    const MediaKeeper pictures{*database, clock, config, application.media_files};
    const Background background{*database, clock, config, figures, changes, outbox};
    std::optional<LimitSharing> sharing;
    if (config.limits.enabled) sharing.emplace(*limits, *database, config.database.url);

    std::cout << "Spaza listens on " << config.serve.public_url
              << (guessed ? " (open it exactly there: payments come back to this address)" : "") << std::endl;
    log::info("serving", {{"version", kVersion},
                          {"settings", arguments.shop.file()},
                          {"host", config.serve.host},
                          {"port", config.serve.port}});
    // Asks what was made above, so it ends first; it answers to the shop's last request.
    std::optional<OperationsPort::Answering> answering;
    if (operations) answering.emplace(*operations);
    server.run();
    log::info("stopped");
    log::flush();
}

}  // namespace

void add_serve(CLI::App& program) {
    auto* command = program.add_subcommand("serve", "Serve the shop and its API from one port");
    auto arguments = std::make_shared<Arguments>();
    arguments->shop.add_to(*command);
    command->add_option("--port", arguments->port, "Port to listen on; 0 takes a free one and prints it")
        ->check(CLI::Range(0, 65535));
    command->add_option("--host", arguments->host, "Address to listen on (default 127.0.0.1)");
    command->add_option("--web", arguments->web, "Folder of the built web shop");
    command->add_option("--payments", arguments->payments, "URL of the payment simulator");
    command->add_option("--identities", arguments->identities, "URL of the simulated identity providers");
    command->add_flag("--dev-outbox", arguments->dev_outbox, "Show mails and codes on /dev/outbox");
    command->callback([arguments] { serve(*arguments); });
}

}  // namespace spaza::app
