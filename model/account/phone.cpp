// SPDX-License-Identifier: MIT
#include "model/account/phone.h"

#include "model/account/accounttable.h"
#include "model/actions/arms.h"
#include "model/acts/battle.h"
#include "model/reference/taker.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/meeting.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

using namespace Qt::StringLiterals;

constexpr int enemiesOfPef = 10; ///< boxes for those it turns out to be

QStringList withoutEmpty(QStringList parts)
{
    parts.removeAll(QString());
    return parts;
}

QString detailsInLine(const QStringList &parts)
{
    return withoutEmpty(parts).join(AccountText::tr(", "));
}

std::vector<PhoneTick> numberedBoxes(int count, int ticked = 0)
{
    std::vector<PhoneTick> boxes;
    for (int i = 1; i <= count; ++i)
        boxes.push_back({QString::number(i), i <= ticked});
    return boxes;
}

/// Where figures have an initiative in place of a Rep (R81).
PhoneTicks lostInitiative(int initiative)
{
    return {AccountText::tr("Initiative lost"), numberedBoxes(initiative)};
}

/// Makes the page of one encounter.
class PhoneWriter
{
public:
    PhoneWriter(const Campaign &campaign, const Pack &pack)
        : m_campaign(campaign)
        , m_pack(pack)
    {
    }

    PhonePage make(const QString &key);

private:
    void tellEncounter(PhonePage &page) const;
    std::vector<Pef> waitingPefs() const;
    PhonePart pefs() const;
    PhoneTicks enemiesOf(const PefInPlay *now) const;
    PhonePart enemies() const;
    PhonePart band() const;
    PhoneRow member(const Figure &figure) const;
    PhoneTicks states(const Figure &figure) const;
    std::vector<ShelfEntry> tests() const;

    const Encounter &encounter() const { return *m_campaign.encounter; }

    const Campaign &m_campaign;
    const Pack &m_pack;
};

void PhoneWriter::tellEncounter(PhonePage &page) const
{
    page.title = words::title(encounter());
    if (!encounter().dealtEnemy())
        page.facts.push_back({u"%1"_s, words::title(encounter().setup.time)});
    if (encounter().eal)
        page.facts.push_back({AccountText::tr("Enemy Activity Level %1"), QString::number(*encounter().eal)});
    const QString met = encounter().meeting ? bandThatIsMet(m_campaign) : QString();
    if (!met.isEmpty() || !encounter().enemy.isEmpty())
        page.facts.push_back(
            {AccountText::tr("Against %1"), met.isEmpty() ? words::enemy(encounter().enemy, m_pack) : met});
    page.table = accountGround(m_campaign, m_pack);
    page.table->encounter.setup.pefs = waitingPefs();
    const EncounterText told = describeEncounter(m_campaign, m_pack);
    if (!told.forces.isEmpty())
        page.table->paragraphs.push_back({AccountText::tr("Forces"), {{told.forces}}});
    AccountParagraph special{AccountText::tr("Special"), {}};
    for (const QString &sentence : told.special)
        special.lines.push_back({sentence});
    if (!special.lines.empty())
        page.table->paragraphs.push_back(special);
    page.parts.push_back(encounter().dealtEnemy() ? enemies() : pefs());
    page.tests = tests();
}

/// Those that are still on the table, where they have got to.
std::vector<Pef> PhoneWriter::waitingPefs() const
{
    if (!m_campaign.play)
        return encounter().setup.pefs;
    std::vector<Pef> waiting;
    for (const PefInPlay &pef : m_campaign.play->pefs) {
        if (pef.isWaiting())
            waiting.push_back(pef.pef);
    }
    return waiting;
}

/// Room for whom it may bring; once that is known, for these, and those who fell are ticked.
PhoneTicks PhoneWriter::enemiesOf(const PefInPlay *now) const
{
    const QString title = AccountText::tr("Enemies: tick as they fall");
    if (!now || now->isWaiting())
        return {title, numberedBoxes(enemiesOfPef)};
    int all = 0;
    int standing = 0;
    for (const GroupInPlay &group : m_campaign.play->groups) {
        if (group.pef != now->pef.id)
            continue;
        all += static_cast<int>(group.figures.size());
        standing += group.standing();
    }
    return {title, numberedBoxes(all, all - standing)};
}

/// With what each may turn out to be, or has.
PhonePart PhoneWriter::pefs() const
{
    PhonePart part{AccountText::tr("Possible Enemy Forces"), {}};
    const bool byLevel = pefsBy(m_campaign, m_pack) == PefsBy::Activity;
    for (const Pef &pef : encounter().setup.pefs) {
        const PefInPlay *now = m_campaign.play ? m_campaign.play->pef(pef.id) : nullptr;
        PhoneTicks letters{AccountText::tr("What it is"), {}};
        if (byLevel) {
            for (const PefLetter letter :
                 {PefLetter::Nothing, PefLetter::Signs, PefLetter::Contact, PefLetter::InForce})
                letters.boxes.push_back(
                    {AccountText::tr("%1: %2").arg("XABC"_L1.at(static_cast<int>(letter))).arg(words::title(letter)),
                     now && now->letter == letter});
        } else {
            for (const PefForce force : {PefForce::MainBody, PefForce::Stragglers, PefForce::FalseAlarm})
                letters.boxes.push_back({words::title(force), now && now->force == force});
        }
        const PhoneTicks enemies = enemiesOf(now);
        QStringList details{detailOf(pef, encounter())};
        for (const GroupInPlay &group : m_campaign.play ? m_campaign.play->groups : std::vector<GroupInPlay>()) {
            if (group.pef == pef.id && group.onTable())
                details << words::armedFiguresOf(group, m_pack);
        }
        PhoneRow row{u"p%1"_s.arg(pef.id),
                     QString::number(pef.id),
                     placeOf(now ? now->pef : pef, encounter()),
                     false,
                     details,
                     {letters}};
        if (!enemies.boxes.empty())
            row.ticks.push_back(enemies);
        part.rows.push_back(row);
    }
    return part;
}

