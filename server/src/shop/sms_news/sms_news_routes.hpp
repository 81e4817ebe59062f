#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/sms_news/sms_news_service.hpp"

namespace spaza {

/// users/{user}/sms: what is sent by SMS, and the choices.
void add_sms_news_routes(http::Router& router, Transactional<SmsNewsService> sms, const SmsNewsPolicy& policy);

/// users/{user}/notificationpreferences: where news of what a customer waits for goes, in the words of OCC.
void add_notification_preference_routes(http::Router& router, const Transactional<SmsNewsService>& sms,
                                        const SmsNewsPolicy& policy);

}  // namespace spaza
