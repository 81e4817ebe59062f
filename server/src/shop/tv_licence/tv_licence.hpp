#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/addresses/addresses.hpp"

namespace spaza {

/// A household's licence covers its address only, so a holiday home needs one of its own. The numbers are those of
/// the call (spec §3).
enum class LicenceKind { domestic = 7, holiday = 40 };

/// Who buys: by South African identity number or, without one, by passport. Personal: never logged, sealed at
/// rest.
struct LicenceHolder {
    std::string id_number;
    std::string passport_number;
    const std::string& number() const { return id_number.empty() ? passport_number : id_number; }
};

struct LicenceQuestion {
    LicenceKind kind{LicenceKind::domestic};
    LicenceHolder holder;
};

/// What the licence authority answers. Somebody without a licence gets one with the purchase, for its fee.
struct LicenceAnswer {
    std::string licence_number;  // empty: has none yet
    Money fee;                   // of a new one
    Money outstanding;           // arrears and penalties of an old one
};

/// The authority's service.
struct LicenceAuthority {
    virtual ~LicenceAuthority() = default;
    /// Nothing: it could not be asked just now.
    virtual std::optional<LicenceAnswer> ask(const LicenceQuestion& question) = 0;
};

/// A checked licence; what is paid for it is collected for the authority.
struct TvLicence {
    std::string id;
    LicenceKind kind{LicenceKind::domestic};
    std::string masked;  // the holder's number
    std::string licence_number;
    Money fee;
    Money outstanding;
    TimePoint checked_at;
    std::optional<CustomerId> customer{};  // nothing: checked by a guest
    Money to_pay() const { return fee + outstanding; }
};

struct TvLicencePolicy {
    bool required{true};
    std::string key;                         // seals the holders' numbers
    std::chrono::hours check_lives{7 * 24};  // afterwards it is asked again
};

/// One line of the monthly sales register: a television sold, and to whom.
struct SoldTelevision {
    OrderCode order;
    TimePoint sold_at;
    ProductCode product;
    std::string name;
    int units{};
    LicenceKind kind{LicenceKind::domestic};
    LicenceHolder holder;
    std::string licence_number;
    Money fee;
    Money outstanding;
    bool licensed{true};               // false: nobody asked for a licence, so nothing is known of the buyer's
    std::optional<Address> address{};  // of the order: name, address and telephone
};

}  // namespace spaza
