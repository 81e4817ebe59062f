#include <condition_variable>
#include <mutex>
#include <thread>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/log/log.hpp"
#include "shop/assortment/assortment_board_store_sql.hpp"
#include "shop/assortment/assortment_snapshot.hpp"
#include "shop/price_admin/campaigns_service.hpp"
#include "shop/price_admin/price_admin_store_sql.hpp"

namespace spaza::app {
namespace {

/// Looks every second whether a campaign begins or ends. Several nodes may: the first does it.
class CampaignWatch {
public:
    CampaignWatch(storage::Database& database, const Clock& clock, const PricePolicy& policy)
        : database_{database}, clock_{clock}, policy_{policy}, thread_{[this](const std::stop_token& stop) {
              work(stop);
          }} {}

private:
    static constexpr int kAtOnce = 500;
    static constexpr std::chrono::seconds kPause{1};

    void work(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            try {
                look(stop);
            } catch (const std::exception& failure) {
                log::error("background_problem", {{"part", "campaigns"}, {"what", failure.what()}});
            }
            std::unique_lock lock{mutex_};
            woken_.wait_for(lock, stop, kPause, [] { return false; });
        }
    }
    void look(const std::stop_token& stop) {
        const auto due = database_.reading([&](storage::Session& session) {
            SqlPriceAdminStore store{session};
            return CampaignService{store, clock_, policy_}.due(kAtOnce);
        });
        for (const std::string& id : due) {
            if (stop.stop_requested()) return;
            try {  // one that cannot be moved keeps none of the others
                database_.write([&](storage::Session& session) {
                    SqlPriceAdminStore store{session};
                    CampaignService{store, clock_, policy_}.move_on(id);
                    return true;
                });
            } catch (const std::exception& failure) {
                log::error("price_campaign_stuck", {{"campaign", id}, {"what", failure.what()}});
            }
        }
    }

    storage::Database& database_;
    const Clock& clock_;
    PricePolicy policy_;
    std::mutex mutex_;
    std::condition_variable_any woken_;
    std::jthread thread_;  // last: stops before what it uses goes
};

}  // namespace

AssortmentSnapshot& wire_assortment(Application& application) {
    auto& source = application.keeper.keep(std::make_shared<SqlBoardSource>(application.database));
    auto& board = application.keeper.keep(
        std::make_shared<AssortmentSnapshot>(source, application.config.backoffice.low_stock_units));
    application.changes.tell({.changed =
                                  [&board](const std::vector<storage::Change>& changes) {
                                      std::vector<std::pair<std::string, std::string>> reported;
                                      reported.reserve(changes.size());
                                      for (const storage::Change& change : changes)
                                          reported.emplace_back(change.kind, change.key);
                                      board.apply(reported);
                                  },
                              .lost_track = [&board] { board.forget(); }});
    application.keeper.keep(std::make_shared<CampaignWatch>(
        application.database, application.clock,
        PricePolicy{.move_percent = application.config.backoffice.price_move_percent}));
    return board;
}

}  // namespace spaza::app
