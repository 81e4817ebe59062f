#pragma once

#include <stdexcept>
#include <string>

namespace spaza::mail {

/// One message to one person, as text and as HTML.
struct Message {
    std::string id;    // unique and stable over retries; becomes the Message-ID
    std::string from;  // `Kloof Hardware <no-reply@kloof.example>`
    std::string to;
    std::string subject;
    std::string text;
    std::string html;           // may be empty
    std::string unsubscribe{};  // where one press of the mail program ends such mails; empty when it must come
    std::string reply_to{};     // where an answer goes; empty: to the sender
};

/// The mail server will not take it, however often it is tried.
struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// There is no such mailbox: nobody reads what is sent there.
struct NoSuchMailbox : Refused {
    using Refused::Refused;
};

/// Takes messages to their readers. Throws Refused, or another exception when a later try may succeed.
struct Sender {
    virtual ~Sender() = default;
    virtual void send(const Message& message) = 0;
};

}  // namespace spaza::mail
