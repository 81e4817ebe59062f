#include <algorithm>

#include "shop/content/content_store_sql.hpp"
#include "support/import_fixture.hpp"

namespace spaza::testing {

class ContentImportTest : public ImportTest {};

constexpr const char* kPages = R"(pages:
  - code: terms
    title: 2026
    kind: static
    slots:
      - code: TermsText
        components:
          - uid: terms-text
            type: CMSParagraphComponent
            content: "<p>One</p>"
          - uid: terms-row
            type: ProductCarousel
            productCodes: "P1 P2"
moved:
  - {kind: product, from: P0, to: P1}
)";

TEST_P(ContentImportTest, TakesPagesWrittenByHand) {
    now = from_millis(1000);
    const auto first = run({folder.write("content.yaml", kPages)});
    EXPECT_EQ(first.bad, 0) << (problems.empty() ? "" : problems.front().reason);
    auto data = database().reading([](storage::Session& session) { return SqlContentStore{session}.load(); });
    ASSERT_EQ(data.pages.size(), 1U);
    EXPECT_EQ(data.pages[0].title, "2026");
    EXPECT_EQ(data.pages[0].kind, "static");
    EXPECT_EQ(data.pages[0].modified_at, 1000);
    EXPECT_EQ(data.pages[0].slots[0].components.size(), 2U);
    ASSERT_EQ(data.moved.size(), 1U);
    EXPECT_EQ(data.moved[0].new_code, "P1");

    // Read again, nothing becomes newer; with a part gone, it is gone and the page is newer.
    now = from_millis(2000);
    EXPECT_EQ(run({folder.write("content.yaml", kPages)}).counts["components"].changed, 0);
    EXPECT_EQ(count("SELECT MAX(modified_at) FROM content_page"), 1000);
    std::string shorter = kPages;
    const auto row = shorter.find("          - uid: terms-row");
    shorter.erase(row, shorter.find("moved:") - row);
    EXPECT_EQ(run({folder.write("content.yaml", shorter)}).bad, 0);
    EXPECT_EQ(count("SELECT COUNT(*) FROM content_component"), 1);
    EXPECT_EQ(count("SELECT MAX(modified_at) FROM content_page"), 2000);
}

TEST_P(ContentImportTest, NotesAVersionOfEachPageThatIsAnotherByWhicheverWayItCame) {
    const auto versions = [&](const std::string& page) {
        return count("SELECT COUNT(*) FROM content_version WHERE page_code = '" + page + "'");
    };
    ASSERT_EQ(run({folder.write("content.yaml", kPages)}).bad, 0) << first_problem();
    EXPECT_EQ(versions("terms"), 1);
    // As a feed does: looked at first, and then the rows that differ are written.
    std::string other = kPages;
    other.replace(other.find("2026"), 4, "2027");
    import::Review seen{0, 100};
    ASSERT_EQ(review({folder.write("content.yaml", other)}, seen).bad, 0) << first_problem();
    EXPECT_EQ(versions("terms"), 1);
    ASSERT_TRUE(seen.kept());
    database().writing([&](storage::Session& session) {
        auto rows = import::ImportSession{session, now};
        for (const auto& [kind, cells] : *seen.kept()) rows.add_kept(kind, cells);
        rows.finish();
        return true;
    });
    EXPECT_EQ(versions("terms"), 2);

    // A page that takes a component of another one makes that another, too; so does one that is hidden.
    ASSERT_EQ(run({folder.write("content.yaml", R"x(pages:
  - code: other
    name: Other
    title: Other
    kind: static
    slots:
      - code: OtherSlot
        components:
          - {uid: terms-row, type: CMSParagraphComponent, content: "<p>Taken</p>"}
)x")})
                  .bad,
              0)
        << first_problem();
    EXPECT_EQ(versions("other"), 1);
    EXPECT_EQ(versions("terms"), 3);
    ASSERT_EQ(run({folder.write("content.yaml", R"x(pages:
  - code: other
    name: Other
    title: Other
    kind: static
    draft: true
    slots:
      - code: OtherSlot
        components:
          - {uid: terms-row, type: CMSParagraphComponent, content: "<p>Taken</p>"}
)x")})
                  .bad,
              0)
        << first_problem();
    EXPECT_EQ(versions("other"), 2);
}

TEST_P(ContentImportTest, SaysWhereAPageIsWrongAndTakesNothing) {
    const std::string path = folder.write("content-terms.yaml", R"x(pages:
  - code: terms
    kind: nonsense
    startsAt: 2026-03-01
    endsAt: 2026-02-01
    slots:
      - code: TermsText
        components:
          - uid: a
            type: CMSParagraphComponent
            content: "<p onclick='x'>One</p>"
          - uid: b
            type: SimpleBanner
            title: A
            urlLink: "javascript:alert(1)"
          - uid: c
            type: AcmeCarousel
            html: "<script src='x'>"
)x");

    EXPECT_EQ(run({path}).bad, 4);

    const auto reported = [&](std::int64_t line, const std::string& field) {
        return std::ranges::any_of(problems, [&](const import::RowProblem& problem) {
            return problem.line == line && problem.field == field && problem.file == path;
        });
    };
    EXPECT_TRUE(reported(2, "kind"));
    EXPECT_TRUE(reported(2, "endsAt"));
    EXPECT_TRUE(reported(9, "content"));
    EXPECT_TRUE(reported(12, "urlLink"));
    EXPECT_TRUE(reported(16, "html"));
    EXPECT_EQ(count("SELECT COUNT(*) FROM content_page"), 0);
}

TEST_P(ContentImportTest, RefusesContentFilesThatAreNone) {
    for (const char* text : {"pages: [", "- a\n- b\n", "pages: 1\n", "stuff: []\n", "a: &a [*a, *a]\n", ""}) {
        const auto answer = run({folder.write("content.yml", text)});
        EXPECT_GT(answer.bad, 0) << text;
    }
    // Aliases of aliases: a small file that would be endless.
    std::string bomb =
        "pages:\n- code: x\n  slots:\n  - code: s\n    components:\n    - uid: u\n      type: OffersGrid\n"
        "      a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
    for (int n = 1; n < 9; ++n) {
        const std::string below = "*a" + std::to_string(n - 1);
        bomb += "      a" + std::to_string(n) + ": &a" + std::to_string(n) + " [";
        for (int i = 0; i < 10; ++i) bomb += (i ? "," : "") + below;
        bomb += "]\n";
    }
    EXPECT_GT(run({folder.write("content.yml", bomb)}).bad, 0);
    EXPECT_EQ(count("SELECT COUNT(*) FROM content_page"), 0);
}

ON_BOTH_ENGINES(ContentImportTest);

}  // namespace spaza::testing
