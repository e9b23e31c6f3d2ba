// SPDX-License-Identifier: MIT
#include "model/campaign/fit.h"

#include "model/campaign/overloaded.h"
#include "model/ownlists.h"
#include "model/packs.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/pack/slugs.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace muster {

namespace {

class Fit
{
    Q_DECLARE_TR_FUNCTIONS(Fit)

public:
    explicit Fit(const Pack &pack)
        : m_pack(pack)
    {
    }

    using Stranger = std::optional<Problem>;

    Stranger find(const Change &change) const
    {
        return std::visit(Overloaded{
                              [&](const Founded &c) { return list(c.list) ? list(c.list) : options(c.options); },
                              [&](const FigureJoined &c) { return profile(c.figure.profile); },
                              [](const FigureFared &) { return Stranger(); },
                              [](const FigureRecovered &) { return Stranger(); },
                              [](const RepChanged &) { return Stranger(); },
                              [](const FigureLeft &) { return Stranger(); },
                              [](const FigureReturned &) { return Stranger(); },
                              [](const LoyaltyTested &) { return Stranger(); },
                              [](const PoisonSet &) { return Stranger(); },
                              [](const ExemptSet &) { return Stranger(); },
                              [&](const EncounterPrepared &c) { return encounter(c.encounter); },
                              [](const EncounterFinished &) { return Stranger(); },
                              [](const MonthServed &) { return Stranger(); },
                              [](const TurnEnded &) { return Stranger(); },
                              [](const CampaignEnded &) { return Stranger(); },
                              [&](const FigureCorrected &c) { return profile(c.figure.profile); },
                              [&](const CampaignCorrected &c) { return options(c.options); },
                              [&](const EncounterCorrected &c) { return encounter(c.encounter); },
                              [](const FigureAway &) { return Stranger(); },
                              [](const FigureMarked &) { return Stranger(); },
                              [](const FirstAidGiven &) { return Stranger(); },
                              [](const PointsEarned &) { return Stranger(); },
                              [](const TurnsPassed &) { return Stranger(); },
                              [&](const FollowUpDue &c) { return following(c.following); },
                              [&](const TravelBegun &) { return wasteland(); },
                              [&](const Arrived &) { return wasteland(); },
                              [&](const SettlementFound &c) { return settlement(c.settlement); },
                              [&](const SettlementCorrected &c) { return settlement(c.settlement); },
                              [](const SettlementStruck &) { return Stranger(); },
                              [&](const GearChanged &c) { return gear(c); },
                              [&](const StockChanged &c) { return item(c.item); },
                              [&](const PressRolled &c) { return profiles(c.press.crew); },
                              [&](const GroupAppeared &c) { return group(c); },
                              [](const ChangesPlay auto &) { return Stranger(); },
                          },
                          change);
    }

private:
    static Stranger unknown(const QString &id)
    {
        return Problem{tr("It names “%1”, which the rules here do not know.").arg(id.left(40))};
    }

    Stranger list(const QString &id) const
    {
        if (m_pack.list(id))
            return std::nullopt;
        return Problem{
            tr("It names the army list “%1”, which the rules here do not know. If it was one of your own, put "
               "its file back into %2.")
                .arg(id.left(40), QDir::toNativeSeparators(ownListsFolder()))};
    }

    Stranger wasteland() const
    {
        if (m_pack.factions && m_pack.settlements)
            return std::nullopt;
        return Problem{tr("It travels the Wasteland, which the rules here do not know.")};
    }

    Stranger settlement(const KeptSettlement &kept) const
    {
        if (const Stranger stranger = wasteland())
            return stranger;
        for (const QString &structure : kept.settlement.structures) {
            if (!m_pack.settlements->structure(structure))
                return unknown(structure);
        }
        return kept.nomads.isEmpty() ? std::nullopt : list(kept.nomads);
    }

