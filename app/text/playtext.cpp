// SPDX-License-Identifier: MIT
#include "app/text/playtext.h"

#include "app/command.h"
#include "app/text/columns.h"
#include "model/acts/battle.h"
#include "model/reference/testsubject.h"
#include "model/story/bandwords.h"
#include "model/story/playwords.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/scenarios.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString turnText(const Play &play)
{
    if (!systemOf(play).traits.rollsActivation)
        return turnByCards(play);
    return play.others.empty() ? CommandLine::tr("you %1, enemy %2").arg(play.yours).arg(play.theirs)
                               : words::activation(play);
}

QString headText(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    QString head = play.turn == 0 ? CommandLine::tr("Before the first activation")
                                  : CommandLine::tr("Turn %1: %2").arg(QString::number(play.turn), turnText(play));
    if (const QString day = dayOf(play); !day.isEmpty())
        head += u"; "_s + day;
    if (play.eal)
        head += u"; "_s + CommandLine::tr("Enemy Activity Level %1").arg(*play.eal);
    for (const Figure *star : campaign.stars()) {
        const OwnFigure *own = play.find(star->id);
        const auto power = own && own->state != TableState::AtHome ? play.starPowerOf(star->id) : std::nullopt;
        if (power)
            head += u"; "_s
                + (campaign.hasSeveralStars() ? CommandLine::tr("Star Power of %1: %2").arg(star->name).arg(*power)
                                              : CommandLine::tr("Star Power %1").arg(*power));
    }
    return head + u'\n';
}

/// Returns the PEFs, and the player's own, whose contents are not shown before they are revealed (R37).
QString pefsText(const Play &play)
{
    Columns rows(2);
    for (const PefInPlay &pef : play.pefs) {
        const QString state = !pef.isWaiting() ? words::resolved(pef)
            : pef.hidden                       ? CommandLine::tr("hides what its player recorded")
                                               : CommandLine::tr("unresolved");
        const QString title = pef.pef.rep && pef.isWaiting()
            ? CommandLine::tr("PEF %1, Rep %2").arg(pef.pef.id).arg(*pef.pef.rep)
            : CommandLine::tr("PEF %1").arg(pef.pef.id);
        rows.add({title, CommandLine::tr("section %1").arg(pef.pef.section), state});
    }
    Columns own(2);
    for (const OwnPef &pef : play.ownPefs)
        own.add({CommandLine::tr("Your PEF %1").arg(pef.id), CommandLine::tr("section %1").arg(pef.section),
                 pef.revealed ? CommandLine::tr("revealed") : CommandLine::tr("hidden")});
    return rows.text() + own.text();
}

QString groupsText(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    Columns rows(2);
    for (const GroupInPlay &group : play.groups) {
        for (std::size_t i = 0; i < group.figures.size(); ++i) {
            const EnemyFigure &figure = group.figures[i];
            QString state = group.struck
                ? CommandLine::tr("off the table")
                : CommandLine::tr("%1, %2").arg(words::placeOf(group, campaign), words::standing(figure));
            if (play.sides > fewestSides)
                state = words::side(group.army, play.sides) + u", "_s + state;
            if (figure.guard)
                state += u"; "_s + words::guard(*figure.guard) + u", "_s + words::inLine(figure.watch);
            for (const QString &burden : words::burdens(figure, pack))
                state += u"; "_s + burden;
            rows.add({CommandLine::tr("Group %1, figure %2").arg(group.id).arg(i + 1), words::armedEnemy(figure, pack),
                      state});
        }
    }
    return rows.text();
}

QString ownFiguresText(const Campaign &campaign, const Pack &pack)
{
    Columns rows(2, "rl");
    for (const OwnFigure &own : campaign.play->own) {
        const Figure *figure = campaign.find(own.id);
        if (!figure || !acts::isOfBattle(campaign, own))
            continue;
        const OwnGroup *group = campaign.play->ownGroup(own.group);
        const QString where = campaign.play->isHidden(own.id) ? CommandLine::tr("hidden")
            : group && isStanding(own.state)
            ? CommandLine::tr("group %1, %2").arg(words::ownGroup(own.group), words::place(group->section))
            : QString();
        const QStringList behind = words::burdens(*figure, own, pack) + QStringList{words::arms(*figure, pack)};
        rows.add({QString::number(number(own.id)), figure->name, words::standing(own), where, behind.join(u", "_s)});
    }
    return rows.text();
}

QString progressText(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    QString text;
    if (play.sectionsSeen() > 0) {
        QStringList sections;
        for (int section = 1; section <= mostSections; ++section) {
            if (play.seen[static_cast<std::size_t>(section - 1)])
                sections << QString::number(section);
        }
        text += CommandLine::tr("Sections scouted: %1").arg(sections.join(u' ')) + u'\n';
    }
    for (std::size_t i = 0; i < play.buildings.size(); ++i) {
        const BuildingInPlay &building = play.buildings[i];
        const QString state = building.isLooted() ? CommandLine::tr("looted")
            : building.turnsNeeded
            ? CommandLine::tr("%1 of %n quiet turns", nullptr, *building.turnsNeeded).arg(building.turnsSpent)
            : CommandLine::tr("not entered");
        text += CommandLine::tr("Building %1: %2").arg(QString::number(i + 1), state) + u'\n';
    }
    for (const QString &note : notesOf(campaign, pack))
        text += CommandLine::tr("Note: %1").arg(note) + u'\n';
    return text;
}

} // namespace

QString playText(const Campaign &campaign, const Pack &pack)
{
    QString text;
    if (campaign.play)
        text = headText(campaign) + pefsText(*campaign.play) + groupsText(campaign, pack)
            + ownFiguresText(campaign, pack) + progressText(campaign, pack);
    return text + CommandLine::tr("Now: %1").arg(whatNow(campaign, pack)) + u'\n';
}

} // namespace muster
