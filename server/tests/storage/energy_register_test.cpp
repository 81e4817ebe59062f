#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "base/assets.hpp"
#include "shop/demo/generator_rules.hpp"
#include "shop/demo/material.hpp"
#include "shop/import/import_run_service.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

import::Mapping register_mapping(){return import::Mapping::parse(*asset("mappings/energy-register.toml"));
}

std::vector<std::string> sample_files() {
    std::vector<std::string> files;
    for (const char* kind :
         {"air_conditioner", "dishwasher", "dryer", "monitor", "refrigerator", "television", "washing_machine"})
        files.push_back(std::string{SPAZA_TEST_DATA} + "/energy-register/" + kind + ".csv");
    return files;
}

struct Outcome {
    import::RunAnswer answer;
    std::vector<import::RowProblem> skipped;
    std::vector<import::RowProblem> bad;
};

Outcome import_samples(storage::Database& database) {
    Outcome outcome;
    const auto mapping = register_mapping();
    database.write([&](storage::Session& session) {
        outcome = {};
        import::ImportSession rows{session, TimePoint {}};
        outcome.answer = import::run(
            sample_files(), rows,
            {.mapping = &mapping,
             .report = [&](const import::RowProblem& problem,
                           bool skipped) { (skipped ? outcome.skipped : outcome.bad).push_back(problem); },
             .progress = {}});
        return true;
    });
    return outcome;
}

using EnergyRegister = DatabaseTest;

TEST_P(EnergyRegister, BecomesProductsAndReportsOddRows) {
    const Outcome outcome = import_samples(database());

    EXPECT_EQ(outcome.answer.counts.at("products").read, 15);
    EXPECT_EQ(outcome.answer.counts.at("products").changed, 9);
    EXPECT_EQ(outcome.skipped.size(), 5U);  // wildcard, no model twice, repeated, superseded
    ASSERT_FALSE(outcome.bad.empty());      // a plasma screen of size "abc"
    for (const import::RowProblem& problem : outcome.bad)
        EXPECT_EQ(problem.line, 6) << problem.file << problem.field;
}

TEST_P(EnergyRegister, KeepsSizesAndEnergy) {
    import_samples(database());
    const auto attributes = [&](const char* code) {
        return database()
            .reading([&](storage::Session& session) {
                return session.row("SELECT attributes || category_code || name FROM product WHERE code = $1",
                                   {code}, [](const storage::Row& row) { return row.get<std::string>(0); });
            })
            .value_or("");
    };

    const std::string television = attributes("sample-screens-ss-55a");
    EXPECT_NE(television.find("\"screenSize\":55"), std::string::npos) << television;
    EXPECT_NE(television.find("Sample Screens 55-inch LED TV SS-55A"), std::string::npos) << television;
    const std::string freezer = attributes("koel-kf-158");
    EXPECT_NE(freezer.find("\"capacity\":158"), std::string::npos) << freezer;
    EXPECT_NE(freezer.find("freezers"), std::string::npos) << freezer;
    EXPECT_EQ(attributes("koel-kr-400").find("capacity"), std::string::npos);
    EXPECT_NE(attributes("lug-ac-25").find("\"cooling\":8530"), std::string::npos);
    EXPECT_NE(attributes("hp-h-24").find("HP 24-inch monitor"), std::string::npos);
}

ON_BOTH_ENGINES(EnergyRegister);

TEST(EnergyRegisterMapping, HasTheDemoShopsDepartmentsAndSpecifications) {
    const auto mapping = register_mapping();
    const auto material = demo::load_material(assets(), [](std::string text) {
        return demo::dated(std::move(text), std::chrono::sys_days{std::chrono::year{2026} / 6 / 8});
    });
    for (const import::Record& row : mapping.categories()) {
        const auto checked = import::read_category(row);
        const auto same = std::ranges::find(material.categories, checked.row.code, &import::CategoryRow::code);
        ASSERT_NE(same, material.categories.end()) << checked.row.code;
        EXPECT_EQ(checked.row.name, same->name);
        EXPECT_EQ(checked.row.parent_code, same->parent_code);
        EXPECT_EQ(checked.row.position, same->position) << checked.row.code;
        EXPECT_EQ(checked.row.image_url, same->image_url);
    }
    for (const import::Record& row : mapping.attributes()) {
        const auto checked = import::read_attribute(row);
        const auto same = std::ranges::find(material.attributes, checked.row.code, &import::AttributeRow::code);
        ASSERT_NE(same, material.attributes.end()) << checked.row.code;
        EXPECT_EQ(checked.row.name, same->name);
        EXPECT_EQ(checked.row.unit, same->unit);
        EXPECT_EQ(checked.row.bands, same->bands);
        EXPECT_EQ(checked.row.facet, same->facet);
        EXPECT_EQ(checked.row.position, same->position) << checked.row.code;
    }
}

}  // namespace spaza::testing
}  // namespace spaza::testing
