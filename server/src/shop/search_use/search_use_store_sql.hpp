#pragma once

#include "platform/storage/storage.hpp"
#include "shop/search_use/search_use_store.hpp"

namespace spaza {

class SqlSearchUseStore final : public SearchUseStore {
public:
    explicit SqlSearchUseStore(storage::Session& session) : session_{session} {}
    void steps(TimePoint from, TimePoint until, const std::function<void(const SearchStep&)>& each) override;
    std::optional<TimePoint> first_step() override;
    std::optional<std::string> last_summed() override;
    void keep(const std::string& day, const SearchDay& sums, std::optional<TimePoint> over_at) override;
    std::map<std::string, SearchSums> searches(const std::string& from) override;
    std::vector<SearchFigures> reported(const std::string& from, std::int64_t least) override;
    SearchSums sums(const std::string& from, const std::string& until) override;
    std::int64_t whole_days(const std::string& from, const std::string& until) override;
    std::vector<SearchFigures> worked(const std::string& from, std::int64_t chosen, int most) override;
    std::map<TwoTexts, ChoiceSums> choices(const std::string& from) override;
    std::vector<NextSearch> next(const std::string& from, std::int64_t least, int most) override;
    std::int64_t days(const std::string& from) override;
    void replace_lifts(const std::vector<SearchLift>& lifts) override;
    std::vector<SearchLift> lifts() override;
    bool is_learning() override;
    void set_learning(bool on) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
