#pragma once

#include "shop/promotions/kind_rules.hpp"

// One file a kind; all_kinds_rules.cpp lists them.
namespace spaza::kinds {

const KindRules& product_discount();
const KindRules& bonus_buy_any();
const KindRules& bonus_buy_all();
const KindRules& buy_get();
const KindRules& giveaway();
const KindRules& order_discount();
const KindRules& free_delivery();

}  // namespace spaza::kinds
