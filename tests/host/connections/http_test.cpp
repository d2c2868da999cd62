// SPDX-License-Identifier: MIT
// What a host gives to browsers, and to whoever pretends to be one.
#include "company.hpp"
#include "wire.hpp"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>

namespace fronteira::host {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string answer_to(const ListeningHost& host, const std::string& request) {
    Wire wire(host.port);
    wire.write(request);
    return wire.rest();
}

std::string get(const std::string& target, const std::string& method = "GET") {
    return method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
}

/// How often a word stands there.
size_t count(const std::string& text, const std::string& word) {
    size_t found = 0;
    for (size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        ++found;
    return found;
}

TEST(Http, GivesThePageToWhoeverAsksForIt) {
    const ListeningHost host;
    const std::string answer = answer_to(host, get("/"));

    EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 "));
    EXPECT_THAT(answer, HasSubstr("Content-Security-Policy: default-src 'none';"));
    EXPECT_THAT(answer, HasSubstr("frame-ancestors 'none'"));
    EXPECT_THAT(answer, HasSubstr("\r\nConnection: close\r\n"));
    EXPECT_THAT(answer, HasSubstr("\"live\":true"));
    EXPECT_TRUE(answer.ends_with("</html>\n"));
}

TEST(Http, TellsOfThePageWithoutItWhenAsked) {
    const ListeningHost host;
    const std::string answer = answer_to(host, get("/", "HEAD"));
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 "));
    EXPECT_TRUE(answer.ends_with("\r\n\r\n"));
}

TEST(Http, HasOnePageAndNoFiles) {
    const ListeningHost host;
    for (const char* target :
         {"/x", "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
          "/..\\..\\etc\\passwd", "/.git/config", "/matches.sqlite", "http://localhost/etc/passwd",
          "/?file=/etc/passwd", "/#", "*", "file:///etc/passwd"}) {
        const std::string answer = answer_to(host, get(target));
        EXPECT_THAT(answer, StartsWith("HTTP/1.1 404 ")) << target;
        EXPECT_THAT(answer, Not(HasSubstr("root:")));
        EXPECT_THAT(answer, Not(HasSubstr(target))) << "what was sent is repeated";
    }
}

TEST(Http, CanOnlyBeRead) {
    const ListeningHost host;
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "PROPFIND"}) {
        const std::string answer = answer_to(host, get("/", method));
        EXPECT_THAT(answer, StartsWith("HTTP/1.1 405 ")) << method;
        EXPECT_THAT(answer, HasSubstr("Allow: GET, HEAD"));
    }
}

TEST(Http, RefusesWhatIsNoRequestOfItsKind) {
    const ListeningHost host;
    const std::string no_length = "GET / HTTP/1.1\r\nHost: x\r\n";
    for (const std::string& request : std::vector<std::string>{
             "rubbish\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
             std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11) + "\r\n\r\n",
             "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n: nameless\r\n\r\n",
             no_length + "Content-Length: 5\r\n\r\nhello", no_length + "Content-Length: -1\r\n\r\n",
             no_length + "Content-Length: 99999999999999999999\r\n\r\n",
             no_length + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
             no_length + std::string("X: \0\x01", 5) + "\r\n\r\n"})
        EXPECT_THAT(answer_to(host, request), StartsWith("HTTP/1.1 400 ")) << request;
    EXPECT_THAT(answer_to(host, get("/")), StartsWith("HTTP/1.1 200 "));
}

TEST(Http, ReadsNoGiantHeaders) {
    const ListeningHost host;
    const std::string begin = "GET / HTTP/1.1\r\nHost: x\r\n";
    std::string many = begin;
    for (int i = 0; i < 2000; ++i) many += "X-" + std::to_string(i) + ": y\r\n";
    for (const std::string& request :
         {begin + "X: " + std::string(10 << 20, 'x') + "\r\n\r\n", many + "\r\n",
          "GET /" + std::string(100000, 'a') + " HTTP/1.1\r\n\r\n", std::string(1 << 20, 'A')}) {
        Wire wire(host.port);
        wire.write(request);  // or as much of it as is taken
        const std::string answer = wire.rest();
        EXPECT_TRUE(answer.empty() || answer.starts_with("HTTP/1.1 4")) << answer.substr(0, 100);
    }
    EXPECT_THAT(answer_to(host, get("/")), StartsWith("HTTP/1.1 200 "));
}

TEST(Http, AnswersOneRequestAConnection) {
    const ListeningHost host;
    std::string requests;
    for (int i = 0; i < 1000; ++i) requests += get("/x");
    EXPECT_EQ(count(answer_to(host, requests), "HTTP/1.1 "), 1u);
}

