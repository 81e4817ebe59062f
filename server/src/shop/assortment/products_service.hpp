#pragma once

#include <variant>

#include "shop/assortment/change_log_service.hpp"
#include "shop/assortment/products_store.hpp"

namespace spaza {

/// What somebody wants of a product: fields that are not named stay.
struct ProductEdit {
    std::string code;
    std::string version;
    std::vector<FieldWords> fields;
    std::string why{};
};

/// What became of an edit.
struct ProductEdited {
    std::optional<std::int64_t> act{};       // none when it changed nothing
    std::optional<EditConflict> conflict{};  // then nothing is done
};

/// One change for many products.
struct BulkEdit {
    std::vector<std::string> codes;
    FieldWords field;
};

/// What it does to one of them.
struct BulkLine {
    std::string code;
    std::string name;
    std::string before;
    std::string after;
    std::string skipped;  // why nothing is done about it, in words
    bool is_large_move{};
};

struct BulkPlan {
    std::string mark;  // of what it changes: another one when something else would be
    std::vector<BulkLine> lines;
    bool is_for_two{};
    int changing() const;
    int skipped() const { return static_cast<int>(lines.size()) - changing(); }
};

struct BulkDone {
    std::string batch;  // "" when nothing was changed
    int changed{};
    int skipped{};
};

/// The shop's people keep products. Every change is held to the rules of an import, and noted.
class ProductAdminService {
public:
    ProductAdminService(AssortmentProductStore& store, ChangeLogService& log) : store_{store}, log_{log} {}

    Result<ProductSheet> sheet(const std::string& code);
    std::vector<ProductLine> lines(const std::vector<std::string>& codes) { return store_.lines(codes); }
    std::vector<BrandLine> brands(const std::string& beginning) { return store_.brands(beginning, 1000); }
    FactUses facts_in(const std::vector<std::string>& categories) { return store_.facts_in(categories, 2000); }

    Result<ProductEdited> edit(const ProductEdit& edit);
    /// AlreadyExistsError when there is one.
    Result<ProductEdited> add(const ProductEdit& product);
    /// The act that undid it.
    Result<std::int64_t> undo(const AssortmentChange& change, const std::string& why);

    Result<BulkPlan> plan(const BulkEdit& edit);
    /// StaffPreviewError when the plan is another by now.
    Result<BulkDone> apply(const BulkEdit& edit, const std::string& mark, const std::string& why);
    Result<BulkDone> undo_batch(const std::string& batch, const std::string& why);

private:
    struct Written {
        std::vector<ChangeDraft> drafts;
        TimePoint at;
    };
    /// Writes documents that differ from what is kept; what changed, product by product.
    Result<Written> write(const std::vector<KeptProduct>& before, const std::vector<ProductDocument>& after);
    Result<std::int64_t> change(const KeptProduct& kept, const std::vector<FieldWords>& fields,
                                const ChangeCause& cause);

    AssortmentProductStore& store_;
    ChangeLogService& log_;
};

/// What is wrong with a row of an import, as a refusal that names the field.
std::unexpected<Error> refused(const std::vector<import::FieldProblem>& problems);

}  // namespace spaza
