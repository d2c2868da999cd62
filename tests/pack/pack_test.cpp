// SPDX-License-Identifier: MIT
#include "pack/pack.hpp"

#include "content/mods/sha256.hpp"
#include "pack/pack_hash.hpp"
#include "zip_bytes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

namespace fronteira::pack {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> pack_faults(const Zip& zip) {
    const auto read = read_pack(zip.bytes(), "a.zip");
    std::vector<std::string> codes;
    if (!read)
        for (const Diagnostic& finding : read.error()) codes.push_back(finding.code.substr(5));
    return codes;
}

Zip with(const ZipFile& file) {
    Zip zip = good_zip();
    zip.files.push_back(file);
    return zip;
}

const Files some_files{
    {"guide/en.txt", std::string(5000, 'a')}, {"mod.toml", "id = \"a\"\n"}, {"notes/ação.md", "x"}};

TEST(Pack, ComesBackAsItWasWritten) {
    const auto bytes = write_pack(some_files, "a");
    ASSERT_TRUE(bytes) << to_text(bytes.error());

    const auto files = read_pack(*bytes, "a.zip");

    ASSERT_TRUE(files) << to_text(files.error());
    ASSERT_EQ(files->size(), 3u);
    for (size_t i = 0; i < 3; ++i) {
        EXPECT_EQ((*files)[i].name, some_files[i].name);
        EXPECT_EQ((*files)[i].bytes, some_files[i].bytes);
    }
    EXPECT_EQ(pack_hash(*files), pack_hash(some_files));
    EXPECT_EQ(*write_pack(*files, "a"), *bytes);
}

TEST(Pack, IsReadInTheOrderOfItsNames) {
    Zip zip;
    zip.files = {stored("mod.toml", "x"), stored("b.txt", ""), stored("a.txt", "")};

    const auto files = read_pack(zip.bytes(), "a.zip");

    ASSERT_TRUE(files);
    EXPECT_EQ((*files)[0].name, "a.txt");
    EXPECT_EQ((*files)[2].name, "mod.toml");
}

TEST(Pack, HasAManifest) {
    Zip zip;
    zip.files = {stored("war/mod.toml", "")};
    const auto read = read_pack(zip.bytes(), "a.zip");
    ASSERT_FALSE(read);
    EXPECT_EQ(to_text(read.error()),
              "a.zip: error: has no file `mod.toml` (pack the content of the mod's folder, not the "
              "folder itself) [pack.no_manifest]\n");
}

TEST(Pack, TellsOfAllNamesAndSizesAtOnce) {
    Zip zip = with(stored("../x.lua", ""));
    zip.files.push_back(stored("a.exe", ""));
    zip.files.push_back(stored("large.txt", std::string((size_t{8} << 20) + 1, 'a')));
    EXPECT_THAT(pack_faults(zip), ElementsAre("file_size", "name", "file_kind"));
}

TEST(Pack, RefusesWhatIsTooLargeUnpacked) {
    // What they hold is never looked at: there is enough of it for no ratio to speak first.
    ZipFile file = stored("0.txt", std::string(100'000, '\xff'));
    file.both([](Header& header) {
        header.method = 8;
        header.size = 8u << 20;
    });
    Zip zip = good_zip();
    for (int i = 0; i < 8; ++i) {
        zip.files.push_back(file);
        zip.files.back().both([i](Header& header) { header.name = std::to_string(i) + ".txt"; });
    }
    EXPECT_THAT(pack_faults(zip), ElementsAre("size"));
}

TEST(Pack, RefusesABombBeforeItIsUnpacked) {
    const std::string zeros(size_t{2} << 20, 'a');
    EXPECT_THAT(pack_faults(with(deflated_file("bomb.txt", zeros))), ElementsAre("ratio", "ratio"));
    // Small files may be packed as well as they can.
    EXPECT_THAT(pack_faults(with(deflated_file("dense.txt", std::string(900'000, 'a')))),
                ElementsAre());
}

TEST(Pack, UnpacksNoMoreThanItWasTold) {
    const std::string zeros(size_t{64} << 20, 'a');
    Zip zip = with(deflated_file("bomb.txt", zeros));
    struct rusage before {};
    getrusage(RUSAGE_SELF, &before);
    for (const uint32_t size : {10u, 1000u, 1u << 20}) {
        zip.files[2].both([size](Header& header) { header.size = size; });
        EXPECT_THAT(pack_faults(zip), ElementsAre("broken_file")) << size;
    }
    struct rusage after {};
    getrusage(RUSAGE_SELF, &after);
    EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 16 * 1024);  // KiB
}

TEST(Pack, RefusesFilesThatAreNotAsLargeAsTheySay) {
    for (const int more : {-1, 1, 100'000}) {
        ZipFile file = deflated_file("a.txt", std::string(1000, 'a'));
        file.both([more](Header& header) {
            header.size = static_cast<uint32_t>(static_cast<int>(header.size) + more);
        });
        EXPECT_THAT(pack_faults(with(file)), ElementsAre("broken_file")) << more;
    }
    ZipFile file = deflated_file("a.txt", "abc");
    file.bytes += "more";
    file.both([](Header& header) { header.packed += 4; });
    EXPECT_THAT(pack_faults(with(file)), ElementsAre("broken_file"));
}

TEST(Pack, RefusesWhatIsDamaged) {
    ZipFile file = stored("a.txt", "abc");
    file.both([](Header& header) { header.check ^= 1; });
    EXPECT_THAT(pack_faults(with(file)), ElementsAre("checksum"));
    ZipFile rubbish = stored("a.txt", "\xff\xff\xff");
    rubbish.both([](Header& header) { header.method = 8; });
    EXPECT_THAT(pack_faults(with(rubbish)), ElementsAre("broken_file"));
}

TEST(Pack, RefusesAnArchiveUnderAnotherName) {
    EXPECT_THAT(pack_faults(with(stored("a.zip", good_zip().bytes()))), ElementsAre("file_kind"));
    EXPECT_THAT(pack_faults(with(stored("a.txt", good_zip().bytes()))), ElementsAre("not_text"));
    EXPECT_THAT(pack_faults(with(stored("a.png", good_zip().bytes()))), ElementsAre("not_png"));
}

TEST(Pack, IsNotWrittenOfWhatCouldNotBeRead) {
    Files files = some_files;
    files.insert(files.begin(), {"b.exe", ""});
    const auto refused = write_pack(files, "a");
    ASSERT_FALSE(refused);
    EXPECT_THAT(to_text(refused.error()), HasSubstr("a: error: the file `b.exe` is of a kind"));

    files = some_files;
    files.push_back({"z.txt", std::string(size_t{3} << 20, 'a')});
    const auto bomb = write_pack(files, "a");
    ASSERT_FALSE(bomb);
    EXPECT_EQ(bomb.error()[0].code, "pack.ratio");
}

// printf x >a.txt; printf '' >mod.toml; sha256sum a.txt mod.toml | sha256sum
TEST(PackHash, IsThatOfTheListThatSha256sumWrites) {
    EXPECT_EQ(pack_hash({{"a.txt", "x"}, {"mod.toml", ""}}),
              "38813b70d1fdb938443b8d96a9ec58b90511f8f9c9382c3893371c182c3baa02");
}

TEST(PackHash, ChangesWithNamesAndBytes) {
    const std::string hash = pack_hash({{"a.txt", "x"}});
    EXPECT_NE(pack_hash({{"b.txt", "x"}}), hash);
    EXPECT_NE(pack_hash({{"a.txt", "y"}}), hash);
    EXPECT_NE(pack_hash({{"a.txt", "x"}, {"b.txt", ""}}), hash);
    EXPECT_TRUE(content::is_sha256(hash));
    EXPECT_FALSE(content::is_sha256("war"));
    EXPECT_FALSE(content::is_sha256(std::string(64, 'G')));
}

}  // namespace
}  // namespace fronteira::pack
