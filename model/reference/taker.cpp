// SPDX-License-Identifier: MIT
#include "model/reference/taker.h"

#include "model/actions/arms.h"
#include "model/acts/battle.h"
#include "model/campaign/campaign.h"
#include "model/packs.h"
#include "model/reference/procedurewords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/games/turnorder.h"
#include "model/texts.h"
#include "rules/dice/attempt.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

namespace {

Taker takerOf(const Figure &figure, const Pack &pack)
{
    Taker taker;
    taker.profile = figure.profile;
    taker.profile.rep = figure.rep();
    taker.title = ShelfText::tr("%1, Rep %2").arg(figure.name).arg(figure.rep());
    taker.star = figure.star;
    taker.weapons = actions::weaponsOf(figure, pack);
    taker.attributes = figure.attributes;
    return taker;
}

/// The Rep of the Star who leads this figure of the band: on the table the one of its group (R31), before it its own.
std::optional<int> leaderOf(const Figure &figure, const Campaign &campaign)
{
    const OwnFigure *own = campaign.play ? campaign.play->find(figure.id) : nullptr;
    const bool isThere = own && own->state != TableState::AtHome;
    const Figure *leads = isThere ? actions::leaderOf(campaign, own->group) : nullptr;
    if (!campaign.play)
        leads = campaign.find(figure.leader);
    return leads ? std::optional(leads->rep()) : std::nullopt;
}

/// The Rep of an enemy Star Leader for the group it is with (R31).
std::optional<int> leaderOf(const GroupInPlay &group)
{
    for (const EnemyFigure &figure : group.figures) {
        if (figure.leader && carriesOn(figure.state))
            return figure.profile.rep;
    }
    return std::nullopt;
}

/// Two Bad Wounds are death (Chain Reaction, first edition, p. 5), and who is stunned is worse off in melee (TUMOR). A Bad
/// Wound of this turn, with nothing done since, is the one that is being tested for, not one from before.
void bringWounds(Taker &taker, const auto &figure, int turn)
{
    const TableState state = figure.state;
    if (figure.wound == TableState::BadWound && (state != TableState::BadWound || figure.since < turn))
        taker.attributes.append(QStringLiteral("second-bad-wound"));
    if (state == TableState::Stunned)
        taker.attributes.append(slug(state));
}

/// Nobody takes a test for them any more.
bool isOffTable(TableState state)
{
    using enum TableState;
    return state == Dead || state == RanAway || state == Captured || state == CheatedDeath || state == Surrendered
        || state == Turned || state == LeftTable;
}

/// Where one of the band is in the encounter in play, and what Star Power it has left.
void placeInPlay(Taker &taker, const Figure &figure, const Campaign &campaign)
{
    const OwnFigure *own = campaign.play ? campaign.play->find(figure.id) : nullptr;
    if (!own || own->state == TableState::AtHome)
        return;
    taker.inPlay = InPlay{figure.id, 0, 0};
    taker.lasting = own->lasting;
    bringWounds(taker, *own, campaign.play->turn);
    if (figure.star)
        taker.starPower = campaign.play->starPowerOf(figure.id);
}

void addEnemiesInPlay(std::vector<Taker> &takers, const Play &play)
{
    for (const GroupInPlay &group : play.groups) {
        for (std::size_t i = 0; i < group.figures.size() && !group.struck; ++i) {
            const EnemyFigure &figure = group.figures[i];
            if (!isStanding(figure.state) && figure.state != TableState::Wounded)
                continue;
            Taker taker;
            taker.profile = figure.profile;
            taker.inPlay = InPlay{{}, group.id, static_cast<int>(i) + 1};
            taker.lasting = figure.lasting;
            taker.leaderRep = leaderOf(group);
            bringWounds(taker, figure, play.turn);
            taker.title = ShelfText::tr("Group %1, figure %2: %3")
                              .arg(QString::number(group.id), QString::number(i + 1), words::enemy(figure));
            takers.push_back(std::move(taker));
        }
    }
}

Taker takerOf(const Profile &profile)
{
    Taker taker;
    taker.profile = profile;
    taker.title = ShelfText::tr("Enemy: %1, Rep %2").arg(packWords(profile.type)).arg(profile.rep);
    return taker;
}

/// Whom one may meet: the enemy's list; where the other side was rolled up, those who came, zombies and aliens among them.
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

} // namespace

