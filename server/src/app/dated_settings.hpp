#pragma once

#include "platform/config/config.hpp"
#include "platform/storage/storage.hpp"
#include "shop/terms/terms_rules.hpp"

namespace spaza::app {

/// What the configuration says of the dated settings: their first values.
std::vector<DatedValue> first_values(const Config& config);

/// These, and what `spaza settings` has set since. Throws std::invalid_argument when the configuration says what
/// cannot be; in what was set, values that cannot be read are left out.
DatedTerms dated_terms(const Config& config, storage::Session& session);

/// Of those, the ones that count now or will: what no later value has replaced.
std::vector<DatedValue> unreadable_settings(const DatedTerms& terms, storage::Session& session, TimePoint now);

}  // namespace spaza::app
