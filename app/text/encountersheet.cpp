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

QString sentences(const QStringList &lines)
{
    QString text;
    for (const QString &line : lines)
        text += u"  "_s + line + u'\n';
    return text;
}

/// Returns the settlement in which the encounter takes place; empty if there is none.
QString groundText(const Campaign &campaign, const Pack &pack)
{
    const auto &settlement = campaign.encounter->settlement;
    const KeptSettlement *kept = settlement ? campaign.settlement(*settlement) : nullptr;
    return kept ? CommandLine::tr("Layout") + u'\n' + settlementText(*kept, pack) : QString();
}

} // namespace

QString encounterText(const Campaign &campaign, const Pack &pack)
{
    Q_ASSERT(campaign.encounter);
    const Encounter &encounter = *campaign.encounter;
    const EncounterText text = describeEncounter(campaign, pack);
    const QString when = words::turn(campaign.turn, campaign, pack);
    if (const Force *enemy = encounter.dealtEnemy()) {
        const QString map = encounter.setup.sections.empty() ? QString() : encounterMap(encounter, pack) + u'\n';
        return u"%1: %2\n\n"_s.arg(when, words::title(encounter)) + map + groundText(campaign, pack)
            + (text.setUp.isEmpty() ? QString() : CommandLine::tr("Set-up") + u'\n' + sentences(text.setUp))
            + CommandLine::tr("Objective") + u'\n' + sentences({text.objective}) + CommandLine::tr("Forces") + u'\n'
            + sentences({text.forces})
            + (enemy->figures.empty() ? QString() : CommandLine::tr("Enemy") + u'\n' + enemyText(*enemy, pack))
            + CommandLine::tr("Special") + u'\n' + sentences(text.special);
    }
    QString head = u"%1: %2, %3"_s.arg(when, words::title(encounter.kind), words::title(encounter.setup.time));
    if (encounter.eal)
        head += u"; "_s + CommandLine::tr("Enemy Activity Level %1").arg(*encounter.eal);
    if (encounter.seeded)
        head += u"; "_s + CommandLine::tr("seed %1").arg(encounter.seed);
    return head + u"\n\n"_s + encounterMap(encounter, pack) + u'\n' + CommandLine::tr("Objective") + u'\n'
        + sentences({text.objective}) + CommandLine::tr("Forces") + u'\n' + sentences({text.forces})
        + CommandLine::tr("PEFs") + u'\n' + pefsText(encounter) + CommandLine::tr("Special") + u'\n'
        + sentences(text.special);
}

} // namespace muster
