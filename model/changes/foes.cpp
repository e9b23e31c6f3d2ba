// SPDX-License-Identifier: MIT
#include "model/changes/foes.h"

#include "model/changes/changekind.h"
#include "model/json/slugs.h"
#include "model/texts.h"

namespace muster {

namespace {

WhyNot isNameFree(const Campaign &now, const QString &name, int id)
{
    if (name.trimmed().isEmpty() || !isPlain(name) || name.contains(u'\n'))
        return CampaignText::tr("a foe must have a name");
    const Foe *other = foeCalled(now.foes, name);
    return need(!other || other->id == id, CampaignText::tr("two foes cannot have the same name"));
}

/// Those on the table are called by their present name.
void callOnTable(Campaign &now, const Foe &foe)
{
    if (!now.play)
        return;
    for (GroupInPlay &group : now.play->groups) {
        for (EnemyFigure &figure : group.figures) {
            if (figure.foe == foe.id)
                figure.name = foe.name;
        }
    }
}

} // namespace

void fieldsOfFoe(auto &json, auto &c)
{
    json.number("id", c.id, 1, highestNumber);
    json.text("name", c.name);
    json.countIfAny("rep", c.rep, highestRep);
    json.textIfAny("weapon", c.weapon);
    json.textIfAny("list", c.list);
}

const ChangeKind FoeNamed::kind(
    "foe-named", of<FoeNamed>, [](auto &json, auto &c) { fieldsOfFoe(json, c); },
    [](const Campaign &now, const FoeNamed &c) -> WhyNot {
        if (c.id != now.lastFoe + 1)
            return CampaignText::tr("foes must be numbered from 1, in order");
        return isNameFree(now, c.name, c.id);
    },
    [](Campaign &now, const FoeNamed &c) {
        Foe foe{c.id, c.name, c.rep, c.weapon, c.list};
        foe.named = now.turn;
        foe.lastSeen = ++now.lastSeen;
        now.foes.insert(c.id, foe);
        now.lastFoe = c.id;
    },
    [](const Known &known, const FoeNamed &c) { return known.foe(c.weapon, c.list); });

const ChangeKind FoeCorrected::kind(
    "foe-corrected", of<FoeCorrected>,
    [](auto &json, auto &c) {
        fieldsOfFoe(json, c);
        json.choice("status", c.status);
    },
    [](const Campaign &now, const FoeCorrected &c) -> WhyNot {
        if (!now.foes.contains(c.id))
            return CampaignText::tr("there is no foe %1").arg(c.id);
        return isNameFree(now, c.name, c.id);
    },
    [](Campaign &now, const FoeCorrected &c) {
        Foe &foe = now.foes[c.id];
        foe.name = c.name;
        foe.rep = c.rep;
        foe.weapon = c.weapon;
        foe.list = c.list;
        foe.status = c.status;
        callOnTable(now, foe);
    },
    [](const Known &known, const FoeCorrected &c) { return known.foe(c.weapon, c.list); });

} // namespace muster
