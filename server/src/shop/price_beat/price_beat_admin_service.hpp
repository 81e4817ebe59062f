#pragma once

#include "base/mail_queue.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/invoices/invoices_service.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/payment/refund_service.hpp"
#include "shop/price_beat/price_beat_mails.hpp"
#include "shop/price_beat/price_beat_store.hpp"
#include "shop/promotions/promotions_service.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// What deciding claims needs of the rest of the shop.
struct PriceBeatAdminNeeds {
    PriceBeatStore& store;
    FulfilmentService& orders;
    RefundService& refunds;
    InvoiceService& invoices;
    PromotionService& promotions;
    AttachmentAccess& files;
    CustomerDirectory& customers;
    MailQueue& mails;
    StaffActLog& acts;
    const PriceBeatPolicy& policy;
    const Clock& clock;
};

/// The shop's side of price beats: claims are looked at, agreed to and paid out, or refused. Each in one
/// transaction.
class PriceBeatAdminService {
public:
    explicit PriceBeatAdminService(const PriceBeatAdminNeeds& needs) : shop_{needs} {}

    Result<PriceBeatDetails> find(const std::string& id);
    /// Somebody begins to look at their page; the customer is notified.
    Result<PriceBeatDetails> take(const std::string& id, const std::string& who);
    /// Pays it out: after the purchase a refund is asked for, before it the customer gets a coupon. Above the
    /// policy's amount the first who agrees only says so, and a second person's word counts.
    Result<PriceBeatDetails> agree(const std::string& id, const std::string& who);
    Result<PriceBeatDetails> refuse(const std::string& id, const std::string& who, const std::string& reason);

private:
    Result<PriceBeatClaim> held(const std::string& id, const std::string& who);
    Done save(const PriceBeatClaim& claim, const Result<PriceBeatMove>& move);
    Done pay_back(PriceBeatClaim& claim, const std::string& who);
    Done hand_coupon(PriceBeatClaim& claim, const std::string& who);
    void tell(const PriceBeatClaim& claim, PriceBeatNews news);
    void note(const PriceBeatClaim& claim, PriceBeatStatus from, std::string_view act, const std::string& who);

    PriceBeatAdminNeeds shop_;
};

/// Whoever sends money back says when it is on its way: then the claim is paid.
class PriceBeatPayoutService final : public RefundListener {
public:
    PriceBeatPayoutService(PriceBeatStore& store, const Clock& clock) : store_{store}, clock_{clock} {}
    void refund_done(const Refund& refund) override;

private:
    PriceBeatStore& store_;
    const Clock& clock_;
};

}  // namespace spaza
