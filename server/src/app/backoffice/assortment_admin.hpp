#pragma once

#include "platform/config/config.hpp"
#include "shop/assortment/assortment_changes_store_sql.hpp"
#include "shop/assortment/categories_service.hpp"
#include "shop/assortment/categories_store_sql.hpp"
#include "shop/assortment/products_service.hpp"
#include "shop/assortment/products_store_sql.hpp"
#include "shop/price_admin/price_admin_service.hpp"
#include "shop/price_admin/price_admin_store_sql.hpp"
#include "shop/proposals/proposals_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store.hpp"
#include "shop/stock_admin/stock_admin_service.hpp"
#include "shop/stock_admin/stock_admin_store_sql.hpp"

namespace spaza::app::backoffice {

/// Products, categories, prices and stock in one transaction, in the name of one person.
struct AssortmentAdmin {
    AssortmentAdmin(storage::Session& session, const Config& config, const Clock& clock, StaffActStore& acts,
                    const std::string& by)
        : price_policy{.move_percent = config.backoffice.price_move_percent},
          stock_policy{.two_persons_over = Money::cents(config.backoffice.stock_two_persons_over_cents),
                       .low_units = config.backoffice.low_stock_units,
                       .dead_after = std::chrono::days{config.backoffice.dead_stock_days}},
          change_store{session},
          log{change_store, acts, clock, by},
          proposal_store{session},
          proposals{proposal_store, acts, clock, by},
          product_store{session},
          products{product_store, log},
          category_store{session},
          categories{category_store, log},
          price_store{session},
          prices{price_store, proposals, log, price_policy},
          stock_store{session},
          stock{stock_store, proposals, log, stock_policy} {}
    AssortmentAdmin(const AssortmentAdmin&) = delete;
    AssortmentAdmin& operator=(const AssortmentAdmin&) = delete;

    PricePolicy price_policy;
    StockAdminPolicy stock_policy;
    SqlAssortmentChangeStore change_store;
    ChangeLogService log;
    SqlProposalStore proposal_store;
    ProposalService proposals;
    SqlAssortmentProductStore product_store;
    ProductAdminService products;
    SqlAssortmentCategoryStore category_store;
    CategoryAdminService categories;
    SqlPriceAdminStore price_store;
    PriceAdminService prices;
    SqlStockAdminStore stock_store;
    StockAdminService stock;
};

}  // namespace spaza::app::backoffice
