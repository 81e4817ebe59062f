#include "app/setup/questions.hpp"

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>
#include <termios.h>
#include <unistd.h>

#include "app/commands/command_failed.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::app {

namespace {

struct Account {
    std::string_view gateway;
    std::string_view about;
    struct Part {
        const char* key;
        const char* question;
        bool is_secret;
    };
    std::vector<Part> parts;
};

const std::vector<Account>& accounts() {
    static const std::vector<Account> all{
        {"payfast",
         "cards and instant EFT",
         {{"payments.payfast_merchant_id", "Merchant ID", false},
          {"payments.payfast_merchant_key", "Merchant key", true},
          {"payments.payfast_passphrase", "Passphrase", true}}},
        {"paygate",
         "cards, EFT and store cards",
         {{"payments.paygate_id", "PayGate ID", false}, {"payments.paygate_key", "Encryption key", true}}},
        {"payflex",
         "four instalments",
         {{"payments.payflex_client_id", "Client ID", false},
          {"payments.payflex_client_secret", "Client secret", true}}},
        {"ozow",
         "instant EFT",
         {{"payments.ozow_site_code", "Site code", false},
          {"payments.ozow_private_key", "Private key", true},
          {"payments.ozow_api_key", "API key", true}}},
        {"peach",
         "cards",
         {{"payments.peach_entity", "Entity ID", false}, {"payments.peach_secret", "Secret token", true}}},
    };
    return all;
}

/// Of a terminal, until its end.
class Unseen {
public:
    Unseen() : on_terminal_{::isatty(STDIN_FILENO) == 1 && ::tcgetattr(STDIN_FILENO, &before_) == 0} {
        if (!on_terminal_) return;
        termios quiet = before_;
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        ::tcsetattr(STDIN_FILENO, TCSANOW, &quiet);
    }
    ~Unseen() {
        if (on_terminal_) ::tcsetattr(STDIN_FILENO, TCSANOW, &before_);
    }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;

private:
    termios before_{};
    bool on_terminal_;
};

std::string answer_in(const std::string& text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

bool is_yes(const std::string& text) { return text.starts_with('y') || text.starts_with('Y'); }

}  // namespace

std::string Questions::line(const std::string& question, const std::string& otherwise) {
    out_ << question;
    if (!otherwise.empty()) out_ << " [" << otherwise << "]";
    out_ << ": " << std::flush;
    std::string text;
    if (!std::getline(in_, text)) throw CommandFailed{"stopped: nothing was written"};
    text = answer_in(text);
    return text.empty() ? otherwise : text;
}

std::string Questions::secret(const std::string& question) {
    const Unseen unseen;
    std::string text = line(question, {});
    out_ << '\n';
    return text;
}

void Questions::setting(const std::string& key, const std::string& question, bool needed,
                        const std::string& otherwise) {
    while (!answers_.has(key)) {
        const std::string text = line(question, otherwise);
        if (text.empty() && needed) {
            out_ << "  this is needed\n";
            continue;
        }
        if (text.empty()) return;
        if (const auto wrong = Answers::complaint(key, text))
            out_ << "  " << *wrong << '\n';
        else
            answers_.set(key, text);
    }
}

void Questions::address() {
    if (answers_.has("shop.address")) return;
    out_ << "Address of the company, line by line; an empty line ends it\n";
    std::vector<std::string> lines;
    for (;;) {
        const std::string text = line("  line " + std::to_string(lines.size() + 1), {});
        if (text.empty() && !lines.empty()) break;
        if (text.empty())
            out_ << "  this is needed\n";
        else
            lines.push_back(text);
    }
    answers_.set_list("shop.address", lines);
}

void Questions::first_store() {
    if (answers_.has_store()) return;
    out_ << "\nThe first store: where shoppers collect, and whose stock they see until they say where they are.\n";
    const std::string kind =
        line("Is there a store people can visit? yes, or no: a warehouse that only delivers", "yes");
    const bool visited = is_yes(kind);
    for (;;) {
        Answers tried = answers_;
        if (!visited) tried.set_store("warehouse", "yes");
        tried.set_store("line1", line("Street and number", {}));
        tried.set_store("suburb", line("Suburb", {}));
        const std::string code = line("Postal code", {});
        tried.set_store("postalCode", code);
        const std::string known_town = town_of(code);
        if (known_town.empty()) {
            out_ << "  no place with this postal code is known\n";
            tried.set_store("town", line("Town", {}));
            tried.set_store("province", line("Province, such as ZA-WC", {}));
            tried.set_store("latitude", line("Latitude, such as -33.7310", {}));
            tried.set_store("longitude", line("Longitude, such as 18.9750", {}));
        } else {
            tried.set_store("town", line("Town", known_town));
        }
        if (visited) {
            tried.set_store("displayName",
                            line("Name shoppers read", answers_.text("shop.name") + " " + tried.store("town")));
            tried.set_store("hours", line("Opening hours", "Mon-Fri 08:00-17:00, Sat 08:00-13:00"));
        }
        tried.set_store("phone", line("Telephone", answers_.text("shop.phone")));
        tried.set_store("code", visited ? "S1" : "W1");
        const auto problems = tried.complete_store();
        if (problems.empty()) {
            answers_ = tried;
            return;
        }
        for (const std::string& each : problems) out_ << "  " << each << '\n';
        out_ << "  once more\n";
    }
}

void Questions::ways_to_pay() {
    for (const Account& each : accounts())
        if (answers_.has(each.parts.front().key)) return;
    out_ << "\nWays to pay: the account at a payment gateway";
    std::vector<std::string_view> names{"later"};
    for (const Account& each : accounts()) {
        out_ << "\n  " << each.gateway << ": " << each.about;
        names.push_back(each.gateway);
    }
    out_ << '\n';
    for (;;) {
        const std::string word = line("Gateway", "later");
        if (word == "later") return;
        const auto account = std::ranges::find(accounts(), word, &Account::gateway);
        if (account == accounts().end()) {
            out_ << "  there is none of that name" << search::did_you_mean(word, names) << '\n';
            continue;
        }
        for (const Account::Part& part : account->parts) {
            const std::string text = part.is_secret ? secret(part.question) : line(part.question, {});
            if (!text.empty()) answers_.set(part.key, text);
        }
        return;
    }
}

void Questions::mail() {
    out_ << "\nMail: from which address, and by which server\n";
    const std::string email = answers_.text("shop.email");
    const std::size_t at = email.find('@');
    setting("mail.from", "Sender of mails", false, at == email.npos ? "" : "no-reply" + email.substr(at));
    setting("mail.smtp_url", "Server, such as smtps://mail.example:465; nothing: later", false);
    if (answers_.text("mail.smtp_url").empty() || answers_.has("mail.smtp_user")) return;
    setting("mail.smtp_user", "User there; nothing: no sign-in", false);
    if (answers_.text("mail.smtp_user").empty() || answers_.has("mail.smtp_password")) return;
    answers_.set("mail.smtp_password", secret("Password"));
}

void Questions::ask() {
    out_ << "A new shop. Nothing is written before the last answer; Ctrl-C ends it.\n\n";
    setting("shop.name", "Name of the shop", true);
    setting("shop.tagline", "What it sells, in a few words", false);
    setting("shop.legal_name", "Company that sells", false, answers_.text("shop.name"));
    setting("shop.registration_number", "Its registration number", false);
    setting("shop.vat_number", "Its VAT number", false);
    address();
    setting("shop.email", "Email address shoppers write to", true);
    setting("shop.phone", "Number shoppers call, such as +27215550142", true);
    first_store();
    ways_to_pay();
    mail();
    out_ << '\n';
}

}  // namespace spaza::app
