#include "shop/catalogue/variants.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(Variants, AreNamedChoicesOrOneValue) {
    EXPECT_EQ(choices_of("Colour=Black|Storage=256 GB"),
              (std::vector<VariantChoice>{{"Colour", "Black"}, {"Storage", "256 GB"}}));
    EXPECT_EQ(choices_of("55 inch"), (std::vector<VariantChoice>{{"", "55 inch"}}));
    EXPECT_EQ(choices_of("Sum=1=1"), (std::vector<VariantChoice>{{"Sum", "1=1"}}));
    EXPECT_TRUE(choices_of("").empty());
    EXPECT_EQ(shown_choices("Colour=Black|Storage=256 GB"), "Black, 256 GB");
    EXPECT_EQ(shown_choices("55 inch"), "55 inch");
}

TEST(Variants, MakeAMatrixOfWhatIsChosenFirstThenSecond) {
    const auto matrix =
        matrix_of({choices_of("Colour=Silver|Storage=256 GB"), choices_of("Colour=Black|Storage=256 GB"),
                   choices_of("Colour=Silver|Storage=512 GB")});

    ASSERT_EQ(matrix.size(), 2U);
    EXPECT_EQ(matrix[0].choice.value, "Silver");
    EXPECT_FALSE(matrix[0].is_leaf());
    ASSERT_EQ(matrix[0].elements.size(), 2U);
    EXPECT_EQ(matrix[0].elements[1].choice, (VariantChoice{"Storage", "512 GB"}));
    EXPECT_EQ(matrix[0].elements[1].form, 2U);
    EXPECT_EQ(matrix[0].elements[1].level, 1U);
    ASSERT_EQ(matrix[1].elements.size(), 1U);
    EXPECT_TRUE(matrix[1].elements[0].is_leaf());
}

TEST(Variants, AreNoMatrixWhenTheyDoNotFit) {
    EXPECT_TRUE(matrix_of({choices_of("Colour=Silver"), choices_of("Size=L")}).empty());
    EXPECT_TRUE(matrix_of({choices_of("Colour=Silver"), choices_of("Colour=Silver|Size=L")}).empty());
    EXPECT_TRUE(matrix_of({choices_of("Colour=Silver"), choices_of("Colour=Silver")}).empty());
    EXPECT_TRUE(matrix_of({choices_of("Colour=Silver"), choices_of("")}).empty());
    EXPECT_TRUE(matrix_of({}).empty());
}

}  // namespace
}  // namespace spaza
