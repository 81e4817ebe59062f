#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "shop/attachments/attachments_intake_service.hpp"

// Files and the virus scanner.
namespace spaza {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string kScannedPdf = "%PDF-1.7\n1 0 obj\n%%EOF\n";
const std::string kJpeg = "\xff\xd8\xff\xe0 a picture as the camera wrote it";

struct Cleaner final : PictureCleaner {
    std::expected<Cleaned, Refusal> clean(const std::string& picture) override {
        cleaned.push_back(picture);
        return Cleaned{AttachmentKind::jpeg, "its pixels"};
    }
    std::vector<std::string> cleaned;
};

struct Scanner final : FileScanner {
    Verdict scan(std::string_view content) override {
        seen.emplace_back(content);
        return seen.size() > clean_before ? verdict : Verdict::clean;
    }
    std::vector<std::string> seen;
    Verdict verdict{Verdict::clean};
    std::size_t clean_before{0};  // files that are fine
};

struct ScannedShelf final : AttachmentContents {
    void keep(const std::string&, std::string content) override { kept.push_back(std::move(content)); }
    std::optional<std::string> read(const std::string&) override { return std::nullopt; }
    void drop(const std::string&) override {}
    std::vector<std::string> kept;
};

class ScannedFiles : public testing::Test {
protected:
    Cleaner cleaner;
    Scanner scanner;
    ScannedShelf outside;
    FileIntakeService intake{cleaner, {}, &outside, &scanner};
};

TEST_F(ScannedFiles, AreLookedAtAsTheyWereSent) {
    ASSERT_TRUE(intake.take_in({{"a.pdf", kScannedPdf}, {"b.jpg", kJpeg}}, 0));
    EXPECT_THAT(scanner.seen, ElementsAre(kScannedPdf, kJpeg));
    EXPECT_THAT(outside.kept, ElementsAre(kScannedPdf, "its pixels"));
}

TEST_F(ScannedFiles, AreRefusedByNameAndNoneOfTheMessageIsKept) {
    scanner.verdict = FileScanner::Verdict::infected;
    scanner.clean_before = 1;
    const auto refused = intake.take_in({{"a.pdf", kScannedPdf}, {"b.jpg", kJpeg}}, 0);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, Reason::invalid);
    EXPECT_EQ(refused.error().message_key, "attachment.infected");
    EXPECT_EQ(refused.error().subject, "file");
    EXPECT_EQ(refused.error().params.front().second, "b.jpg");
    EXPECT_THAT(cleaner.cleaned, IsEmpty());
    EXPECT_THAT(outside.kept, IsEmpty());
}

TEST_F(ScannedFiles, AreNotTakenWhenNobodyCouldLook) {
    using enum FileScanner::Verdict;
    const std::vector<std::tuple<FileScanner::Verdict, Reason, std::string>> cases{
        {away, Reason::busy, "attachment.notScanned"},
        {busy, Reason::busy, "attachment.busy"},
        {too_large, Reason::invalid, "attachment.tooLargeToScan"}};
    for (const auto& [verdict, reason, key] : cases) {
        scanner.verdict = verdict;
        const auto refused = intake.take_in({{"b.jpg", kJpeg}}, 0);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().reason, reason);
        EXPECT_EQ(refused.error().message_key, key);
    }
    EXPECT_THAT(cleaner.cleaned, IsEmpty());
    EXPECT_THAT(outside.kept, IsEmpty());
}

TEST_F(ScannedFiles, OfNoKindTheShopTakesAreRefusedBefore) {
    EXPECT_FALSE(intake.take_in({{"a.exe", "MZ"}}, 0));
    EXPECT_THAT(scanner.seen, IsEmpty());
}

}  // namespace
}  // namespace spaza
