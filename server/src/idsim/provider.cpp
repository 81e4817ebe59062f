#include "idsim/provider.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "base/digest.hpp"

namespace spaza::idsim {
namespace {

constexpr const char* kSecret = "simulated-secret";

std::string value_of(const std::map<std::string, std::string>& form, const char* name) {
    const auto found = form.find(name);
    return found == form.end() ? std::string{} : found->second;
}

}  // namespace

Provider::Provider(std::string path, std::string name, std::string keys_path, bool tells_verified,
                   const Clock& clock)
    : path_{std::move(path)},
      name_{std::move(name)},
      keys_path_{std::move(keys_path)},
      tells_verified_{tells_verified},
      clock_{clock},
      people_{{"100001", "naledi@example.com", true, "Naledi", "Dlamini"},
              {"100002", "pieter@example.com", true, "Pieter", "van der Merwe"},
              {"100003", "zanele@example.com", false, "Zanele", "Khumalo"}},
      key_{"key-1"} {}

std::string Provider::client_id() const { return path_ == "/g" ? "spaza-google" : "spaza-facebook"; }

std::optional<std::string> Provider::refusal(const Visit& visit) const {
    if (visit.client_id != client_id()) return "The client is not known";
    if (!visit.redirect_uri.starts_with("http")) return "redirect_uri is needed";
    if (visit.state.empty() || visit.nonce.empty() || visit.challenge.empty())
        return "state, nonce and code_challenge are needed";
    return std::nullopt;
}

std::vector<Person> Provider::people() {
    const std::lock_guard lock{mutex_};
    return people_;
}

std::optional<Person> Provider::find(std::string_view subject) {
    const std::lock_guard lock{mutex_};
    const auto found = std::ranges::find(people_, subject, &Person::subject);
    return found == people_.end() ? std::nullopt : std::optional{*found};
}

void Provider::add(const Person& person) {
    const std::lock_guard lock{mutex_};
    std::erase_if(people_, [&](const Person& each) { return each.subject == person.subject; });
    people_.push_back(person);
}

std::string Provider::code_for(const Visit& visit, const Person& person, Fault fault) {
    const std::lock_guard lock{mutex_};
    std::string code = random_hex(16);
    codes_.emplace(code, Given{visit, person, fault});
    return code;
}

std::optional<std::string> Provider::redeem(const std::map<std::string, std::string>& form,
                                            const std::string& issuer) {
    std::optional<Given> given;
    {
        const std::lock_guard lock{mutex_};
        const auto found = codes_.find(value_of(form, "code"));
        if (found == codes_.end()) return std::nullopt;
        given = std::move(found->second);
        codes_.erase(found);
    }
    const Visit& visit = given->visit;
    if (value_of(form, "grant_type") != "authorization_code" || value_of(form, "client_id") != visit.client_id ||
        value_of(form, "client_secret") != kSecret || value_of(form, "redirect_uri") != visit.redirect_uri ||
        challenge_of(value_of(form, "code_verifier")) != visit.challenge)
        return std::nullopt;
    return token_for(given->person, {.issuer = issuer,
                                     .audience = visit.client_id,
                                     .nonce = visit.nonce,
                                     .fault = given->fault,
                                     .tells_verified = tells_verified_});
}

std::string Provider::token_for(const Person& person, const TokenRequest& request) {
    const std::lock_guard lock{mutex_};
    return id_token(person, request, key_, clock_.now());
}

std::string Provider::key_set() {
    const std::lock_guard lock{mutex_};
    return boost::json::serialize(boost::json::object{{"keys", boost::json::array{key_.published()}}});
}

void Provider::change_key() {
    const std::lock_guard lock{mutex_};
    key_ = SigningKey{"key-" + std::to_string(++keys_made_)};
}

void Provider::set_down(bool down) {
    const std::lock_guard lock{mutex_};
    down_ = down;
}

bool Provider::is_down() {
    const std::lock_guard lock{mutex_};
    return down_;
}

}  // namespace spaza::idsim