TEST(Http, DoesNotWaitForWhoeverDripsARequest) {
    const ListeningHost host;
    Wire slow(host.port);
    bool taken = slow.write("GET / HTTP/1.1\r\n");
    // "time for the handshake | 5 s", however often something comes
    for (int i = 0; i < 150 && taken; ++i) {
        taken = slow.write("X: y\r\n");
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_FALSE(taken);
}

TEST(Http, HearsNobodyOutForLongOnceTheyHaveTheirAnswer) {
    const ListeningHost host;
    Wire drips(host.port);
    bool taken = drips.write(get("/x"));
    for (int i = 0; i < 200 && taken; ++i) {
        taken = drips.write("x");
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_FALSE(taken);

    Wire pours(host.port);
    taken = pours.write(get("/x"));
    const std::string much(1 << 20, 'x');
    // What waits in the kernel on both sides is less than this.
    for (int i = 0; i < 64 && taken; ++i) taken = pours.write(much);
    EXPECT_FALSE(taken);
}

TEST(Http, TellsWhoeverIsOneTooMany) {
    const ListeningHost host;
    std::vector<std::unique_ptr<Wire>> inside;
    for (int i = 0; i < 64; ++i) inside.push_back(std::make_unique<Wire>(host.port));
    const std::string answer = answer_to(host, get("/"));
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 503 "));
    EXPECT_THAT(answer, HasSubstr("Too many connections come from your address\n"));
    EXPECT_THAT(answer, HasSubstr("\r\n\r\n"));
    Wire elsewhere(host.port, "127.0.0.2");
    elsewhere.write(get("/"));
    EXPECT_THAT(elsewhere.rest(), StartsWith("HTTP/1.1 200 "));
}

TEST(Http, HoldsThePageOnceForAllWhoReadItSlowly) {
    const ListeningHost host;
    const auto memory = [&] {
        std::ifstream status("/proc/" + std::to_string(host.process()) + "/status");
        std::string word;
        while (status >> word && word != "VmRSS:") continue;
        long kilobytes = 0;
        status >> kilobytes;
        return kilobytes;
    };
    answer_to(host, get("/"));
    const long before = memory();
    const size_t page = answer_to(host, get("/")).size();
    std::vector<std::unique_ptr<Wire>> slow;
    for (int i = 0; i < 60; ++i) {
        slow.push_back(std::make_unique<Wire>(host.port, "127.0.0." + std::to_string(10 + i)));
        slow.back()->write(get("/"));
    }
    EXPECT_THAT(answer_to(host, get("/")), StartsWith("HTTP/1.1 200 "));
    EXPECT_LT((memory() - before) * 1024, static_cast<long>(60 * page / 2));
}

TEST(Http, LetsItsOwnPageLookOnAndNoMore) {
    const ListeningHost host;
    Company company(host, 2, {{"watch", {{"by", "anyone"}}}});
    const std::string here = "127.0.0.1:" + std::to_string(host.port);
    WebClient page(host.port, true, {{"Host", here}, {"Origin", "http://" + here}});
    ASSERT_TRUE(page.open);

    EXPECT_EQ(page.ask({{"type", "matches"}})["matches"].size(), 1u);
    EXPECT_EQ(page.ask({{"type", "join"}, {"match", company.match}})["seat"], 0);
    EXPECT_EQ(page.ask({{"type", "view"}, {"match", company.match}, {"seat", 0}})["type"], "view");
    for (const Json& request :
         {Json{{"type", "join"}, {"token", company.tokens[0]}}, Json{{"type", "list"}},
          Json{{"type", "open"},
               {"ruleset", "toy_war"},
               {"seats", {{{"who", "bot"}}, {{"who", "bot"}}}}},
          Json{{"type", "record"}, {"match", company.match}},
          Json{{"type", "resign"}, {"match", company.match}, {"seat", 1}}})
        EXPECT_EQ(page.ask(request)["code"], "page.looks_on") << request;
}

TEST(Http, LetsNoOtherPageIn) {
    const ListeningHost host;
    const std::string here = "127.0.0.1:" + std::to_string(host.port);
    for (const std::string& origin :
         {std::string("https://example.org"), std::string("null"), std::string("http://127.0.0.1"),
          "http://" + here + ".example.org", "file://" + here})
        EXPECT_FALSE(WebClient(host.port, false, {{"Host", here}, {"Origin", origin}}).open)
            << origin;
}

}  // namespace
}  // namespace fronteira::host
