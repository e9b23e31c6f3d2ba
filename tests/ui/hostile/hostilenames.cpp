// SPDX-License-Identifier: MIT
// A campaign of names that were chosen to do harm, through every page and onto every sheet: they are shown as they are
// written, nothing is taken for markup, and no file is opened on their account.
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/storage/recover.h"
#include "tests/support/edit.h"
#include "tests/support/longcampaign.h"
#include "tests/ui/hostile/hostiledesk.h"

#include <QFile>

namespace muster::testing {
namespace {

class HostileNames : public HostileDesk
{
protected:
    /// A campaign that everybody of such a name plays in.
    Steps story() const
    {
        const QStringList hostile = names();
        Steps steps = longCampaign(120, 3);
        int last = 0;
        for (Step &step : steps) {
            for (Change &change : step.changes) {
                edit<Founded>(change, [&](Founded &c) { c.name = hostile.front(); });
                edit<FigureJoined>(change, [&](auto &c) { c.figure.name = hostile[last++ % hostile.size()]; });
                edit<FigureCorrected>(change, [&](auto &c) { c.figure.name = hostile[last++ % hostile.size()]; });
            }
        }
        return steps;
    }

    /// How many steps until the campaign is in this phase and some have come and gone.
    static std::size_t stepsUntil(Phase phase, const Steps &steps)
    {
        Campaign campaign;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            apply(campaign, steps[i]);
            if (campaign.phase == phase && campaign.former.size() >= 3 && campaign.band.size() >= 2)
                return i + 1;
        }
        ADD_FAILURE() << "the campaign never gets there";
        return 1;
    }

    QString fileIn(Phase phase) const
    {
        const Steps steps = story();
        const QString path = pathOf(QStringLiteral("hostile%1.muster").arg(int(phase)));
        EXPECT_TRUE(writeAnew({steps, stepsUntil(phase, steps)}, {}, path));
        return path;
    }
};

TEST_F(HostileNames, AreShownAsTheyAreOnEveryPage)
{
    for (const Phase phase : {Phase::Prepare, Phase::Play})
        expectPlainOnEveryPage(fileIn(phase));
}

TEST_F(HostileNames, AreShownAsTheyAreWhenTheCampaignIsOver)
{
    Steps steps = story();
    std::size_t over = 0;
    Campaign campaign;
    for (std::size_t i = 0; i < steps.size() && over == 0; ++i) {
        apply(campaign, steps[i]);
        over = campaign.phase == Phase::Over ? i + 1 : 0;
    }
    ASSERT_GT(over, 0U);
    const QString path = pathOf(QStringLiteral("over.muster"));
    ASSERT_TRUE(writeAnew({steps, over}, {}, path));
    expectPlainOnEveryPage(path);
}

TEST_F(HostileNames, OfAFileAreShownAsTheyAreToo)
{
    const QString path = pathOf(QStringLiteral("<b>x<img src=bait.png>.muster"));
    ASSERT_TRUE(QFile::rename(sample(), path));
    const Bait watched(bait());
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    show(window);
    window.grab();
    expectPlain(window);
    EXPECT_FALSE(window.openFile(pathOf(QStringLiteral("<img src=none>.muster"))));
    expectPlain(window);
    EXPECT_FALSE(watched.wasTouched());
}

TEST_F(HostileNames, ArePrintedOnEverySheet)
{
    Steps steps = story();
    for (const Phase phase : {Phase::Prepare, Phase::Play}) {
        const auto until = static_cast<qsizetype>(stepsUntil(phase, steps));
        expectPlainOnEverySheet(Steps(steps.begin(), steps.begin() + until), swordplay());
    }
}

} // namespace
} // namespace muster::testing
