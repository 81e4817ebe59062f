#include "paysim/payfast_page.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "base/text.hpp"

namespace spaza::paysim {
namespace {

struct Button {
    Press press;
    std::string_view name;
    std::string_view text;
};

constexpr std::array kButtons{
    Button{Press::pay, "pay", "Pay"},
    Button{Press::decline, "decline", "Decline"},
    Button{Press::cancel, "cancel", "Cancel"},
    Button{Press::lose_return, "lose-return", "Pay but lose the return"},
    Button{Press::lose_notification, "lose-notification", "Pay but lose the notification"},
    Button{Press::delay_notification, "delay-notification", "Pay but delay notify"},
    Button{Press::notify_twice, "notify-twice", "Notify twice"},
    Button{Press::notify_out_of_order, "notify-out-of-order", "Notify out of order"},
    Button{Press::wrong_amount, "wrong-amount", "Notify with wrong amount"},
    Button{Press::bad_signature, "bad-signature", "Notify with bad signature"},
    Button{Press::confirmation_fails, "confirmation-fails", "500 on query"},
};
constexpr std::size_t kHonest = 3;  // the first ones are what a real page has

constexpr std::string_view kStyle =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;"
    "background:#fff}h1{font-size:1.4rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}"
    "dd{margin:0;font-weight:600;overflow-wrap:anywhere}button{font:inherit;min-height:44px;margin:.25rem .25rem "
    ".25rem 0;padding:.5rem 1rem;border:1px solid #595959;border-radius:8px;background:#fff;color:#1b1b1b;"
    "cursor:pointer}button[value=pay]{background:#0b5d3b;border-color:#0b5d3b;color:#fff}"
    "input{font:inherit;width:5rem;min-height:36px}section{margin-top:1.5rem}";

std::string page(std::string_view title, std::string_view body) {
    return fmt::format(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{0}</title>"
        "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><link rel=\"icon\" "
        "href=\"data:,\">"
        "<style>{1}</style></head><body><main><h1>{0}</h1>{2}</main></body></html>",
        title, kStyle, body);
}

std::string button(const Button& one) {
    return fmt::format("<button type=\"submit\" name=\"do\" value=\"{}\">{}</button>", one.name, one.text);
}

}  // namespace

std::optional<Press> press_named(std::string_view name) {
    const auto found = std::ranges::find(kButtons, name, &Button::name);
    return found == kButtons.end() ? std::nullopt : std::optional{found->press};
}

PageFacts facts_of(const Payment& payment) {
    return {.gateway = "Payfast",
            .reference = payment.field("m_payment_id"),
            .description = payment.field("item_name"),
            .amount = payment.amount,
            .action = "/payfast/eng/payment/" + std::to_string(payment.id)};
}

std::string payment_page(const PageFacts& facts, std::string_view note) {
    std::string body;
    if (!note.empty()) body += fmt::format("<p role=\"status\">{}</p>", html_escaped(note));
    body += fmt::format("<dl><dt>Order</dt><dd>{}</dd><dt>For</dt><dd>{}</dd><dt>Amount</dt><dd>R {}</dd></dl>",
                        html_escaped(facts.reference), html_escaped(facts.description), decimal(facts.amount));
    body += fmt::format("<form method=\"post\" action=\"{}\"><div>", html_escaped(facts.action));
    for (std::size_t i = 0; i < kHonest; ++i) body += button(kButtons[i]);
    body +=
        "</div><section><h2>Faults</h2><p><label>Delay in seconds <input name=\"seconds\" type=\"number\" "
        "min=\"0\" max=\"3600\" step=\"any\"></label></p>";
    for (std::size_t i = kHonest; i < kButtons.size(); ++i) body += button(kButtons[i]);
    return page(facts.gateway + " simulator", body + "</section></form>");
}

std::string return_page(std::string_view url, const Fields& fields) {
    std::string body = fmt::format("<form id=\"back\" method=\"post\" action=\"{}\">", html_escaped(url));
    for (const auto& [name, value] : fields)
        body += fmt::format("<input type=\"hidden\" name=\"{}\" value=\"{}\">", html_escaped(name),
                            html_escaped(value));
    body +=
        "<button type=\"submit\">Back to the shop</button></form><script>document.getElementById('back').submit()"
        "</script>";
    return page("Back to the shop", body);
}

std::string problem_page(const std::vector<std::string>& problems) {
    std::string body = "<p>This payment cannot be made:</p><ul>";
    for (const std::string& problem : problems) body += "<li>" + html_escaped(problem) + "</li>";
    return page("Payfast simulator", body + "</ul>");
}

}  // namespace spaza::paysim
