#pragma once

#include "shop/cart/cart_wire.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/stores/stores.hpp"

/// JSON shapes of contract/openapi/checkout.yaml.
namespace spaza::wire {

struct DeliveryInfo {
    std::string code;
    std::string name;
    std::optional<bool> storeAvailable;
    bool isSelected{};
    std::optional<std::string> parkingType;
    std::optional<std::string> entrance;
    std::string estimatedTimeMsg;
    std::optional<std::string> unavailableMsg;
    std::optional<Amount> deliveryCost{};
};
BOOST_DESCRIBE_STRUCT(DeliveryInfo, (),
                      (code, name, storeAvailable, isSelected, parkingType, entrance, estimatedTimeMsg,
                       unavailableMsg, deliveryCost))

struct InvoiceRef {
    std::string invoiceNumber;
};
BOOST_DESCRIBE_STRUCT(InvoiceRef, (), (invoiceNumber))

struct Shipment {
    std::optional<std::string> code;
    std::string posName;
    std::string displayName;
    std::string tradingType;
    std::vector<Entry> entries;
    std::vector<DeliveryInfo> deliveryInfos;
    std::optional<PosRef> deliveryPointOfService;
    std::optional<Amount> deliveryCost;
    Amount subTotal;
    std::optional<std::string> status;
    std::optional<std::string> statusDisplay;
    std::optional<std::string> statusDate{};
    std::optional<std::string> carrier{};
    std::optional<std::string> trackingID{};
    std::optional<std::string> trackingUrl{};
    std::optional<InvoiceRef> invoice{};
    std::optional<std::string> collectionCode{};
};
BOOST_DESCRIBE_STRUCT(Shipment, (),
                      (code, posName, displayName, tradingType, entries, deliveryInfos, deliveryPointOfService,
                       deliveryCost, subTotal, status, statusDisplay, statusDate, carrier, trackingID, trackingUrl,
                       invoice, collectionCode))

struct ShipmentEntries {
    std::vector<Shipment> shipments;
};
BOOST_DESCRIBE_STRUCT(ShipmentEntries, (), (shipments))

struct RecepientDetail {  // spelled as in the specification
    std::string name;
    std::string uid;
};
BOOST_DESCRIBE_STRUCT(RecepientDetail, (), (name, uid))

struct AgeCheck {
    bool isRequired{};
    bool isConfirmed{};
};
BOOST_DESCRIBE_STRUCT(AgeCheck, (), (isRequired, isConfirmed))

struct Checkout : Totals, PromotionParts {
    std::string code;
    std::string guid;
    ShipmentEntries shipmentEntries;
    std::vector<Entry> entries;
    std::optional<json::Raw> deliveryAddress;
    std::optional<RecepientDetail> recepientDetail;
    int totalItems{};
    int totalUnitCount{};
    bool isPreOrderCart{};
    std::optional<CartDeposit> deposit{};
    bool isConfirmed{};
    std::optional<TvLicence> tvLicence{};
    std::optional<AgeCheck> ageCheck{};
    std::optional<CouponData> couponData;
    bool responseStatus{true};
    std::optional<std::string> successMsg;
    std::optional<std::string> errorMsg;
};
BOOST_DESCRIBE_STRUCT(Checkout, (Totals, PromotionParts),
                      (code, guid, shipmentEntries, entries, deliveryAddress, recepientDetail, totalItems,
                       totalUnitCount, isPreOrderCart, deposit, isConfirmed, tvLicence, ageCheck, couponData,
                       responseStatus, successMsg, errorMsg))

struct ShipmentChoice {
    std::string posName;
    std::string code;
    std::string tradingType;
};
BOOST_DESCRIBE_STRUCT(ShipmentChoice, (), (posName, code, tradingType))

struct DeliveryChoice {
    std::vector<ShipmentChoice> shipments;
};
BOOST_DESCRIBE_STRUCT(DeliveryChoice, (), (shipments))

struct AgeDeclaration {
    std::optional<std::string> idNumber;
    std::optional<std::string> dateOfBirth;
    std::optional<bool> confirmed;
};
BOOST_DESCRIBE_STRUCT(AgeDeclaration, (), (idNumber, dateOfBirth, confirmed))

struct CheckoutConfirmation {
    std::vector<ShipmentChoice> shipments;
    std::optional<RecepientDetail> recepientDetail;
    std::optional<AgeDeclaration> ageDeclaration;
};
BOOST_DESCRIBE_STRUCT(CheckoutConfirmation, (), (shipments, recepientDetail, ageDeclaration))

struct PickupStoreChange {
    std::string newPOSId;
    std::string oldPOSId;
    std::optional<std::string> tradingType;
};
BOOST_DESCRIBE_STRUCT(PickupStoreChange, (), (newPOSId, oldPOSId, tradingType))

/// What is known of a point of service by its code.
using FindStore = std::function<std::optional<spaza::PointOfService>(const StoreCode&)>;

std::string delivery_text(Delivery way, const Texts& texts);
Checkout to_wire(const CheckoutView& view, const FindStore& find_store, const Texts& texts);

}  // namespace spaza::wire

namespace spaza::json {

template <>
struct Levels<wire::Checkout> {
    static constexpr std::array members{
        MemberLevel{"code", Level::basic},
        MemberLevel{"guid", Level::basic},
        MemberLevel{"totalPriceWithTax", Level::basic},
        MemberLevel{"responseStatus", Level::basic},
        MemberLevel{"successMsg", Level::basic},
        MemberLevel{"errorMsg", Level::basic},
        MemberLevel{"isConfirmed", Level::basic},
        MemberLevel{"shipmentEntries", Level::standard},
        MemberLevel{"deliveryAddress", Level::standard},
        MemberLevel{"recepientDetail", Level::standard},
        MemberLevel{"totalItems", Level::standard},
        MemberLevel{"totalUnitCount", Level::standard},
        MemberLevel{"subTotal", Level::standard},
        MemberLevel{"totalDiscounts", Level::standard},
        MemberLevel{"couponDiscount", Level::standard},
        MemberLevel{"couponData", Level::standard},
        MemberLevel{"appliedVouchers", Level::standard},
        MemberLevel{"why", Level::standard},
        MemberLevel{"deliveryCost", Level::standard},
        MemberLevel{"licenseFeeAmount", Level::standard},
        MemberLevel{"outstandingFeeAmount", Level::standard},
        MemberLevel{"tvLicence", Level::standard},
        MemberLevel{"ageCheck", Level::standard},
        MemberLevel{"isPreOrderCart", Level::standard},
        MemberLevel{"deposit", Level::standard},
        MemberLevel{"totalTax", Level::standard},
        MemberLevel{"totalPrice", Level::standard},
    };
};

}  // namespace spaza::json
