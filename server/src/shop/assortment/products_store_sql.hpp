#pragma once

#include "platform/storage/storage.hpp"
#include "shop/assortment/products_store.hpp"

namespace spaza {

class SqlAssortmentProductStore final : public AssortmentProductStore {
public:
    explicit SqlAssortmentProductStore(storage::Session& session) : session_{session} {}
    std::vector<ProductLine> lines(const std::vector<std::string>& codes) override;
    std::optional<ProductSheet> sheet(const std::string& code) override;
    void hold_new() override;
    std::optional<KeptProduct> lock(const std::string& code) override;
    std::vector<KeptProduct> lock_all(std::vector<std::string> codes) override;
    std::vector<KeptProduct> find_all(std::vector<std::string> codes) override;
    std::vector<std::vector<import::FieldProblem>> write(const std::vector<import::ProductRow>& rows,
                                                         TimePoint now) override;
    std::vector<import::FieldProblem> check(const FieldWords& field) override;
    std::vector<BrandLine> brands(const std::string& beginning, int most) override;
    FactUses facts_in(const std::vector<std::string>& categories, int most) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
