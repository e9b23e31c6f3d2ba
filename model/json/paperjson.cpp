// SPDX-License-Identifier: MIT
#include "model/json/paperjson.h"

#include "model/json/form.h"
#include "model/json/records.h"
#include "model/json/stepjson.h"
#include "model/texts.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// A figure as a player describes it. All fields but the name are optional.
struct PaperFigure {
    Figure figure;
};

void fields(auto &json, PaperFigure &told)
{
    Figure &figure = told.figure;
    Profile &profile = figure.profile;
    profile.armor = 0;
    json.ifAny("name", figure.name);
    json.ifAny("star", figure.star);
    json.ifAny("player", figure.player);
    std::optional<int> leader; // only one Star is possible
    json.ifAny("leader", leader, oneTo(1));
    json.ifAny("type", profile.type);
    json.ifAny("class", profile.figureClass);
    json.ifAny("rep", profile.rep, upTo(highestRep));
    json.ifAny("armor", profile.armor, upTo(6));
    json.ifAny("shield", profile.shield);
    json.ifAny("weapon", profile.weapon);
    json.ifAny("weapon_words", profile.weaponWords);
    json.ifAny("armor_worn", profile.armorWorn);
    json.ifAny("best_rep", figure.bestRep, upTo(highestRep));
    json.ifAny("months", figure.months);
    json.ifAny("poisoned", figure.poisoned);
    json.ifAny("exempt", figure.exempt);
    json.ifAny("attributes", figure.attributes);
    json.ifAny("points", figure.points);
    json.ifAny("back_in", figure.backIn);
    json.ifAny("marked", figure.marked);
    json.ifAny("skill", profile.skill, upTo(1000));
    json.ifAny("carries", figure.carries, upTo(mostCarried));
}

/// A figure of the band.
struct PaperMember {
    PaperFigure figure;
};

void fields(auto &json, PaperMember &told)
{
    fields(json, told.figure);
    std::optional<Status> status;
    json.ifAny("status", status);
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
    json("status", told.status);
    json("turn", told.turn, fromOne);
}

struct PaperLast {
    PastEncounter past;
};

void fields(auto &json, PaperLast &told)
{
    json("encounter", told.past.kind);
    json.ifAny("eal", told.past.eal, eals);
    json("outcome", told.past.outcome);
}

struct PaperTold {
    acts::Paper paper;
};

void fields(auto &json, PaperTold &told)
{
    constexpr int most = static_cast<int>(acts::mostOnPaper);
    json("turn", told.paper.turn, fromOne);
    json.ifAny("eal", told.paper.eal, eals);
    std::optional<PaperLast> last;
    json.ifAny("last", last);
    if (last)
        told.paper.last = last->past;
    std::vector<PaperMember> band;
    json("band", band, upTo(most));
    for (PaperMember &member : band)
        told.paper.band.push_back(std::move(member.figure.figure));
    std::vector<PaperFormer> former;
    json.ifAny("former", former, upTo(most));
    for (PaperFormer &one : former) {
        one.figure.figure.status = one.status;
        told.paper.former.push_back({std::move(one.figure.figure), {one.turn, false, LeaveCause::StayOrGo}});
    }
    json.ifAny("past", told.paper.past, upTo(highestNumber));
}

/// Renames the fields for armour and things that `muster show` prints to those of a step, so that its figures can be
/// read.
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
    const QString figure = JsonForm::of<PaperFigure>().join(u", "_s); // used by two lists
    QStringList form = JsonForm::of<PaperTold>();
    return form.replaceInStrings(figure, u"FIGURE"_s) << u"FIGURE: "_s + figure;
}

} // namespace muster
