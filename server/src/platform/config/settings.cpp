#include <algorithm>

#include "platform/config/checks.hpp"
#include "platform/config/config.hpp"

namespace spaza {

std::vector<Setting> settings_of(Config& c) {
    return {
        {"serve.host", "Address to listen on; 0.0.0.0 for all, as in a container.", &c.serve.host},
        {"serve.port", "Port to listen on; 0 takes a free one and prints it.", &c.serve.port, 0, 65535},
        {"serve.public_url", "How shoppers reach the shop, e.g. https://shop.example; empty: this host and port.",
         &c.serve.public_url, 0, 0, check_url},
        {"serve.web_dir", "The built web shop.", &c.serve.web_dir},
        {"serve.io_threads", "Threads for connections; 0: one a processor.", &c.serve.io_threads, 0, 256},
        {"serve.workers", "Threads for requests that need the database.", &c.serve.workers, 1, 1024},
        {"serve.max_waiting", "Requests that may wait for a worker; more are answered 503 at once.",
         &c.serve.max_waiting, 1, 1000000},
        {"serve.max_connections", "Open connections; more are closed at once.", &c.serve.max_connections, 1,
         1000000},
        {"serve.drain_seconds", "How long requests under way may take when the server is told to stop.",
         &c.serve.drain_seconds, 0, 3600},
        {"serve.drain_notice_seconds",
         "How long /health/ready says no before connections are refused, for a load balancer to notice.",
         &c.serve.drain_notice_seconds, 0, 300},
        {"serve.trusted_proxies",
         "Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed.",
         &c.serve.trusted_proxies, 0, 0, check_network},
        {"serve.tls_certificate", "PEM chain; with a key, the port speaks TLS.", &c.serve.tls_certificate},
        {"serve.tls_key", "PEM private key.", &c.serve.tls_key},

        {"database.url", "sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME.", &c.database.url},
        {"database.readers", "SQLite connections for reading.", &c.database.readers, 1, 64},
        {"database.connections", "PostgreSQL connections.", &c.database.connections, 1, 500},

        {"payments.paysim_url", "The payment simulator, for demonstrations and tests; empty in a real shop.",
         &c.payments.paysim_url, 0, 0, check_url},
        {"payments.sandbox",
         "Gateways without an account of their own use the vendor's public sandbox. Never in a real shop.",
         &c.payments.sandbox},
        {"payments.modes",
         "Ways to pay in the order shown, each CODE=GATEWAY or CODE=GATEWAY:METHOD; empty: what is configured.",
         &c.payments.modes, 0, 0, check_payment_mode},
        {"payments.payfast_base_url", "Empty: Payfast's own when a merchant is set, else its sandbox.",
         &c.payments.payfast_base_url, 0, 0, check_url},
        {"payments.payfast_merchant_id", "From the Payfast dashboard.", &c.payments.payfast_merchant_id},
        {"payments.payfast_merchant_key", "From the Payfast dashboard.", &c.payments.payfast_merchant_key},
        {"payments.payfast_passphrase", "As set in the Payfast dashboard.", &c.payments.payfast_passphrase},
        {"payments.payfast_sources",
         "IPv4 networks notifications may come from, as Payfast publishes them; empty: any.",
         &c.payments.payfast_sources, 0, 0, check_network},

        {"mail.smtp_url", "smtp://HOST:PORT or smtps://HOST:PORT; empty: mails wait in the outbox.",
         &c.mail.smtp_url, 0, 0, check_url},
        {"mail.smtp_user", "Empty: no sign-in.", &c.mail.smtp_user},
        {"mail.smtp_password", "", &c.mail.smtp_password},
        {"mail.from", "Sender of the shop's mails.", &c.mail.from},
        {"mail.dev_outbox", "Show mails and codes on /dev/outbox instead of sending them. Never in a real shop.",
         &c.mail.dev_outbox},

        {"limits.enabled", "Off only for load tests.", &c.limits.enabled},
        {"limits.exempt", "Addresses and networks that are never limited.", &c.limits.exempt, 0, 0, check_network},
        {"limits.reads",
         "COUNT/PERIOD/KEY; period second, minute, hour or day; key peer, caller or route; 0: no limit.",
         &c.limits.reads, 0, 0, check_limit},
        {"limits.token", "Token refreshes and anonymous sessions.", &c.limits.token, 0, 0, check_limit},
        {"limits.login", "Tries to sign in.", &c.limits.login, 0, 0, check_limit},
        {"limits.register", "Sign-ups.", &c.limits.registration, 0, 0, check_limit},
        {"limits.writes", "Changes to carts, addresses and the like.", &c.limits.writes, 0, 0, check_limit},
        {"limits.coupon", "Tries of a coupon code.", &c.limits.coupon, 0, 0, check_limit},
        {"limits.human",
         "Further tries to sign in, sign up or use a coupon, once a browser has shown that it is no robot.",
         &c.limits.human, 0, 0, check_limit},
        {"limits.order", "Orders placed.", &c.limits.order, 0, 0, check_limit},
        {"limits.notify", "Notifications of payment gateways.", &c.limits.notify, 0, 0, check_limit},

        {"shop.free_delivery_cents", "Delivery is free for orders over this.", &c.shop.free_delivery_cents, 0,
         100000000},
        {"shop.delivery_fee_cents", "Delivery costs this otherwise.", &c.shop.delivery_fee_cents, 0, 1000000},
        {"shop.vat_percent", "FROM-DAY=PERCENT, oldest first; prices include it.", &c.shop.vat_percent, 0, 0,
         check_dated_percent},
        {"shop.cut_off", "Orders before this time (Johannesburg) leave the same day.", &c.shop.cut_off, 0, 0,
         check_time_of_day},
        {"shop.pending_minutes", "How long stock stays reserved for an unpaid order.", &c.shop.pending_minutes, 1,
         1440},

        {"keep.guest_cart_days", "Carts of guests, and carts given up, untouched for so long are removed.",
         &c.keep.guest_cart_days, 1, 3650},
        {"keep.refused_payment_days", "Records of notifications about no payment of ours.",
         &c.keep.refused_payment_days, 1, 3650},
        {"keep.message_days", "Mails and other messages after their delivery.", &c.keep.message_days, 1, 3650},
        {"keep.event_days", "What happened on the pages.", &c.keep.event_days, 1, 3650},

        {"crypto.key", "64 hexadecimal digits: encrypts identity numbers. Keep a copy elsewhere.", &c.crypto.key,
         0, 0, check_key},

        {"maps.tiles",
         "Address of map tiles with {z}, {x} and {y}; empty: the store locator draws borders and towns only.",
         &c.maps.tiles},
        {"maps.attribution", "Whom the makers of the tiles want named.", &c.maps.attribution},
        {"maps.google_key", "Key of the Google Geocoding API; empty: addresses are found in the gazetteer.",
         &c.maps.google_key},
        {"maps.google_url", "Where that API is.", &c.maps.google_url, 0, 0, check_url},

        {"render.workers", "Processes that render pages; 0: browsers do.", &c.render.workers, 0, 64},
        {"render.timeout_ms", "After this long the page goes out for the browser to render.", &c.render.timeout_ms,
         10, 10000},

        {"log.level", "debug, info, warn, error or off.", &c.log.level, 0, 0, check_level},
        {"log.access_sample", "Every n-th request is logged; 0: only failures and slow ones.",
         &c.log.access_sample, 0, 1000000},
    };
}

}  // namespace spaza
