#include "shop/promotions/promotion.hpp"

namespace spaza {

std::string in_words(const Off& off) {
    return off.percent > 0 ? std::to_string(off.percent) + '%' : formatted(off.amount);
}

std::string coupon_code(std::string_view typed) {
    std::string code;
    for (const char c : typed)
        if (c > ' ') code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return code;
}

}  // namespace spaza
