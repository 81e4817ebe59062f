#include <limits>
#include <optional>
#include <thread>

#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using storage::Bytes;
using storage::Failure;
using storage::Row;
using storage::Session;

class SessionTest : public EmptyDatabaseTest {
protected:
    void SetUp() override {
        EmptyDatabaseTest::SetUp();
        if (IsSkipped()) return;
        const std::string bytes = engine() == storage::Engine::sqlite ? "BLOB" : "BYTEA";
        database().write([&](Session& session) {
            session.script("CREATE TABLE kettle (code TEXT PRIMARY KEY, price BIGINT CHECK (price >= 0), weight " +
                           std::string{"DOUBLE PRECISION"} + ", picture " + bytes +
                           ", name TEXT NOT NULL DEFAULT 'kettle');"
                           "CREATE TABLE review (kettle TEXT NOT NULL REFERENCES kettle (code), stars BIGINT);");
            return true;
        });
    }

    std::int64_t count() {
        return database().reading([](Session& session) {
            return session
                .row("SELECT COUNT(*) FROM kettle", {}, [](const Row& row) { return row.get<std::int64_t>(0); })
                .value();
        });
    }

    void add(const std::string& code) {
        database().write([&](Session& session) {
            session.execute("INSERT INTO kettle (code) VALUES ($1)", {code});
            return true;
        });
    }

    std::optional<Failure::Kind> kind_of(const std::string& sql, std::initializer_list<storage::Value> values) {
        try {
            database().write([&](Session& session) {
                session.execute(sql, values);
                return true;
            });
            return {};
        } catch (const Failure& failure) {
            return failure.kind;
        }
    }
};

TEST_P(SessionTest, KeepsEveryTypeExactly) {
    const auto most = std::numeric_limits<std::int64_t>::max();
    const Bytes picture{std::string{"\0\xFF\x80 'x' \\", 9}};
    const std::string name = "Ketel ’n dôf 茶壺 🫖 'quoted' \\ $1";

    database().write([&](Session& session) {
        session.execute("INSERT INTO kettle (code, price, weight, picture, name) VALUES ($1, $2, $3, $4, $5)",
                        {"K1", most, 0.1, picture, name});
        session.execute("INSERT INTO kettle (code, price, weight, picture) VALUES ($1, $2, $3, $4)",
                        {std::string_view{}, std::nullopt, std::optional<double>{}, std::nullopt});
        return true;
    });

    database().read([&](Session& session) {
        int rows = 0;
        session.query("SELECT price, weight, picture, name FROM kettle WHERE code = $1", {"K1"},
                      [&](const Row& row) {
                          ++rows;
                          EXPECT_EQ(row.get<std::int64_t>(0), most);
                          EXPECT_EQ(row.get<double>(1), 0.1);
                          EXPECT_EQ(row.get<Bytes>(2), picture);
                          EXPECT_EQ(row.get<std::string>(3), name);
                      });
        session.query("SELECT price, weight, picture FROM kettle WHERE code = $1", {""}, [&](const Row& row) {
            ++rows;
            EXPECT_EQ(row.get<std::optional<std::int64_t>>(0), std::nullopt);
            EXPECT_EQ(row.get<std::optional<double>>(1), std::nullopt);
            EXPECT_EQ(row.get<std::optional<Bytes>>(2), std::nullopt);
        });
        EXPECT_EQ(rows, 2);
    });
}

TEST_P(SessionTest, BindsPlaceholdersByNumberRepeatedAndOutOfOrder) {
    database().write([&](Session& session) {
        session.execute("INSERT INTO kettle (price, code, name) VALUES ($2, $1, $1)", {"K1", 700});
        EXPECT_EQ(session.execute("UPDATE kettle SET price = price + $3 WHERE code = $1 AND price - $3 >= $2",
                                  {"K1", 0, 300}),
                  1);
        return true;
    });

    const auto price = database().reading([](Session& session) {
        return session.row("SELECT price FROM kettle WHERE name = $2 AND code = $2 AND $1 < 2", {1, "K1"},
                           [](const Row& row) { return row.get<std::int64_t>(0); });
    });
    EXPECT_EQ(price, 1000);
}

