#pragma once

#include "app/backoffice/assortment_shown.hpp"

namespace spaza::app::backoffice {

struct PriceNowShown {
    wire::Amount price;
    std::optional<wire::Amount> wasPrice;
    std::optional<std::string> offerEndsAt;
    std::string since;
    std::string by;
};
BOOST_DESCRIBE_STRUCT(PriceNowShown, (), (price, wasPrice, offerEndsAt, since, by))

struct CampaignShown {
    std::string id;
    std::string state;
    wire::Amount price;
    std::string startsAt;
    std::string endsAt;
    std::string by;
    std::string at;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(CampaignShown, (), (id, state, price, startsAt, endsAt, by, at, why))

struct PriceProposalShown {
    std::string id;
    std::string kind;
    std::string about;
    std::string name;
    int products{};
    std::optional<wire::Amount> before;
    wire::Amount after;
    std::optional<std::string> startsAt;
    std::optional<std::string> endsAt;
    std::string by;
    std::string at;
    std::optional<std::string> why;
    bool isMine{};
};
BOOST_DESCRIBE_STRUCT(PriceProposalShown, (),
                      (id, kind, about, name, products, before, after, startsAt, endsAt, by, at, why, isMine))

struct FormerPriceShown {
    wire::Amount price;
    std::optional<wire::Amount> wasPrice;
    std::string from;
    std::optional<std::string> until;
    std::string by;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(FormerPriceShown, (), (price, wasPrice, from, until, by, why))

struct PricesShown {
    std::string version;
    std::optional<PriceNowShown> now;
    std::optional<PriceNowShown> base;
    std::vector<CampaignShown> campaigns;
    std::vector<PriceProposalShown> waiting;
    std::vector<FormerPriceShown> history;
    std::optional<int> wasPriceDays;
    int movePercent{};
};
BOOST_DESCRIBE_STRUCT(PricesShown, (),
                      (version, now, base, campaigns, waiting, history, wasPriceDays, movePercent))

PriceProposalShown proposal_shown(const Proposal& proposal, StaffSession& staff);
PricesShown prices_shown(const PriceOverview& overview, StaffSession& staff);

}  // namespace spaza::app::backoffice