    Stranger encounter(const Encounter &encounter) const
    {
        if (encounter.press) {
            if (auto stranger = profiles(encounter.press->crew))
                return stranger;
        }
        if (encounter.scenario)
            return scenario(*encounter.scenario);
        if (encounter.game)
            return game(*encounter.game);
        // Rules that deal the encounter itself have no other.
        return m_pack.scenarios || m_pack.games ? unknown(QString(slug(encounter.kind))) : list(encounter.enemy);
    }

    /// One of those that the rules let follow.
    Stranger following(const Following &following) const
    {
        if (auto stranger = scenario(following.over))
            return stranger;
        const std::vector<ScenarioKind> known = mayFollow(*m_pack.scenarios, following.over.kind);
        const bool fits = following.kind ? std::find(known.begin(), known.end(), *following.kind) != known.end()
                                         : m_pack.scenarios->of(following.over.kind).next.has_value();
        return fits ? std::nullopt : unknown(QString(slug(following.kind.value_or(following.over.kind))));
    }

    Stranger scenario(const Scenario &scenario) const
    {
        return m_pack.scenarios ? force(scenario.enemy) : unknown(QString(slug(scenario.kind)));
    }

    Stranger game(const Game &game) const { return m_pack.games ? force(game.enemy) : unknown(game.title); }

    Stranger force(const Force &force) const
    {
        if (auto stranger = profiles(force.figures))
            return stranger;
        return m_pack.team(force.from) ? std::nullopt : list(force.from);
    }

    Stranger profile(const Profile &profile) const
    {
        if (!profile.armorWorn.isEmpty() && !m_pack.armor(profile.armorWorn))
            return unknown(profile.armorWorn);
        if (!m_pack.allowsClass(profile.figureClass))
            return unknown(profile.figureClass);
        if (m_pack.hasSkill != (profile.skill > 0))
            return unknown(QStringLiteral("skill"));
        return m_pack.weapon(profile.weapon) ? std::nullopt : unknown(profile.weapon);
    }

    Stranger profiles(const std::vector<Profile> &figures) const
    {
        for (const Profile &figure : figures) {
            if (auto stranger = profile(figure))
                return stranger;
        }
        return std::nullopt;
    }

    Stranger item(const QString &id) const
    {
        return m_pack.weapon(id) || m_pack.armor(id) ? std::nullopt : unknown(id);
    }

    Stranger gear(const GearChanged &change) const
    {
        for (const Gear &gear : {change.gear, change.laidAside.value_or(change.gear)}) {
            if (!m_pack.weapon(gear.weapon))
                return unknown(gear.weapon);
            if (!gear.armor.isEmpty() && !m_pack.armor(gear.armor))
                return unknown(gear.armor);
        }
        return std::nullopt;
    }

    Stranger group(const GroupAppeared &group) const
    {
        for (const EnemyFigure &figure : group.figures) {
            if (auto stranger = profile(figure.profile))
                return stranger;
        }
        return std::nullopt;
    }

    Stranger options(const Options &options) const
    {
        for (auto option = options.begin(); option != options.end(); ++option) {
            if (!m_pack.option(option.key()))
                return unknown(option.key());
        }
        return std::nullopt;
    }

    const Pack &m_pack;
};

} // namespace

std::optional<Problem> findStranger(const Steps &steps, const Pack &pack)
{
    const Fit fit(pack);
    for (const Step &step : steps) {
        for (const Change &change : step.changes) {
            if (auto stranger = fit.find(change))
                return stranger;
        }
    }
    return std::nullopt;
}

FileResult<Pack> packOf(const CampaignFile &file)
{
    const Result<Pack> pack = packToPlay(file.campaign().rules);
    if (!pack)
        return fileProblem(FileTrouble::Newer, file.path(), pack.problem().text);
    if (const auto stranger = findStranger(file.book().steps, *pack))
        return fileProblem(FileTrouble::Newer, file.path(), stranger->text);
    return *pack;
}

} // namespace muster
