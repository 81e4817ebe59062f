#pragma once

#include "shop/assortment/categories_store.hpp"
#include "shop/assortment/change_log_service.hpp"

namespace spaza {

struct CategoryEdited {
    KeptCategory category;
    std::optional<std::int64_t> act{};  // none when it changed nothing
};

/// The shop's people keep the tree. Every change is held to the rules of an import, and noted.
class CategoryAdminService {
public:
    CategoryAdminService(AssortmentCategoryStore& store, ChangeLogService& log) : store_{store}, log_{log} {}

    /// Depth first, with counts.
    std::vector<KeptCategory> tree();
    /// The code and those of all below it; empty when there is no such category.
    std::vector<std::string> with_below(const std::string& code);

    Result<CategoryEdited> add(const NewCategory& wanted);
    Result<CategoryEdited> edit(const CategoryEdit& edit);
    Result<CategoryEdited> move(const CategoryMove& move);
    Done remove(const std::string& code, const std::string& moved_to);
    /// The act that undid it.
    Result<std::int64_t> undo(const AssortmentChange& change, const std::string& why);

private:
    Result<CategoryEdited> save(const KeptCategory& before, const KeptCategory& after, const ChangeCause& cause);
    Done write(const KeptCategory& category, TimePoint now);
    KeptCategory counted(const std::string& code);

    AssortmentCategoryStore& store_;
    ChangeLogService& log_;
};

}  // namespace spaza
