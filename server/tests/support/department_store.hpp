#pragma once

#include <array>
#include <string>
#include <vector>

#include "shop/catalogue/catalogue_builder.hpp"

namespace spaza::testing {

struct StoreThing {
    const char* code;
    const char* name;
    const char* brand;
    const char* category;
    const char* model{""};
    const char* attributes{"{}"};
    const char* features{"[]"};
    std::int64_t cents{1'000'00};
    const char* ean{""};
};

/// A shop of many departments, some of them for several kinds of things, as appliance and hardware shops have
/// them.
inline const std::vector<StoreThing> kDepartmentStore{
    {"F1", "Vela 300 L fridge freezer VF300", "vela", "fridges", "VF300",
     R"({"type":"Fridge freezer","capacity":300,"layout":"Top freezer","energyStars":3,"frostFree":true})",
     R"(["Ice box of its own"])", 4'999'00},
    {"F2", "Ubuntu 560 L fridge freezer UF560", "ubuntu", "fridges", "UF560",
     R"({"type":"Fridge freezer","capacity":560,"layout":"Side by side","energyStars":4,"iceMaker":true})", "[]",
     19'999'00},
    {"F3", "Ubuntu 120 L fridge UF120", "ubuntu", "fridges", "UF120",
     R"({"type":"Fridge","capacity":120,"energyStars":2})", "[]", 2'499'00},
    {"Z1", "Ubuntu 295 L freezer UZ295", "ubuntu", "freezers", "UZ295",
     R"({"capacity":295,"layout":"Chest","energyStars":3})", "[]", 5'999'00},
    {"Z2", "Vela 200 L freezer VZ200", "vela", "freezers", "VZ200", R"({"capacity":200,"layout":"Upright"})", "[]",
     4'499'00},
    {"W1", "Vela 8 kg front loader washing machine VW8", "vela", "front-loaders", "VW8",
     R"({"type":"Front loader","load":8,"energyStars":4})", "[]", 6'999'00},
    {"W2", "Ubuntu 13 kg top loader washing machine UW13", "ubuntu", "top-loaders", "UW13",
     R"({"type":"Top loader","load":13})", "[]", 5'499'00},
    {"W3", "Ubuntu 8 kg washer dryer UWD8", "ubuntu", "front-loaders", "UWD8",
     R"({"type":"Front loader","load":8,"washerDryer":true})", "[]", 10'999'00},
    {"D1", "Vela 14-place dishwasher SMS60M18AU", "vela", "dishwashers", "SMS60M18AU",
     R"({"places":14,"energyStars":4,"type":"Built-in"})", "[]", 7'999'00, "6001234567892"},
    {"D2", "Ubuntu 5-star chef dishwasher UD12", "ubuntu", "dishwashers", "UD12",
     R"({"places":12,"energyStars":3})"},
    {"A1", "Vela 11942 BTU air conditioner VA12", "vela", "air-conditioners", "VA12",
     R"({"cooling":11942,"power":1100,"inverter":true,"mounting":"Wall","ducting":"Not ducted"})", "[]", 8'999'00},
    {"A2", "Ubuntu 24000 BTU air conditioner UA24", "ubuntu", "air-conditioners", "UA24",
     R"({"cooling":24000,"power":2500,"inverter":false,"mounting":"Cassette","ducting":"Ducted"})", "[]",
     14'999'00},
    {"A3", "Vela 18000 BTU air conditioner VM18", "vela", "air-conditioners", "VM18",
     R"({"cooling":18000,"power":1800,"type":"Multiple split system","mounting":"Wall"})", "[]", 12'999'00},
    {"O1", "Vela 4-plate stove VS4", "vela", "stoves", "VS4", R"({"burners":4})", "[]", 5'999'00},
    {"K1", "Vela 1.7 L kettle VK17", "vela", "kettles", "VK17", R"({"capacity":1.7,"power":2500})", "[]", 399'00},
    {"B1", "Ubuntu 600 W blender UB6", "ubuntu", "blenders", "UB6", R"({"power":600})",
     R"(["Crushes ice from the fridge; the lid stays in the box"])", 499'00},
    {"T1", "Vela 55-inch 4K Smart TV VT55", "vela", "televisions", "VT55", R"({"screenSize":55,"energyStars":5})",
     "[]", 9'999'00},
    {"T2", "Ubuntu 50-inch Smart TV UT50", "ubuntu", "televisions", "UT50", R"({"screenSize":50,"energyStars":6})",
     R"(["A 4K picture"])", 7'999'00},
    {"T3", "Ubuntu 32-inch TV UT32", "ubuntu", "televisions", "UT32", R"({"screenSize":32})", "[]", 2'999'00},
    {"X1", "Gumba TV wall bracket GB55", "gumba", "tv-accessories", "GB55", R"({"screenSize":55})", "[]", 299'00},
    {"H1", "Gumba headphones, black, GH1", "gumba", "headphones", "GH1", R"({"colour":"Black"})",
     R"(["Fits the laptop bag"])", 799'00},
    {"S1", "Gumba 40 W Bluetooth speaker, red, GS40", "gumba", "bluetooth-speakers", "GS40",
     R"({"colour":"Red"})"},
    {"L1", "Sebenza 14-inch laptop SL14", "sebenza", "laptops", "SL14", R"({"screenSize":14})", "[]", 8'999'00},
    {"L2", "Pomme MacBook Air 13", "pomme", "macbooks", "MBA13", R"({"screenSize":13})", "[]", 19'999'00},
    {"L3", "Sebenza Chromebook SC11", "sebenza", "laptops", "SC11", R"({"screenSize":11})", "[]", 3'999'00},
    {"L4", "Vela Chromebook VC11", "vela", "laptops", "VC11", R"({"screenSize":11})", "[]", 3'799'00},
    {"L5", "Gumba laptop bag GLB", "gumba", "laptops", "GLB", "{}", "[]", 399'00},
    {"G1", "Kasi Play 2 console, 1 TB, KP2", "kasi", "consoles", "KP2", "{}", "[]", 11'999'00},
    {"G2", "Stokvel City (Kasi Play)", "kasi", "games", "SC1", "{}", "[]", 899'00},
    {"BR1", "Vlam 2-burner gas braai black VB2", "vlam", "gas-braais", "VB2", R"({"burners":2,"colour":"Black"})",
     "[]", 3'999'00},
    {"BR2", "Harde kettle braai 47 cm HK47", "harde", "coal-braais", "HK47",
     R"({"width":47,"type":"Kettle braai"})", "[]", 1'299'00},
    {"BR3", "Harde charcoal 5 kg HC5", "harde", "charcoal-wood", "HC5", R"({"weight":5,"type":"Charcoal"})", "[]",
     99'00},
    {"BR4", "Vlam braai tongs, steel, VT1", "vlam", "braai-tools", "VT1",
     R"({"material":"Steel","type":"Braai tongs"})", "[]", 149'00},
    {"BR5", "Harde cast-iron potjie pot no. 2, 6 L, HP2", "harde", "braai-tools", "HP2",
     R"({"capacity":6,"type":"Potjie"})", "[]", 799'00},
    {"TP1", "Druppel chrome basin mixer DM1", "druppel", "taps-mixers", "DM1",
     R"({"type":"Basin mixer","finish":"Chrome"})"},
    {"TP2", "Fontein matt black kitchen mixer FM2", "fontein", "taps-mixers", "FM2",
     R"({"type":"Kitchen mixer","finish":"Matt black"})"},
    {"TP3", "Fontein brass garden tap FT3", "fontein", "taps-mixers", "FT3",
     R"({"type":"Garden tap","finish":"Brass"})"},
    {"E1", "Voltmark extension lead 5 m VE5", "voltmark", "extension-leads", "VE5",
     R"({"length":5,"type":"Extension lead"})"},
    {"E2", "Voltmark multiplug 1 m VM1", "voltmark", "extension-leads", "VM1",
     R"({"length":1,"type":"Multiplug"})"},
    {"E3", "Gumba multiplug 2 m GM2", "gumba", "extension-leads", "GM2", R"({"length":2,"type":"Multiplug"})"},
    {"P1", "Verf paint brush 50 mm PB50", "verf", "brushes-rollers", "PB50",
     R"({"width":5,"type":"Paint brush"})"},
    {"P2", "Verf paint roller 225 mm PR225", "verf", "brushes-rollers", "PR225",
     R"({"width":22,"type":"Paint roller"})"},
    {"P3", "Verf wall paint white, 20 L, WP20", "verf", "wall-paint", "WP20",
     R"({"capacity":20,"colour":"White"})", "[]", 999'00},
    {"R1", "Maaier petrol hedge trimmer MH1", "maaier", "trimmers", "MH1",
     R"({"fuel":"Petrol","type":"Hedge trimmer"})"},
    {"R2", "Maaier battery line trimmer ML1", "maaier", "trimmers", "ML1",
     R"({"fuel":"Battery","type":"Line trimmer"})"},
    {"N1", "Bout chipboard screws 4 x 40 mm, box of 50, SC440", "bout", "screws", "SC440",
     R"({"size":"4 x 40 mm"})"},
    {"V1", "Umoya wet and dry vacuum cleaner UV20", "umoya", "workshop-vacuums", "UV20", R"({"capacity":20})"},
    {"Y1", "Klimop 3-step ladder KL3", "klimop", "step-ladders", "KL3", R"({"steps":3,"height":0.9})"},
    {"Y2", "Klimop 5-step ladder KL5", "klimop", "step-ladders", "KL5", R"({"steps":5,"height":1.5})"},
    {"Y3", "Klimop 6-step ladder KL6", "klimop", "step-ladders", "KL6", R"({"steps":6,"height":1.8})"},
    {"Y4", "Klimop 8-step ladder KL8", "klimop", "step-ladders", "KL8", R"({"steps":8,"height":2.4})"},
};

inline CatalogueView a_department_store() {
    struct Department {
        const char* code;
        const char* name;
        const char* parent;
    };
    static constexpr std::array kDepartments{
        Department{"root_sale_cat", "All departments", ""},
        Department{"kitchen", "Kitchen", "root_sale_cat"},
        Department{"fridges-freezers", "Fridges & freezers", "root_sale_cat"},
        Department{"fridges", "Fridges", "fridges-freezers"},
        Department{"freezers", "Freezers", "fridges-freezers"},
        Department{"laundry", "Laundry", "root_sale_cat"},
        Department{"washing-machines", "Washing machines", "laundry"},
        Department{"front-loaders", "Front loaders", "washing-machines"},
        Department{"top-loaders", "Top loaders", "washing-machines"},
        Department{"dishwashers", "Dishwashers", "kitchen"},
        Department{"kettles", "Kettles", "kitchen"},
        Department{"stoves", "Stoves", "kitchen"},
        Department{"blenders", "Blenders", "kitchen"},
        Department{"air-conditioners", "Air conditioners", "root_sale_cat"},
        Department{"tv-audio", "TV & audio", "root_sale_cat"},
        Department{"televisions", "Televisions", "tv-audio"},
        Department{"tv-accessories", "Brackets and cables", "tv-audio"},
        Department{"headphones", "Headphones", "tv-audio"},
        Department{"bluetooth-speakers", "Bluetooth speakers", "tv-audio"},
        Department{"laptops", "Laptops", "root_sale_cat"},
        Department{"macbooks", "MacBooks", "laptops"},
        Department{"gaming", "Gaming", "root_sale_cat"},
        Department{"consoles", "Consoles", "gaming"},
        Department{"games", "Games", "gaming"},
        Department{"braai", "Braai", "root_sale_cat"},
        Department{"gas-braais", "Gas braais", "braai"},
        Department{"coal-braais", "Charcoal & wood braais", "braai"},
        Department{"charcoal-wood", "Charcoal, wood & firelighters", "braai"},
        Department{"braai-tools", "Braai tools & potjies", "braai"},
        Department{"plumbing", "Plumbing", "root_sale_cat"},
        Department{"taps-mixers", "Taps & mixers", "plumbing"},
        Department{"electrical", "Electrical", "root_sale_cat"},
        Department{"extension-leads", "Extension leads", "electrical"},
        Department{"paint-all", "Paint", "root_sale_cat"},
        Department{"wall-paint", "Wall paint", "paint-all"},
        Department{"brushes-rollers", "Brushes & rollers", "paint-all"},
        Department{"garden", "Garden", "root_sale_cat"},
        Department{"trimmers", "Trimmers & brush cutters", "garden"},
        Department{"screws", "Screws, nails & bolts", "root_sale_cat"},
        Department{"workshop-vacuums", "Workshop vacuums & brooms", "root_sale_cat"},
        Department{"step-ladders", "Step ladders", "root_sale_cat"}};
    CatalogueBuilder builder;
    std::vector<StoredCategory> rows;
    for (const Department& each : kDepartments)
        rows.push_back({each.code, each.name, each.parent, {}, {}, static_cast<std::int64_t>(rows.size())});
    builder.set_categories(std::move(rows));
    for (const auto& [code, name] : {std::pair{"vela", "Vela"},
                                     {"ubuntu", "Ubuntu"},
                                     {"gumba", "Gumba"},
                                     {"sebenza", "Sebenza"},
                                     {"pomme", "Pomme"},
                                     {"kasi", "Kasi Play"},
                                     {"vlam", "Vlam"},
                                     {"harde", "Harde"},
                                     {"druppel", "Druppel"},
                                     {"fontein", "Fontein"},
                                     {"voltmark", "Voltmark"},
                                     {"verf", "Verfhuis"},
                                     {"maaier", "Maaier"},
                                     {"bout", "Boutfabriek"},
                                     {"umoya", "Umoya"},
                                     {"klimop", "Klimop"}}) {
        BrandNode brand;
        brand.code = BrandCode{code};
        brand.name = name;
        builder.add_brand(std::move(brand));
    }
    using Type = AttributeColumn::Type;
    const auto attribute = [&](const char* code, const char* name, Type type, const char* unit = "") {
        AttributeColumn column;
        column.code = code;
        column.name = name;
        column.type = type;
        column.unit = unit;
        column.facet = true;
        builder.add_attribute(std::move(column));
    };
    for (const auto& [code, name, unit] : {std::array{"screenSize", "Screen size", "inch"},
                                           {"capacity", "Capacity", "L"},
                                           {"load", "Load", "kg"},
                                           {"places", "Place settings", ""},
                                           {"cooling", "Cooling", "BTU"},
                                           {"power", "Power", "W"},
                                           {"energyStars", "Energy stars", ""},
                                           {"burners", "Burners", ""},
                                           {"width", "Width", "cm"},
                                           {"weight", "Weight", "kg"},
                                           {"length", "Length", "m"},
                                           {"steps", "Steps", ""},
                                           {"height", "Height", "m"}})
        attribute(code, name, Type::number, unit);
    for (const auto& [code, name] : {std::array{"type", "Type"},
                                     {"layout", "Layout"},
                                     {"mounting", "Mounting"},
                                     {"ducting", "Ducting"},
                                     {"colour", "Colour"},
                                     {"material", "Material"},
                                     {"finish", "Finish"},
                                     {"fuel", "Runs on"},
                                     {"size", "Size"}})
        attribute(code, name, Type::text);
    for (const auto& [code, name] : {std::array{"iceMaker", "Ice maker"},
                                     {"frostFree", "Frost free"},
                                     {"inverter", "Inverter"},
                                     {"washerDryer", "Washes and dries"}})
        attribute(code, name, Type::flag);
    auto popularity = static_cast<std::int64_t>(kDepartmentStore.size());
    for (const StoreThing& thing : kDepartmentStore) {
        StoredProduct row;
        row.code = thing.code;
        row.popularity = popularity--;
        row.name = thing.name;
        row.brand_code = thing.brand;
        row.category_code = thing.category;
        row.model = thing.model;
        row.ean = thing.ean;
        row.trading_type = "00";
        row.returnable = true;
        row.features = thing.features;
        row.images = R"([{"url":"/medias/a.svg","alt":"A"}])";
        row.attributes = thing.attributes;
        row.promotions = "[]";
        row.tags = "[]";
        builder.add_product(row);
    }
    CatalogueView view;
    view.catalogue = builder.finish();
    auto prices = std::make_shared<Prices>();
    auto stock =
        std::make_shared<StockBoard>(kDepartmentStore.size(), std::vector{StoreCode{"G205"}, StoreCode{"W001"}});
    for (Ordinal product = 0; product < kDepartmentStore.size(); ++product) {
        prices->cents.push_back(kDepartmentStore[product].cents);
        prices->was.push_back(-1);
        stock->set(product, 1, 5);
    }
    prices->index();
    view.prices = std::move(prices);
    view.stock = std::move(stock);
    return view;
}

}  // namespace spaza::testing
