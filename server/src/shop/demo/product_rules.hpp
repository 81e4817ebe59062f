#pragma once

#include "shop/demo/demo.hpp"
#include "shop/demo/random.hpp"
#include "shop/pictures/pictures.hpp"

namespace spaza::demo {

/// How a product is spread over the stores.
enum class Spread { normal, none, low, elsewhere, nearby };

/// A product of the demo shop before it becomes rows.
struct Draft {
    import::ProductRow product;
    import::PriceRow price;
    Spread spread{Spread::normal};
};

/// Everything a series or a pinned product is made from.
struct Workshop {
    const Material& material;
    const std::map<std::string, Drawing, std::less<>>& drawings;
    std::chrono::sys_days today;
};

/// One brand's range of one family: the sizes it comes in, with codes after `last_code`.
std::vector<Draft> make_series(const Workshop& workshop, std::size_t series, Random random,
                               std::int64_t last_code);

/// A product with the figures given for it.
Draft make_pinned(const Workshop& workshop, const Pinned& pinned, std::size_t rank, Random random);

/// `Vela` and `VQ{screenSize}{series}` filled in; a name that stands for nothing stays.
std::string filled(std::string_view pattern, const std::vector<std::pair<std::string, Value>>& values);
/// `55`, `5.5`, `Graphite`.
std::string shown(const Value& value);

}  // namespace spaza::demo
