// SPDX-License-Identifier: MIT
// The same in the Wasteland, where a player also names settlements, and writes notes on them and on the battle.
#include "model/actions/play/play.h"
#include "model/storage/recover.h"
#include "tests/support/playedband.h"
#include "tests/ui/hostile/hostiledesk.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Of the gangs' seven kinds of encounter the third, a raid, is the highest; nine Tribals.
constexpr const char *raidOnTribals =
    "3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3";

class HostileWasteland : public HostileDesk
{
protected:
    /// Everybody and every place has such a name, and an encounter is fought in one of the places.
    Steps prepared() const
    {
        const QStringList hostile = names();
        PlayedBand band("outcasts", hostile[0].toUtf8().constData(), 4,
                        {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"wasteland"_s}});
        band.prepares(raidOnTribals, "tribal");
        for (const QString &name : hostile)
            band.comesToSettlement("4  2", name);
        KeptSettlement noted = band.campaign().settlements.front();
        noted.notes = hostile.join(u'\n');
        band.take(*actions::correctSettlement(band.campaign(), chainReaction1(), noted));
        return band.steps();
    }

    /// And it is on the table, with notes.
    Steps inPlay() const
    {
        Steps steps = prepared();
        steps.push_back(*actions::beginPlay(fold(steps), chainReaction1(), {FigureId{1}}));
        for (const QString &name : names())
            steps.push_back(*actions::writeNote(fold(steps), name));
        return steps;
    }
};

TEST_F(HostileWasteland, IsShownAsItIsOnEveryPage)
{
    for (const Steps &steps : {prepared(), inPlay()}) {
        const QString path = pathOf(u"hostile%1.muster"_s.arg(steps.size()));
        ASSERT_TRUE(writeAnew({steps, steps.size()}, {}, path));
        expectPlainOnEveryPage(path);
    }
}

TEST_F(HostileWasteland, IsPrintedOnEverySheet)
{
    for (const Steps &steps : {prepared(), inPlay()})
        expectPlainOnEverySheet(steps, chainReaction1());
}

} // namespace
} // namespace muster::testing
