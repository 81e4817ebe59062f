#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/import/import.hpp"

namespace spaza::import {

/// Campaigns that run (table price_campaign) while prices come in from files: a file says what holds otherwise,
/// and ends a campaign only with a price that is not above the campaign's.
class CampaignGuard {
public:
    /// What the table of prices is to say; nothing when it stays as it is.
    std::optional<PriceRow> shown(storage::Session& session, const PriceRow& row);
    /// Once the rows are written: campaigns know what holds after them, and what the table says.
    void finish(storage::Session& session) const;

private:
    struct Running {
        std::string id;
        Money price;
        TimePoint ends_at;
        std::optional<PriceRow> after{};  // what holds when it is over
    };
    void load(storage::Session& session);

    bool loaded_{false};
    std::unordered_map<std::string, Running> running_;  // by product
    std::vector<std::string> rebased_;                  // products
    std::vector<std::string> overtaken_;                // ids
};

}  // namespace spaza::import
