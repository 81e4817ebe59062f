#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/cart/cart.hpp"
#include "shop/promotions/promotions_wire.hpp"
#include "shop/tv_licence/tv_licence_wire.hpp"

/// JSON shapes of contract/openapi/cart.yaml.
namespace spaza::wire {

struct EntryStock {
    std::string stockLevelStatus;
    int stockLevel{};
};
BOOST_DESCRIBE_STRUCT(EntryStock, (), (stockLevelStatus, stockLevel))

struct EntryImage {
    std::string imageType{"PRIMARY"};
    std::string format{"cartIcon"};
    std::string url;
    std::string altText;
};
BOOST_DESCRIBE_STRUCT(EntryImage, (), (imageType, format, url, altText))

struct EntryProduct {
    std::string code;
    std::string name;
    std::string url;
    std::optional<std::string> manufacturer;
    std::optional<Amount> price;
    std::optional<Amount> wasPrice{};
    std::optional<EntryStock> stock;
    std::optional<EntryImage> image;
    std::vector<EntryImage> images;
    std::string tradingType;
    bool purchasable{true};
    bool returnable{true};
    bool liquor{};
    bool requiresTvLicence{};
    std::optional<int> maxOrderQuantity{};  // of a cart
    // Of a return: an empty list, into which stock OCC clients look without asking; the name says which form it
    // is.
    std::optional<std::vector<std::string>> baseOptions{};
};
BOOST_DESCRIBE_STRUCT(EntryProduct, (),
                      (code, name, url, manufacturer, price, wasPrice, stock, image, images, tradingType,
                       purchasable, returnable, liquor, requiresTvLicence, maxOrderQuantity, baseOptions))

struct PosRef {
    std::string name;
    std::string displayName;
};
BOOST_DESCRIBE_STRUCT(PosRef, (), (name, displayName))

struct DeliveryMode {
    std::string code;
    std::string name;
    std::optional<std::string> description{};
    std::optional<Amount> deliveryCost{};
};
BOOST_DESCRIBE_STRUCT(DeliveryMode, (), (code, name, description, deliveryCost))

/// A promotion that made an entry cheaper.
struct EntryPromotion {
    std::string code;
    std::string title;
};
BOOST_DESCRIBE_STRUCT(EntryPromotion, (), (code, title))

struct Entry {
    int entryNumber{};
    int quantity{};
    EntryProduct product;
    Amount basePrice;
    Amount totalPrice;
    std::optional<Amount> discount;
    std::optional<bool> updateable;
    bool giveAway{};
    std::string tradingType;
    std::optional<DeliveryMode> deliveryMode;
    std::optional<PosRef> deliveryPointOfService;
    std::optional<std::string> expectedDeliveryMsg;
    std::optional<int> availableQuantity;
    std::optional<bool> isOutOfStock;
    std::optional<std::string> statusMessage;
    std::optional<int> cancellableQuantity{};  // of an order's entry
    std::optional<int> returnableQuantity{};   // likewise
    std::optional<int> quantityCancelled{};
    std::optional<int> quantityReturned{};
    std::vector<EntryPromotion> promotions{};
};
BOOST_DESCRIBE_STRUCT(Entry, (),
                      (entryNumber, quantity, product, basePrice, totalPrice, discount, updateable, giveAway,
                       tradingType, deliveryMode, deliveryPointOfService, expectedDeliveryMsg, availableQuantity,
                       isOutOfStock, statusMessage, cancellableQuantity, returnableQuantity, quantityCancelled,
                       quantityReturned, promotions))

struct CouponData {
    std::string couponId;
    bool couponApplied{};
    std::string couponMessage;
};
BOOST_DESCRIBE_STRUCT(CouponData, (), (couponId, couponApplied, couponMessage))

struct CartModification {
    std::string statusCode;
    std::optional<std::string> statusMessage;
    int quantity{};
    int quantityAdded{};
    std::optional<Entry> entry;
    std::optional<std::string> productCode{};
    bool responseStatus{true};
    std::optional<std::string> successMsg;
    std::optional<std::string> errorMsg;
};
BOOST_DESCRIBE_STRUCT(CartModification, (),
                      (statusCode, statusMessage, quantity, quantityAdded, entry, productCode, responseStatus,
                       successMsg, errorMsg))

/// A pre-order's deposit, and what follows when it is released.
struct CartDeposit {
    Amount amount;
    Amount balance;
};
BOOST_DESCRIBE_STRUCT(CartDeposit, (), (amount, balance))

/// What carts, checkouts and orders say of their money.
struct Totals {
    Amount subTotal;
    Amount productDiscounts;
    Amount orderDiscounts;
    Amount totalDiscounts;
    Amount couponDiscount;
    std::optional<Amount> licenseFeeAmount{};
    std::optional<Amount> outstandingFeeAmount{};
    Amount deliveryCost;
    Amount totalTax;
    Amount totalPrice;
    Amount totalPriceWithTax;
};
BOOST_DESCRIBE_STRUCT(Totals, (),
                      (subTotal, productDiscounts, orderDiscounts, totalDiscounts, couponDiscount,
                       licenseFeeAmount, outstandingFeeAmount, deliveryCost, totalTax, totalPrice,
                       totalPriceWithTax))

struct CartUser {
    std::string uid;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(CartUser, (), (uid, name))

struct Cart : Totals, PromotionParts {
    std::string type{"cartWsDTO"};
    std::string code;
    std::string guid;
    std::optional<std::string> name{};  // of one put aside
    std::optional<std::string> description{};
    std::optional<std::string> saveTime{};
    std::optional<std::string> expirationTime{};
    bool net{};
    bool calculated{true};
    std::vector<Entry> entries;
    int totalItems{};
    int totalUnitCount{};
    int deliveryItemsQuantity{};
    int pickupItemsQuantity{};
    std::optional<Amount> freeDeliveryRemaining;
    std::optional<CouponData> couponData;
    bool isPreOrderCart{};
    std::optional<CartDeposit> deposit{};
    std::optional<TvLicence> tvLicence{};
    // for stock OCC clients
    std::optional<CartUser> user{};
    std::optional<json::Raw> deliveryAddress{};
    std::optional<DeliveryMode> deliveryMode{};
    std::optional<json::Raw> paymentInfo{};
    // of a CartModification
    std::optional<std::string> statusCode;
    std::optional<std::string> statusMessage;
    std::optional<int> quantity;
    std::optional<int> quantityAdded;
    std::optional<Entry> entry;
    std::optional<std::vector<CartModification>> cartModifications;
    bool responseStatus{true};
    std::optional<std::string> successMsg;
    std::optional<std::string> errorMsg;
};
BOOST_DESCRIBE_STRUCT(Cart, (Totals, PromotionParts),
                      (type, code, guid, name, description, saveTime, expirationTime, net, calculated, entries,
                       totalItems, totalUnitCount, deliveryItemsQuantity, pickupItemsQuantity,
                       freeDeliveryRemaining, couponData, isPreOrderCart, deposit, tvLicence, user,
                       deliveryAddress, deliveryMode, paymentInfo, statusCode, statusMessage, quantity,
                       quantityAdded, entry, cartModifications, responseStatus, successMsg, errorMsg))

struct CartList {
    std::vector<Cart> carts;
};
BOOST_DESCRIBE_STRUCT(CartList, (), (carts))

struct ProductRef {
    std::string code;
};
BOOST_DESCRIBE_STRUCT(ProductRef, (), (code))

struct PosName {
    std::string name;
};
BOOST_DESCRIBE_STRUCT(PosName, (), (name))

struct EntryForm {
    std::optional<int> quantity;
    ProductRef product;
    std::optional<PosName> deliveryPointOfService;
};
BOOST_DESCRIBE_STRUCT(EntryForm, (), (quantity, product, deliveryPointOfService))

struct QuantityForm {
    int quantity{};
    std::optional<PosName> deliveryPointOfService;
};
BOOST_DESCRIBE_STRUCT(QuantityForm, (), (quantity, deliveryPointOfService))

struct DealProduct {
    std::string productCode;
    std::optional<int> quantity;
};
BOOST_DESCRIBE_STRUCT(DealProduct, (), (productCode, quantity))

struct AddDealForm {
    std::optional<std::string> cartCode;
    std::optional<std::string> dealCode;
    std::vector<DealProduct> dealProducts;
};
BOOST_DESCRIBE_STRUCT(AddDealForm, (), (cartCode, dealCode, dealProducts))

struct CouponForm {
    std::optional<std::string> couponCode;
};
BOOST_DESCRIBE_STRUCT(CouponForm, (), (couponCode))

struct AddToCartForm {
    std::optional<std::string> cartId;
    std::string productCode;
    std::optional<int> quantity;
    std::optional<std::string> validationId;  // of a television's licence
};
BOOST_DESCRIBE_STRUCT(AddToCartForm, (), (cartId, productCode, quantity, validationId))

/// Those that took something off this entry alone; what the whole cart got is not an entry's.
std::vector<EntryPromotion> promotions_of(const std::vector<DiscountLine>& discounts, int entry_number);
/// Nothing when there is nothing to collect.
std::optional<Amount> collected(Money sum);
Totals totals(const PricedCart& priced);
/// What is to be said of a coupon: why it is not used, or that it is.
CouponData coupon_data(const CouponAnswer& answer, const Texts& texts);
Entry entry(const CartView& view, std::size_t at, const Texts& texts);
std::optional<CartDeposit> cart_deposit(const std::optional<DepositSplit>& split);
Cart to_wire(const CartView& view, const Texts& texts);
CartModification to_wire(const spaza::CartModification& modification, const CartView& view, const Texts& texts);
/// The cart with the members of the modification that made it.
Cart with(Cart cart, const CartModification& modification);

}  // namespace spaza::wire

namespace spaza::json {

template <>
struct Levels<wire::Cart> {
    static constexpr std::array members{
        MemberLevel{"type", Level::basic},
        MemberLevel{"code", Level::basic},
        MemberLevel{"guid", Level::basic},
        MemberLevel{"name", Level::basic},
        MemberLevel{"description", Level::basic},
        MemberLevel{"saveTime", Level::basic},
        MemberLevel{"expirationTime", Level::basic},
        MemberLevel{"totalItems", Level::basic},
        MemberLevel{"totalUnitCount", Level::basic},
        MemberLevel{"totalPrice", Level::basic},
        MemberLevel{"totalPriceWithTax", Level::basic},
        MemberLevel{"statusCode", Level::basic},
        MemberLevel{"statusMessage", Level::basic},
        MemberLevel{"quantity", Level::basic},
        MemberLevel{"quantityAdded", Level::basic},
        MemberLevel{"couponData", Level::basic},
        MemberLevel{"responseStatus", Level::basic},
        MemberLevel{"successMsg", Level::basic},
        MemberLevel{"errorMsg", Level::basic},
        MemberLevel{"cartModifications", Level::basic},
        MemberLevel{"entry", Level::standard},
        MemberLevel{"entries", Level::standard},
        MemberLevel{"net", Level::standard},
        MemberLevel{"calculated", Level::standard},
        MemberLevel{"subTotal", Level::standard},
        MemberLevel{"productDiscounts", Level::standard},
        MemberLevel{"orderDiscounts", Level::standard},
        MemberLevel{"totalDiscounts", Level::standard},
        MemberLevel{"couponDiscount", Level::standard},
        MemberLevel{"deliveryCost", Level::standard},
        MemberLevel{"totalTax", Level::standard},
        MemberLevel{"licenseFeeAmount", Level::standard},
        MemberLevel{"outstandingFeeAmount", Level::standard},
        MemberLevel{"tvLicence", Level::standard},
        MemberLevel{"freeDeliveryRemaining", Level::standard},
        MemberLevel{"deliveryItemsQuantity", Level::standard},
        MemberLevel{"pickupItemsQuantity", Level::standard},
        MemberLevel{"isPreOrderCart", Level::standard},
        MemberLevel{"deposit", Level::standard},
        MemberLevel{"appliedProductPromotions", Level::standard},
        MemberLevel{"appliedOrderPromotions", Level::standard},
        MemberLevel{"potentialProductPromotions", Level::standard},
        MemberLevel{"potentialOrderPromotions", Level::standard},
        MemberLevel{"appliedVouchers", Level::standard},
        MemberLevel{"why", Level::standard},
    };
};

}  // namespace spaza::json
