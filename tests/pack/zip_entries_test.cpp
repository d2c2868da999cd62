// SPDX-License-Identifier: MIT
// What a file in a zip may be: packed how, called what, of which kind.
#include "zip_faults.hpp"

namespace fronteira::pack {
namespace {

TEST(ZipEntries, RefusesWhatNoPackNeeds) {
    EXPECT_EQ(fault_with_both([](Header& header) { header.flags |= 1; }), "encrypted");
    EXPECT_EQ(fault_with_both([](Header& header) { header.flags |= 8; }), "sizes_follow");
    for (const int flag : {0x10, 0x20, 0x40, 0x2000, 0x8000})
        EXPECT_EQ(fault_with_both([flag](Header& header) {
                      header.flags = static_cast<uint16_t>(header.flags | flag);
                  }),
                  "flags");
    for (const int method : {1, 6, 9, 12, 14, 93, 95, 98, 99})
        EXPECT_EQ(fault_with_both(
                      [method](Header& header) { header.method = static_cast<uint16_t>(method); }),
                  "method");
    for (const int version : {45, 46, 51, 63})
        EXPECT_EQ(fault_with_both([version](Header& header) {
                      header.version = static_cast<uint16_t>(version);
                  }),
                  "version");
    EXPECT_EQ(fault_with_both([](Header& header) { header.size = 0xffffffff; }), "zip64");
    EXPECT_EQ(fault_with_both([](Header& header) { header.packed = 0xffffffff; }), "zip64");
    EXPECT_EQ(fault_with([](ZipFile& file) { file.disk = 1; }), "in_parts");
    EXPECT_EQ(fault_with([](ZipFile& file) { file.comment = "x"; }), "comment");
}

TEST(ZipEntries, RefusesWhatIsNoPlainFile) {
    const auto with_mode = [](uint32_t mode) {
        return fault_with([mode](ZipFile& file) { file.attributes = mode << 16; });
    };
    EXPECT_EQ(with_mode(0120777), "link");
    EXPECT_EQ(with_mode(040755), "folder_entry");
    EXPECT_EQ(with_mode(020644), "device");
    EXPECT_EQ(with_mode(060644), "device");
    EXPECT_EQ(with_mode(010644), "device");
    EXPECT_EQ(with_mode(0140644), "device");
    EXPECT_EQ(with_mode(0104755), "set_id");
    EXPECT_EQ(with_mode(0102755), "set_id");
    EXPECT_EQ(with_mode(0101644), "set_id");
    EXPECT_EQ(with_mode(0), "");
    EXPECT_EQ(fault_with([](ZipFile& file) { file.attributes = 0x10; }), "folder_entry");
    EXPECT_EQ(fault_with([](ZipFile& file) { file.attributes = 0x08; }), "device");
}

TEST(ZipEntries, TakesTimesAndOwnersBesideAFileAndNothingElse) {
    const std::string times = little(0x5455, 2) + little(5, 2) + std::string(5, '\1');
    const std::string other_name = little(0x7075, 2) + little(9, 2) + "\1abcdevil";
    const std::string large = little(0x0001, 2) + little(8, 2) + little(1, 8);
    const auto with = [](const std::string& extra) {
        return fault_with([&](ZipFile& file) { file.listed.extra = extra; });
    };
    EXPECT_EQ(with(times), "");
    EXPECT_EQ(with(times + times), "");
    EXPECT_EQ(with(other_name), "extra");
    EXPECT_EQ(with(times + large), "extra");
    EXPECT_EQ(with("x"), "extra");
    EXPECT_EQ(with(little(0x5455, 2) + little(900, 2) + "x"), "extra");
    EXPECT_EQ(fault_with([&](ZipFile& file) { file.here.extra = other_name; }), "extra");
}

TEST(ZipEntries, RefusesANameThatIsNotSaidToBeUtf8) {
    const auto named = [](uint16_t flags) {
        return fault_with_both([flags](Header& header) {
            header.flags = flags;
            header.name = "guide/ação.txt";
        });
    };
    EXPECT_EQ(named(0x0800), "");
    EXPECT_EQ(named(0), "name_letters");
}

TEST(ZipEntries, NamesTheFileInOneLineWhateverItIsCalled) {
    Zip zip = good_zip();
    zip.files[1].both([](Header& header) {
        header.flags |= 1;
        header.name = "a\n\x1b[31m" + std::string(5000, 'b');
    });

    const auto read = read_zip(zip.bytes(), "a.zip");

    ASSERT_FALSE(read);
    EXPECT_LT(read.error()[0].message.size(), 200u);
    EXPECT_EQ(read.error()[0].message.find('\n'), std::string::npos);
    EXPECT_EQ(read.error()[0].message.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace fronteira::pack
