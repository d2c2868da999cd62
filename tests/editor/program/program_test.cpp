// SPDX-License-Identifier: MIT
// The studio's own program, as it is installed, played by fingers that Qt loads into it: every game
// to its end by clicks and by keys, and a power cut in between.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>

namespace {

constexpr int a_match = 240000;  // milliseconds

/// The program with a home of its own.
class Program {
 public:
    explicit Program(const QString& picture) {
        QSettings settings(home_.filePath("fronteira/fronteira-studio.conf"), QSettings::IniFormat);
        settings.setValue("motion", 0);
        settings.setValue("pace", "instant");
        wish("QT_QPA_GENERIC_PLUGINS", "fingers");
        wish("QT_PLUGIN_PATH", FRONTEIRA_BINARY_DIR "/test_plugins");
        wish("XDG_CONFIG_HOME", home_.path());
        wish("XDG_DATA_HOME", home_.path());
        QDir(FRONTEIRA_BINARY_DIR).mkpath("screenshots");
        wish("FINGERS_PICTURES", FRONTEIRA_BINARY_DIR "/screenshots/program_" + picture);
        wish("FINGERS_ROUNDS", "4");
    }

    void wish(const QString& name, const QString& value) { environment_.insert(name, value); }

    void start(QProcess& process) const {
        process.setProcessEnvironment(environment_);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(FRONTEIRA_BINARY_DIR "/bin/fronteira-studio",
                      {"--lang", "en", "--store", home_.filePath("matches.sqlite")});
    }

    /// Runs to its end and tells what it said; its status is checked.
    QString run() const {
        QProcess process;
        start(process);
        const bool ended = process.waitForFinished(a_match);
        const QString said = QString::fromUtf8(process.readAll());
        EXPECT_TRUE(ended);
        EXPECT_EQ(process.exitStatus(), QProcess::NormalExit) << said.toStdString();
        EXPECT_EQ(process.exitCode(), 0) << said.toStdString();
        return said;
    }

 private:
    QTemporaryDir home_;
    QProcessEnvironment environment_ = QProcessEnvironment::systemEnvironment();
};

/// `war/war` as a part of a file's or a test's name.
std::string plain(QString ruleset) {
    return ruleset.replace('/', '_').toStdString();
}

/// The program where there is no display; what it says, and its status.
std::pair<QString, int> without_a_display(const QStringList& arguments, const QString& language) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    environment.insert("LC_ALL", language);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(FRONTEIRA_BINARY_DIR "/bin/fronteira-studio", arguments);
    EXPECT_TRUE(process.waitForFinished());
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    return {QString::fromUtf8(process.readAll()), process.exitCode()};
}

TEST(WithoutADisplay, TheProgramSaysSoAndHowToPlay) {
    const auto [said, status] = without_a_display({}, "C");
    EXPECT_TRUE(said.startsWith("There is no display")) << said.toStdString();
    EXPECT_EQ(status, 1);
}

TEST(WithoutADisplay, HelpIsGiven) {
    const auto [said, status] = without_a_display({"--help"}, "C");
    EXPECT_TRUE(said.contains("--store")) << said.toStdString();
    EXPECT_EQ(status, 0);
}

struct Game : testing::TestWithParam<std::tuple<const char*, const char*>> {};

TEST_P(Game, IsPlayedToItsEndInTheProgram) {
    const auto [ruleset, by] = GetParam();
    Program program(QString::fromStdString(plain(ruleset)) + "_" + by);
    program.wish("FINGERS_RULESET", ruleset);
    program.wish("FINGERS_BY", by);
    EXPECT_TRUE(program.run().contains("over "));
}

INSTANTIATE_TEST_SUITE_P(Program, Game,
                         testing::Combine(testing::Values("war/war", "war_product/war_product",
                                                          "war2/war2", "espionage/espionage_small",
                                                          "island/island"),
                                          testing::Values("clicks", "keys")),
                         [](const auto& game) {
                             return plain(std::get<0>(game.param)) + "_by_" +
                                    std::get<1>(game.param);
                         });

TEST(Program, GoesOnWhereItWasAfterAPowerCut) {
    Program program("power_cut");
    program.wish("FINGERS_RULESET", "war/war");
    program.wish("FINGERS_MOVES", "12");
    QProcess first;
    program.start(first);
    QByteArray said;
    while (!said.contains("played ") && first.waitForReadyRead(60000)) said += first.readAll();
    ASSERT_TRUE(said.contains("played ")) << said.toStdString();
    first.kill();
    first.waitForFinished();
    const int number = said.mid(said.indexOf("played ") + 7).trimmed().toInt();
    ASSERT_GT(number, 0);

    program.wish("FINGERS_RULESET", "");
    program.wish("FINGERS_MOVES", "0");
    const QString again = program.run();
    const qsizetype at = again.indexOf("number ");
    ASSERT_GE(at, 0) << again.toStdString();
    EXPECT_GE(again.mid(at + 7).section('\n', 0, 0).toInt(), number);
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