TEST_P(SessionTest, CountsChangedRowsAndReturnsThem) {
    database().write([&](Session& session) {
        EXPECT_EQ(
            session.execute("INSERT INTO kettle (code, price) VALUES ($1, 1), ($2, 2), ($3, 3)", {"a", "b", "c"}),
            3);
        EXPECT_EQ(session.execute("UPDATE kettle SET price = 9 WHERE price > $1", {1}), 2);
        EXPECT_EQ(session.execute("DELETE FROM kettle WHERE code = $1", {"nothing"}), 0);
        const auto codes = session.rows("DELETE FROM kettle WHERE price = 9 RETURNING code", {},
                                        [](const Row& row) { return row.get<std::string>(0); });
        EXPECT_EQ(codes.size(), 2U);
        return true;
    });
    EXPECT_EQ(count(), 1);
}

TEST_P(SessionTest, RunsAStatementWithinItsOwnRows) {
    for (const char* code : {"a", "b"}) add(code);
    database().read([](Session& session) {
        std::string seen;
        const std::string sql = "SELECT code FROM kettle ORDER BY code";
        session.query(sql, {}, [&](const Row& outer) {
            seen += outer.text(0);
            session.query(sql, {}, [&](const Row& inner) { seen += inner.text(0); });
        });
        EXPECT_EQ(seen, "aabbab");
    });
}

TEST_P(SessionTest, NamesTheKindOfABrokenConstraint) {
    add("K1");
    EXPECT_EQ(kind_of("INSERT INTO kettle (code) VALUES ($1)", {"K1"}), Failure::Kind::unique);
    EXPECT_EQ(kind_of("INSERT INTO review (kettle, stars) VALUES ($1, 5)", {"none"}), Failure::Kind::foreign_key);
    EXPECT_EQ(kind_of("INSERT INTO kettle (code, price) VALUES ($1, $2)", {"K2", -1}), Failure::Kind::check);
    EXPECT_EQ(kind_of("INSERT INTO review (kettle) VALUES ($1)", {std::nullopt}), Failure::Kind::check);
    EXPECT_EQ(kind_of("SELECT nonsense FROM kettle", {}), Failure::Kind::other);
    EXPECT_EQ(kind_of("UPDATE kettle SET name = $2 WHERE code = $1", {"K1"}), Failure::Kind::other);
    EXPECT_EQ(count(), 1);
}

TEST_P(SessionTest, RefusesTextThatOneEngineCannotKeep) {
    using namespace std::string_view_literals;
    EXPECT_EQ(kind_of("INSERT INTO kettle (code) VALUES ($1)", {"a\0b"sv}), Failure::Kind::check);
    EXPECT_EQ(kind_of("INSERT INTO kettle (code) VALUES ($1)", {"\xC3\x28"sv}), Failure::Kind::check);
    EXPECT_EQ(kind_of("INSERT INTO kettle (code) VALUES ($1)", {"\xED\xA0\x80"sv}), Failure::Kind::check);
    EXPECT_EQ(count(), 0);
}

TEST_P(SessionTest, RollsBackARefusal) {
    database().write([](Session& session) {
        session.execute("INSERT INTO kettle (code) VALUES ('K1')");
        return false;
    });
    EXPECT_EQ(count(), 0);
}

TEST_P(SessionTest, RollsBackAThrow) {
    EXPECT_THROW(database().write([](Session& session) -> bool {
        session.execute("INSERT INTO kettle (code) VALUES ('K1')");
        throw std::runtime_error{"broken"};
    }),
                 std::runtime_error);
    EXPECT_EQ(count(), 0);
    add("K1");
    EXPECT_EQ(count(), 1);
}

TEST_P(SessionTest, CommitsNothingAfterASwallowedFailure) {
    const auto careless = [&] {
        database().write([](Session& session) {
            session.execute("INSERT INTO kettle (code) VALUES ('K1')");
            try {
                session.execute("INSERT INTO kettle (code) VALUES ('K1')");
            } catch (const Failure&) {
            }
            return true;
        });
    };
    EXPECT_THROW(careless(), Failure);
    EXPECT_EQ(count(), 0);
}

