// SPDX-License-Identifier: MIT

// Sections that are scouted, and buildings that are looted.

#include "model/actions/play/play.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"

namespace muster::acts {

namespace {

std::size_t placeOf(const Situation &now)
{
    return static_cast<std::size_t>(now.subject.id - 1);
}

/// The building that is asked about, while there is anything in it; null else.
const BuildingInPlay *buildingAskedFor(const Situation &now)
{
    if (now.subject.kind != SubjectKind::Building || placeOf(now) >= now.play().buildings.size())
        return nullptr;
    const BuildingInPlay &there = now.play().buildings[placeOf(now)];
    return there.isLooted() ? nullptr : &there;
}

} // namespace

const ActKind Scout::kind(
    of<Scout>, [](auto &form, auto &act) { form.number(typed::section, act.section, 1, mostSections); },
    {
        .name = "scout",
        .places = ActPlace::Table,
        .title = [](const Scout &a) { return StoryText::tr("Scout section %1").arg(a.section); },
        .check = [](const At &at, const Scout &a) { return actions::checkScout(at.campaign, at.pack, a.section); },
        .perform = [](const Doing &d,
                      const Scout &a) { actions::scoutSection(d.campaign, d.pack, a.section, d.dice, d.step); },
        .words = {{"scout", [] { return ActsText::tr("scout a section by dice (Chain Reaction 3.0)"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            if (now.subject.kind != SubjectKind::Section || !actions::mayScout(now.campaign, now.pack))
                return {};
            const std::optional<bool> &met = now.play().scouted[placeOf(now)];
            return {{.act = Scout{now.subject.id},
                     .text = !met ? ActsText::tr("Scout")
                         : *met   ? ActsText::tr("Enemy found")
                                  : ActsText::tr("Nobody there"),
                     .key = Qt::Key_G,
                     .about = ActsText::tr("A figure enters this section: 2d6 against its Terrain Value")}};
        },
        .keys = {{[] { return ActsText::tr("G"); }, [] { return ActsText::tr("Scout the selected section"); }}},
    });

/// A Patrol's section, seen for a full turn of activation (Swordplay p. 29).
struct SeeSection {
    int section = 1;
    bool on = true;
    static const ActKind kind;
};

const ActKind SeeSection::kind(
    of<SeeSection>,
    [](auto &form, auto &act) {
        form.number(typed::section, act.section, 1, mostSections);
        form.flag("on", act.on);
    },
    {
        .name = "seen",
        .step = [](const At &at, const SeeSection &a) { return actions::seeSection(at.campaign, a.section, a.on); },
        .words = {{"seen", [] { return ActsText::tr("mark a section as scouted"); }, {.on = true}},
                  {"unseen", [] { return ActsText::tr("clear the scouted mark"); }, {.on = false}}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            if (now.subject.kind != SubjectKind::Section || now.play().part
                || now.campaign.encounter->kind != EncounterKind::Patrol)
                return {}; // nothing is scouted in a raid
            const bool seen = now.play().seen[placeOf(now)];
            return {{.act = SeeSection{now.subject.id, !seen},
                     .text = ActsText::tr("Scouted"),
                     .key = Qt::Key_S,
                     .rank = Rank::Second,
                     .about = ActsText::tr(
                         "Mark as scouted: the Star had its centre in sight for a full turn of activation"),
                     .isOn = seen}};
        },
        .keys = {{[] { return ActsText::tr("S"); },
                  [] { return ActsText::tr("Mark the selected section as scouted"); }}},
    });

const ActKind Loot::kind(
    of<Loot>, [](auto &form, auto &act) { form.number(typed::building, act.building, 1, 100); },
    {
        .name = "loot",
        .places = ActPlace::Table,
        .title = [](const Loot &a) { return StoryText::tr("Search building %1").arg(a.building); },
        .check = [](const At &at, const Loot &a) { return actions::checkLoot(at.campaign, at.pack, a.building); },
        .perform = [](const Doing &d, const Loot &a) { actions::loot(d.campaign, a.building, d.dice, d.step); },
        .words = {{"loot", [] { return ActsText::tr("enter a building, then count each quiet turn inside"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const BuildingInPlay *there = buildingAskedFor(now);
            if (!there)
                return {};
            return {{.act = Loot{now.subject.id},
                     .text = there->turnsNeeded ? ActsText::tr("Quiet turn inside") : ActsText::tr("Enter"),
                     .key = Qt::Key_L}};
        },
    });

/// The turns in a row begin again.
struct BreakOff {
    int building = 1;
    static const ActKind kind;
};

const ActKind BreakOff::kind(
    of<BreakOff>, [](auto &form, auto &act) { form.number(typed::building, act.building, 1, 100); },
    {
        .name = "break-off",
        .step = [](const At &at, const BreakOff &a) { return actions::breakOffLoot(at.campaign, a.building); },
        .words = {{"break-off", [] { return ActsText::tr("restart the count of quiet turns"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const BuildingInPlay *there = buildingAskedFor(now);
            if (!there || there->turnsSpent == 0)
                return {};
            return {{.act = BreakOff{now.subject.id},
                     .text = ActsText::tr("Break off search"),
                     .key = Qt::Key_Delete,
                     .rank = Rank::Rare}};
        },
    });

} // namespace muster::acts
