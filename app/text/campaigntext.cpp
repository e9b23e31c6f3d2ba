// SPDX-License-Identifier: MIT
#include "app/text/campaigntext.h"

#include "app/command.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "model/acts/arms.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/scenarios.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString phaseText(const Campaign &campaign, const Pack &pack)
{
    if (campaign.phase == Phase::Over)
        return CommandLine::tr("the campaign is over");
    if (campaign.phase == Phase::Play) {
        const QString title = words::title(*campaign.encounter);
        return campaign.encounter->eal ? CommandLine::tr("current encounter: %1, Enemy Activity Level %2")
                                             .arg(title, QString::number(*campaign.encounter->eal))
                                       : CommandLine::tr("current encounter: %1").arg(title);
    }
    QString next = words::title(campaign.next.kind);
    if (!systemOf(campaign, pack).traits.knowsNext) {
        const std::optional<ComesAtOnce> comes = comesAtOnce(campaign, pack);
        if (!comes)
            return CommandLine::tr("between encounters");
        next = comes->encounter.title;
        // Of an encounter without an id only the owner is known.
        if (!comes->isCertain && !comes->encounter.id.isEmpty())
            return CommandLine::tr("between encounters; possible follow-up: %1").arg(next);
    } else if (campaign.next.eal) {
        return CommandLine::tr("between encounters; next: %1, Enemy Activity Level %2")
            .arg(next, QString::number(*campaign.next.eal));
    }
    return CommandLine::tr("between encounters; next: %1").arg(next);
}

QString notes(const Figure &figure, const Campaign &campaign, const Pack &pack)
{
    QStringList notes = words::attributes(figure, pack);
    if (figure.poisoned)
        notes += CommandLine::tr("poisoned");
    if (figure.exempt)
        notes += CommandLine::tr("exempt");
    if (figure.outranksStar)
        notes += CommandLine::tr("outranks the Star");
    if (pack.rewards)
        notes += CommandLine::tr("%n points", nullptr, figure.points);
    if (const QString away = words::away(figure, campaign, pack); !away.isEmpty())
        notes += away;
    return notes.join(u", "_s);
}

/// Returns "4", or "3, 140" for a figure with skill.
QString measures(const Profile &profile)
{
    return profile.skill > 0 ? u"%1, %2"_s.arg(profile.rep).arg(profile.skill) : QString::number(profile.rep);
}

/// Returns "The band of Maud (Ben)".
QString starTitle(const Figure &star)
{
    return star.player.isEmpty() ? CommandLine::tr("The band of %1").arg(star.name)
                                 : CommandLine::tr("The band of %1 (%2)").arg(star.name, star.player);
}

/// Returns a line for each figure that carries anything in addition to its weapon.
QString carriedText(const Campaign &campaign, const Pack &pack)
{
    QString text;
    for (const Figure &figure : campaign.band) {
        if (!figure.carries.empty())
            text +=
                CommandLine::tr("%1 also carries: %2").arg(figure.name, words::carried(figure.carries, pack)) + u'\n';
    }
    return text;
}

QString bandText(const Campaign &campaign, const Pack &pack)
{
    Columns rows(2, "rllrllrl");
    const bool armour = pack.hasArmor || !pack.armors.empty();
    rows.add({CommandLine::tr("No."), CommandLine::tr("Name"), CommandLine::tr("Kind"),
              pack.hasSkill ? CommandLine::tr("Initiative, weapon skill") : CommandLine::tr("Rep"),
              armour ? CommandLine::tr("Armour") : QString(), CommandLine::tr("Weapon"),
              systemOf(campaign, pack).turnNames(), QString()});
    for (const Figure &figure : campaign.band) {
        rows.add({QString::number(number(figure.id)), figure.name, words::kindOf(figure, pack),
                  measures(figure.profile), words::armour(figure.profile, pack), words::weapon(figure.profile, pack),
                  QString::number(figure.months), notes(figure, campaign, pack)});
    }
    return rows.text() + carriedText(campaign, pack);
}

QString formerText(const Campaign &campaign, const Pack &pack)
{
    if (campaign.former.empty())
        return {};
    Columns rows(2, "rllrl");
    for (const FormerFigure &gone : campaign.former) {
        rows.add({QString::number(number(gone.figure.id)), gone.figure.name, words::kindOf(gone.figure, pack),
                  measures(gone.figure.profile),
                  CommandLine::tr("%1, %2").arg(words::inLine(gone.figure.status),
                                                words::turn(gone.farewell.turn, campaign, pack))});
    }
    return u'\n' + CommandLine::tr("Former members") + u'\n' + rows.text();
}

} // namespace

QString settlementText(const KeptSettlement &kept, const Pack &pack)
{
    QString text = u"  %1. %2\n     %3\n"_s.arg(kept.id).arg(shortened(kept.name), words::summary(kept, pack));
    if (!kept.notes.isEmpty())
        text += u"     "_s + shortened(kept.notes) + u'\n';
    return text;
}

QString binderText(const Campaign &campaign, const Pack &pack)
{
    QString text = words::whereabouts(campaign, pack) + u'\n';
    if (campaign.settlements.empty())
        return text;
    text += u'\n' + CommandLine::tr("Settlements") + u'\n';
    for (const KeptSettlement &kept : campaign.settlements)
        text += settlementText(kept, pack);
    return text;
}

QString rosterText(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.hasSeveralStars())
        return bandText(campaign, pack) + formerText(campaign, pack);
    QString text;
    for (const Figure *star : campaign.stars()) {
        text += starTitle(*star) + u'\n' + bandText(campaign.bandOf(star->id), pack);
        if (pack.rewards)
            text += CommandLine::tr("Encounter points: %1; of the whole band: %2")
                        .arg(star->points)
                        .arg(campaign.points(star->id))
                + u'\n';
        text += u'\n';
    }
    return text.chopped(1) + formerText(campaign, pack);
}

QString campaignText(const Campaign &campaign, const Pack &pack)
{
    QString text =
        u"%1\n%2, %3; %4\n%5\n\n"_s.arg(shortened(campaign.name), pack.title, words::enemy(campaign.list, pack),
                                        words::turn(campaign.turn, campaign, pack), phaseText(campaign, pack))
        + rosterText(campaign, pack);
    if (pack.rewards && !campaign.hasSeveralStars())
        text += u'\n'
            + CommandLine::tr("Encounter points: %1; of the whole band: %2")
                  .arg(campaign.starPoints())
                  .arg(campaign.bandPoints())
            + u'\n';
    for (const Figure *star : pack.rewards ? campaign.lostStars() : std::vector<const Figure *>()) // keep them (R87)
        text +=
            CommandLine::tr("%1 (Star lost): encounter points: %2; of the whole band: %3")
                .arg(words::player(*star), QString::number(star->points), QString::number(campaign.points(star->id)))
            + u'\n';
    if (const QString holds = acts::stockpileSentence(campaign, pack); !holds.isEmpty())
        text += CommandLine::tr("Stockpile: %1").arg(holds) + u'\n';
    if (const QString limit = acts::specialArmsSentence(campaign, pack); pack.rewards && !limit.isEmpty())
        text += limit + u'\n';
    return isWasteland(campaign, pack) ? text + u'\n' + binderText(campaign, pack) : text;
}

} // namespace muster
