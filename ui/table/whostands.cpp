// SPDX-License-Identifier: MIT
#include "ui/table/whostands.h"

#include "model/story/playwords.h"
#include "model/story/words.h"
#include "ui/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

QString groupInWords(const GroupInPlay &group, const Play &play)
{
    const QString figures = words::figuresOf(group);
    return play.sides > fewestSides
        ? TableText::tr("group %1, %2: %3").arg(QString::number(group.id), words::side(group.army, play.sides), figures)
        : TableText::tr("group %1: %2").arg(QString::number(group.id), figures);
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
    const QString who = names.join(TableText::tr(", "));
    return split ? TableText::tr("your group %1: %2").arg(words::ownGroup(group.id), who)
                 : TableText::tr("your band: %1").arg(who);
}

} // namespace

std::array<QString, 9> whoStands(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    std::array<QStringList, 9> told;
    const auto tell = [&](int section, const QString &who) {
        if (section >= 1 && section <= static_cast<int>(told.size())) // else off the table
            told[static_cast<std::size_t>(section - 1)] << who;
    };
    for (const PefInPlay &pef : play.pefs) {
        if (pef.isWaiting())
            tell(pef.pef.section, TableText::tr("PEF %1").arg(pef.pef.id));
    }
    for (const OwnPef &pef : play.ownPefs) {
        if (!pef.revealed)
            tell(pef.section, TableText::tr("your PEF %1").arg(pef.id));
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
            told[i] << TableText::tr("seen");
    }
    std::array<QString, 9> all;
    std::transform(told.begin(), told.end(), all.begin(),
                   [](const QStringList &parts) { return parts.join(TableText::tr(", ")); });
    return all;
}

} // namespace muster
