#include "app/application.hpp"
#include "app/payment_worker.hpp"
#include "app/push_handler.hpp"
#include "app/push_settings.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/push/push_routes.hpp"
#include "shop/sms_news/sms_news_routes.hpp"

namespace spaza::app {

void wire_push(Application& application) {
    const auto push = transactional(application, &Scope::push);
    add_push_routes(application.router, push, application.commerce->push);
    add_sms_news_routes(application.router, transactional(application, &Scope::sms_news),
                        application.commerce->sms_news);
    add_notification_preference_routes(application.router, transactional(application, &Scope::sms_news),
                                       application.commerce->sms_news);
    if (auto sender = push_sender_of(application.config)) {
        const auto& kept =
            application.keeper.keep(std::make_shared<push::PushSender>(*std::move(sender), application.clock));
        application.outbox.on(kPushTopic, push_handler(kept, push, application.clock));
    }
}

}  // namespace spaza::app
