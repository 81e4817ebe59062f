#include "shop/promotions/kind_rules.hpp"
#include "shop/promotions/terms_check.hpp"

namespace spaza {

std::vector<TermsProblem> problems_in(const Promotion& promotion) {
    TermsProblems problems;
    rules_of(promotion).check(promotion, problems);
    problems.need(!promotion.starts_at || !promotion.ends_at || *promotion.starts_at < *promotion.ends_at,
                  "endsAt", "is not after startsAt");
    return problems.take();
}

void complete(Promotion& promotion) { rules_of(promotion).complete(promotion); }

ProductSet written_reward(const Promotion& promotion) { return rules_of(promotion).written_reward(promotion); }

}  // namespace spaza