std::vector<Taker> takersIn(const Campaign &campaign, const Pack &pack, const std::optional<AftermathDraft> &kept)
{
    if (pack.hasSkill)
        return gameTakers(campaign, pack, kept);
    std::vector<Taker> takers;
    for (const Figure &figure : campaign.band) {
        const OwnFigure *own = campaign.play ? campaign.play->find(figure.id) : nullptr;
        const bool mayBeSaved = own && own->state == TableState::Dead && figure.star
            && campaign.play->starPowerOf(figure.id).value_or(0) > 0;
        if (own && isOffTable(own->state) && !mayBeSaved)
            continue;
        takers.push_back(takerOf(figure, pack));
        takers.back().leaderRep = leaderOf(figure, campaign);
        placeInPlay(takers.back(), figure, campaign);
    }
    if (campaign.play)
        addEnemiesInPlay(takers, *campaign.play);
    for (const Profile &profile : enemyKinds(campaign, pack)) {
        Taker enemy = takerOf(profile);
        const bool known =
            std::any_of(takers.begin(), takers.end(), [&](const Taker &taker) { return taker.title == enemy.title; });
        if (!known)
            takers.push_back(std::move(enemy));
    }
    return takers;
}

namespace {

/// What the campaign's figures carry and the sheet does not list, with the values and the rank it has at home (R89).
void bringWeapons(const Pack &from, Pack &sheet)
{
    constexpr int outgunsAll = 9;
    for (Weapon weapon : from.weapons) {
        if (sheet.weapon(weapon.id))
            continue;
        if (weapon.outgunned == 0)
            weapon.outgunned = weapon.blast > 0 ? outgunsAll : weapon.impact;
        sheet.weapons.push_back(weapon);
    }
}

} // namespace

Pack sheetPackOf(const Campaign &campaign, const Pack &pack)
{
    const QString borrowed = borrowedSheet(campaign);
    if (borrowed.isEmpty() || !pack.option(QStringLiteral("sheet")))
        return pack;
    Result<Pack> sheet = shippedPack(borrowed);
    if (!sheet)
        return pack;
    bringWeapons(pack, *sheet);
    return *std::move(sheet);
}

namespace {

Taker takerOf(const QString &name, const Profile &profile, const Pack &pack)
{
    Taker taker;
    taker.title = ShelfText::tr("%1: %2, %3").arg(name, words::worth(profile, pack), words::weapon(profile, pack));
    taker.profile = profile;
    return taker;
}

} // namespace

std::vector<Taker> gameTakers(const Campaign &campaign, const Pack &pack, const std::optional<AftermathDraft> &kept)
{
    std::vector<Taker> takers;
    const auto add = [&](const QString &name, Profile profile, std::optional<int> left) {
        if (!left)
            return;
        profile.rep = *left;
        takers.push_back(takerOf(name, profile, pack));
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

Verdict verdictOf(ShelvedTest test, const ShelfVariant &variant, const Arguments &given, const Resolved &resolved,
                  const Rolls &rolls)
{
    const Ruled ruled = variant.rule(given, resolved);
    Verdict verdict;
    verdict.test = std::move(test);
    verdict.test.faces.clear();
    verdict.state = ruled.state;
    if (ruled.state == TableState::DuckedBack && ruled.turns > 0)
        verdict.ducks = ruled.turns;
    verdict.turnsIn = ruled.later == TableState::Turned ? std::optional(ruled.turns) : std::nullopt;
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

QString testName(const ShelfEntry &entry)
{
    return entry.title.section(u',', 0, 0);
}

namespace {

/// What its dice and its values come to by this variant; empty where they do not go with it.
Ruled ruledBy(const ShelvedTest &test, const ShelfVariant &variant, const Pack &sheet)
{
    const Result<Arguments> given = words::argumentsFor(*variant.procedure, sheet, test.values);
    if (!given)
        return {};
    Tape tape;
    for (const int face : test.faces)
        tape.push_back({static_cast<std::uint8_t>(face), Thrower::Player});
    Resolved resolved;
    const Attempt taken = attempt(tape, [&](Dice &dice) { resolved = variant.procedure->run(sheet, *given, dice); });
    return taken.isComplete() ? variant.rule(*given, resolved) : Ruled();
}

QString told(const TableNote &note, const Campaign &campaign, const Pack &pack)
{
    if (!note.test)
        return note.text;
    const Figure *figure = campaign.find(note.whose.id);
    const QString who =
        figure ? figure->name : ShelfText::tr("Group %1, figure %2").arg(note.whose.group).arg(note.whose.figure);
    const ToldTest taken = told(*note.test, campaign, pack);
    return ShelfText::tr("%1, %2: %3").arg(who, taken.test, taken.outcome);
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
    const Ruled ruled = ruledBy(test, entry->variants[place], sheet);
    return {testName(*entry), ruled.asTaken.isEmpty() ? ruled.headline : ruled.asTaken, ruled.text};
}

QStringList notesOf(const Campaign &campaign, const Pack &pack)
{
    QStringList notes;
    for (const TableNote &note : campaign.play ? campaign.play->notes : std::vector<TableNote>())
        notes << told(note, campaign, pack);
    return notes;
}

} // namespace muster
