// SPDX-License-Identifier: MIT

// Why a draw in Stay or Go ends as it does (R17), where the report is filled in.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

using Ties = WindowTest;

TEST_F(Ties, SayInTheReportWhatSettledThem)
{
    start(onPatrol);
    app.open("Aftermath");
    app.click("Failure");
    EXPECT_FALSE(app.offers("ruling R17"));
    const std::string ties = "11666666"; // two successes however many dice
    while (app.asks() != noDice) {
        const std::string asks = app.asks();
        app.throwDice({ties.substr(0, static_cast<std::size_t>(asks[asks.size() - 3] - '0'))});
    }
    EXPECT_TRUE(app.says("2 to 2 after a failure, leaves"));
    app.click("ruling R17");
}

} // namespace
} // namespace muster::testing
