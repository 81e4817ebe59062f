#include "app/key_mark.hpp"

#include "shop/accounts/passwords.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

/// Which crypto.key a database was written with, on both engines.
struct KeyMark : DatabaseTest {
    static Config with(char letter) {
        Config config;
        config.crypto.key = std::string(64, letter);
        return config;
    }
    void keep_password(const std::string& id, const std::string& pepper) {
        const std::string hash = Passwords{{}, pepper}.hash("Kettle.Moon77").value();
        database().write([&](storage::Session& session) {
            session.execute(
                "INSERT INTO customer (id, uid, first_name, last_name, password_hash, created_at, modified_at) "
                "VALUES ($1, $1, 'T', 'N', $2, 0, 0)",
                {id, hash});
            return true;
        });
    }
    std::string complaint(const Config& config) { return app::key_complaint(database(), config).value_or("none"); }
    const std::string not_the_one_ = "crypto.key is not the one the database was written with";
};

TEST_P(KeyMark, ADatabaseFromBeforeIsKnownByItsPasswords) {
    keep_password("thandi", with('a').crypto.key);
    app::note_key(database(), with('b'));
    EXPECT_EQ(complaint(with('b')), not_the_one_);
    EXPECT_EQ(complaint({}), "crypto.key is not set, but the database was written with one");

    app::note_key(database(), with('a'));
    EXPECT_EQ(complaint(with('a')), "none") << "the wrong one has not been noted";
    EXPECT_EQ(complaint(with('b')), not_the_one_);

    app::note_key(database(), with('b'), true);
    EXPECT_EQ(complaint(with('b')), "none") << "asked to go on with it";
}

TEST_P(KeyMark, PasswordsKeptWithNoKeyTellNothing) {
    keep_password("thandi", "");
    EXPECT_EQ(complaint({}), "none");
    EXPECT_EQ(complaint(with('a')), "none");
}

TEST_P(KeyMark, OfTwoNodesTheOneThatCameLaterHearsOfTheOther) {
    app::note_key(database(), with('a'));
    app::note_key(database(), with('b'));
    EXPECT_EQ(complaint(with('a')), "none");
    EXPECT_EQ(complaint(with('b')), not_the_one_);
}

ON_BOTH_ENGINES(KeyMark);

}  // namespace
}  // namespace spaza::testing
