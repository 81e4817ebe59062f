#include "platform/s3/object_list.hpp"

#include <gtest/gtest.h>

namespace spaza::s3 {
namespace {

std::string list(const std::string& inside) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ListBucketResult "
           "xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\"><Name>bucket</Name>" +
           inside + "</ListBucketResult>";
}

const std::string kOne =
    "<Contents><Key>files/a&amp;b</Key><LastModified>2026-02-14T07:58:44.000Z</LastModified><Size>3</Size></"
    "Contents>";

TEST(S3ObjectList, ReadsKeysTimesAndWhereItGoesOn) {
    const auto read = read_object_list(
        list("<IsTruncated>true</IsTruncated>" + kOne + "<NextContinuationToken>abc=</NextContinuationToken>"));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->objects.size(), 1);
    EXPECT_EQ(read->objects[0].key, "files/a&b");
    EXPECT_EQ(read->objects[0].modified, parse_iso_time("2026-02-14T07:58:44Z").value());
    EXPECT_EQ(read->next, "abc=");
}

TEST(S3ObjectList, ReadsAnEmptyEnd) {
    const auto read = read_object_list(list("<IsTruncated>false</IsTruncated>"));
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->objects.empty());
    EXPECT_EQ(read->next, "");
}

TEST(S3ObjectList, RefusesWhatSaysLessThanItMust) {
    EXPECT_FALSE(read_object_list(""));
    EXPECT_FALSE(read_object_list("<Error><Code>AccessDenied</Code></Error>"));
    EXPECT_FALSE(read_object_list(list(kOne).substr(0, 200)));
    EXPECT_FALSE(read_object_list(list("<IsTruncated>true</IsTruncated>")));
    EXPECT_FALSE(read_object_list(list("<Contents><Key>a</Key></Contents>")));
    EXPECT_FALSE(
        read_object_list(list("<Contents><LastModified>2026-02-14T07:58:44.000Z</LastModified></Contents>")));
}

}  // namespace
}  // namespace spaza::s3
