#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "paysim/hosted_sandbox.hpp"
#include "paysim/payfast_page.hpp"
#include "platform/http/http.hpp"

namespace spaza::paysim {

http::Response html(std::string body, int status = 200);
http::Response text(std::string body, int status = 200);
http::Response json_text(std::string body);
http::Response redirect(std::string location);

/// Of the page's form; nothing when it was left empty.
std::optional<std::chrono::milliseconds> delay_of(const Fields& form);

/// A button of a hosted page was pressed.
http::Response press_button(const http::Request& request, HostedSandbox& sandbox, const std::string& gateway);
http::Response payment_page_of(const HostedPayment& payment, const std::string& gateway);

/// What came in and went back, as the gateway's own ledger has it: for tests.
struct LedgerLine {
    std::string merchant_ref;
    Money amount;
    bool paid{};
    Money refunded;
};
http::Response ledger_answer(const std::vector<LedgerLine>& ledger);
std::vector<LedgerLine> ledger_of(const std::vector<HostedPayment>& payments);

/// What was sent so far, for tests.
http::Response notifications_answer(const std::vector<Notification>& sent);

/// The buttons of a gateway's page, and what tests ask it.
void add_hosted_routes(http::Router& router, HostedSandbox& sandbox, const std::string& gateway);

}  // namespace spaza::paysim
