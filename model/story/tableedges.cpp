// SPDX-License-Identifier: MIT
#include "model/story/tableedges.h"

#include "model/systems/games/gameparts.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// What the words of a side hang on besides how it begins.
struct Standpoint {
    Beginning theOthers = Beginning::ByAnEdge;
    bool unseen = false; ///< the others did not see it come
    int apart = 0; ///< inches between Runners and Chasers
    bool come = false; ///< it was off the table, and is not any more
};

TableEdge yours(Beginning how, const Standpoint &at)
{
    switch (how) {
    case Beginning::ByAnEdge:
        if (at.unseen)
            return {StoryText::tr("You enter"), StoryText::tr("within one move"),
                    StoryText::tr("You enter, up to within one move of the buildings."), true};
        return {StoryText::tr("You enter"), StoryText::tr("by any edge"), StoryText::tr("You enter by any edge."),
                true};
    case Beginning::Opposite:
        return {StoryText::tr("You enter"), StoryText::tr("by one edge"), StoryText::tr("You enter by one edge."),
                true};
    case Beginning::Hidden:
        return at.come ? TableEdge()
                       : TableEdge{StoryText::tr("You are hidden"), StoryText::tr("off the table"),
                                   StoryText::tr("You are hidden, off the table until the ambush is sprung."), false};
    case Beginning::InBuildings:
        return {StoryText::tr("You hold"), StoryText::tr("the buildings"), StoryText::tr("You hold the buildings."),
                false};
    case Beginning::Behind:
        return {
            StoryText::tr("You follow"), StoryText::tr("%1″ behind them").arg(at.apart),
            StoryText::tr("You follow %1″ behind the Runners, off the table until that is near enough.").arg(at.apart),
            true};
    case Beginning::AtTheScene:
        return {StoryText::tr("You start"), StoryText::tr("at the robbery"), StoryText::tr("You start at the robbery."),
                false};
    case Beginning::OnAlarm:
        return at.come ? TableEdge()
                       : TableEdge{StoryText::tr("You arrive"), StoryText::tr("after the alarm"),
                                   StoryText::tr("You arrive after the alarm."), true};
    case Beginning::Surrounded:
        return {StoryText::tr("You are inside"), StoryText::tr("and surrounded"),
                StoryText::tr("You are inside the buildings, surrounded."), false};
    case Beginning::AllRound:
        return {StoryText::tr("You stand"), StoryText::tr("all round them"),
                StoryText::tr("You stand all round the buildings."), false};
    case Beginning::OwnEdge:
        return {StoryText::tr("You enter"), StoryText::tr("sections 7, 8, 9"),
                StoryText::tr("You enter by sections 7, 8 and 9."), true};
    case Beginning::OwnEnd:
        return {StoryText::tr("You stand"), StoryText::tr("sections 1, 2, 3"),
                StoryText::tr("You stand in sections 1, 2 and 3."), false};
    case Beginning::AsPefs:
        break;
    }
    Q_UNREACHABLE();
}

