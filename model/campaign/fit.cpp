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

    Stranger encounter(const Encounter &encounter) const
    {
        if (encounter.scenario)
            return scenario(*encounter.scenario);
        // Rules that deal the encounter itself have no other.
        return m_pack.scenarios ? unknown(QString(slug(encounter.kind))) : list(encounter.enemy);
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
        if (!m_pack.scenarios)
            return unknown(QString(slug(scenario.kind)));
        for (const Profile &figure : scenario.enemy.figures) {
            if (auto stranger = profile(figure))
                return stranger;
        }
        return m_pack.team(scenario.enemy.from) ? std::nullopt : list(scenario.enemy.from);
    }

    Stranger profile(const Profile &profile) const
    {
        if (!profile.armorWorn.isEmpty() && !m_pack.armor(profile.armorWorn))
            return unknown(profile.armorWorn);
        if (!m_pack.allowsClass(profile.figureClass))
            return unknown(profile.figureClass);
        return m_pack.weapon(profile.weapon) ? std::nullopt : unknown(profile.weapon);
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
