// SPDX-License-Identifier: MIT
#include "model/json/paperjson.h"

#include "model/json/form.h"
#include "model/json/records.h"
#include "model/json/stepjson.h"
#include "model/texts.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// What a player tells of a figure: all but its name may be left out.
struct PaperFigure {
    Figure figure;
};

void fields(auto &json, PaperFigure &told)
{
    Figure &figure = told.figure;
    Profile &profile = figure.profile;
    profile.armor = 0;
    json.textIfAny("name", figure.name);
    json.flagIfAny("star", figure.star);
    json.textIfAny("player", figure.player);
    std::optional<int> leader; // there is but one Star
    json.numberIfAny("leader", leader, 1, 1);
    json.textIfAny("type", profile.type);
    json.textIfAny("class", profile.figureClass);
    json.countIfAny("rep", profile.rep, highestRep);
    json.countIfAny("armor", profile.armor, 6);
    json.flagIfAny("shield", profile.shield);
    json.textIfAny("weapon", profile.weapon);
    json.textIfAny("weapon_words", profile.weaponWords);
    json.textIfAny("armor_worn", profile.armorWorn);
    json.countIfAny("best_rep", figure.bestRep, highestRep);
    json.countIfAny("months", figure.months, highestNumber);
    json.flagIfAny("poisoned", figure.poisoned);
    json.flagIfAny("exempt", figure.exempt);
    json.textsIfAny("attributes", figure.attributes);
    json.countIfAny("points", figure.points, highestNumber);
    json.countIfAny("back_in", figure.backIn, highestNumber);
    json.flagIfAny("marked", figure.marked);
    json.countIfAny("skill", profile.skill, 1000);
    json.listIfAny("carries", figure.carries, mostCarried);
}

/// One of the band.
struct PaperMember {
    PaperFigure figure;
};

void fields(auto &json, PaperMember &told)
{
    fields(json, told.figure);
    std::optional<Status> status;
    json.choiceIfAny("status", status);
    if (status.value_or(Status::Active) != Status::Active)
        throw JsonFault{{JsonText::tr("“%1” is not in the band any more. List the figure under “former”.")
                             .arg(told.figure.figure.name.left(40))}};
}

struct PaperFormer {
    PaperFigure figure;
    Status status = Status::Dead;
    int turn = 1;
};

void fields(auto &json, PaperFormer &told)
{
    fields(json, told.figure);
    json.choice("status", told.status);
    json.number("turn", told.turn, 1, highestNumber);
}

struct PaperLast {
    PastEncounter past;
};

void fields(auto &json, PaperLast &told)
{
    json.choice("encounter", told.past.kind);
    json.numberIfAny("eal", told.past.eal, lowestEal, highestEal);
    json.choice("outcome", told.past.outcome);
}

struct PaperTold {
    acts::Paper paper;
};

void fields(auto &json, PaperTold &told)
{
    constexpr int most = static_cast<int>(acts::mostOnPaper);
    json.number("turn", told.paper.turn, 1, highestNumber);
    json.numberIfAny("eal", told.paper.eal, lowestEal, highestEal);
    std::optional<PaperLast> last;
    json.recordIfAny("last", last);
    if (last)
        told.paper.last = last->past;
    std::vector<PaperMember> band;
    json.list("band", band, 0, most);
    for (PaperMember &member : band)
        told.paper.band.push_back(std::move(member.figure.figure));
    std::vector<PaperFormer> former;
    json.listIfAny("former", former, most);
    for (PaperFormer &one : former) {
        one.figure.figure.status = one.status;
        told.paper.former.push_back({std::move(one.figure.figure), {one.turn, false, LeaveCause::StayOrGo}});
    }
    json.listIfAny("past", told.paper.past, highestNumber);
}

/// Figures may be told in the words of `muster show`, which calls armour and things by other fields than a step does.
QJsonArray asInSteps(const QJsonValue &figures)
{
    QJsonArray all;
    for (const QJsonValue &value : figures.toArray()) {
        if (!value.isObject()) {
            all.append(value);
            continue;
        }
        QJsonObject figure = value.toObject();
        if (figure.value(u"armor"_s).isString())
            figure[u"armor_worn"_s] = figure.take(u"armor"_s);
        QJsonArray carries;
        for (const QJsonValue &thing : figure.value(u"carries"_s).toArray()) {
            QJsonObject kit = thing.toObject();
            if (kit.contains(u"name"_s))
                kit[u"item"_s] = kit.take(u"name"_s);
            carries.append(kit);
        }
        if (figure.value(u"carries"_s).isArray())
            figure[u"carries"_s] = carries;
        all.append(figure);
    }
    return all;
}

} // namespace

Result<acts::Paper> readPaper(const QByteArray &json)
{
    try {
        QJsonObject object = parsedOnce(json);
        for (const QString &figures : {u"band"_s, u"former"_s}) {
            if (object.value(figures).isArray())
                object[figures] = asInSteps(object.value(figures));
        }
        PaperTold told;
        JsonReader::readObject(object, Place(), told);
        return told.paper;
    } catch (const JsonFault &fault) {
        return fault.problem;
    }
}

QStringList paperForm()
{
    const QString figure = JsonForm::of<PaperFigure>().join(u", "_s); // which two lists hold
    QStringList form = JsonForm::of<PaperTold>();
    return form.replaceInStrings(figure, u"FIGURE"_s) << u"FIGURE: "_s + figure;
}

} // namespace muster