TableEdge theirs(Beginning how, const Standpoint &at)
{
    switch (how) {
    case Beginning::ByAnEdge:
        if (at.theOthers == Beginning::Behind)
            return {StoryText::tr("They enter"), StoryText::tr("%1″ ahead").arg(at.apart),
                    StoryText::tr("The Runners enter by your edge, %1″ ahead of you.").arg(at.apart), false};
        if (at.unseen)
            return {StoryText::tr("They enter"), StoryText::tr("within one move"),
                    StoryText::tr("They enter, up to within one move of the buildings."), true};
        return {StoryText::tr("They enter"), StoryText::tr("by any edge"), StoryText::tr("They enter by any edge."),
                true};
    case Beginning::Opposite:
        return {StoryText::tr("They enter"), StoryText::tr("opposite you"), StoryText::tr("They enter opposite you."),
                true};
    case Beginning::Hidden:
        return at.come ? TableEdge()
                       : TableEdge{StoryText::tr("They are hidden"), StoryText::tr("off the table"),
                                   StoryText::tr("They are hidden, off the table until the ambush is sprung."), false};
    case Beginning::InBuildings:
        return {StoryText::tr("They hold"), StoryText::tr("the buildings"), StoryText::tr("They hold the buildings."),
                false};
    case Beginning::Behind:
        return {
            StoryText::tr("They follow"), StoryText::tr("%1″ behind you").arg(at.apart),
            StoryText::tr("The Chasers follow %1″ behind you, off the table until that is near enough.").arg(at.apart),
            false};
    case Beginning::AtTheScene:
        return {StoryText::tr("They start"), StoryText::tr("at the robbery"),
                StoryText::tr("They start at the robbery."), false};
    case Beginning::OnAlarm:
        return at.come ? TableEdge()
                       : TableEdge{StoryText::tr("The police arrive"), StoryText::tr("after the alarm"),
                                   StoryText::tr("The police arrive after the alarm."), true};
    case Beginning::Surrounded:
        return {StoryText::tr("They are inside"), StoryText::tr("and surrounded"),
                StoryText::tr("They are inside the buildings, surrounded."), false};
    case Beginning::AllRound:
        return {StoryText::tr("They stand"), StoryText::tr("all round you"), StoryText::tr("They stand all round you."),
                false};
    case Beginning::AsPefs:
        return {};
    case Beginning::OwnEdge:
    case Beginning::OwnEnd:
        break;
    }
    Q_UNREACHABLE();
}

/// A side that waits off the table has come.
bool hasCome(Beginning how, const ScenarioInPlay &now)
{
    if (how == Beginning::Hidden)
        return now.ambush && now.ambush->from != AmbushFrom::Concealed;
    return how == Beginning::OnAlarm && now.policeIn > 0;
}

} // namespace

TableEdges tableEdges(EncounterKind kind)
{
    if (kind == EncounterKind::RaidDefend)
        return {yours(Beginning::OwnEnd, {}),
                {StoryText::tr("They enter"), StoryText::tr("sections 7, 8, 9"),
                 StoryText::tr("They enter by sections 7, 8 and 9."), true}};
    return {yours(Beginning::OwnEdge, {}), {}};
}

TableEdges tableEdges(const Encounter &encounter, const Pack &pack, const Play *play)
{
    if (gameOf(encounter))
        return {};
    TableEdges edges = tableEdges(encounter.kind);
    edges.placements = whereSidesBegin(encounter, pack);
    edges.inPlay = play != nullptr;
    if (!scenarioOf(encounter) || !pack.scenarios)
        return edges;
    const Scenario &scenario = *scenarioOf(encounter);
    const auto &[own, enemy, buildings] = edges.placements;
    const ScenarioInPlay nothingYet;
    const ScenarioInPlay &now = play && scenarioOf(*play) ? *scenarioOf(*play) : nothingYet;
    Standpoint at;
    at.apart = now.pursuit ? now.pursuit->distance : pack.scenarios->rounds.pursuitInches;
    at.unseen = scenario.surprised.has_value();
    at.theOthers = enemy.how;
    at.come = hasCome(own.how, now);
    edges.yours = yours(own.how, at);
    at.theOthers = own.how;
    at.come = hasCome(enemy.how, now);
    edges.theirs = theirs(enemy.how, at);
    return edges;
}

namespace {

bool isAmong(const std::vector<int> &sections, int section)
{
    return std::find(sections.begin(), sections.end(), section) != sections.end();
}

} // namespace

QStringList whoStandsIn(const TableEdges &edges, int section)
{
    const auto &[own, enemy, buildings] = edges.placements;
    QStringList words;
    if (section == buildings)
        words << StoryText::tr("the buildings");
    if (edges.inPlay)
        return words;
    if (own.how == Beginning::OwnEdge && isAmong(own.sections, section))
        words << StoryText::tr("you enter here");
    else if (own.how == Beginning::OwnEnd ? isAmong(own.sections, section) : !own.enters() && own.section() == section)
        words << StoryText::tr("you stand here");
    if (!enemy.enters() && enemy.section() == section)
        words << StoryText::tr("they stand here");
    return words;
}

QStringList setUpSentences(const TableEdges &edges)
{
    QStringList sentences{edges.yours.sentence, edges.theirs.sentence};
    sentences.removeAll(QString());
    return sentences;
}

} // namespace muster
