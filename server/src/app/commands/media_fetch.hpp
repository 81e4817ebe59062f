#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <set>
#include <string>

#include "app/media/fetch_run.hpp"
#include "platform/config/config.hpp"

namespace spaza::app {

struct FetchCounts {
    std::int64_t fetched{};
    std::int64_t unchanged{};
    std::int64_t failed{};
};

struct FetchWanted {
    bool again{false};  // also what is there
    int connections{8};
    int per_host{4};
    int parallel{0};                      // decoders; 0: one a processor
    const std::set<std::string>* only{};  // names; null: whatever is missing
    std::function<void(const FetchOutcome&)> tell{};
};

/// Fetches pictures and documents of other servers for a command, with its progress on the screen; what it was
/// stopped in the middle of, the same again goes on with. Throws CommandFailed without a place for them.
FetchCounts fetch_for_command(const Config& config, storage::Database& database, const FetchWanted& wanted);

/// `products.csv:17: images https://… answers 404`
std::string words_of(const FetchOutcome& outcome);

void add_media_fetch(CLI::App& media);
void add_media_move(CLI::App& media);

}  // namespace spaza::app
