#include <algorithm>
#include <iterator>

#include "platform/config/checks.hpp"
#include "platform/config/config.hpp"
#include "platform/config/shop_settings.hpp"

namespace spaza {
namespace {

std::vector<Setting> server_settings(Config& c) {
    return {
        {"serve.host", "Address to listen on; 0.0.0.0 for all, as in a container.", &c.serve.host},
        {"serve.port", "Port to listen on; 0 takes a free one and prints it.", &c.serve.port, 0, 65535},
        {"serve.public_url", "How shoppers reach the shop, e.g. https://shop.example; empty: this host and port.",
         &c.serve.public_url, 0, 0, check_url},
        {"serve.web_dir",
         "The built web shop; empty: web/dist here, or share/spaza/web of where the program is installed.",
         &c.serve.web_dir},
        {"serve.media_dir",
         "Folder of the shop's own pictures (.jpg, .png, .webp, .avif, .gif), shown at /media/NAME; empty: none.",
         &c.serve.media_dir},
        {"serve.io_threads", "Threads for connections; 0: one a processor.", &c.serve.io_threads, 0, 256},
        {"serve.workers", "Threads for requests that need the database.", &c.serve.workers, 1, 1024},
        {"serve.max_waiting", "Requests that may wait for a worker; more are answered 503 at once.",
         &c.serve.max_waiting, 1, 1000000},
        {"serve.max_wait_ms",
         "Milliseconds a request may wait for a worker; what waited longer is answered 503, for its client has "
         "likely gone.",
         &c.serve.max_wait_ms, 1, 60'000},
        {"serve.upload_dir",
         "Folder on a disk for files while they come in, which have no names there and leave nothing behind; "
         "empty: "
         "the one TMPDIR names, or /var/tmp.",
         &c.serve.upload_dir},
        {"serve.max_body_in_memory", "Bytes of a request's body that are held in memory; larger ones go there.",
         &c.serve.max_body_in_memory, 64 * 1024, 64 * 1024 * 1024},
        {"serve.max_upload_mb", "Megabytes that all files on their way may take there; more are answered 503.",
         &c.serve.max_upload_mb, 64, 1024 * 1024},
        {"serve.upload_workers", "Threads for requests with files; each holds the files of one in memory.",
         &c.serve.upload_workers, 1, 64},
        {"serve.max_connections", "Open connections; more are closed at once.", &c.serve.max_connections, 1,
         1000000},
        {"serve.max_connections_per_address",
         "Open connections of one address (of an IPv6 /64); more are closed at once. Trusted proxies have no such "
         "bound.",
         &c.serve.max_connections_per_address, 1, 1000000},
        {"serve.drain_seconds", "How long requests under way may take when the server is asked to stop.",
         &c.serve.drain_seconds, 0, 3600},
        {"serve.drain_notice_seconds",
         "How long /health/ready says no before connections are refused, for a load balancer to notice.",
         &c.serve.drain_notice_seconds, 0, 300},
        {"serve.trusted_proxies",
         "Addresses and networks of the proxies that are believed about their clients' addresses and HTTPS.",
         &c.serve.trusted_proxies, 0, 0, check_network},
        {"serve.forwarded_header",
         "Where they say it: X-Forwarded-For (with X-Forwarded-Proto) or Forwarded (RFC 7239). All lines count as "
         "one "
         "list, read from its end.",
         &c.serve.forwarded_header, 0, 0, check_forwarded_header},
        {"serve.cors_origins",
         "Other sites whose scripts may call the API, each an origin such as https://shop.example; empty: none.",
         &c.serve.cors_origins, 0, 0, check_origin},
        {"serve.offline_pages",
         "Whether the installed app keeps pages to read without a line; no: apps forget theirs at their next "
         "visit.",
         &c.serve.offline_pages},
        {"serve.tls_certificate", "PEM chain; with a key, the port speaks TLS.", &c.serve.tls_certificate},
        {"serve.tls_key", "PEM private key.", &c.serve.tls_key},
        {"serve.operations_port",
         "A port of its own for /health and /metrics, in plain HTTP; the shop's port has them no more. 0: none, "
         "the "
         "shop's port has them.",
         &c.serve.operations_port, 0, 65535},
        {"serve.operations_host", "Address it listens on.", &c.serve.operations_host},

        {"database.url", "sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME.", &c.database.url},
        {"database.readers", "SQLite connections for reading.", &c.database.readers, 1, 64},
        {"database.connections", "PostgreSQL connections.", &c.database.connections, 1, 500},
        {"database.wait_ms",
         "How long a request may wait for the database in all, in milliseconds; then it is answered 503.",
         &c.database.wait_ms, 1000, 60'000},
        {"database.idle_ms",
         "PostgreSQL ends a transaction whose node does nothing for so many milliseconds, so that others can go "
         "on.",
         &c.database.idle_ms, 500, 60'000},
        {"database.slow_ms",
         "Statements that take longer, in milliseconds, are logged, with their plan now and then; 0: none.",
         &c.database.slow_ms, 0, 60'000},

        {"traces.url",
         "Where an OpenTelemetry collector takes traces (OTLP over HTTP, JSON), such as "
         "http://127.0.0.1:4318/v1/traces; empty: none are made.",
         &c.traces.url, 0, 0, check_url},
        {"traces.per_thousand", "Of how many requests in a thousand a trace is made.", &c.traces.per_thousand, 0,
         1000},
        {"traces.follow_callers",
         "Whether callers decide by their traceparent header instead. Only where a proxy of yours sets it.",
         &c.traces.follow_callers},

        {"payments.paysim_url", "The payment simulator, for demonstrations and tests; empty in a real shop.",
         &c.payments.paysim_url, 0, 0, check_url},
        {"payments.sandbox",
         "Gateways without an account of their own use the vendor's public sandbox. Never in a real shop.",
         &c.payments.sandbox},
        {"payments.modes",
         "Ways to pay in the order shown, each CODE=GATEWAY or CODE=GATEWAY:METHOD; empty: what is configured.",
         &c.payments.modes, 0, 0, check_payment_mode},
        {"payments.instalments_from_cents",
         "From which price cards, pages and the cart tell of instalments; what can be paid so is the gateway's.",
         &c.payments.instalments_from_cents, 0, 100000000},
        {"payments.payfast_base_url", "Empty: Payfast's own when a merchant is set, else its sandbox.",
         &c.payments.payfast_base_url, 0, 0, check_url},
        {"payments.payfast_merchant_id", "From the Payfast dashboard.", &c.payments.payfast_merchant_id},
        {"payments.payfast_merchant_key", "From the Payfast dashboard.", &c.payments.payfast_merchant_key},
        {"payments.payfast_passphrase", "As set in the Payfast dashboard.", &c.payments.payfast_passphrase},
        {"payments.payfast_sources",
         "IPv4 networks notifications may come from, as Payfast publishes them; empty: any.",
         &c.payments.payfast_sources, 0, 0, check_network},
        {"payments.paygate_id", "PayGate PayWeb3: the PayGate ID.", &c.payments.paygate_id},
        {"payments.paygate_key", "PayGate PayWeb3: the encryption key.", &c.payments.paygate_key},
        {"payments.payflex_client_id", "Payflex (four instalments): the merchant's client id.",
         &c.payments.payflex_client_id},
        {"payments.payflex_client_secret", "", &c.payments.payflex_client_secret},
        {"payments.payflex_login_url", "Empty: Payflex's own; its test system has another.",
         &c.payments.payflex_login_url, 0, 0, check_url},
        {"payments.payflex_audience", "Empty: the audience of Payflex's own.", &c.payments.payflex_audience, 0, 0,
         check_url},
        {"payments.payflex_api_url", "Empty: Payflex's own.", &c.payments.payflex_api_url, 0, 0, check_url},
        {"payments.ozow_site_code", "Ozow (instant EFT): the site code.", &c.payments.ozow_site_code},
        {"payments.ozow_private_key", "Ozow: the private key.", &c.payments.ozow_private_key},
        {"payments.ozow_api_key", "Ozow: the API key, with which payments are asked about.",
         &c.payments.ozow_api_key},
        {"payments.ozow_test", "Payments at Ozow are tests. Never in a real shop.", &c.payments.ozow_test},
        {"payments.peach_entity", "Peach Payments (cards): the entity ID of the hosted checkout.",
         &c.payments.peach_entity},
        {"payments.peach_secret", "Peach Payments: the secret token.", &c.payments.peach_secret},
        {"payments.peach_test", "Peach's test system, with test cards. Never in a real shop.",
         &c.payments.peach_test},

        {"mail.smtp_url", "smtp://HOST:PORT or smtps://HOST:PORT; empty: mails wait in the outbox.",
         &c.mail.smtp_url, 0, 0, check_url},
        {"mail.smtp_user", "Empty: no sign-in.", &c.mail.smtp_user},
        {"mail.smtp_password", "", &c.mail.smtp_password},
        {"mail.from", "Sender of the shop's mails; an address alone goes out under shop.name.", &c.mail.from},
        {"mail.inbound_address",
         "Where answers to tickets arrive, e.g. tickets@shop.example; mails name it with the ticket's token "
         "(tickets+TOKEN@…). Empty: tickets are answered in the shop only.",
         &c.mail.inbound_address, 0, 0, check_mail_address},
        {"mail.inbound_secret",
         "The password with which a mail service hands mails over at POST /mail/inbound; empty: nobody may.",
         &c.mail.inbound_secret},
        {"mail.dev_outbox", "Show mails and codes on /dev/outbox instead of sending them. Never in a real shop.",
         &c.mail.dev_outbox},

        {"sms.bulksms_url", "The BulkSMS JSON API.", &c.sms.bulksms_url, 0, 0, check_url},
        {"sms.bulksms_token_id", "An API token of BulkSMS; empty: no SMS are sent.", &c.sms.bulksms_token_id},
        {"sms.bulksms_token_secret", "Its secret.", &c.sms.bulksms_token_secret},

        {"push.private_key",
         "Signs notifications to browsers and the installed app; `spaza push key` makes one. Keep a copy "
         "elsewhere: "
         "with another key every device has to be asked anew. Empty: none are offered.",
         &c.push.private_key, 0, 0, check_push_key},
        {"push.hosts", "Hosts of push services that may be called; `*.` before one means all below it.",
         &c.push.hosts},
        {"push.simulator_url", "A simulated push service, for tests. Empty in a real shop.", &c.push.simulator_url,
         0, 0, check_url},

        {"webhooks.private_hosts",
         "Hosts in this machine's or a private network that webhooks may be sent to, and by http, such as "
         "erp.lan:8080. All others must be public and https.",
         &c.webhooks.private_hosts, 0, 0, check_host},

        {"identity.google_client_id",
         "Google sign-in: the client ID of the web application. Its redirect address is "
         "serve.public_url/identity/google/callback. Empty: not offered.",
         &c.identity.google_client_id},
        {"identity.google_client_secret", "", &c.identity.google_client_secret},
        {"identity.google_app_client_ids", "Client IDs of the shop's apps, whose tokens are taken, too.",
         &c.identity.google_app_client_ids},
        {"identity.facebook_app_id",
         "Facebook sign-in: the app ID. Its redirect address is serve.public_url/identity/facebook/callback. "
         "Empty: "
         "not offered.",
         &c.identity.facebook_app_id},
        {"identity.facebook_app_secret", "", &c.identity.facebook_app_secret},
        {"identity.passkey_rp_id",
         "Passkeys belong to this host name and those below it; a change makes all there are useless. "
         "Empty: the host of serve.public_url.",
         &c.identity.passkey_rp_id},
        {"identity.passkey_app_origins",
         "Origins of the shop's apps that may ask for passkeys, e.g. android:apk-key-hash:...",
         &c.identity.passkey_app_origins},
        {"identity.idsim_url",
         "The simulated identity providers, for demonstrations and tests: anybody signs in there as anybody. "
         "Empty in a real shop.",
         &c.identity.idsim_url, 0, 0, check_url},

        {"warehouse.feed_url", "Where orders are posted to when something becomes of them; empty: nowhere.",
         &c.warehouse.feed_url, 0, 0, check_url},
        {"warehouse.secret",
         "Signs the feed, and what the warehouse sends back; empty: the warehouse is not heard.",
         &c.warehouse.secret},

        {"limits.enabled", "Off only for load tests.", &c.limits.enabled},
        {"limits.exempt", "Addresses and networks that are never limited.", &c.limits.exempt, 0, 0, check_network},
        {"limits.reads",
         "COUNT/PERIOD/KEY; period second, minute, hour or day; key peer, caller or route; 0: no limit.",
         &c.limits.reads, 0, 0, check_limit},
        {"limits.browse", "Pages, and reads of the API that name no other limit.", &c.limits.browse, 0, 0,
         check_limit},
        {"limits.pages", "Pages drawn on the server; more go out as shells that the browser fills.",
         &c.limits.pages, 0, 0, check_limit},
        {"limits.token", "Token refreshes and anonymous sessions.", &c.limits.token, 0, 0, check_limit},
        {"limits.login", "Tries to sign in.", &c.limits.login, 0, 0, check_limit},
        {"limits.register", "Sign-ups.", &c.limits.registration, 0, 0, check_limit},
        {"limits.writes", "Changes to carts, addresses and the like.", &c.limits.writes, 0, 0, check_limit},
        {"limits.coupon", "Tries of a coupon code.", &c.limits.coupon, 0, 0, check_limit},
        {"limits.licence", "Checks of a television licence.", &c.limits.licence, 0, 0, check_limit},
        {"limits.stock_notice", "Requests to be notified when a product is back.", &c.limits.stock_notice, 0, 0,
         check_limit},
        {"limits.human",
         "Further tries of what a robot was suspected at, once a browser has shown that it is none.",
         &c.limits.human, 0, 0, check_limit},
        {"limits.challenge", "Challenges made for those who have not shown it yet.", &c.limits.challenge, 0, 0,
         check_limit},
        {"limits.order", "Orders placed.", &c.limits.order, 0, 0, check_limit},
        {"limits.upload", "Files customers send with their messages, each one counted.", &c.limits.upload, 0, 0,
         check_limit},
        {"limits.notify", "Notifications of payment gateways.", &c.limits.notify, 0, 0, check_limit},
        {"limits.staff", "Calls of /backoffice/api.", &c.limits.staff, 0, 0, check_limit},
        {"limits.staff_sign_in", "Tries to sign in to the back office.", &c.limits.staff_sign_in, 0, 0,
         check_limit},

        {"backoffice.allow",
         "Addresses and networks from which the back office is there; for others all below /backoffice is 404. "
         "Empty: everywhere.",
         &c.backoffice.allow, 0, 0, check_network},
        {"backoffice.public_url",
         "Where the back office has an address of its own, e.g. https://office.shop.example: links to it and "
         "passkeys of staff are for that one, and a change makes the passkeys there are useless. "
         "Empty: serve.public_url.",
         &c.backoffice.public_url, 0, 0, check_url},
        {"backoffice.price_move_percent", "A price that moves by more takes two persons who agree.",
         &c.backoffice.price_move_percent, 0, 1000},
        {"backoffice.stock_two_persons_over_cents",
         "A correction of stock that is worth more at the price of the day takes two persons who agree.",
         &c.backoffice.stock_two_persons_over_cents, 0, 1000000000},
        {"backoffice.low_stock_units", "Stock of so many free units or fewer is low.",
         &c.backoffice.low_stock_units, 1, 100000},
        {"backoffice.dead_stock_days", "Stock of which nothing was ordered for so long is dead.",
         &c.backoffice.dead_stock_days, 7, 3660},
        {"backoffice.promotion_percent",
         "A promotion that takes more off some cart, with all that can count beside it, takes two persons who "
         "agree.",
         &c.backoffice.promotion_percent, 0, 100},
        {"backoffice.coupons_two_persons_over_cents",
         "A batch of codes that may cost more, or nobody knows how much, takes two persons who agree.",
         &c.backoffice.coupons_two_persons_over_cents, 0, 1000000000},
    };
}

std::vector<Setting> page_and_log_settings(Config& c) {
    return {
        {"render.workers", "Processes that render pages; 0: browsers do.", &c.render.workers, 0, 64},
        {"render.timeout_ms", "After this long the page goes out for the browser to render.", &c.render.timeout_ms,
         10, 10000},

        {"log.level", "debug, info, warn, error or off.", &c.log.level, 0, 0, check_level},
        {"log.access_sample", "Every n-th request is logged; 0: only failed, forbidden and slow ones.",
         &c.log.access_sample, 0, 1000000},
    };
}

}  // namespace

std::vector<Setting> settings_of(Config& c) {
    std::vector<Setting> all = server_settings(c);
    std::ranges::move(shop_settings(c), std::back_inserter(all));
    std::ranges::move(page_and_log_settings(c), std::back_inserter(all));
    return all;
}

}  // namespace spaza
