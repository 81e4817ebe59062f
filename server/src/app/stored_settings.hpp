#pragma once

#include "platform/config/config.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// What the database says of the shop itself (its name, logo, address, …: the settings of the section `shop`)
/// where neither configuration file nor environment do. Then what every shop must have: a name.
void add_stored_settings(Config& config, storage::Database& database);

/// Keeps such a setting, so that the shop is opened with it from the next start on.
void store_setting(storage::Session& session, const std::string& key, const std::string& value);

/// `Kloof Hardware <no-reply@kloof.example>`: mail.from, under the shop's name when it has none of its own.
std::string mail_sender(const Config& config);
/// The same with the name and colours that mails have.
mail::From mail_sender_of(const Config& config);

}  // namespace spaza::app
