#include "app/backoffice/staff_session.hpp"

#include "app/dated_settings.hpp"
#include "app/webhook_settings.hpp"

namespace spaza::app::backoffice {

StaffSession::StaffSession(storage::Session& session, const Application& application, const http::Caller& caller)
    : scope{session, application},
      acts{session, application.clock, caller.session_id},
      order_admin_store{session},
      orders{scope.fulfilment, order_admin_store, scope.refunds, acts, application.clock, caller.uid},
      returns{scope.return_store,  scope.fulfilment,
              scope.reservations,  *application.stores,
              scope.shown_returns, acts,
              application.clock,   application.commerce->returns,
              caller.uid},
      claims{{.store = scope.price_beat_store,
              .orders = scope.fulfilment,
              .refunds = scope.refunds,
              .invoices = scope.invoices,
              .promotions = scope.promotions,
              .files = scope.attachments,
              .customers = scope.customers,
              .mails = scope.mails,
              .acts = acts,
              .policy = application.commerce->price_beat,
              .clock = application.clock}},
      tickets{scope.ticket_store,
              scope.attachments,
              scope.customers,
              scope.mails,
              scope.sms_news,
              acts,
              application.clock,
              {caller.uid, application.config.serve.public_url, application.config.mail.inbound_address,
               std::chrono::days{application.config.tickets.reopen_days}}},
      kept_replies{session},
      replies{kept_replies, scope.ticket_store, scope.customers, acts, application.clock, caller.uid},
      work_store{session},
      work{work_store, acts, application.clock},
      assortment{session, application.config, application.clock, acts, caller.uid},
      customer_admin_store{session},
      customers{{.store = customer_admin_store,
                 .accounts = scope.accounts,
                 .sessions = scope.sessions,
                 .deletions = scope.account_deletions,
                 .exports = scope.data_exports,
                 .acts = acts,
                 .clock = application.clock},
                caller.uid},
      promotions{session,        application.config, application.clock, acts, assortment.proposals,
                 scope.messages, caller.uid},
      report_store{session},
      reports{report_store, application.clock},
      settlement_store{session},
      settlements{settlement_store, acts, application.clock, caller.uid},
      searches{session, application.clock, acts, caller.uid},
      content{session, application.clock, acts, caller.uid},
      media_store{session},
      media{media_store, acts, application.clock, caller.uid},
      store_admin_store{session},
      stores{store_admin_store, assortment.log},
      terms_store{session},
      terms{terms_store, acts, first_values(application.config), caller.uid},
      webhook_store{session},
      webhooks{webhook_store, acts, application.clock, webhook_policy(application.config), caller.uid},
      review_admin_store{session},
      reviews{review_admin_store, scope.review_store, acts, application.clock, caller.uid} {}

StaffSessions sessions_of(const Application& application, const http::Request& request) {
    const http::Caller& caller = request.caller;
    return {[&application, &caller](const StaffSessions::Body& body) {
                application.database.read([&](storage::Session& session) {
                    StaffSession staff{session, application, caller};
                    body(staff);
                });
            },
            [&application, &caller](const StaffSessions::Body& body) {
                application.database.write([&](storage::Session& session) {
                    StaffSession staff{session, application, caller};
                    return body(staff);
                });
            },
            [&application, &caller](const StaffSessions::KeepingBody& body) {
                application.database.write([&](storage::Session& session) {
                    StaffSession staff{session, application, caller};
                    return body(staff,
                                [&](const KeptAnswer& answer) { idempotency::keep_answer(session, answer); });
                });
            }};
}

}  // namespace spaza::app::backoffice
