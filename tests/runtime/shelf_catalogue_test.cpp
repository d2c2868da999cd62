// SPDX-License-Identifier: MIT
#include "runtime/shelf.hpp"

#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

struct Catalogue : testing::Test {
    Catalogue() {
        std::string made = (fs::temp_directory_path() / "fronteira_catalogue_XXXXXX").string();
        folder = mkdtemp(made.data());
    }
    ~Catalogue() override { fs::remove_all(folder); }

    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((folder / name).parent_path());
        std::ofstream(folder / name) << text;
    }
    table::Json listed(const std::string& language = "en") const {
        const Installation installation(Places{{folder}, {}});
        return Shelf(installation).catalogue(language);
    }
    fs::path folder;
};

constexpr const char* whole =
    "id = \"toy\"\nversion = \"1.0.0\"\napi = 1\nname = \"Toy\"\nlicence = \"MIT\"\n";

TEST_F(Catalogue, NamesModsThatCannotBeUsedAndNotWhereTheyLie) {
    write("toy/mod.toml", whole);
    write("broken/mod.toml", "id = \"broken\"\n");

    const table::Json faults = listed()["faults"];

    ASSERT_FALSE(faults.empty());
    EXPECT_THAT(faults[0].get<std::string>(), HasSubstr("broken/mod.toml"));
    EXPECT_THAT(faults[0].get<std::string>(), Not(HasSubstr(folder.string())));
}

TEST_F(Catalogue, HasTheGuideOfAModInTheLanguageOrInEnglish) {
    write("toy/mod.toml", whole);
    write("toy/guide/en.txt", "before all pages\n# How to win\nBe last.\n\n- or first\n# More\n");
    write("toy/guide/pt_BR.txt", "# Como vencer\nSeja o último.\n");

    EXPECT_EQ(listed("pt_BR")["mods"][0]["guide"][0]["title"], "Como vencer");
    const table::Json pages = listed("en")["mods"][0]["guide"];
    ASSERT_EQ(pages.size(), 2u);
    EXPECT_EQ(pages[0]["text"], "Be last.\n\n- or first\n");
    EXPECT_EQ(pages[1]["title"], "More");
    EXPECT_EQ(listed("fr")["mods"][0]["guide"], pages);
}

TEST_F(Catalogue, ReadsNoGuideThatLeadsOutOfTheMod) {
    write("toy/mod.toml", whole);
    write("secret/en.txt", "# Secret\nwords\n");
    fs::create_directory_symlink(folder / "secret", folder / "toy/guide");
    EXPECT_TRUE(listed()["mods"][0]["guide"].empty());
    fs::remove(folder / "toy/guide");
    fs::create_directory(folder / "toy/guide");
    fs::create_symlink(folder / "secret/en.txt", folder / "toy/guide/en.txt");
    EXPECT_TRUE(listed()["mods"][0]["guide"].empty());
}

TEST_F(Catalogue, LeavesOutAGuideWithoutMeasure) {
    write("toy/mod.toml", whole);
    write("toy/guide/en.txt", "# Long\n" + std::string(40000, 'x'));
    EXPECT_TRUE(listed()["mods"][0]["guide"].empty());
}

}  // namespace
}  // namespace fronteira::runtime
