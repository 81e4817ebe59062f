#include "platform/mail/received_mail_bounds.hpp"

#include <chrono>
#include <ctime>
#include <gtest/gtest.h>
#include <string>

#include "platform/mail/received_mail_reader.hpp"

namespace spaza::mail {
namespace {

std::string times(int count, const std::string& text) {
    std::string all;
    all.reserve(text.size() * static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

/// What this thread has had of the processor, whoever else wanted it.
std::chrono::nanoseconds cpu_spent() {
    timespec spent{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return std::chrono::seconds{spent.tv_sec} + std::chrono::nanoseconds{spent.tv_nsec};
}

/// Refused, and sooner than a parser could have begun.
void expect_refused(const std::string& raw) {
    const auto began = cpu_spent();
    EXPECT_FALSE(is_within_bounds(raw));
    EXPECT_FALSE(read_mail(raw).has_value());
    EXPECT_LT(cpu_spent() - began, std::chrono::seconds{1});
}

const std::string kMixed = "From: a@b.example\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n";

TEST(MailBounds, RefuseGroupsInGroupsOfAddresses) {
    expect_refused("To: " + times(1'000'000, "a:") + "\r\n\r\nHi\r\n");
    expect_refused("resent-CC : " + times(1'000, "a:") + "\r\n\r\nHi\r\n");
    expect_refused("To:" + times(300, "\r\n a:") + "\r\n\r\nHi\r\n");
    expect_refused(kMixed + "--x\r\nContent-Type: message/rfc822\r\n\r\nTo: " + times(10'000, "a:") + "\r\n\r\n");
    expect_refused(kMixed + "--x\r\n To: " + times(10'000, "a:") + "\r\n\r\n");
}

TEST(MailBounds, RefuseMorePartsThanProgramsWrite) {
    expect_refused(kMixed + times(1'000'000, "--x\r\n\r\n"));
    expect_refused("Content-Type: message/rfc822\r\n\r\n" +
                   times(1'000'000, "Content-Type: message/rfc822\r\n\r\n"));
}

TEST(MailBounds, RefuseLongHeaders) {
    expect_refused(times(3'000'000, "a: b\n"));
    expect_refused(times(3'000'000, "a: b\n") + "\nHi\n");
    expect_refused(kMixed + "--x\n" + times(3'000'000, "a: b\n") + "\nHi\n");
    expect_refused("Subject: x" + times(20'000, "\r\n x") + "\r\n\r\nHi\r\n");
    expect_refused("Subject: " + std::string(20'000, 'x') + "\r\n\r\nHi\r\n");
    expect_refused(kMixed + "--x\r\nContent-Type: text/plain" + times(20'000, ";\r\n a=b") + "\r\n\r\nHi\r\n");
    expect_refused("");
}

TEST(MailBounds, LetMailsOfPeopleIn) {
    EXPECT_TRUE(is_within_bounds("From: a@b.example\r\nTo: Friends: c@d.example, e@f.example;\r\n\r\nHi\r\n"));
    EXPECT_TRUE(is_within_bounds(kMixed + times(40, "--x\r\nContent-Type: text/plain\r\n\r\nNote: 10:00\r\n")));
    const std::string base64 = times(400'000, std::string(76, 'A') + "\r\n");
    EXPECT_TRUE(is_within_bounds(kMixed + "--x\r\nContent-Type: image/png\r\n\r\n" + base64 + "--x--\r\n"));
    EXPECT_TRUE(is_within_bounds("From: a@b.example\r\n\r\n<style><!--\r\n-->" + times(5'000, "<p>a: b</p>\r\n")));
}

/// As much as the bounds let in is no burden to the parser either.
TEST(MailBounds, LetNothingInThatIsTooMuchForTheParser) {
    const auto began = cpu_spent();
    EXPECT_TRUE(read_mail("To: " + times(150, "a:") + "\r\n\r\nHi\r\n").has_value());
    EXPECT_TRUE(read_mail(kMixed + times(1'990, "--x\r\n\r\n")).has_value());
    EXPECT_TRUE(read_mail(times(990, "Content-Type: message/rfc822\r\n\r\n") + "Hi\r\n").has_value());
    std::string nested = "From: a@b.example\r\n";
    for (int i = 0; i < 990; ++i)
        nested += "Content-Type: multipart/digest; boundary=b" + std::to_string(i) + "\r\n\r\n--b" +
                  std::to_string(i) + "\r\n";
    EXPECT_TRUE(read_mail(nested).has_value());
    EXPECT_LT(cpu_spent() - began, std::chrono::seconds{5});
}

TEST(HeaderOfAMail, EndsAtTheFirstEmptyLine) {
    EXPECT_EQ(header_of("To: a\r\nCc: b\r\n\r\nTo: c\r\n"), "To: a\r\nCc: b\r\n");
    EXPECT_EQ(header_of("To: a\nCc: b\n\nTo: c\n"), "To: a\nCc: b\n");
    EXPECT_EQ(header_of("To: a"), "To: a");
    EXPECT_EQ(header_of("\nTo: a"), "");
}

}  // namespace
}  // namespace spaza::mail
