// SPDX-License-Identifier: MIT
#include "model/json/playjson.h"

#include "model/reference/testsubject.h"

#include "model/json/records.h"
#include "model/systems/campaignsystem.h"
#include "rules/slug.h"

#include <QJsonArray>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Returns the word for a state: a figure that left by its side's exit is "exited".
QString shownState(TableState state)
{
    return state == TableState::LeftTable ? u"exited"_s : QString(slug(state));
}

/// Writes both the harm a figure has suffered and what it does, or did before it was felled (R7).
void showStanding(JsonWriter &json, const auto &figure, const CampaignSystem &system)
{
    const std::optional<TableState> hurt = hurtOf(figure);
    json("wound", hurt ? system.fateAs(*hurt) : Fate::Fine);
    json("state", shownState(doingOf(figure)));
    if (figure.state == TableState::DuckedBack)
        json.ifAny("ducked_until", figure.duckedUntil);
    json.ifAny("lasting", figure.lasting);
}

/// Returns the section, or none if it is off the table.
std::optional<int> shownSection(int section)
{
    return section == offTable ? std::nullopt : std::optional(section);
}

void showPef(JsonWriter &json, const PefInPlay &pef)
{
    fields(json, pef.pef);
    json.ifAny("letter", pef.letter);
    json.ifAny("force", pef.force);
    json("waiting", pef.isWaiting());
    json.ifAny("hidden", pef.isWaiting() && pef.hidden);
    json.ifAny("revealed", pef.revealed);
    json.ifAny("said", pef.said);
}

/// Returns the guards of a group whose position is known.
QJsonArray guardsJson(const GroupInPlay &group)
{
    QJsonArray guards;
    for (std::size_t i = 0; i < group.figures.size(); ++i) {
        const EnemyFigure &figure = group.figures[i];
        if (!figure.guard)
            continue;
        JsonWriter json;
        json("figure", static_cast<int>(i) + 1);
        fields(json, *figure.guard);
        json("watch", figure.watch);
        guards.append(json.object());
    }
    return guards;
}

void showGroup(JsonWriter &json, const GroupInPlay &group, const CampaignSystem &system)
{
    json("id", group.id);
    json("pef", group.pef);
    json("section", shownSection(group.section));
    json.ifAny("side", group.side);
    json("struck", group.struck);
    json.ifAny("move", group.move);
    json.ifAny("position", group.position);
    json.ifAny("flank", group.flank);
    json.unless(firstEnemy, "army", group.army);
    json.list("figures", group.figures, [&](JsonWriter &one, const EnemyFigure &figure) {
        fields(one, figure);
        QJsonObject profile = JsonWriter::object(figure.profile);
        nameStar(profile);
        one("profile", profile);
        showStanding(one, figure, system);
        one.ifAny("foe", figure.foe);
    });
    json.ifAny("guards", guardsJson(group));
}

/// Returns the numbers of the sections that fit.
std::vector<int> sectionsThat(auto fit)
{
    std::vector<int> sections;
    for (int section = 1; section <= mostSections; ++section) {
        if (fit(section))
            sections.push_back(section);
    }
    return sections;
}

} // namespace

void nameStar(QJsonObject &figure)
{
    if (figure[u"type"_s].toString().isEmpty())
        figure[u"type"_s] = u"Star"_s;
}

QJsonObject playJson(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    const CampaignSystem &system = systemOf(play);
    JsonWriter json;
    json("turn", play.turn);
    json("yours", play.yours);
    json("theirs", play.theirs);
    json("eal", play.eal);
    json("star_power", play.starPower);
    json("notes", notesOf(campaign, pack));
    json("sides", play.sides);
    json.ifAny("others", play.others);
    json.ifAny("scenario", play.scenario);
    json.list("figures", play.own, [&](JsonWriter &one, const OwnFigure &own) {
        one("id", own.id);
        showStanding(one, own, system);
        one.ifAny("turns_in", own.turnsIn);
        if (const Figure *figure = campaign.find(own.id); figure && figure->star)
            one.ifAny("star_power", play.starPowerOf(own.id));
    });
    json.list("pefs", play.pefs, showPef);
    json.list("groups", play.groups, [&](JsonWriter &one, const GroupInPlay &group) { showGroup(one, group, system); });
    json("sections_seen", sectionsThat([&](int section) { return play.seen[section - 1]; }));
    json.list("buildings", play.buildings, [](JsonWriter &one, const BuildingInPlay &building) {
        one("turns_needed", building.turnsNeeded);
        one("turns_spent", building.turnsSpent);
        one("looted", building.isLooted());
    });
    json.list("own_groups", play.ownGroups, [&](JsonWriter &one, const OwnGroup &group) {
        std::vector<FigureId> figures;
        for (const OwnFigure &own : play.own) {
            if (own.group == group.id && !play.isHidden(own.id))
                figures.push_back(own.id);
        }
        one("id", group.id);
        one("section", shownSection(group.section));
        one("figures", figures);
    });
    // Figures under an unrevealed PEF of the player's own are left out, because nobody may see them (R37).
    if (!play.ownPefs.empty())
        json.list("own_pefs", play.ownPefs, [](JsonWriter &one, const OwnPef &pef) {
            one("id", pef.id);
            one("section", pef.section);
            one("revealed", pef.revealed);
            if (pef.revealed)
                one("figures", pef.figures);
        });
    std::vector<OwnFigure> withDeeds;
    std::ranges::copy_if(play.own, std::back_inserter(withDeeds),
                         [](const OwnFigure &own) { return own.deeds != Deeds(); });
    if (!withDeeds.empty())
        json.list("deeds", withDeeds, [](JsonWriter &one, const OwnFigure &own) {
            one("id", own.id);
            one("deeds", own.deeds.completed());
        });
    if (const auto scouted = sectionsThat([&](int section) { return play.scouted[section - 1].has_value(); });
        !scouted.empty())
        json.list("scouted", scouted, [&](JsonWriter &one, int section) {
            one("section", section);
            one("enemy_found", play.scouted[section - 1]);
        });
    return json.object();
}

} // namespace muster
