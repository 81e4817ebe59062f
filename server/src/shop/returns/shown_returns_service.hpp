#pragma once

#include "shop/invoices/invoices_service.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/payment/refund_service.hpp"
#include "shop/returns/return_news_service.hpp"
#include "shop/returns/returns_store.hpp"

namespace spaza {

/// Puts a return together with all that is shown of it, and tells of its moves. Shared by the customer's side and
/// the shop's.
class ShownReturnsService {
public:
    ShownReturnsService(ReturnStore& store, FulfilmentService& orders, RefundService& refunds,
                        InvoiceService& invoices, AttachmentAccess& files, const StoreReader& stores,
                        ReturnNewsService& news)
        : store_{store},
          orders_{orders},
          refunds_{refunds},
          invoices_{invoices},
          files_{files},
          stores_{stores},
          news_{news} {}

    /// With its order and money; `whole` with history and files as well.
    ShownReturn shown(ReturnRequest request, bool whole = true);
    std::string store_name(const StoreCode& store) const;
    /// Saves the move and tells the customer of it.
    ShownReturn save(const ReturnRequest& request, const ReturnMove& move);
    /// One that was just asked for.
    void asked(const ReturnRequest& request);

    void do_not_collect(const std::string& code, const std::string& reference) {
        news_.do_not_collect(code, reference);
    }

private:
    ReturnStore& store_;
    FulfilmentService& orders_;
    RefundService& refunds_;
    InvoiceService& invoices_;
    AttachmentAccess& files_;
    const StoreReader& stores_;
    ReturnNewsService& news_;
};

/// What the files of an entry of a return go with.
inline std::string files_key(const std::string& code, int entry) { return code + '/' + std::to_string(entry); }

}  // namespace spaza
