// SPDX-License-Identifier: MIT
#include "pack/zip_reader.hpp"

#include "pack/pack.hpp"
#include "zip_faults.hpp"

#include <gtest/gtest.h>

namespace fronteira::pack {
namespace {

TEST(ZipReader, ReadsWhatIsListed) {
    const std::string bytes = good_zip().bytes();

    const auto read = read_zip(bytes, "a.zip");

    ASSERT_TRUE(read) << to_text(read.error());
    ASSERT_EQ(read->size(), 2u);
    EXPECT_EQ((*read)[0].name, "mod.toml");
    EXPECT_EQ((*read)[0].packed, "id = \"a\"\n");
    EXPECT_FALSE((*read)[0].deflated);
    EXPECT_EQ((*read)[1].size, 200u);
    EXPECT_TRUE((*read)[1].deflated);
}

TEST(ZipReader, TakesFilesInAnyOrderOfTheList) {
    Zip zip = good_zip();
    const auto here = static_cast<int64_t>(30 + 8 + zip.files[0].bytes.size());
    const auto there = static_cast<int64_t>(30 + 12 + zip.files[1].bytes.size());
    std::swap(zip.files[0].listed, zip.files[1].listed);
    zip.files[0].moved = here;
    zip.files[1].moved = -here;
    ASSERT_GT(there, 0);

    EXPECT_EQ(zip_fault(zip), "");
}

TEST(ZipReader, RefusesWhatIsCutOffAtAnyByte) {
    const std::string bytes = good_zip().bytes();
    for (size_t length = 0; length < bytes.size(); ++length)
        EXPECT_NE(zip_fault(bytes.substr(0, length)), "") << length;
}

TEST(ZipReader, RefusesWhatIsNoZipFile) {
    EXPECT_EQ(zip_fault(std::string()), "cut_off");
    EXPECT_EQ(zip_fault(std::string("[mod]\n")), "not_a_zip");
    EXPECT_EQ(zip_fault(std::string(100'000, '\0')), "not_a_zip");
    EXPECT_EQ(zip_fault(std::string("PK\3\4")), "cut_off");
    EXPECT_EQ(zip_fault(good_zip().bytes() + std::string(size_t{33} << 20, 'x')), "too_large");
}

TEST(ZipReader, RefusesAZipFileWithoutFiles) {
    EXPECT_EQ(zip_fault(Zip{}), "empty");
}

TEST(ZipReader, RefusesBytesThatBelongToNoFile) {
    const auto with = [](std::string Zip::*where) {
        Zip zip = good_zip();
        zip.*where = "#!/bin/sh\n";
        return zip_fault(zip);
    };
    EXPECT_EQ(with(&Zip::first), "not_a_zip");
    EXPECT_EQ(with(&Zip::between), "stray_bytes");
    EXPECT_EQ(with(&Zip::last), "no_end");
    EXPECT_EQ(with(&Zip::comment), "no_end");
    EXPECT_EQ(fault_with([](ZipFile& file) { file.before = "x"; }), "stray_bytes");

    // A file before the first one that the list does not name.
    Zip hidden;
    hidden.files = {stored("hidden.lua", "x")};
    Zip zip = good_zip();
    zip.first = hidden.bytes().substr(0, 30 + 10 + 1);
    EXPECT_EQ(zip_fault(zip), "stray_bytes");
}

TEST(ZipReader, RefusesASecondEnd) {
    const std::string good = good_zip().bytes();
    Zip other;
    other.files = {stored("mod.toml", "id = \"b\"\n")};

    EXPECT_NE(zip_fault(good + other.bytes()), "");
    EXPECT_NE(zip_fault(good + good.substr(good.size() - 22)), "");
    Zip in_comment = good_zip();
    in_comment.comment = other.bytes();
    EXPECT_NE(zip_fault(in_comment), "");
}

TEST(ZipReader, RefusesACountThatIsNotThatOfTheList) {
    for (const int more : {-1, 1, 5}) {
        Zip zip = good_zip();
        zip.more_files = zip.more_files_here = more;
        EXPECT_EQ(zip_fault(zip), "count") << more;
        zip.more_files_here = 0;
        EXPECT_EQ(zip_fault(zip), "count") << more;
    }
}

TEST(ZipReader, RefusesTooManyFiles) {
    Zip zip;
    for (int i = 0; i < 2001; ++i) zip.files.push_back(stored(std::to_string(i) + ".txt", ""));
    EXPECT_EQ(zip_fault(zip), "too_many_files");
    zip.files.pop_back();
    EXPECT_EQ(zip_fault(zip), "");
}

TEST(ZipReader, RefusesAListThatIsNotWhereItIsSaidToBe) {
    for (const int moved : {-1, 1, 1000, -40}) {
        Zip zip = good_zip();
        zip.moved_list = moved;
        EXPECT_EQ(zip_fault(zip), "stray_bytes") << moved;
        zip.more_list = -moved;
        EXPECT_NE(zip_fault(zip), "") << moved;
    }
}

TEST(ZipReader, RefusesFilesThatLieOverEachOther) {
    Zip zip = good_zip();
    zip.files.push_back(zip.files[1]);
    const auto one = static_cast<int64_t>(30 + 12 + zip.files[1].bytes.size());
    zip.files[2].moved = -one;  // twice the same bytes: the way of the best bombs
    EXPECT_EQ(zip_fault(zip), "overlap");

    EXPECT_EQ(
        fault_with([](ZipFile& file) { file.both([](Header& header) { header.packed += 100; }); }),
        "overlap");
    EXPECT_EQ(fault_with([](ZipFile& file) {
                  file.both([](Header& header) { header.packed = 0xfffffff0; });
              }),
              "overlap");
}

TEST(ZipReader, RefusesAFileThatIsNotWhereItIsSaidToBe) {
    EXPECT_EQ(fault_with([](ZipFile& file) { file.moved = 1; }), "stray_bytes");
    EXPECT_EQ(fault_with([](ZipFile& file) { file.moved = 0x7fffffff; }), "stray_bytes");
    EXPECT_EQ(fault_with([](ZipFile& file) { file.moved = -1; }), "overlap");
    Zip zip = good_zip();
    zip.files[0].moved = 1;
    EXPECT_EQ(zip_fault(zip), "stray_bytes");
}

TEST(ZipReader, RefusesAHeaderThatSaysAnotherThingThanTheList) {
    const auto lying = [](const std::function<void(Header&)>& change) {
        return fault_with([&](ZipFile& file) { change(file.here); });
    };
    EXPECT_EQ(lying([](Header& header) { header.version = 10; }), "told_twice");
    EXPECT_EQ(lying([](Header& header) { header.flags = 0; }), "told_twice");
    EXPECT_EQ(lying([](Header& header) { header.method = 0; }), "told_twice");
    EXPECT_EQ(lying([](Header& header) { header.time = 1; }), "told_twice");
    EXPECT_EQ(lying([](Header& header) { header.check ^= 1; }), "told_twice");
    EXPECT_EQ(lying([](Header& header) { header.packed += 1; }), "told_twice");
    EXPECT_EQ(lying([](Header& header) { header.size += 1; }), "told_twice");
    EXPECT_EQ(lying([](Header& header) { header.name = "guide/xx.txt"; }), "told_twice");
    EXPECT_EQ(lying([](Header& header) { header.name = "guide/longer.txt"; }), "told_twice");
}

TEST(ZipReader, RefusesAZipFileInPartsAndAZip64) {
    Zip zip = good_zip();
    zip.disk = 1;
    EXPECT_EQ(zip_fault(zip), "in_parts");
    zip = good_zip();
    zip.list_disk = 1;
    EXPECT_EQ(zip_fault(zip), "in_parts");
    zip = good_zip();
    zip.more_files = zip.more_files_here = 0xffff - 2;
    EXPECT_EQ(zip_fault(zip), "zip64");

    // With all three records of a zip64.
    const std::string good = good_zip().bytes();
    const std::string end = good.substr(good.size() - 22);
    std::string both = good.substr(0, good.size() - 22);
    const size_t at = both.size();
    both += little(0x06064b50, 4) + little(44, 8) + std::string(44, '\0');
    both += little(0x07064b50, 4) + little(0, 4) + little(at, 8) + little(1, 4) + end;
    EXPECT_EQ(zip_fault(both), "zip64");
}

TEST(ZipReader, EitherRefusesAChangedByteOrReadsTheSameFiles) {
    const std::string good = good_zip().bytes();
    const auto wanted = read_pack(good, "a.zip");
    ASSERT_TRUE(wanted) << to_text(wanted.error());
    for (size_t at = 0; at < good.size(); ++at)
        for (int bit = 0; bit < 8; ++bit) {
            std::string bytes = good;
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
            const auto read = read_pack(bytes, "a.zip");
            if (!read) continue;
            ASSERT_EQ(read->size(), wanted->size()) << at << " " << bit;
            for (size_t i = 0; i < read->size(); ++i) {
                EXPECT_EQ((*read)[i].name, (*wanted)[i].name) << at << " " << bit;
                EXPECT_EQ((*read)[i].bytes, (*wanted)[i].bytes) << at << " " << bit;
            }
        }
}

}  // namespace
}  // namespace fronteira::pack
