// SPDX-License-Identifier: MIT
#include "model/story/tableedges.h"

#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

TableEdges tableEdges(const Encounter &encounter, const Pack &pack, const Play *play)
{
    return systemOf(encounter).edges(encounter, pack, play);
}

namespace {

bool hasSection(const std::vector<int> &sections, int section)
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
    if (own.how == Beginning::OwnEdge && hasSection(own.sections, section))
        words << StoryText::tr("you enter here");
    else if (own.how == Beginning::OwnEnd ? hasSection(own.sections, section)
                                          : !own.enters() && own.section() == section)
        words << StoryText::tr("you set up here");
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
