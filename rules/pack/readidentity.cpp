// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/packloader.h"
#include "rules/pack/readers.h"

namespace muster {

namespace {

std::vector<Term> readTerms(ObjectReader &reader, const QString &key, const QString &step, int least)
{
    std::vector<Term> terms;
    OnceOnly ids;
    for (const JsonPlace &item : reader.items(key, step, least)) {
        ObjectReader term(namedPlace(reader.place(), step, item));
        terms.push_back({term.id(QStringLiteral("id")), term.words(QStringLiteral("title"))});
        if (term.has(QStringLiteral("about")))
            terms.back().about = term.words(QStringLiteral("about"));
        ids.note(term.place(), terms.back().id);
    }
    return terms;
}

QStringList readPartNames(ObjectReader &reader)
{
    const QStringList known = packParts();
    QStringList parts;
    for (const JsonPlace &item : reader.items(QStringLiteral("parts"), QStringLiteral("part"))) {
        const QString name = item.value().toString();
        if (!known.contains(name))
            item.fault(Fault::NoPart, item.value(), known.join(QStringLiteral(", ")));
        parts.append(name);
    }
    return parts;
}

/// Reads which values figures have in addition to type, Rep and weapon. With skill, their Rep is initiative.
void readFigureParts(ObjectReader &reader, Pack &pack)
{
    for (const JsonPlace &item : reader.items(QStringLiteral("figures"), QStringLiteral("figure part"), 0)) {
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

void readStarRep(const JsonPlace &place, Pack &pack)
{
    ObjectReader reader(place);
    pack.leastStarRep = reader.whole(QStringLiteral("least"), 1, highestRep);
    pack.mostStarRep = reader.whole(QStringLiteral("most"), 1, highestRep);
    pack.suggestedStarRep = reader.whole(QStringLiteral("suggested"), 1, highestRep);
    pack.rollsStar = reader.flag(QStringLiteral("rolled"), false);
    if (pack.leastStarRep > pack.suggestedStarRep || pack.suggestedStarRep > pack.mostStarRep)
        place.fault(Fault::SuggestedOutside);
}

QString readStarClass(ObjectReader &reader, const Pack &pack)
{
    const QString id = reader.id(QStringLiteral("starClass"));
    if (!pack.figureClass(id))
        reader.place().fault(Fault::NoClass, quoted(id));
    return id;
}

ClosingLines readFarewell(const JsonPlace &place)
{
    ObjectReader reader(place);
    ClosingLines farewell;
    farewell.starDies = reader.words(QStringLiteral("starDies"));
    farewell.starSteps = reader.words(QStringLiteral("starSteps"));
    farewell.bandLives = reader.words(QStringLiteral("bandLives"));
    farewell.bandGone = reader.words(QStringLiteral("bandGone"));
    return farewell;
}

/// Reads the keys of rules that have a band.
void readCampaigning(ObjectReader &reader, Pack &pack)
{
    if (reader.has(QStringLiteral("about")))
        pack.about = reader.words(QStringLiteral("about"));
    if (reader.has(QStringLiteral("system")))
        pack.system = reader.id(QStringLiteral("system"));
    pack.turnName = reader.words(QStringLiteral("turnName"));
    if (reader.has(QStringLiteral("farewell")))
        pack.farewell = readFarewell(reader.at(QStringLiteral("farewell")));
    readStarRep(reader.at(QStringLiteral("starRep")), pack);
    pack.outranking = reader.word<Outranking>(QStringLiteral("outranking"));
    pack.hunkersDown = reader.flag(QStringLiteral("hunkersDown"), false);
    pack.starLeads = reader.flag(QStringLiteral("starLeads"), false);
    readFigureParts(reader, pack);
    pack.classes = readTerms(reader, QStringLiteral("classes"), QStringLiteral("class"), 0);
    if (reader.has(QStringLiteral("starClass")))
        pack.starClass = readStarClass(reader, pack);
    if (reader.has(QStringLiteral("armors")))
        pack.armors = readTerms(reader, QStringLiteral("armors"), QStringLiteral("armor"), 2);

    OnceOnly ids;
    for (const JsonPlace &item : reader.items(QStringLiteral("options"), QStringLiteral("option"), 0)) {
        ObjectReader option(namedPlace(reader.place(), QStringLiteral("option"), item));
        pack.options.push_back({option.id(QStringLiteral("id")), option.words(QStringLiteral("title")),
                                readTerms(option, QStringLiteral("values"), QStringLiteral("value"), 2)});
        ids.note(option.place(), pack.options.back().id);
        if (option.has(QStringLiteral("before"))) {
            pack.options.back().before = option.id(QStringLiteral("before"));
            demandOptionValue(option.place(), {pack.options.back().id, pack.options.back().before}, pack);
        }
        if (option.has(QStringLiteral("onlyWith"))) {
            const JsonPlace place = option.at(QStringLiteral("onlyWith"));
            pack.options.back().onlyWith = readOptionValue(place);
            demandOptionValue(place, *pack.options.back().onlyWith, pack);
        }
    }
}

} // namespace

void readIdentity(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    pack.id = reader.id(QStringLiteral("id"));
    pack.title = reader.words(QStringLiteral("title"));
    pack.parts = readPartNames(reader);
    if (pack.parts.contains(QLatin1StringView("lists")))
        readCampaigning(reader, pack);
}

} // namespace muster
