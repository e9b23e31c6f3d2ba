// SPDX-License-Identifier: MIT
#include "model/changes/all.h"
#include "model/json/records.h"
#include "model/packs.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"
#include "rules/pack/pack.h"

#include <QDir>

namespace muster {

namespace {

/// Visits the fields of a change and checks ids against a pack. Files may come from a newer version, or from anywhere;
/// the rest of the program takes known ids for granted.
class KnownIds
{
public:
    explicit KnownIds(const Pack &pack)
        : m_pack(pack)
    {
    }

    void operator()(Key, const auto &value, const auto &...range) { check(value, range...); }
    void ifAny(Key, const auto &value, const auto &...range) { check(value, range...); }
    void ifAny(Key, const QString &id, const PackId &named)
    {
        if (!id.isEmpty())
            check(id, named);
    }
    void orNone(Key, const auto &value, const auto &...range) { check(value, range...); }

    std::optional<Problem> unknownId; ///< the first, in a sentence

private:
    void check(const auto &, const auto &...) { } // names nothing of the pack

    template<typename T>
    void check(const std::vector<T> &all, const auto &...)
    {
        for (const T &one : all)
            check(one);
    }
    template<typename T>
    void check(const std::optional<T> &one)
    {
        if (one)
            check(*one);
    }
    void check(const QString &id, const PackId &named)
    {
        if (named.kind != PackId::List)
            need(m_pack.weapon(id) || (named.kind == PackId::WeaponOrArmor && m_pack.armor(id)), id);
        else if (!m_pack.list(id))
            refuse(CampaignText::tr("It uses the army list “%1”, which the installed rules do not have. If it is one "
                                    "of your own, put its file back into %2.")
                       .arg(id.left(40), QDir::toNativeSeparators(ownListsFolder())));
    }
    void check(const Options &options)
    {
        for (const QString &id : options.keys())
            need(m_pack.option(id), id);
    }
    void check(const Profile &profile)
    {
        check(Gear{profile.weapon, profile.armorWorn});
        need(m_pack.allowsClass(profile.figureClass), profile.figureClass);
        need(m_pack.hasSkill == (profile.skill > 0), QStringLiteral("skill"));
    }
    void check(const Gear &gear)
    {
        check(gear.weapon, aWeapon);
        need(gear.armor.isEmpty() || m_pack.armor(gear.armor), gear.armor);
    }
    void check(const Figure &figure)
    {
        ifAny("list", figure.list, aList);
        check(figure.profile);
    }
    void check(const FormerFigure &former) { check(former.figure); }
    void check(const EnemyFigure &figure) { check(figure.profile); }
    void check(const Press &press) { check(press.crew); }
    void check(const Force &force)
    {
        check(force.figures);
        if (!m_pack.team(force.from))
            check(force.from, aList);
    }
    void check(const Encounter &encounter)
    {
        check(encounter.press);
        if (const auto *scenario = encounter.part.as<Scenario>()) {
            need(m_pack.scenarios.has_value(), slug(scenario->kind));
            check(scenario->enemy);
        } else if (const auto *game = encounter.part.as<GameInHand>()) {
            need(m_pack.games.has_value(), packWords(game->title));
            check(game->enemy);
        } else { // any other encounter is rolled up by these rules
            need(m_pack.chain.has_value(), slug(encounter.kind));
            check(encounter.enemy, aList);
        }
    }
    /// Checks that the rules allow this encounter to follow.
    void check(const Following &following)
    {
        const ScenarioKind over = following.over.kind;
        need(m_pack.scenarios.has_value(), slug(over));
        check(following.over.enemy);
        if (!m_pack.scenarios)
            return;
        const std::vector<ScenarioKind> known = mayFollow(*m_pack.scenarios, over);
        need(following.kind ? contains(known, *following.kind) : m_pack.scenarios->of(over).next.has_value(),
             slug(following.kind.value_or(over)));
    }
    void check(const KeptSettlement &kept)
    {
        if (!m_pack.factions || !m_pack.settlements) {
            refuse(CampaignText::tr("It is set in the Wasteland, which the installed rules do not have."));
            return;
        }
        for (const QString &structure : kept.settlement.structures)
            need(m_pack.settlements->structure(structure), structure);
        ifAny("nomads", kept.nomads, aList);
    }

    void need(bool known, const QString &id)
    {
        if (!known)
            refuse(CampaignText::tr("It uses “%1”, which the installed rules do not have.").arg(id.left(40)));
    }
    void refuse(const QString &sentence)
    {
        if (!unknownId)
            unknownId = Problem{sentence};
    }

    const Pack &m_pack;
};

} // namespace

std::optional<Problem> findUnknownId(const Changes &changes, const Pack &pack)
{
    KnownIds known(pack);
    for (const Change &change : changes)
        visit(change, [&](const auto &one) { one.describe(known, one); });
    return known.unknownId;
}

} // namespace muster
