#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/accounts/cart_summary.hpp"
#include "shop/accounts/second_step_wire.hpp"
#include "shop/addresses/addresses_wire.hpp"
#include "shop/location/location_wire.hpp"

/// JSON shapes of contract/openapi/accounts.yaml and of the token endpoint.
namespace spaza::wire {

struct UserCurrency {
    std::string isocode{"ZAR"};
    std::string name{"South African Rand"};
    std::string symbol{"R"};
};
BOOST_DESCRIBE_STRUCT(UserCurrency, (), (isocode, name, symbol))

struct UserLanguage {
    std::string isocode{"en"};
    std::string name{"English"};
};
BOOST_DESCRIBE_STRUCT(UserLanguage, (), (isocode, name))

struct UserCartItem {
    std::string productCode;
    int quantity{};
};
BOOST_DESCRIBE_STRUCT(UserCartItem, (), (productCode, quantity))

struct User {
    std::string type{"userWsDTO"};
    std::string uid;
    std::string name;
    std::string firstName;
    std::optional<std::string> lastName;
    std::optional<std::string> titleCode;
    std::optional<std::string> title;
    std::optional<std::string> displayUid;
    std::optional<std::string> email;
    std::optional<std::string> mobileNumber;
    std::optional<bool> isEmailProven;
    std::optional<bool> isMobileProven;
    std::optional<std::string> passwordSetAt;
    std::optional<std::string> customerId;
    std::string customerType;
    bool isLoggedIn{};
    UserCurrency currency;
    UserLanguage language;
    std::optional<std::string> cartCode;
    std::optional<std::string> cartGuid;
    int totalItems{};
    std::vector<UserCartItem> cartItems;
    ServedAddress storeAddress;
    std::optional<Address> defaultAddress;
    std::string pagePayloadAttr;
    bool isMarketingCommunication{};
    bool isSpazaNewsletterPreference{};
    std::string dealLink{"/l/v/allPromotions"};
    std::optional<std::string> signUpMessage;
    std::optional<std::string> deactivationDate;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(User, (),
                      (type, uid, name, firstName, lastName, titleCode, title, displayUid, email, mobileNumber,
                       isEmailProven, isMobileProven, passwordSetAt, customerId, customerType, isLoggedIn,
                       currency, language, cartCode, cartGuid, totalItems, cartItems, storeAddress, defaultAddress,
                       pagePayloadAttr, isMarketingCommunication, isSpazaNewsletterPreference, dealLink,
                       signUpMessage, deactivationDate, responseStatus))

/// One of the accounts that share a number, for who has shown that the number is theirs.
struct ChoiceOfAccount {
    std::string customerId;
    std::string displayUid;  // masked
    std::string firstName;
    std::optional<std::string> lastOrder;
};
BOOST_DESCRIBE_STRUCT(ChoiceOfAccount, (), (customerId, displayUid, firstName, lastOrder))

struct UserSession {
    bool responseStatus{true};
    std::optional<std::string> successMsg;
    std::optional<std::string> errorMsg;
    std::optional<bool> isExisting;
    std::optional<bool> invalidOTP;
    std::optional<bool> maxCountReached;
    std::optional<int> triesLeft;
    std::optional<std::string> tokenId;
    std::optional<std::int64_t> expiresIn;
    std::optional<std::int64_t> resendAfter;
    std::optional<std::string> sentTo;
    std::optional<std::string> otherWay;
    std::optional<bool> isMultipleUsers;
    std::optional<std::vector<ChoiceOfAccount>> accounts;
    std::optional<bool> isMfaRequired;
    std::optional<std::string> mfaWay;
    std::optional<std::vector<MfaWayOffered>> mfaWays;
    std::optional<std::string> access_token;
    std::optional<std::string> refresh_token;
    std::optional<std::string> token_type;
    std::optional<std::int64_t> expires_in;
    std::optional<std::string> scope;
    std::optional<bool> isLoggedIn;
    std::optional<User> user;
};
BOOST_DESCRIBE_STRUCT(UserSession, (),
                      (responseStatus, successMsg, errorMsg, isExisting, invalidOTP, maxCountReached, triesLeft,
                       tokenId, expiresIn, resendAfter, sentTo, otherWay, isMultipleUsers, accounts, isMfaRequired,
                       mfaWay, mfaWays, access_token, refresh_token, token_type, expires_in, scope, isLoggedIn,
                       user))

struct AnonymousLogin {
    std::optional<double> latitude;
    std::optional<double> longitude;
    std::optional<std::string> postalCode;
};
BOOST_DESCRIBE_STRUCT(AnonymousLogin, (), (latitude, longitude, postalCode))

struct Login {
    std::optional<std::string> username;
    std::optional<std::string> password;
    std::optional<std::string> guestCartGuid;
    std::optional<bool> keepSignedIn;
};
BOOST_DESCRIBE_STRUCT(Login, (), (username, password, guestCartGuid, keepSignedIn))

/// Where the code goes that ends a sign-up.
enum class VerifyBy { email, mobile };
BOOST_DESCRIBE_ENUM(VerifyBy, email, mobile)

struct SignUp {
    std::optional<std::string> email;
    std::optional<std::string> titleCode;
    std::optional<std::string> firstName;
    std::optional<std::string> lastName;
    std::optional<std::string> mobileNumber;
    std::optional<std::string> cellphone;
    std::optional<std::string> password;
    std::optional<std::string> rePassword;
    std::optional<bool> termsAndConditions;
    std::optional<bool> marketingCommunications;
    std::optional<std::string> guestCartGuid;
    std::optional<VerifyBy> verifyBy;
};
BOOST_DESCRIBE_STRUCT(SignUp, (),
                      (email, titleCode, firstName, lastName, mobileNumber, cellphone, password, rePassword,
                       termsAndConditions, marketingCommunications, guestCartGuid, verifyBy))

/// OCC's own form.
struct OccSignUp {
    std::optional<std::string> uid;
    std::optional<std::string> titleCode;
    std::optional<std::string> firstName;
    std::optional<std::string> lastName;
    std::optional<std::string> password;
};
BOOST_DESCRIBE_STRUCT(OccSignUp, (), (uid, titleCode, firstName, lastName, password))

enum class LoginIdPurpose { login, signup };
BOOST_DESCRIBE_ENUM(LoginIdPurpose, login, signup)

struct VerifyLoginId {
    std::optional<std::string> loginId;
    std::optional<LoginIdPurpose> purpose;
};
BOOST_DESCRIBE_STRUCT(VerifyLoginId, (), (loginId, purpose))

struct LoginIdAnswer {
    bool responseStatus{true};
    std::optional<std::string> errorMsg;
    std::optional<bool> isExisting;
    std::optional<bool> isMultipleUsers;
    std::optional<bool> isMfaRequired;
    std::string loginIdType;
};
BOOST_DESCRIBE_STRUCT(LoginIdAnswer, (),
                      (responseStatus, errorMsg, isExisting, isMultipleUsers, isMfaRequired, loginIdType))

struct SendOtp {
    std::optional<std::string> loginId;
    std::optional<LoginIdPurpose> purpose;
    std::optional<std::string> tokenId;
    std::optional<bool> otherWay;
};
BOOST_DESCRIBE_STRUCT(SendOtp, (), (loginId, purpose, tokenId, otherWay))

struct OtpLogin {
    std::optional<std::string> loginId;
    std::optional<std::string> tokenId;
    std::optional<std::string> otp;
    std::optional<std::string> customerId;
    std::optional<std::string> guestCartGuid;
    std::optional<bool> keepSignedIn;
};
BOOST_DESCRIBE_STRUCT(OtpLogin, (), (loginId, tokenId, otp, customerId, guestCartGuid, keepSignedIn))

struct Logout {
    std::optional<std::string> username;
};
BOOST_DESCRIBE_STRUCT(Logout, (), (username))

struct ForgottenPassword {
    std::optional<std::string> username;
    std::optional<std::string> mobile;
};
BOOST_DESCRIBE_STRUCT(ForgottenPassword, (), (username, mobile))

struct ResetPassword {
    std::string token;
    std::string newPassword;
};
BOOST_DESCRIBE_STRUCT(ResetPassword, (), (token, newPassword))

struct ChangePassword {
    std::optional<std::string> oldPassword;
    std::optional<std::string> newPassword;
};
BOOST_DESCRIBE_STRUCT(ChangePassword, (), (oldPassword, newPassword))

struct PersonalDetails {
    std::optional<std::string> titleCode;
    std::optional<std::string> firstName;
    std::optional<std::string> lastName;
    std::optional<std::string> mobileNumber;
    std::optional<bool> isMarketingCommunication;
    std::optional<bool> isSpazaNewsletterPreference;
};
BOOST_DESCRIBE_STRUCT(PersonalDetails, (),
                      (titleCode, firstName, lastName, mobileNumber, isMarketingCommunication,
                       isSpazaNewsletterPreference))

struct AccountStatus {
    bool responseStatus{true};
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(AccountStatus, (), (responseStatus, successMsg))

struct PasswordChanged {
    bool responseStatus{true};
    std::optional<std::string> successMsg;
    std::optional<std::string> access_token;
    std::optional<std::string> token_type;
    std::optional<std::string> refresh_token;
    std::optional<std::int64_t> expires_in;
};
BOOST_DESCRIBE_STRUCT(PasswordChanged, (),
                      (responseStatus, successMsg, access_token, token_type, refresh_token, expires_in))

struct Token {
    std::string access_token;
    std::string token_type{"bearer"};
    std::optional<std::string> refresh_token;
    std::int64_t expires_in{};
    std::string scope{"basic openid"};
};
BOOST_DESCRIBE_STRUCT(Token, (), (access_token, token_type, refresh_token, expires_in, scope))

struct OAuthError {
    std::string error;
    std::optional<std::string> error_description;
};
BOOST_DESCRIBE_STRUCT(OAuthError, (), (error, error_description))

spaza::SignUp from_wire(const SignUp& form);
spaza::SignUp from_wire(const OccSignUp& form);
spaza::PersonalDetails from_wire(const PersonalDetails& form);

/// The default guest (spec §3), served from `place`.
User guest_user(const ServedPlace& place, const std::optional<CartSummary>& cart);
User customer_user(const Customer& customer, const ServedAddress& served, const std::optional<CartSummary>& cart);

}  // namespace spaza::wire

namespace spaza::json {

template <>
struct Levels<wire::User> {
    static constexpr std::array members{
        MemberLevel{"type", Level::basic},
        MemberLevel{"uid", Level::basic},
        MemberLevel{"name", Level::basic},
        MemberLevel{"firstName", Level::basic},
        MemberLevel{"lastName", Level::basic},
        MemberLevel{"customerType", Level::basic},
        MemberLevel{"customerId", Level::basic},
        MemberLevel{"isLoggedIn", Level::basic},
        MemberLevel{"responseStatus", Level::basic},
        MemberLevel{"titleCode", Level::standard},
        MemberLevel{"title", Level::standard},
        MemberLevel{"displayUid", Level::standard},
        MemberLevel{"email", Level::standard},
        MemberLevel{"mobileNumber", Level::standard},
        MemberLevel{"isEmailProven", Level::standard},
        MemberLevel{"isMobileProven", Level::standard},
        MemberLevel{"currency", Level::standard},
        MemberLevel{"language", Level::standard},
        MemberLevel{"cartCode", Level::standard},
        MemberLevel{"cartGuid", Level::standard},
        MemberLevel{"totalItems", Level::standard},
        MemberLevel{"cartItems", Level::standard},
        MemberLevel{"storeAddress", Level::standard},
        MemberLevel{"pagePayloadAttr", Level::standard},
        MemberLevel{"isMarketingCommunication", Level::standard},
        MemberLevel{"isSpazaNewsletterPreference", Level::standard},
        MemberLevel{"dealLink", Level::standard},
        MemberLevel{"signUpMessage", Level::standard},
    };
};

template <>
struct Levels<wire::UserSession> {
    static constexpr std::array members{
        MemberLevel{"responseStatus", Level::basic},  MemberLevel{"successMsg", Level::basic},
        MemberLevel{"errorMsg", Level::basic},        MemberLevel{"isExisting", Level::basic},
        MemberLevel{"invalidOTP", Level::basic},      MemberLevel{"maxCountReached", Level::basic},
        MemberLevel{"triesLeft", Level::basic},       MemberLevel{"tokenId", Level::basic},
        MemberLevel{"expiresIn", Level::basic},       MemberLevel{"resendAfter", Level::basic},
        MemberLevel{"otherWay", Level::basic},        MemberLevel{"sentTo", Level::basic},
        MemberLevel{"isMultipleUsers", Level::basic}, MemberLevel{"accounts", Level::basic},
        MemberLevel{"isMfaRequired", Level::basic},   MemberLevel{"mfaWay", Level::basic},
        MemberLevel{"mfaWays", Level::basic},         MemberLevel{"access_token", Level::basic},
        MemberLevel{"refresh_token", Level::basic},   MemberLevel{"token_type", Level::basic},
        MemberLevel{"expires_in", Level::basic},      MemberLevel{"scope", Level::basic},
        MemberLevel{"isLoggedIn", Level::basic},      MemberLevel{"user", Level::standard, Level::standard}};
};

}  // namespace spaza::json
