#pragma once

#include <string>

#include "shop/sms_news/sms_news.hpp"

namespace spaza {

/// Before anybody chose: an order on its way is part of what was bought; the rest is not sent until it is chosen.
bool sms_wanted_by_default(PushKind kind);

/// What the customer reads beside the switch, in the ledger's words.
std::string sms_wording_of(PushKind kind);

/// The words of a piece of news, with `{shop}` left open; "" for what no SMS is sent of, such as news of orders,
/// which have their own.
std::string sms_text_of(const PushNews& news, const std::string& shop);

}  // namespace spaza
