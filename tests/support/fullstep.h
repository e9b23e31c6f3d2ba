// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/changes/story.h"
#include "model/systems/games.h"
#include "model/systems/parts.h"

namespace muster::testing {

// Values in which no field has its default, so that a field that a reader or writer forgets is noticed.

inline Figure fullFigure()
{
    Figure figure;
    figure.id = FigureId{7};
    figure.name = QStringLiteral("Ælfgifu “the Tall” <b>\u202e");
    figure.star = true;
    figure.leader = FigureId{3};
    figure.player = QStringLiteral("Ann");
    figure.profile = {QStringLiteral("Heavy Infantry"), QStringLiteral("soldier"), 3, 4, true, QStringLiteral("spear")};
    figure.bestRep = 4;
    figure.months = 6;
    figure.joined = 2;
    figure.status = Status::Captured;
    figure.outranksStar = true;
    figure.poisoned = true;
    figure.exempt = true;
    figure.attributes = {QStringLiteral("brawler"), QStringLiteral("agile")};
    return figure;
}

/// Returns a figure of Chain Reaction's first edition.
inline Figure woundedFigure()
{
    Figure figure = fullFigure();
    figure.profile.armorWorn = QStringLiteral("flak");
    figure.backIn = 9;
    figure.marked = true;
    figure.points = 180;
    figure.carries = {{QStringLiteral("shotgun"), 1}, {QStringLiteral("a <b>rope</b>"), 2}};
    figure.laidAside = {QStringLiteral("pistol"), QStringLiteral("none")};
    return figure;
}

inline Scenario fullScenario()
{
    Scenario scenario;
    scenario.kind = ScenarioKind::Recover;
    scenario.role = Role::Recoverer;
    scenario.enemyRole = Role::Defender;
    scenario.recruits = 6;
    scenario.enemy = {QStringLiteral("gang"), {woundedFigure().profile}, 2};
    scenario.vehicles = 3;
    scenario.civilians = 4;
    scenario.surprised = Role::Defender;
    scenario.hostages = 2;
    scenario.antidote = true;
    scenario.after = ScenarioKind::Raid;
    scenario.ownVehicles = 1;
    scenario.stockpile = true;
    return scenario;
}

inline Deeds fullDeeds()
{
    return {true, true, true, 2, 3, {1, 2, 3, 4, {5, 4}, {3}}};
}

inline ScenarioInPlay fullScenarioInPlay()
{
    ScenarioInPlay scenario;
    scenario.day = 2;
    scenario.faceCards = 7;
    scenario.turnsToday = 5;
    scenario.cards = {{6, Suit::Diamonds}, {12, Suit::Spades}};
    scenario.order = {1, 0};
    scenario.ambushIn = 2;
    scenario.ambush = AmbushPlace{18, AmbushFrom::Left};
    scenario.watchedIn = 3;
    scenario.spotted = true;
    scenario.pursuit = Pursuit{58, -1, 21, 9, 7, Pursuit::End::Caught};
    scenario.stand = true;
    scenario.siegeDay = 1;
    scenario.besiegersGone = true;
    scenario.alarmIn = 4;
    scenario.alarm = true;
    scenario.policeIn = 3;
    scenario.carIn = 2;
    scenario.carRuns = true;
    scenario.riding = true;
    scenario.objective = true;
    scenario.dwellings = 4;
    scenario.looted = 2;
    scenario.hostagesFound = true;
    scenario.hostagesOut = 1;
    return scenario;
}

inline Encounter fullEncounter()
{
    Encounter encounter;
    encounter.kind = EncounterKind::RaidAttack;
    encounter.eal = 4;
    encounter.enemy = QStringLiteral("orcs");
    for (int number = 1; number <= 9; ++number)
        encounter.setup.sections.push_back({number, number % 2 ? Terrain::Woods : Terrain::Rough, number % 3});
    encounter.setup.objectiveBuildings = 2;
    encounter.setup.time = TimeOfDay::Night;
    encounter.setup.pefs = {{1, 2, true, true}, {2, 5, false, true}, {3, 6, true, false}};
    encounter.seed = 18446744073709551615ULL;
    encounter.seeded = true;
    return encounter;
}

inline Encounter dealtEncounter()
{
    Encounter encounter = fullEncounter();
    encounter.part = fullScenario();
    encounter.press = {Coverage::Full, {woundedFigure().profile}};
    encounter.settlement = 2;
    encounter.whose = FigureId{3};
    encounter.meeting = {FigureId{4}, {FigureId{3}, FigureId{5}}, {FigureId{4}, FigureId{6}}};
    return encounter;
}

inline KeptSettlement fullSettlement()
{
    KeptSettlement kept;
    kept.id = 2;
    kept.name = QStringLiteral("Dry <b>Wells</b>");
    kept.locale = Locale::OldNevada;
    kept.settlement = {5, {QStringLiteral("government"), QStringLiteral("water")}, 8};
    kept.nomads = QStringLiteral("tribal");
    kept.notes = QStringLiteral("They trade.");
    kept.found = 7;
    return kept;
}

/// Returns one of each kind of change.
inline Changes everyChange()
{
    const Options options = {{QStringLiteral("outranked"), QStringLiteral("now")}};
    return {
        Founded{QStringLiteral("The Harrow Marches"), QStringLiteral("swordplay"), QStringLiteral("feudal"), options,
                QStringLiteral("{\"extends\":\"swordplay\",\"title\":\"Mine\"}")},
        FigureJoined{fullFigure()},
        FigureFared{FigureId{3}, Fate::RanAway, fullDeeds()},
        FigureRecovered{FigureId{4}, Fate::RanAway, 2, false},
        RepChanged{FigureId{5}, 4, 3, RepCause::CheatedDeathInRecovery},
        FigureLeft{FigureId{6}, Status::Gone, LeaveCause::RanForGood, true},
        FigureReturned{FigureId{8}, true},
        GruntTakenOver{FigureId{8}, FigureId{3}, true, true},
        EncountersDue{{FigureId{3}, FigureId{7}}},
        EncounterArranged{2, true},
        PartyWritten{FigureId{3}, {FigureId{3}, FigureId{4}}},
        LoyaltyTested{FigureId{9}, 5, 2, Loyalty::LeavesPoisoning},
        PoisonSet{FigureId{10}, false, FigureId{11}},
        ExemptSet{FigureId{12}, false},
        EncounterPrepared{fullEncounter()},
        EncounterFinished{Outcome::Failure, Fraction{7, 9}, Fraction{1, 2}},
        MonthServed{{FigureId{1}, FigureId{2}}},
        TurnEnded{{EncounterKind::RaidDefend, 5}},
        CampaignEnded{EndCause::StarSpent},
        FigureCorrected{fullFigure()},
        CampaignCorrected{QStringLiteral("Another name"), 12, 2, {EncounterKind::RaidAttack, 3}, options},
        EncounterCorrected{fullEncounter()},
        PlayBegun{{{FigureId{1}, TableState::Stunned}, {FigureId{3}, TableState::AtHome}}, 4},
        TurnBegun{3, 5, 2},
        PefMoved{2, PefMove::ToEnemy, 16},
        PefPlaced{3, 8},
        PefAppeared{{4, 6, true, true, {}}},
        PefResolved{2, PefLetter::Signs, PefForce::Stragglers, 4},
        GroupAppeared{2, 3, 5, Side::Right, {{fullFigure().profile, true, TableState::RanAway}}},
        GroupMoved{2, 1, NonPlayerMove::HoldAndFire, GroupMove::Flank, Side::Left},
        GroupSplit{2, 3, {2, 4}},
        PefHidden{2, {fullFigure().profile}},
        PefRevealed{2, 3},
        LeaderNamed{2, 1},
        RunSetAside{Outcome::Failure, Fraction{1, 2}, {{FigureId{2}, Fate::OutOfTheFight, fullDeeds()}}},
        ImportedFromPaper{7,
                          3,
                          {EncounterKind::RaidAttack, 3},
                          {{fullFigure(), {3, true, LeaveCause::Killed}}},
                          {{6, EncounterKind::Patrol, 2, Outcome::Success}}},
        GroupPlaced{3, 7, true},
        GroupStruck{2, false},
        GroupSided{2, 3},
        EnemyStood{3, 2, TableState::Captured},
        FigureStood{FigureId{4}, TableState::DuckedBack},
        StarPowerLeft{3},
        SectionSeen{6, false},
        BuildingSearched{2, 3, 1},
        NoteWritten{QStringLiteral("The bridge <b>is</b> down")},
        ReinforcementsCame{2},
        FigureJoined{woundedFigure()},
        EncounterPrepared{dealtEncounter()},
        FigureAway{FigureId{3}, 7},
        FigureHeld{FigureId{1}, false},
        FigureTurning{FigureId{4}, 5},
        FigureMarked{FigureId{4}},
        PointsEarned{FigureId{5}, 100, 80},
        TurnsPassed{3},
        FollowUpDue{{fullScenario(), ScenarioKind::Sweep, FigureId{3}, FigureId{4}}},
        NothingFollows{FigureId{2}},
        TestTaken{{FigureId{2}, 3, 4},
                  5,
                  {QStringLiteral("received-fire"), 1, {QStringLiteral("rep=4")}, {3, 6}},
                  true,
                  QStringLiteral("Received Fire"),
                  QStringLiteral("Ducks <b>back</b>")},
        LastingSet{{FigureId{}, 2, 3}, {QStringLiteral("out-of-ammo"), QStringLiteral("rifle")}, false},
        GoTaken{3, true, 2},
        InitiativeLost{FigureId{2}, 3},
        EnemyInitiativeLost{4, 2},
        FirstAidGiven{FigureId{4}, 1, Fate::Unconscious},
        GearChanged{FigureId{3},
                    {QStringLiteral("rifle"), QStringLiteral("flak")},
                    Gear{QStringLiteral("pistol"), QStringLiteral("none")},
                    GearCause::Upgraded},
        ThingCarried{FigureId{3}, QStringLiteral("shotgun"), 2},
        StockChanged{QStringLiteral("rifle"), -2, 2},
        WordsWritten{
            {1, {AboutKind::Figure, 3}, QStringLiteral("The <b>ford</b>"), QStringLiteral("No moon.\n[5]"), 7}},
        WordsChanged{2, QStringLiteral("The bridge"), QStringLiteral("All went wrong.")},
        WordsStruck{3},
        PictureTaken{{1,
                      {AboutKind::Battle, 8},
                      QStringLiteral("The <b>hall</b>"),
                      2048,
                      1365,
                      417123,
                      QStringLiteral("0123456789abcdef").repeated(4),
                      7}},
        PictureCaptioned{2, QStringLiteral("Before the torches")},
        PictureStruck{3},
        PressRolled{{Coverage::Full, {woundedFigure().profile}}},
        TravelBegun{{Locale::California, 9}},
        Arrived{Locale::OldNevada},
        SettlementFound{fullSettlement()},
        SettlementCorrected{fullSettlement()},
        SettlementStruck{3},
        TurnBegun{3, 5, 2, {4, 1}},
        PefAppeared{{4, 6, true, true, {}}, true},
        SidesCounted{3},
        FigureGrouped{FigureId{3}, 2},
        OwnGroupPlaced{2, 5},
        OwnPefHidden{{2, 5, {3, 4}}},
        OwnPefPlaced{2, 6},
        OwnPefRevealed{2},
        GuardsPlaced{2, {{false, 4, false, true}}},
        GuardNoticed{2, 1, GuardWatch::Alarmed},
        SectionScouted{5, 1, true},
        FigureDid{FigureId{3}, fullDeeds()},
        ScenarioStood{ScenarioDeed::Ambush, 3, fullScenarioInPlay()},
        FoeMet{2, 3, 1},
        FoeNamed{2, QStringLiteral("Old <b>Karim</b>"), 5, QStringLiteral("rifle"), QStringLiteral("insurgents")},
        FoeCorrected{2, QStringLiteral("Old Karim"), 4, QStringLiteral("pistol"), QStringLiteral("insurgents"),
                     FoeStatus::Captured},
        GoalSet{3, QStringLiteral("Capture <b>Karim</b>"), GoalKind::FoeTaken, 1, QStringLiteral("raid"), 2,
                FoeStatus::Captured},
        GoalReached{3},
        GoalStruck{3},
        CampaignClosed{CampaignEnding::Lost},
        QuestionAsked{QStringLiteral("Who holds <b>the</b> bridge?"),
                      {{QStringLiteral("We"), 6, 3}, {QStringLiteral("They"), 4, 2}},
                      1},
    };
}

inline Step fullStep()
{
    Step step;
    step.kind = StepKind::BattleFinished;
    step.rolls = {{{RollKind::Recovery, 4}, 6, {{3, Thrower::Player}, {6, Thrower::Program}}},
                  {{RollKind::Challenge, 1}, 100, {{100, Thrower::Player}}}};
    step.changes = everyChange();
    step.when = QDateTime({2026, 11, 20}, {21, 30, 41, 123}, Qt::UTC);
    step.moved = {{{3, 2, 5}}};
    return step;
}

inline AftermathDraft fullDraft()
{
    return {Outcome::Failure,
            {{FigureId{1}, Fate::CheatedDeath}, {FigureId{4}, Fate::OutOfTheFight, fullDeeds()}},
            {{3, Thrower::Player}, {5, Thrower::Program}},
            std::nullopt,
            {{2, 5}, QStringLiteral("pursuit"), {{QStringLiteral("rifle"), 2}}},
            {},
            {},
            {{FigureId{1}, FigureId{7}}},
            Fraction{1, 2}};
}

} // namespace muster::testing
