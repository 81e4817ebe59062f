#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "idsim/tokens.hpp"

namespace spaza::idsim {

/// What a browser came with, and takes back with the code.
struct Visit {
    std::string client_id;
    std::string redirect_uri;
    std::string state;
    std::string nonce;
    std::string challenge;
};

/// One simulated identity provider: its accounts, its keys, and the codes it has given out. In memory.
class Provider {
public:
    Provider(std::string path, std::string name, std::string keys_path, bool tells_verified, const Clock& clock);

    const std::string& path() const { return path_; }
    const std::string& name() const { return name_; }
    const std::string& keys_path() const { return keys_path_; }
    std::string client_id() const;
    /// What is wrong with a visit, for its page; nothing when it may go on.
    std::optional<std::string> refusal(const Visit& visit) const;

    std::vector<Person> people();
    std::optional<Person> find(std::string_view subject);
    void add(const Person& person);

    std::string code_for(const Visit& visit, const Person& person, Fault fault);
    /// The token of a code, once, to the client that asked for it (RFC 6749 §4.1.3, RFC 7636 §4.6).
    std::optional<std::string> redeem(const std::map<std::string, std::string>& form, const std::string& issuer);
    /// As an app gets one on the phone.
    std::string token_for(const Person& person, const TokenRequest& request);

    std::string key_set();
    /// The old key is published no more.
    void change_key();
    void set_down(bool down);
    bool is_down();

private:
    struct Given {
        Visit visit;
        Person person;
        Fault fault;
    };

    const std::string path_;
    const std::string name_;
    const std::string keys_path_;
    const bool tells_verified_;
    const Clock& clock_;
    std::mutex mutex_;
    std::vector<Person> people_;
    std::map<std::string, Given> codes_;
    int keys_made_{1};
    SigningKey key_;
    bool down_{false};
};

}  // namespace spaza::idsim