TEST_P(SessionTest, GoesOnAfterAFailedAttempt) {
    database().write([](Session& session) {
        session.execute("INSERT INTO kettle (code) VALUES ('K1')");
        EXPECT_THROW(session.attempt([&] {
            session.execute("INSERT INTO kettle (code) VALUES ('K2')");
            session.execute("INSERT INTO kettle (code) VALUES ('K1')");
        }),
                     Failure);
        session.attempt([&] { session.execute("INSERT INTO kettle (code) VALUES ('K3')"); });
        return true;
    });
    const auto codes = database().reading([](Session& session) {
        return session.rows("SELECT code FROM kettle ORDER BY code", {},
                            [](const Row& row) { return row.get<std::string>(0); });
    });
    EXPECT_EQ(codes, (std::vector<std::string>{"K1", "K3"}));
}

TEST_P(SessionTest, RefusesToWriteInARead) {
    EXPECT_THROW(
        database().read([](Session& session) { session.execute("INSERT INTO kettle (code) VALUES ('K1')"); }),
        Failure);
    EXPECT_EQ(count(), 0);
    add("K1");
}

TEST_P(SessionTest, ShowsAReadOneMomentOfTheDatabase) {
    add("K1");
    database().read([&](Session& session) {
        const auto kettles = [&] {
            return session.row("SELECT COUNT(*) FROM kettle", {}, [](const Row& row) { return row.get<int>(0); });
        };
        EXPECT_EQ(kettles(), 1);
        std::thread{[&] { add("K2"); }}.join();
        EXPECT_EQ(kettles(), 1);
    });
    EXPECT_EQ(count(), 2);
}

TEST_P(SessionTest, RunsWhatMayWaitBeforeTheNextStatement) {
    const auto seen = database().writing([](Session& session) {
        session.later("INSERT INTO kettle (code) VALUES ($1)", {std::string{"K1"}});
        session.later("INSERT INTO kettle (code) VALUES ($1)", {std::string{"K2"}});
        return session.row("SELECT COUNT(*) FROM kettle", {}, [](const Row& row) { return row.get<int>(0); });
    });
    EXPECT_EQ(seen, 2);
    EXPECT_EQ(count(), 2);
}

TEST_P(SessionTest, KeepsNothingOfATransactionWhoseWaitingStatementFails) {
    add("K1");
    const auto write = [&](bool ask_after) {
        database().write([&](Session& session) {
            session.execute("INSERT INTO kettle (code) VALUES ($1)", {"K2"});
            session.later("INSERT INTO kettle (code) VALUES ($1)", {"K1"});  // there already
            session.later("INSERT INTO kettle (code) VALUES ($1)", {"K3"});
            if (ask_after) session.row("SELECT 1", {}, [](const Row& row) { return row.get<int>(0); });
            return true;
        });
    };
    for (const bool ask_after : {false, true}) {
        try {
            write(ask_after);
            ADD_FAILURE() << "a second K1 was kept";
        } catch (const Failure& failure) {
            EXPECT_EQ(failure.kind, Failure::Kind::unique);
        }
        EXPECT_EQ(count(), 1);
    }
    add("K2");  // the connection can be used again
    EXPECT_EQ(count(), 2);
}

TEST_P(SessionTest, UndoesAnAttemptWhoseWaitingStatementFails) {
    add("K1");
    database().write([](Session& session) {
        session.later("INSERT INTO kettle (code) VALUES ($1)", {"K2"});
        EXPECT_THROW(session.attempt([&] { session.later("INSERT INTO kettle (code) VALUES ($1)", {"K1"}); }),
                     Failure);
        session.later("INSERT INTO kettle (code) VALUES ($1)", {"K3"});
        return true;
    });
    EXPECT_EQ(count(), 3);
}

TEST_P(SessionTest, ForgetsWhatMayWaitWhenRefused) {
    database().write([](Session& session) {
        session.later("INSERT INTO kettle (code) VALUES ($1)", {"K1"});
        return false;
    });
    add("K2");
    EXPECT_EQ(count(), 1);
}

