#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

#include "shop/attachments/attachments_intake_service.hpp"
#include "shop/attachments/attachments_service.hpp"

// Files whose content is kept outside of the database.
namespace spaza {
namespace {

using testing::IsEmpty;

const std::string kPdf = "%PDF-1.7\n1 0 obj\n%%EOF\n";

struct NoPictures final : PictureCleaner {
    std::expected<Cleaned, Refusal> clean(const std::string&) override {
        return std::unexpected{Refusal::not_readable};
    }
};

/// A place that can go away.
struct Shelf final : AttachmentContents {
    void keep(const std::string& id, std::string content) override {
        reach();
        kept[id] = std::move(content);
    }
    std::optional<std::string> read(const std::string& id) override {
        reach();
        const auto found = kept.find(id);
        return found == kept.end() ? std::nullopt : std::optional{found->second};
    }
    void drop(const std::string& id) override { kept.erase(id); }
    void reach() const {
        if (away) throw ContentsUnavailable{"nobody answered"};
    }
    std::map<std::string, std::string> kept;
    bool away{false};
};

struct Rows final : AttachmentStore {
    void add(const Attachment& attachment) override { kept[attachment.id] = attachment; }
    std::optional<Attachment> find(const std::string& id) override {
        const auto found = kept.find(id);
        return found == kept.end() ? std::nullopt : std::optional{found->second};
    }
    bool attach(const std::string&, const CustomerId&, const std::string&) override { return false; }
    bool drop(const std::string& id, const CustomerId&) override { return kept.erase(id) == 1; }
    std::vector<Attachment> of(const std::string&) override { return {}; }
    std::map<std::string, Attachment> kept;
};

class FilesOutside : public testing::Test {
protected:
    NoPictures pictures;
    Shelf outside;
    FileIntakeService intake{pictures, {}, &outside};
    Rows rows;
    Shelf database;
    SystemClock clock;
    AttachmentService service{rows, database, clock};
    const CustomerId owner{"c-1"};
};

TEST_F(FilesOutside, AreThereBeforeAnythingIsWrittenDown) {
    const auto ready = intake.take_in({{"a.pdf", kPdf}}, 0);
    ASSERT_TRUE(ready);
    const ReadyFile& file = ready->front();
    EXPECT_EQ(outside.kept.at(file.kept_as), kPdf);
    EXPECT_THAT(file.content, IsEmpty());

    const auto kept = service.upload(owner, file);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->id, file.kept_as);
    EXPECT_EQ(kept->size, static_cast<std::int64_t>(kPdf.size()));
    EXPECT_THAT(database.kept, IsEmpty());

    const auto found = service.download(owner, kept->id);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->content, std::nullopt);
    EXPECT_EQ(content_outside(&outside, found->attachment).value(), kPdf);
}

TEST_F(FilesOutside, AreRefusedWhileThePlaceIsAway) {
    outside.away = true;
    const auto refused = intake.take_in({{"a.pdf", kPdf}}, 0);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "attachment.notKept");
    EXPECT_EQ(refused.error().reason, Reason::busy);
}

TEST_F(FilesOutside, ABadOneKeepsNoneOfItsMessage) {
    ASSERT_FALSE(intake.take_in({{"a.pdf", kPdf}, {"b.png", "\x89PNG\r\n\x1a\n"}}, 0));
    EXPECT_THAT(outside.kept, IsEmpty());
}

TEST_F(FilesOutside, AreDistinguishedWhenTheyCannotBeReadAndWhenTheyAreGone) {
    const auto kept = service.upload(owner, intake.take_in({{"a.pdf", kPdf}}, 0)->front()).value();
    const auto key = [&](AttachmentContents* place) { return content_outside(place, kept).error().message_key; };
    outside.away = true;
    EXPECT_EQ(key(&outside), "attachment.notReached");
    outside.away = false;
    outside.kept[kept.id] = "half";
    EXPECT_EQ(key(&outside), "attachment.notReached");
    outside.drop(kept.id);
    EXPECT_EQ(key(&outside), "attachment.lost");
    EXPECT_EQ(key(nullptr), "attachment.lost");
}

TEST_F(FilesOutside, InTheDatabaseNothingChanged) {
    FileIntakeService into_database{pictures, {}};
    const auto ready = into_database.take_in({{"a.pdf", kPdf}}, 0);
    ASSERT_TRUE(ready);
    const auto kept = service.upload(owner, ready->front());
    EXPECT_EQ(database.kept.at(kept->id), kPdf);
    EXPECT_THAT(outside.kept, IsEmpty());
    EXPECT_EQ(service.download(owner, kept->id)->content, kPdf);
}

}  // namespace
}  // namespace spaza
