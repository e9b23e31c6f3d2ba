// SPDX-License-Identifier: MIT
#include "model/reference/testsubject.h"

#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/campaign/campaign.h"
#include "model/packs.h"
#include "model/reference/procedurewords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/games.h"
#include "model/texts.h"
#include "rules/dice/attempt.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

namespace {

/// Returns the figure of the band on the table, or null if it is not there.
const OwnFigure *onTable(const Figure &figure, const Campaign &campaign)
{
    const OwnFigure *own = campaign.play ? campaign.play->find(figure.id) : nullptr;
    return own && own->state != TableState::AtHome ? own : nullptr;
}

/// Adds wounds that affect tests: two Bad Wounds are death (Chain Reaction, first edition, p. 5), and a stunned figure
/// is worse off in melee (TUMOR). A Bad Wound of this turn, with nothing done since, is the one being tested for, not
/// an earlier one.
void bringWounds(TestSubject &taker, const auto &figure, int turn)
{
    const TableState state = figure.state;
    if (figure.wound == TableState::BadWound && (state != TableState::BadWound || figure.since < turn))
        taker.attributes.append(QStringLiteral("second-bad-wound"));
    if (state == TableState::Stunned)
        taker.attributes.append(slug(state));
    taker.lasting = figure.lasting;
}

/// Returns whether a figure in this state takes no more tests.
bool isOffTable(TableState state)
{
    using enum TableState;
    return state == Dead || state == RanAway || state == Captured || state == CheatedDeath || state == Surrendered
        || state == Turned || state == LeftTable;
}

/// Returns a figure of the band: led by the Star of its group on the table (R31), before play by its own.
TestSubject takerOf(const Figure &figure, const Campaign &campaign, const Pack &pack)
{
    TestSubject taker{ShelfText::tr("%1, Rep %2").arg(figure.name).arg(figure.rep()), figure.profile, figure.star};
    taker.profile.rep = figure.rep();
    taker.weapons = acts::weaponsOf(figure, pack);
    taker.attributes = figure.attributes;
    const OwnFigure *own = onTable(figure, campaign);
    const Figure *leads = campaign.play ? nullptr : campaign.find(figure.leader);
    if (own) {
        leads = acts::leaderOf(campaign, own->group);
        taker.inPlay = FigureOnTable{figure.id, 0, 0};
        bringWounds(taker, *own, campaign.play->turn);
        if (figure.star)
            taker.starPower = campaign.play->starPowerOf(figure.id);
    }
    if (leads)
        taker.leaderRep = leads->rep();
    return taker;
}

void addEnemiesInPlay(std::vector<TestSubject> &takers, const Play &play)
{
    for (const GroupInPlay &group : play.groups) {
        const auto leader = std::ranges::find_if(
            group.figures, [](const EnemyFigure &figure) { return figure.leader && carriesOn(figure.state); });
        int place = 0;
        for (const EnemyFigure &figure : group.figures) {
            ++place;
            if (group.struck || (!isStanding(figure.state) && figure.state != TableState::Wounded))
                continue;
            TestSubject taker{ShelfText::tr("Group %1, figure %2: %3")
                                  .arg(QString::number(group.id), QString::number(place), words::enemy(figure)),
                              figure.profile};
            taker.inPlay = FigureOnTable{{}, group.id, place};
            if (leader != group.figures.end())
                taker.leaderRep = leader->profile.rep;
            bringWounds(taker, figure, play.turn);
            takers.push_back(std::move(taker));
        }
    }
}

/// Returns the kinds of enemy that can be met: those of the enemy's list or, if the other side was dealt, its figures,
/// including zombies and aliens.
std::vector<Profile> enemyKinds(const Campaign &campaign, const Pack &pack)
{
    if (const Force *dealt = campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr)
        return dealt->figures;
    std::vector<Profile> kinds;
    if (const ArmyList *enemies = pack.list(campaign.enemy)) {
        for (const auto &row : enemies->figures.rows)
            kinds.push_back(row.outcome);
    }
    return kinds;
}

/// Returns the figures of a linked game: the band, the Star first, and the enemy figure by figure as it was dealt.
std::vector<TestSubject> gameTakers(const Campaign &campaign, const Pack &pack,
                                    const std::optional<AftermathDraft> &kept)
{
    std::vector<TestSubject> takers;
    const auto add = [&](const QString &name, Profile profile, std::optional<int> left) {
        if (!left)
            return;
        profile.rep = *left;
        takers.push_back(
            {ShelfText::tr("%1: %2, %3").arg(name, words::worth(profile, pack), words::weapon(profile, pack)),
             profile});
    };
    const GameSoFar game = soFarIn(campaign, kept);
    for (const Figure &figure : campaign.band)
        add(figure.name, figure.profile, initiativeLeft(figure, game));
    const Force *enemy = campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
    int place = 0;
    for (const Profile &figure : enemy ? enemy->figures : std::vector<Profile>()) {
        const auto left = initiativeLeft(figure, ++place, game);
        add(ShelfText::tr("Enemy %1, %2").arg(place).arg(packWords(figure.type)), figure, left);
    }
    return takers;
}

} // namespace

