// SPDX-License-Identifier: MIT
#include "model/account/account.h"

#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "model/texts.h"

#include <QJsonObject>

#include <algorithm>

namespace muster {

namespace {

/// Returns the land section by section, for those who cannot see the map.
QString landInWords(const Encounter &encounter)
{
    QStringList sections;
    for (const Section &section : encounter.setup.sections)
        sections << AccountText::tr("%1 %2").arg(section.number).arg(words::land(section).join(QStringLiteral(", ")));
    return AccountText::tr("Map of %n sections, 1 at the upper left: %1.", nullptr, int(sections.size()))
        .arg(sections.join(QStringLiteral("; ")));
}

AccountParagraph pefsIn(const Campaign &battle, const PefDice &letters)
{
    AccountParagraph pefs{AccountText::tr("Possible Enemy Forces"), {}};
    for (const Pef &pef : battle.encounter->setup.pefs) {
        const PefInPlay *now = battle.play ? battle.play->pef(pef.id) : nullptr;
        const bool isCounted = now && now->said && *now->said > 0; // listed below, group by group
        const QString what = !now || isCounted ? QString()
            : now->isWaiting()                 ? AccountText::tr("unresolved")
                                               : words::resolved(*now);
        const QString place = AccountText::tr("%1. %2").arg(QString::number(pef.id), placeOf(pef, *battle.encounter));
        AccountLine line{what.isEmpty() ? place : AccountText::tr("%1: %2").arg(place, what)};
        if (const auto letter = letters.find(pef.id); letter != letters.end())
            line.dice.push_back(letter->second);
        for (const GroupInPlay &group : battle.play ? battle.play->groups : std::vector<GroupInPlay>()) {
            if (group.pef == pef.id)
                line.text = AccountText::tr("%1; group %2, %3")
                                .arg(line.text, QString::number(group.id), words::figures(int(group.figures.size())));
        }
        pefs.lines.push_back(line);
    }
    return pefs;
}

/// Returns the enemies, if they were rolled figure by figure.
AccountParagraph enemyIn(const Force &force, const Pack &pack)
{
    QStringList kinds;
    for (const Profile &figure : force.figures) {
        const QString worth = words::worth(figure, pack);
        kinds << (figure.type.isEmpty() // a Star of a band that is met
                      ? AccountText::tr("Star, %1").arg(worth)
                      : AccountText::tr("%1, %2").arg(packWords(figure.type), worth));
    }
    AccountParagraph enemy{AccountText::tr("The enemy"), {}};
    for (const QString &kind : words::counted(kinds))
        enemy.lines.push_back({kind});
    return enemy;
}

} // namespace

AccountTable accountGround(const Campaign &campaign, const Pack &pack)
{
    const Encounter &encounter = *campaign.encounter;
    AccountTable table{encounter, {}, {}, {}, {}};
    Campaign dealt = campaign;
    dealt.play.reset(); // set-up, not the end
    const EncounterText told = describeEncounter(dealt, pack);
    const KeptSettlement *kept = encounter.settlement ? campaign.settlement(*encounter.settlement) : nullptr;
    if (kept)
        table.settlement = *kept;
    if (!encounter.setup.sections.empty()) {
        const TableEdge yours = tableEdges(encounter, pack).yours;
        table.inWords = landInWords(encounter);
        if (!yours.where.isEmpty() && told.setUp.isEmpty()) // otherwise the set-up says it
            table.caption = AccountText::tr("The band’s entry: %1.").arg(yours.where);
    } else if (kept) {
        table.inWords = AccountText::tr("Layout of %1.").arg(kept->name);
    }
    const auto add = [&](const QString &title, const QString &text) {
        if (!text.isEmpty())
            table.paragraphs.push_back({title, {{text}}});
    };
    add(AccountText::tr("Objective"), told.objective);
    add(AccountText::tr("Set-up"), told.setUp.join(u' '));
    return table;
}

AccountTable accountTableOf(const Campaign &battle, const Pack &pack, const PefDice &letters)
{
    AccountTable table = accountGround(battle, pack);
    const Force *enemy = battle.encounter->dealtEnemy();
    const AccountParagraph who = enemy ? enemyIn(*enemy, pack) : pefsIn(battle, letters);
    if (!who.lines.empty())
        table.paragraphs.push_back(who);
    return table;
}

QString kindOfEncounter(const Campaign &campaign, const Pack &pack)
{
    const Encounter &encounter = *campaign.encounter;
    return systemOf(encounter).shown(encounter, pack)[QStringLiteral("kind")].toString();
}

std::vector<AccountFact> factsOfEncounter(const Campaign &campaign, const Pack &pack)
{
    const Encounter &encounter = *campaign.encounter;
    std::vector<AccountFact> facts;
    if (encounter.eal)
        facts.push_back({AccountText::tr("Enemy Activity Level %1"), QString::number(*encounter.eal)});
    const QString met = encounter.meeting ? bandThatIsMet(campaign) : QString();
    if (!met.isEmpty() || !encounter.enemy.isEmpty())
        facts.push_back({AccountText::tr("Against %1"), met.isEmpty() ? words::enemy(encounter.enemy, pack) : met});
    return facts;
}

QString withDetail(const QString &headline, const QString &detail)
{
    return detail.isEmpty() ? headline : AccountText::tr("%1; %2").arg(headline, detail);
}

AccountFigure accountFigure(const Figure &figure, const Pack &pack)
{
    return {figure.id,
            figure.name,
            figure.star,
            figure.rep(),
            words::kindOf(figure, pack),
            words::armour(figure.profile, pack),
            words::arms(figure, pack)};
}

AccountPassage passageOf(const Words &words)
{
    return {words.title, words.text};
}

AccountPassage passageOf(const Picture &picture)
{
    return {{}, {}, picture};
}

std::vector<AccountPassage> passagesAbout(const About &about, const Campaign &now, int untilTurn)
{
    std::vector<AccountPassage> passages;
    const auto add = [&](const auto &all) {
        for (const auto &one : all) {
            if (one.about == about && one.turn <= untilTurn)
                passages.push_back(passageOf(one));
        }
    };
    add(now.pictures);
    add(now.words);
    return passages;
}

AccountLine sentenceOf(const StoryLine &line)
{
    return {line.text(), line.dice.rolls.empty() ? std::vector<StoryDice>() : std::vector{line.dice}};
}

std::vector<AccountLine> linesOf(std::span<const FigureChapter> chapters, const Campaign &now, const Pack &pack)
{
    std::vector<AccountLine> lines;
    for (const FigureChapter &chapter : chapters) {
        AccountLine &line = lines.emplace_back(sentenceOf(chapter));
        line.text = AccountText::tr("%1: %2").arg(words::turn(chapter.turn, now, pack), line.text);
    }
    return lines;
}

QString facesOf(const std::vector<StoryDice> &dice)
{
    QStringList groups;
    for (const StoryDice &group : dice) {
        QStringList rolls;
        for (const Roll &roll : group.rolls) {
            QStringList faces;
            for (const Die die : roll.dice)
                faces << QString::number(die.face);
            rolls << (faces.size() == 2 && group.rolls.size() == 1 ? words::listing(faces)
                                                                   : faces.join(QStringLiteral(", ")));
        }
        groups << rolls.join(QStringLiteral(" : "));
    }
    return groups.join(QStringLiteral("; "));
}

} // namespace muster
