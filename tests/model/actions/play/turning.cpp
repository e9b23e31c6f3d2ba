// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: who will turn (p. 10, R84), and what the badly wounded can do (p. 4).

#include "model/actions/play/play.h"
#include "model/actions/play/tally.h"
#include "model/acts/acts.h"
#include "model/story/playwords.h"
#include "model/systems/halfmonths/scenario.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

/// Courtney (1) and Harry (2) of Rep 3 against zombies, one of whom has scratched Harry; it is the first turn.
PlayedBand atTheStation()
{
    PlayedBand band("civilians", "Courtney", 4, {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"b-movie"_s}});
    Profile harry;
    harry.type = u"J Blow"_s;
    harry.rep = 3;
    harry.armor = 0;
    harry.weapon = u"axe"_s;
    harry.armorWorn = u"none"_s;
    band.joins("Harry", harry);
    band.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  5  2  1 1", "zombies");
    band.take(*actions::beginPlay(band.campaign(), chainReaction1(), {}));
    band.take(*actions::countTurn(band.campaign(), chainReaction1()));
    band.take(*actions::setState(band.campaign(), chainReaction1(), FigureId{2}, TableState::Scratched));
    return band;
}

const OwnFigure &harryOf(const PlayedBand &band)
{
    return *band.campaign().play->find(FigureId{2});
}

} // namespace

TEST(FirstEditionTable, TellsThePaceOfTheBadlyWounded)
{
    PlayedBand band = atTheStation();
    EXPECT_TRUE(words::burdens(band.figure(2), harryOf(band), chainReaction1()).empty());
    band.take(*actions::setState(band.campaign(), chainReaction1(), FigureId{2}, TableState::BadWound));
    EXPECT_EQ(words::burdens(band.figure(2), harryOf(band), chainReaction1()),
              QStringList{u"half pace: 4″, fast 6″"_s});
    band.take(*actions::setState(band.campaign(), chainReaction1(), FigureId{2}, TableState::Dead));
    EXPECT_TRUE(words::burdens(band.figure(2), harryOf(band), chainReaction1()).empty());
}