PhonePart PhoneWriter::enemies() const
{
    const Force &enemy = *encounter().dealtEnemy();
    PhonePart part{AccountText::tr("The enemy"), {}};
    for (std::size_t i = 0; i < enemy.figures.size(); ++i) {
        const Profile &figure = enemy.figures[i];
        part.rows.push_back(
            {u"e%1"_s.arg(i + 1),
             QString::number(i + 1),
             packWords(figure.type),
             false,
             withoutEmpty({detailsInLine({words::worth(figure, m_pack), words::armour(figure, m_pack)}),
                           actions::armsOf(enemy, i, m_pack)}),
             {m_pack.hasSkill ? lostInitiative(figure.rep) : PhoneTicks{{}, {{AccountText::tr("Out of it")}}}}});
    }
    return part;
}

/// How the figure can stand, as it is noted on the table; ticked where it does by now.
PhoneTicks PhoneWriter::states(const Figure &figure) const
{
    const OwnFigure *own = m_campaign.play ? m_campaign.play->find(figure.id) : nullptr;
    PhoneTicks ticks;
    for (const TableState state : actions::statesOf(m_campaign, m_pack)) {
        const bool isUnhurt =
            state == TableState::CarryingOn || state == TableState::Fine || state == TableState::AtHome;
        if (isUnhurt || (state == TableState::CheatedDeath && !figure.star))
            continue;
        ticks.boxes.push_back({words::noted(state), own && (own->state == state || own->wound == state)});
    }
    return ticks;
}

PhoneRow PhoneWriter::member(const Figure &figure) const
{
    const AccountFigure told = accountFigure(figure, m_pack);
    PhoneRow row{u"b%1"_s.arg(number(figure.id)), QString::number(told.rep), told.name, told.star, {}, {}};
    const QString away = words::away(figure, m_campaign, m_pack);
    row.details = withoutEmpty(
        {detailsInLine(QStringList{told.kind, told.armour} + words::attributes(figure, m_pack)), told.weapon, away});
    if (!m_campaign.encounter || !away.isEmpty())
        return row;
    const OwnFigure *own = m_campaign.play ? m_campaign.play->find(figure.id) : nullptr;
    if (m_campaign.play && (!own || own->state == TableState::AtHome)) {
        if (own && actions::isOfBattle(m_campaign, *own))
            row.details << words::title(TableState::AtHome);
        return row;
    }
    row.ticks.push_back(m_pack.hasSkill ? lostInitiative(figure.rep()) : states(figure));
    if (figure.star && hasStarPower(m_pack))
        row.ticks.push_back({AccountText::tr("Star Power used"), numberedBoxes(figure.rep())});
    return row;
}

PhonePart PhoneWriter::band() const
{
    PhonePart part{AccountText::tr("The band"), {}};
    for (const Figure *figure : m_campaign.bandByBand())
        part.rows.push_back(member(*figure));
    return part;
}

/// What is rolled at the table, and what the encounter itself rolls for while it lasts.
std::vector<ShelfEntry> PhoneWriter::tests() const
{
    static const QStringList whileItLasts{u"resolve-pef"_s, u"pef-move"_s, u"np-move"_s, u"scout"_s};
    std::vector<ShelfEntry> all;
    const Pack sheet = sheetPackOf(m_campaign, m_pack);
    if (sheet.reference)
        all = shelfPart(sheet, u"table"_s);
    if (!m_pack.reference || encounter().setup.pefs.empty())
        return all;
    for (ShelfEntry &entry : shelfPart(m_pack, u"campaign"_s)) {
        if (whileItLasts.contains(entry.id) || entry.id.startsWith("how-many"_L1))
            all.push_back(std::move(entry));
    }
    return all;
}

PhonePage PhoneWriter::make(const QString &key)
{
    PhonePage page;
    page.campaign = m_campaign.name;
    page.when = words::turn(m_campaign.turn, m_campaign, m_pack);
    page.rules = m_pack.list(m_campaign.list)
        ? AccountText::tr("%1, %2").arg(m_pack.title, words::enemy(m_campaign.list, m_pack))
        : m_pack.title;
    page.key = u"%1-%2"_s.arg(key).arg(m_campaign.turn);
    if (m_campaign.encounter) {
        page.key += u"-%1-%2"_s.arg(systemOf(encounter()).kindOf(encounter()).id).arg(encounter().seed);
        tellEncounter(page);
    } else {
        page.title = AccountText::tr("Roster");
        if (m_campaign.phase != Phase::Over)
            page.facts.push_back({AccountText::tr("Next: %1"), words::coming(m_campaign, m_pack)});
    }
    page.facts.push_back({u"%1"_s, bandSummary(m_campaign, m_pack)});
    page.parts.push_back(band());
    std::erase_if(page.parts, [](const PhonePart &part) { return part.rows.empty(); });
    return page;
}

} // namespace

PhonePage phonePageOf(const Campaign &campaign, const Pack &pack, const QString &key)
{
    return PhoneWriter(campaign, pack).make(key);
}

} // namespace muster
