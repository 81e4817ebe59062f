// A purchase as a stock OCC client makes it, up to the payment page: example https://shop.example ACCESS_TOKEN
// Prints the order as JSON.
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <iostream>

#include "spaza/calls.hpp"

namespace {

using spaza::client::Client;

std::string text(const boost::json::value& value, const char* name) {
    return std::string{value.as_object().at(name).as_string()};
}

bool can_be_bought(const boost::json::object& product) {
    const auto is = [&](const char* name) {
        const auto* flag = product.if_contains(name);
        return flag && flag->is_bool() && flag->get_bool();
    };
    const auto* stock = product.if_contains("stock");
    const auto* level = stock ? stock->as_object().if_contains("stockLevel") : nullptr;
    const auto* type = product.if_contains("tradingType");
    return product.contains("price") && level && level->to_number<int>() > 0 && type &&
           type->as_string() == "00" && !is("liquor") && !is("preOrder") && !is("requiresTvLicence");
}

boost::json::value buy(const std::string& origin, const std::string& token) {
    using namespace spaza::client;
    Client shop{origin};
    const auto page = searchProducts(shop, {.query = ":relevance", .pageSize = 20, .fields = "FULL"});
    std::string product;
    for (const auto& each : page.as_object().at("products").as_array())
        if (product.empty() && can_be_bought(each.as_object())) product = text(each, "code");
    if (product.empty()) throw std::runtime_error{"nothing that can be bought was found"};
    (void)getProduct(shop, product);

    shop.use(token);
    const std::string cart = text(createCart(shop, "current", boost::json::object{}), "code");
    (void)addEntry(shop, "current", cart,
                   boost::json::object{{"quantity", 1}, {"product", boost::json::object{{"code", product}}}});
    (void)addDeliveryAddressToCart(shop, "current", cart,
                                   boost::json::object{{"titleCode", "ms"},
                                                       {"firstName", "Thandi"},
                                                       {"lastName", "Nkosi"},
                                                       {"line1", "12 Berger Street"},
                                                       {"town", "Vorna Valley"},
                                                       {"region", boost::json::object{{"isocode", "ZA-GP"}}},
                                                       {"postalCode", "1686"},
                                                       {"cellphone", "0821234567"}});
    const auto modes = getDeliveryModes(shop, "current", cart);
    const std::string mode = text(modes.as_object().at("deliveryModes").as_array().at(0), "code");
    (void)setDeliveryMode(shop, "current", cart, {.deliveryModeId = mode});
    (void)setPaymentDetailsOfCart(shop, "current", cart, {.paymentDetailsId = "card"});
    return placeOrder(shop, "current", std::nullopt, {.cartId = cart, .termsChecked = true, .fields = "FULL"});
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "say where the shop is, and an access token\n";
        return EXIT_FAILURE;
    }
    try {
        std::cout << boost::json::serialize(buy(arguments[1], arguments[2])) << '\n';
        return EXIT_SUCCESS;
    } catch (const spaza::client::Refused& refused) {
        std::cerr << refused.status << ' ' << refused.type << ": " << refused.what() << '\n';
    } catch (const std::exception& failed) {
        std::cerr << failed.what() << '\n';
    }
    return EXIT_FAILURE;
}
