// SPDX-License-Identifier: MIT
#include "app/command.h"
#include "app/text/campaigntext.h"
#include "app/text/columns.h"
#include "app/text/encountermap.h"
#include "app/text/settlementtext.h"
#include "model/acts/arms.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/texts.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString pefsText(const Encounter &encounter)
{
    Columns rows(2);
    for (const Pef &pef : encounter.setup.pefs)
        rows.add({CommandLine::tr("PEF %1").arg(pef.id), placeOf(pef, encounter), detailOf(pef, encounter)});
    return rows.text();
}

/// Returns the enemy's figures with the numbers that a report uses.
QString enemyText(const Force &enemy, const Pack &pack)
{
    Columns rows(2, "rl");
    for (std::size_t place = 0; place < enemy.figures.size(); ++place) {
        const Profile &figure = enemy.figures[place];
        // The Star of a band that is met has no type.
        const QString type = figure.type.isEmpty() ? words::star(pack) : packWords(figure.type);
        rows.add({QString::number(place + 1), type, words::worth(figure, pack), words::armour(figure, pack),
                  acts::armsOf(enemy, place, pack)});
    }
    return rows.text();
}

/// Returns lines below a heading; empty if there are none.
QString part(const QString &title, const QString &lines)
{
    return lines.isEmpty() ? QString() : title + u'\n' + lines;
}

QString part(const QString &title, const QStringList &sentences)
{
    QString lines;
    for (const QString &sentence : sentences)
        lines += u"  "_s + sentence + u'\n';
    return part(title, lines);
}

} // namespace

QString encounterText(const Campaign &campaign, const Pack &pack)
{
    const Encounter &encounter = *campaign.encounter;
    const EncounterText told = describeEncounter(campaign, pack);
    const Force *enemy = encounter.dealtEnemy();
    QString text = words::turn(campaign.turn, campaign, pack) + u": "_s
        + (enemy ? words::title(encounter)
                 : u"%1, %2"_s.arg(words::title(encounter.kind), words::title(encounter.setup.time)));
    if (!enemy && encounter.eal)
        text += u"; "_s + CommandLine::tr("Enemy Activity Level %1").arg(*encounter.eal);
    if (!enemy && encounter.seeded)
        text += u"; "_s + CommandLine::tr("seed %1").arg(encounter.seed);
    text += u"\n\n"_s;
    if (!enemy || !encounter.setup.sections.empty())
        text += encounterMap(encounter, pack) + u'\n';
    const KeptSettlement *kept = enemy && encounter.settlement ? campaign.settlement(*encounter.settlement) : nullptr;
    if (kept) // in which the encounter takes place
        text += part(CommandLine::tr("Layout"), settlementText(*kept, pack));
    if (enemy)
        text += part(CommandLine::tr("Set-up"), told.setUp);
    text += part(CommandLine::tr("Objective"), QStringList{told.objective})
        + part(CommandLine::tr("Forces"), QStringList{told.forces});
    text += enemy ? part(CommandLine::tr("Enemy"), enemyText(*enemy, pack))
                  : part(CommandLine::tr("PEFs"), pefsText(encounter));
    return text + part(CommandLine::tr("Special"), told.special);
}

} // namespace muster
