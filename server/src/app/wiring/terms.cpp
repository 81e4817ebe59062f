#include <algorithm>

#include "app/application.hpp"
#include "app/dated_settings.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/log/log.hpp"
#include "shop/terms/terms_change.hpp"
#include "shop/terms/terms_snapshot.hpp"

namespace spaza::app {

/// The figures everything else goes by: to be called before it.
void wire_terms(Application& application) {
    auto& terms = application.keeper.keep(std::make_shared<TermsSnapshot>());
    const auto load = [&terms, &database = application.database, &config = application.config] {
        DatedTerms read =
            database.reading([&](storage::Session& session) { return dated_terms(config, session); });
        for (const DatedValue& each : read.unreadable())
            log::error("dated_setting_unreadable",
                       {{"name", each.name}, {"from", iso_time(each.from)}, {"value", each.value}});
        terms.publish(std::move(read));
    };
    application.changes.tell({.changed =
                                  [load](const std::vector<storage::Change>& changes) {
                                      if (std::ranges::find(changes, kTermsChanged, &storage::Change::kind) !=
                                          changes.end())
                                          load();
                                  },
                              .lost_track = load});
    load();
    application.terms = &terms;
}

}  // namespace spaza::app
