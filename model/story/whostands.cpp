// SPDX-License-Identifier: MIT
#include "model/story/whostands.h"

#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

QString groupInWords(const GroupInPlay &group, const Play &play)
{
    const QString figures = words::figuresOf(group);
    return play.sides > fewestSides
        ? StoryText::tr("group %1, %2: %3").arg(QString::number(group.id), words::side(group.army, play.sides), figures)
        : StoryText::tr("group %1: %2").arg(QString::number(group.id), figures);
}

QString ownGroupInWords(const OwnGroup &group, const Campaign &campaign)
{
    QStringList names;
    for (const OwnFigure &own : campaign.play->own) {
        if (const Figure *figure = campaign.find(own.id);
            figure && own.group == group.id && isStanding(own.state) && !campaign.play->isHidden(own.id))
            names << figure->name;
    }
    const auto &groups = campaign.play->ownGroups;
    const bool split = std::count_if(groups.begin(), groups.end(),
                                     [&](const OwnGroup &one) { return campaign.play->standingIn(one.id) > 0; })
        > 1;
    const QString who = names.join(StoryText::tr(", "));
    return split ? StoryText::tr("your group %1: %2").arg(words::ownGroup(group.id), who)
                 : StoryText::tr("your band: %1").arg(who);
}

} // namespace

std::vector<QString> whoStands(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    std::vector<QStringList> told(static_cast<std::size_t>(campaign.encounter->setup.grid.count()));
    const auto tell = [&](int section, const QString &who) {
        if (section >= 1 && section <= static_cast<int>(told.size())) // else off the table
            told[static_cast<std::size_t>(section - 1)] << who;
    };
    for (const PefInPlay &pef : play.pefs) {
        if (pef.isWaiting())
            tell(pef.pef.section, StoryText::tr("PEF %1").arg(pef.pef.id));
    }
    for (const OwnPef &pef : play.ownPefs) {
        if (!pef.revealed)
            tell(pef.section, StoryText::tr("your PEF %1").arg(pef.id));
    }
    for (const GroupInPlay &group : play.groups) {
        if (group.onTable())
            tell(group.section, groupInWords(group, play));
    }
    for (const OwnGroup &group : play.ownGroups) {
        if (play.standingIn(group.id) > 0)
            tell(group.section, ownGroupInWords(group, campaign));
    }
    for (std::size_t i = 0; i < told.size(); ++i) {
        if (play.seen[i])
            told[i] << StoryText::tr("seen");
    }
    std::vector<QString> all;
    std::transform(told.begin(), told.end(), std::back_inserter(all),
                   [](const QStringList &parts) { return parts.join(StoryText::tr(", ")); });
    return all;
}

QString howTheyStand(const Campaign &campaign, int section)
{
    const Play &play = *campaign.play;
    QStringList told;
    for (const OwnFigure &own : play.own) {
        const Figure *figure = campaign.find(own.id);
        const OwnGroup *group = play.ownGroup(own.group);
        const bool isHere = group && group->section == section && own.state != TableState::AtHome;
        if (figure && isHere && !play.isHidden(own.id) && (own.state != TableState::CarryingOn || own.wound))
            told << StoryText::tr("%1: %2").arg(figure->name, words::standing(own));
    }
    for (const GroupInPlay &group : play.groups) {
        for (std::size_t i = 0; !group.struck && group.section == section && i < group.figures.size(); ++i) {
            const EnemyFigure &figure = group.figures[i];
            if (figure.state != TableState::CarryingOn || figure.wound)
                told << StoryText::tr("%1: %2").arg(words::figureOf(group, i), words::standing(figure));
        }
    }
    return told.join(StoryText::tr(", "));
}

QString whoIsOffTable(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    QStringList told;
    for (const GroupInPlay &group : play.groups) {
        if (group.onTable() && group.section == offTable)
            told << groupInWords(group, play);
    }
    for (const OwnGroup &group : play.ownGroups) {
        if (play.standingIn(group.id) > 0 && group.section == offTable)
            told << ownGroupInWords(group, campaign);
    }
    return told.join(StoryText::tr(", "));
}

} // namespace muster
