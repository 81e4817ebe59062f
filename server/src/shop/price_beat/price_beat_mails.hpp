#pragma once

#include "base/mail_queue.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/price_beat/price_beat_claim.hpp"

namespace spaza {

enum class PriceBeatNews { sent, checking, agreed, coupon, refused };

/// Tells the customer by mail what became of a claim, each once.
void send_price_beat_mail(MailQueue& mails, CustomerDirectory& customers, const PriceBeatPolicy& policy,
                          const PriceBeatClaim& claim, PriceBeatNews news);

}  // namespace spaza
