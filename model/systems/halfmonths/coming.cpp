// SPDX-License-Identifier: MIT
#include "model/story/bandwords.h"
#include "model/story/tableedges.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/whofights.h"
#include "model/texts.h"

namespace muster {

namespace {

/// Both parts of it, each as the player would have it.
QString setUpOf(ScenarioKind kind, const ScenarioRow &row, const Pack &pack)
{
    Encounter dealt;
    Scenario scenario;
    scenario.kind = kind;
    QStringList sides;
    for (const ScenarioSide &side : row.sides) {
        scenario.role = side.role;
        dealt.part = scenario;
        const TableEdge edge = tableEdges(dealt, pack).yours;
        const QString sentence = SystemText::tr("%1: %2").arg(words::title(side.role), edge.sentence);
        if (!sides.contains(sentence))
            sides << sentence;
    }
    return sides.join(u' ');
}

} // namespace

std::vector<PossibleEncounter> HalfMonths::possible(const Campaign &campaign, const Pack &pack) const
{
    std::vector<std::pair<ScenarioKind, QString>> coming;
    const Genre genre = columnOf(campaign, pack);
    if (campaign.following && campaign.following->kind) {
        coming.emplace_back(*campaign.following->kind, QString());
    } else if (campaign.following) {
        for (const ScenarioKind kind : mayFollow(*pack.scenarios, campaign.following->over.kind))
            coming.emplace_back(kind, QString());
    } else {
        for (const ScenarioKind kind : allScenarios) {
            if (const auto modifier = pack.scenarios->modifier(kind, genre))
                coming.emplace_back(kind,
                                    *modifier == 0      ? SystemText::tr("2d6")
                                        : *modifier > 0 ? SystemText::tr("2d6 + %1").arg(*modifier)
                                                        : SystemText::tr("2d6 − %1").arg(-*modifier));
        }
    }
    std::vector<PossibleEncounter> all;
    for (const auto &[kind, dice] : coming)
        all.push_back({words::title(kind), dice, setUpOf(kind, pack.scenarios->of(kind), pack)});
    return all;
}

QString HalfMonths::howItComes(const Campaign &campaign, const Pack &pack) const
{
    if (const Figure *star = nextDue(campaign)) {
        return campaign.following
            ? SystemText::tr("The survivors of both sides may meet again immediately. If they do not, the encounter of "
                             "%1 comes, whose 7 was rolled in the same turn.")
                  .arg(words::bandOf(*star))
            : SystemText::tr("The encounter of %1 comes, whose 7 was rolled in the same turn.")
                  .arg(words::bandOf(*star));
    }
    if (campaign.following)
        return SystemText::tr("The survivors of both sides may meet again immediately. If they do not, turns pass "
                              "until a %1 is rolled.")
            .arg(pack.calendar->encounterOn);
    return SystemText::tr("Rolls 2d6 each turn until a %1 brings an encounter, then rolls up its kind, your role, the "
                          "enemy and everything else.")
        .arg(pack.calendar->encounterOn);
}

QString HalfMonths::turnOnButton(int turn, const Pack &) const
{
    return words::capitalised(words::lateOrEarly(turn));
}

/// The enemy's figures are written in as they are rolled.
Part<Encounter> HalfMonths::blankPart(int) const
{
    return Scenario();
}

} // namespace muster
