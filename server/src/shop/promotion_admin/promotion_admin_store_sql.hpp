#pragma once

#include "platform/storage/storage.hpp"
#include "shop/promotion_admin/promotion_admin_store.hpp"

namespace spaza {

class SqlPromotionAdminStore final : public PromotionAdminStore {
public:
    explicit SqlPromotionAdminStore(storage::Session& session) : session_{session} {}
    std::vector<KeptPromotion> all() override;
    std::optional<KeptPromotion> find(const std::string& code) override;
    std::optional<KeptPromotion> lock(const std::string& code) override;
    bool is_taken(const std::string& code) override;
    bool add_draft(const Promotion& promotion, const std::string& by, TimePoint at) override;
    void put_draft(const Promotion& promotion, const std::string& by, TimePoint at) override;
    void drop_draft(const std::string& code) override;
    std::vector<import::FieldProblem> publish(const Promotion& promotion, TimePoint at) override;
    std::vector<PromotionVersion> versions(const std::string& code, int most) override;
    std::optional<PromotionVersion> version(const std::string& code, int number) override;
    void add_version(const PromotionVersion& version) override;
    std::map<std::string, PromotionFigures> figures() override;
    PromotionFigures figures(const std::string& code) override;
    std::pair<std::int64_t, Money> taken(const std::string& code) override;
    int coupons(const std::string& code) override;
    std::map<std::string, std::string> product_names(const std::vector<std::string>& codes) override;
    std::map<std::string, std::string> category_names(const std::vector<std::string>& codes) override;
    std::map<std::string, std::string> brand_names(const std::vector<std::string>& codes) override;

private:
    std::optional<PromotionDraft> draft_of(const std::string& code);
    void raise(const std::string& code);
    std::map<std::string, std::string> names(const std::string& table, const std::vector<std::string>& codes);

    storage::Session& session_;
};

}  // namespace spaza
