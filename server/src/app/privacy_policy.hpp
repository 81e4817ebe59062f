#pragma once

#include "platform/config/config.hpp"
#include "shop/privacy/personal_data.hpp"

namespace spaza::app {

/// How long customers may think a deletion over, where mails about their data lead, and how long which of it is
/// kept.
inline PrivacyPolicy privacy_policy(const Config& config) {
    return {.grace = std::chrono::days{config.keep.deletion_days},
            .file_lives = std::chrono::hours{24},
            .shop = config.shop.name,
            .origin = config.serve.public_url,
            .periods = {{"invoices", config.keep.invoice_days},
                        {"televisions", config.keep.licence_days},
                        {"tickets", config.keep.ticket_days},
                        {"attachments", config.keep.attachment_days},
                        {"carts", config.keep.customer_cart_days},
                        {"savedCarts", config.keep.saved_cart_days},
                        {"messages", config.keep.message_days},
                        {"pageEvents", config.keep.event_days}}};
}

}  // namespace spaza::app
