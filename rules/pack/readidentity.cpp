// SPDX-License-Identifier: MIT
//
// pack.json, names.json and attributes.json.
#include "rules/pack/findbyid.h"
#include "rules/pack/packloader.h"
#include "rules/pack/readers.h"

namespace muster {

static void fields(ObjectReader &field, Term &term)
{
    field.id("id", term.id);
    field.words("title", term.title);
    field.words(optional("about"), term.about);
}

void fields(ObjectReader &field, OptionValue &named)
{
    field.id("option", named.option);
    field.id("value", named.value);
}

void demandOptionValue(const JsonPlace &place, const OptionValue &named)
{
    const Option *option = place.pack().option(named.option);
    if (!option)
        place.fault(Fault::NoOption, quoted(named.option));
    else if (!findById(option->values, named.value))
        place.fault(Fault::NoValueOfOption, quoted(named.value), quoted(named.option));
}

static void fields(ObjectReader &field, Option &option)
{
    field.id("id", option.id);
    field.words("title", option.title);
    field("values", option.values, "value", 2);
    field.id(optional("before"), option.before);
    if (!option.before.isEmpty() && !findById(option.values, option.before))
        field.place().fault(Fault::NoValueOfOption, quoted(option.before), quoted(option.id));
    if (field.has("onlyWith")) {
        ObjectReader other(field.at("onlyWith"));
        fields(other, option.onlyWith.emplace());
        demandOptionValue(other.place(), *option.onlyWith);
    }
}

static void fields(ObjectReader &field, ClosingLines &farewell)
{
    field.words("starDies", farewell.starDies);
    field.words("starSteps", farewell.starSteps);
    field.words("bandLives", farewell.bandLives);
    field.words("bandGone", farewell.bandGone);
}

static void fields(ObjectReader &field, Attribute &attribute)
{
    field.id("id", attribute.id);
    field.words("title", attribute.title);
    field.words("effect", attribute.effect);
    field.words(optional("applies"), attribute.applies);
}

namespace {

/// Reads which values figures have in addition to type, Rep and weapon. With skill, their Rep is initiative.
void readFigureParts(ObjectReader &field, Pack &pack)
{
    for (const JsonPlace &item : field.items("figures", "figure part", 0)) {
        const QString part = item.value().toString();
        if (part == QLatin1String("armor"))
            pack.hasArmor = true;
        else if (part == QLatin1String("shield"))
            pack.hasShields = true;
        else if (part == QLatin1String("skill"))
            pack.hasSkill = true;
        else
            item.fault(Fault::NotOfFigures, item.value());
    }
}

/// Reads the keys of rules that have a band.
void readCampaigning(ObjectReader &field, Pack &pack)
{
    field.words(optional("about"), pack.about);
    field.id(optional("system"), pack.system);
    field.words("turnName", pack.turnName);
    field(optional("farewell"), pack.farewell);
    ObjectReader starRep(field.at("starRep"));
    starRep("least", pack.leastStarRep, 1, highestRep);
    starRep("most", pack.mostStarRep, 1, highestRep);
    starRep("suggested", pack.suggestedStarRep, 1, highestRep);
    starRep(optional("rolled"), pack.rollsStar);
    if (pack.leastStarRep > pack.suggestedStarRep || pack.suggestedStarRep > pack.mostStarRep)
        starRep.place().fault(Fault::SuggestedOutside);
    field("outranking", pack.outranking);
    field(optional("hunkersDown"), pack.hunkersDown);
    field(optional("starLeads"), pack.starLeads);
    readFigureParts(field, pack);
    field("classes", pack.classes, "class", 0);
    field(optional("starClass"), pack.starClass, Fault::NoClass);
    field(optional("armors"), pack.armors, "armor", 2);
    field("options", pack.options, "option", 0);
}

} // namespace

void readIdentity(ObjectReader &field, Pack &pack)
{
    field.id("id", pack.id);
    field.words("title", pack.title);
    const QStringList known = packParts();
    for (const JsonPlace &item : field.items("parts")) {
        const QString name = item.value().toString();
        if (!known.contains(name))
            item.fault(Fault::NoPart, item.value(), known.join(QStringLiteral(", ")));
        pack.parts.append(name);
    }
    if (pack.parts.contains(QLatin1StringView("lists")))
        readCampaigning(field, pack);
}

void readNames(ObjectReader &field, Pack &pack)
{
    OnceOnly names;
    for (const JsonPlace &item : field.items("names")) {
        const QString name = item.value().toString().trimmed();
        if (name.isEmpty())
            item.fault(Fault::NotAName, item.value());
        names.note(item, name);
        pack.names.push_back(name);
    }
}

void readAttributes(ObjectReader &field, Pack &pack)
{
    field("attributes", pack.attributes.emplace());
}

} // namespace muster