TEST_P(SessionTest, AnswersWhatWasAskedAheadAsOfThenAndOnce) {
    const std::string_view how_many = "SELECT COUNT(*) FROM kettle WHERE code <> $1";
    const auto number = [](const Row& row) { return row.get<int>(0); };
    add("K1");
    database().write([&](Session& session) {
        session.ahead(how_many, {"K9"});
        session.row("SELECT 1", {}, number);
        session.later("INSERT INTO kettle (code) VALUES ($1)", {"K2"});
        const bool ahead = session.engine() == storage::Engine::postgresql;
        EXPECT_EQ(session.row(how_many, {"K1"}, number), 1);  // other words
        EXPECT_EQ(session.row(how_many, {"K9"}, number), ahead ? 1 : 2);
        EXPECT_EQ(session.row(how_many, {"K9"}, number), 2);
        return true;
    });
    add("K3");
    database().write([&](Session& session) {
        session.ahead(how_many, {"K9"});
        session.row("SELECT 1", {}, number);
        session.execute("INSERT INTO kettle (code) VALUES ($1)", {"K4"});
        EXPECT_EQ(session.row(how_many, {"K9"}, number), 4);  // somebody has written since
        session.ahead(how_many, {"K9"});
        return true;
    });
    database().write([&](Session& session) {
        session.later("INSERT INTO kettle (code) VALUES ($1)", {"K5"});
        EXPECT_EQ(session.row(how_many, {"K9"}, number), 5);  // nothing is left of another transaction
        return true;
    });
}

TEST_P(SessionTest, TellsCaseApartInLike) {
    add("Kettle");
    const auto found = database().reading([](Session& session) {
        return session.row("SELECT COUNT(*) FROM kettle WHERE code LIKE $1", {"kett%"},
                           [](const Row& row) { return row.get<int>(0); });
    });
    EXPECT_EQ(found, 0);
}

TEST_P(SessionTest, SurvivesAChangedTableUnderAPreparedStatement) {
    add("K1");
    const auto columns = [&] {
        return database().reading([](Session& session) {
            return session.row("SELECT * FROM kettle", {}, [](const Row& row) { return row.get<std::string>(0); });
        });
    };
    for (int i = 0; i < 20; ++i) EXPECT_EQ(columns(), "K1");
    database().write([](Session& session) {
        session.script("ALTER TABLE kettle ADD COLUMN colour TEXT");
        return true;
    });
    for (int i = 0; i < 20; ++i) EXPECT_EQ(columns(), "K1");
}

TEST_P(SessionTest, KeepsOnlySoManyStatementsPrepared) {
    add("K1");
    database().read([](Session& session) {
        for (int i = 0; i < 1200; ++i)
            EXPECT_EQ(session.row("SELECT " + std::to_string(i) + " FROM kettle", {},
                                  [](const Row& row) { return row.get<int>(0); }),
                      i);
    });
}

TEST(OpenDatabase, SaysWhatIsWrongWithAUrl) {
    EXPECT_THROW(storage::open("mysql://somewhere"), Failure);
    EXPECT_THROW(storage::open("sqlite:"), Failure);
    EXPECT_THROW(storage::open("sqlite::memory:"), Failure);
    EXPECT_THROW(storage::open("sqlite:/no/such/folder/shop.db"), Failure);
    EXPECT_THROW(storage::open("postgresql://nobody@127.0.0.1:1/none"), Failure);
}

TEST_P(SessionTest, ALaterChangeOfOneRowThatFindsNoneUndoesTheTransaction) {
    add("K1");
    const auto rename = [&](const std::string& code, bool asks_more) -> std::optional<Failure::Kind> {
        try {
            database().write([&](Session& session) {
                session.execute("INSERT INTO kettle (code) VALUES ($1)", {"beside " + code});
                session.later_one("UPDATE kettle SET name = 'renamed' WHERE code = $1", {code});
                if (asks_more) session.execute("UPDATE kettle SET price = 1 WHERE code = $1", {code});
                return true;
            });
            return {};
        } catch (const Failure& failure) {
            return failure.kind;
        }
    };
    EXPECT_EQ(rename("none", false), Failure::Kind::stale);
    EXPECT_EQ(rename("none", true), Failure::Kind::stale);
    EXPECT_EQ(count(), 1);
    EXPECT_EQ(rename("K1", false), std::nullopt);
    EXPECT_EQ(count(), 2);
    EXPECT_EQ(kind_of("UPDATE kettle SET name = name", {}), std::nullopt);
}

ON_BOTH_ENGINES(SessionTest);

}  // namespace
}  // namespace spaza::testing