std::vector<TestSubject> takersIn(const Campaign &campaign, const Pack &pack, const std::optional<AftermathDraft> &kept)
{
    if (pack.hasSkill)
        return gameTakers(campaign, pack, kept);
    std::vector<TestSubject> takers;
    for (const Figure &figure : campaign.band) {
        const OwnFigure *own = onTable(figure, campaign);
        const bool mayBeSaved = own && own->state == TableState::Dead && figure.star
            && campaign.play->starPowerOf(figure.id).value_or(0) > 0;
        if (!own || mayBeSaved || !isOffTable(own->state))
            takers.push_back(takerOf(figure, campaign, pack));
    }
    if (campaign.play)
        addEnemiesInPlay(takers, *campaign.play);
    for (const Profile &profile : enemyKinds(campaign, pack)) {
        const QString title = ShelfText::tr("Enemy: %1, Rep %2").arg(packWords(profile.type)).arg(profile.rep);
        if (!std::ranges::count(takers, title, &TestSubject::title))
            takers.push_back({title, profile});
    }
    return takers;
}

Pack sheetPackOf(const Campaign &campaign, const Pack &pack)
{
    const QString borrowed = borrowedSheet(campaign);
    if (borrowed.isEmpty() || !pack.option(QStringLiteral("sheet")))
        return pack;
    Result<Pack> sheet = shippedPack(borrowed);
    if (!sheet)
        return pack;
    // Items that the campaign's figures carry and the sheet lacks keep the values and the rank of their own rules
    // (R89).
    constexpr int outgunsAll = 9;
    for (Weapon weapon : pack.weapons) {
        if (sheet->weapon(weapon.id))
            continue;
        if (weapon.outgunned == 0)
            weapon.outgunned = weapon.blast > 0 ? outgunsAll : weapon.impact;
        sheet->weapons.push_back(weapon);
    }
    return *std::move(sheet);
}

Verdict verdictOf(ShelvedTest test, const ShelfVariant &variant, const Arguments &given, const Resolved &resolved,
                  const Rolls &rolls)
{
    const OutcomeText ruled = variant.rule(given, resolved);
    Verdict verdict{std::move(test)};
    verdict.test.faces.clear();
    verdict.state = ruled.state;
    if (ruled.state == TableState::DuckedBack && ruled.turns > 0)
        verdict.ducks = ruled.turns;
    if (ruled.later == TableState::Turned)
        verdict.turnsIn = ruled.turns;
    verdict.wound = ruled.wound;
    verdict.starPower = ruled.starPower;
    verdict.lasting = ruled.lasting;
    verdict.rolls = rolls;
    for (const Roll &roll : rolls) {
        for (const Die die : roll.dice)
            verdict.test.faces.push_back(die.face);
    }
    if (variant.passing && !rolls.empty()) {
        const Roll &first = rolls.front();
        verdict.target = variant.passing(given, {first.reason, static_cast<int>(first.dice.size()), first.sides});
    }
    return verdict;
}

namespace {

/// Returns the result of the test's dice and values with this variant; empty if they do not fit it.
OutcomeText ruledBy(const ShelvedTest &test, const ShelfVariant &variant, const Pack &sheet)
{
    const Result<Arguments> given = words::argumentsFor(*variant.procedure, sheet, test.values);
    if (!given)
        return {};
    Tape tape;
    for (const int face : test.faces)
        tape.push_back({static_cast<std::uint8_t>(face), Thrower::Player});
    Resolved resolved;
    const Attempt taken = attempt(tape, [&](Dice &dice) { resolved = variant.procedure->run(sheet, *given, dice); });
    return taken.isComplete() ? variant.rule(*given, resolved) : OutcomeText();
}

} // namespace

ToldTest told(const ShelvedTest &test, const Campaign &campaign, const Pack &pack)
{
    const std::optional<Pack> borrowed =
        borrowedSheet(campaign).isEmpty() ? std::nullopt : std::optional(sheetPackOf(campaign, pack));
    const Pack &sheet = borrowed ? *borrowed : pack;
    const std::optional<ShelfEntry> entry = shelfEntry(sheet, test.entry);
    const auto place = static_cast<std::size_t>(test.variant);
    if (!entry || place >= entry->variants.size() || !entry->variants[place].procedure)
        return {test.entry, {}};
    const OutcomeText ruled = ruledBy(test, entry->variants[place], sheet);
    return {entry->title.section(u',', 0, 0), ruled.asTaken.isEmpty() ? ruled.headline : ruled.asTaken, ruled.text};
}

QStringList notesOf(const Campaign &campaign, const Pack &pack)
{
    QStringList notes;
    for (const auto &[text, whose, test] : campaign.play ? campaign.play->notes : std::vector<TableNote>()) {
        if (!test) {
            notes << text;
            continue;
        }
        const Figure *figure = campaign.find(whose.id);
        const ToldTest taken = told(*test, campaign, pack);
        notes << ShelfText::tr("%1, %2: %3")
                     .arg(figure ? figure->name
                                 : ShelfText::tr("Group %1, figure %2").arg(whose.group).arg(whose.figure),
                          taken.test, taken.outcome);
    }
    return notes;
}

} // namespace muster
