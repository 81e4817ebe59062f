#pragma once

#include <array>

#include "platform/mail/outbox_mail.hpp"
#include "platform/sms/sms.hpp"
#include "shop/accounts/account_message.hpp"
#include "shop/customer_coupons/customer_coupons.hpp"
#include "shop/privacy/personal_data.hpp"
#include "shop/push/push.hpp"

namespace spaza::app {

/// Messages to people, and what makes such: a month late they are of no use. Orders to the warehouse (`feed`) and
/// calls to the courier (`collection`) have to be done whenever the cause is fixed, so they are kept.
inline constexpr std::array kPerishableTopics{mail::kTopic,  sms::kTopic,      kPushTopic,
                                              kAccountTopic, kDataExportTopic, kCouponReminderTopic};

}  // namespace spaza::app
