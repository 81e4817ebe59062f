#pragma once

#include "shop/import/import.hpp"
#include "shop/promotion_admin/promotion_admin.hpp"

namespace spaza {

struct PromotionAdminStore {
    virtual ~PromotionAdminStore() = default;
    /// All that were ever published or drafted, but for offers to one customer alone.
    virtual std::vector<KeptPromotion> all() = 0;
    virtual std::optional<KeptPromotion> find(const std::string& code) = 0;
    /// Held until the transaction ends.
    virtual std::optional<KeptPromotion> lock(const std::string& code) = 0;
    /// Whether anything was ever called so.
    virtual bool is_taken(const std::string& code) = 0;

    /// False when there is a draft of this code.
    virtual bool add_draft(const Promotion& promotion, const std::string& by, TimePoint at) = 0;
    virtual void put_draft(const Promotion& promotion, const std::string& by, TimePoint at) = 0;
    virtual void drop_draft(const std::string& code) = 0;
    /// Checked and written as an import would; answers what is wrong. Every process hears of it.
    virtual std::vector<import::FieldProblem> publish(const Promotion& promotion, TimePoint at) = 0;

    /// The latest first.
    virtual std::vector<PromotionVersion> versions(const std::string& code, int most) = 0;
    virtual std::optional<PromotionVersion> version(const std::string& code, int number) = 0;
    /// Gives it its number.
    virtual void add_version(const PromotionVersion& version) = 0;

    virtual std::map<std::string, PromotionFigures> figures() = 0;
    virtual PromotionFigures figures(const std::string& code) = 0;
    /// Of its budgets: orders and cents that are taken.
    virtual std::pair<std::int64_t, Money> taken(const std::string& code) = 0;
    virtual int coupons(const std::string& code) = 0;

    /// What people call these products, categories and brands; those that are there.
    virtual std::map<std::string, std::string> product_names(const std::vector<std::string>& codes) = 0;
    virtual std::map<std::string, std::string> category_names(const std::vector<std::string>& codes) = 0;
    virtual std::map<std::string, std::string> brand_names(const std::vector<std::string>& codes) = 0;
};

}  // namespace spaza
