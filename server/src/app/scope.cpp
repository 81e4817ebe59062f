#include "app/scope.hpp"

#include "app/application.hpp"
#include "app/payment_desk.hpp"

namespace spaza::app {

Scope::Scope(storage::Session& open_session, const Application& application)
    : session{open_session},
      letters{session, application.clock},
      address_store{session},
      addresses{address_store, *application.location, application.clock},
      cart_store{session},
      carts{cart_store, *application.products, *application.stores, application.commerce->cart, application.clock},
      account_store{session},
      session_store{session},
      sessions{session_store, application.clock, *application.account_policy},
      accounts{account_store, sessions, carts, letters, application.clock, *application.account_policy},
      users{accounts, addresses, *application.location},
      customers{account_store, addresses},
      checkout_store{session},
      checkout{checkout_store,
               carts,
               customers,
               *application.products,
               *application.stores,
               *application.holidays,
               application.commerce->cart,
               application.clock},
      stock_store{session},
      reservations{stock_store},
      order_store{session},
      order_payments{order_store, reservations, customers, letters, application.clock},
      payment_store{session},
      refund_store{session},
      refunds{refund_store, payment_store, order_payments, application.clock},
      payments{payment_store, order_payments, refunds, application.commerce->payment, application.clock},
      orders{order_store,
             carts,
             checkout,
             reservations,
             payments,
             customers,
             *application.stores,
             application.commerce->order,
             application.clock} {}

}  // namespace spaza::app
