#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "app/scope.hpp"
#include "base/clock.hpp"
#include "platform/config/config.hpp"
#include "platform/http/http.hpp"
#include "platform/http/human_door.hpp"
#include "platform/http/operations.hpp"
#include "platform/idempotency/claims.hpp"
#include "platform/metrics/metrics.hpp"
#include "platform/storage/change_log.hpp"
#include "platform/storage/outbox.hpp"
#include "platform/storage/storage.hpp"

namespace spaza {
class LocationService;
struct AccountPolicy;
class Passwords;
struct PrivacyPolicy;
struct SecondStepPolicy;
class CatalogueSnapshot;
class ContentService;
class ContentSnapshot;
class HolidayCalendar;
class MediaLibrary;
struct MediaFiles;
struct ProductCards;
struct ProductReader;
struct PromotionReader;
struct ShelfReader;
struct StoreReader;
struct TermsReader;
namespace search {
class ExplanationService;
class SteeringSnapshot;
}  // namespace search
}  // namespace spaza

namespace spaza::app {

struct CommercePolicies;

/// Holds things of any type and lets them go last in, first out.
class Keeper {
public:
    Keeper() = default;
    Keeper(Keeper&&) = default;
    Keeper& operator=(Keeper&&) = delete;
    ~Keeper() {
        while (!things_.empty()) things_.pop_back();
    }

    template <class T>
    T& keep(std::shared_ptr<T> thing) {
        T& kept = *thing;
        things_.push_back(std::move(thing));
        return kept;
    }

private:
    std::vector<std::shared_ptr<void>> things_;
};

/// The running shop: what lives as long as the process. `serve` makes one; each noun wires itself in
/// app/wiring/<noun>.cpp.
struct Application {
    storage::Database& database;
    const Clock& clock;
    http::Router& router;
    const Config& config;
    http::Readiness& readiness;
    metrics::Registry& figures;
    storage::ChangeFollower& changes;  // nouns add listeners while they are wired; it starts afterwards
    storage::OutboxWorker& outbox;     // nouns add a handler for each of their topics
    /// What nouns need for as long as the process lives (snapshots, followers, workers); let go in reverse order.
    Keeper keeper{};
    http::HumanDoor humans{router};  // asks nobody before it has limits

    // What one noun keeps and others use; set where that noun is wired.
    const StoreReader* stores{};
    const ProductReader* products{};  // the catalogue's
    const CatalogueSnapshot* catalogue{};
    const ShelfReader* shelves{};  // the catalogue's
    const ProductCards* cards{};   // the catalogue's
    const search::SteeringSnapshot* steering{};
    const search::ExplanationService* explanations{};  // of searches
    const PromotionReader* promotions{};
    const MediaLibrary* media{};  // null without a place for pictures
    MediaFiles* media_files{};    // where they are kept; null then, too
    const ContentSnapshot* content{};
    const ContentService* content_service{};
    std::function<void()> reload_content{};  // at once, for whoever changed it and looks at it next
    const LocationService* location{};
    const AccountPolicy* account_policy{};
    const Passwords* passwords{};                  // made by wire_accounts
    const CodePolicy* code_policy{nullptr};        // made by wire_accounts, before any scope
    const SecondStepPolicy* second_step_policy{};  // likewise
    const PrivacyPolicy* privacy_policy{};         // likewise
    const CommercePolicies* commerce{};
    const HolidayCalendar* holidays{};
    const TermsReader* terms{};
};

template <class Service>
Transactional<Service> transactional(const Application& application, Service Scope::*service) {
    using Body = typename Transactional<Service>::Body;
    using KeepingBody = typename Transactional<Service>::KeepingBody;
    return {[&application, service](const Body& body) {
                application.database.read([&](storage::Session& session) {
                    Scope scope{session, application};
                    body(scope.*service);
                });
            },
            [&application, service](const Body& body) {
                application.database.write([&](storage::Session& session) {
                    Scope scope{session, application};
                    return body(scope.*service);
                });
            },
            [&application, service](const KeepingBody& body) {
                application.database.write([&](storage::Session& session) {
                    Scope scope{session, application};
                    return body(scope.*service,
                                [&](const KeptAnswer& answer) { idempotency::keep_answer(session, answer); });
                });
            }};
}

}  // namespace spaza::app
