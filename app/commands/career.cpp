// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "app/text/storytext.h"
#include "app/throwdice.h"
#include "model/account/career.h"
#include "model/json/campaignjson.h"
#include "model/story/words.h"
#include "rules/slug.h"

namespace muster {

namespace {

/// Returns when and how the figure left; empty if it is in the band.
QString farewell(const Career &career, const OpenCampaign &open)
{
    return career.farewell ? CommandLine::tr("%1: %2", "the month")
                                 .arg(words::turn(career.farewell->turn, open.campaign(), open.pack), career.how)
                           : QString();
}

QJsonObject sumsJson(const CareerSums &sums)
{
    return {{u"battles"_s, sums.battles},   {u"won"_s, sums.won},       {u"kills"_s, sums.kills},
            {u"routed"_s, sums.routed},     {u"wounds"_s, sums.wounds}, {u"ran_away"_s, sums.ranAway},
            {u"comrades_lost"_s, sums.lost}};
}

/// Tells the career of one figure, as text and as JSON.
Answer tell(const Career &career, const Careers &careers, const OpenCampaign &open)
{
    const Campaign &campaign = open.campaign();
    const Figure &figure = career.figure;
    const auto name = [&](FigureId id) { return shortened(campaign.findEver(id)->name); };
    QString decided;
    for (const AccountLine &line : linesOf(career.chapters, campaign, open.pack)) {
        const QString dice = line.dice.empty() ? QString() : u"  [%1]"_s.arg(facesOf(line.dice));
        decided += u"  "_s + plain(line.text) + dice + u'\n';
    }
    QJsonArray chapters;
    for (const FigureChapter &chapter : career.chapters)
        chapters.append(QJsonObject{{u"step"_s, chapter.step},
                                    {u"turn"_s, chapter.turn},
                                    {u"rep"_s, chapter.rep},
                                    {u"title"_s, chapter.title},
                                    {u"detail"_s, chapter.detail},
                                    {u"rulings"_s, QJsonArray::fromStringList(chapter.rulings)},
                                    {u"rolls"_s, rollsJson(chapter.dice.rolls, open.nameOf())}});
    Columns fought(2, "lllrl");
    fought.add({CommandLine::tr("When"), CommandLine::tr("Battle"), CommandLine::tr("Outcome"),
                CommandLine::tr("Killed"), CommandLine::tr("What became of the figure"), CommandLine::tr("Lost")});
    QJsonArray battles;
    for (const CareerBattle &one : career.battles) {
        const FoughtBattle &battle = careers.battles[one.battle];
        QStringList names;
        QJsonArray lost;
        for (const FigureId id : careers.lostIn(career, one)) {
            names << name(id);
            lost.append(number(id));
        }
        fought.add({words::turn(battle.turn, campaign, open.pack), battle.title, words::inLine(battle.outcome),
                    one.deeds.kills > 0 ? QString::number(one.deeds.kills) : u"–"_s, one.told,
                    names.isEmpty() ? u"–"_s : names.join(u", "_s)});
        battles.append(QJsonObject{{u"step"_s, battle.step},
                                   {u"turn"_s, battle.turn},
                                   {u"encounter"_s, battle.kind},
                                   {u"outcome"_s, slug(battle.outcome)},
                                   {u"fate"_s, slug(one.fate)},
                                   {u"kills"_s, one.deeds.kills},
                                   {u"routed"_s, one.deeds.routed},
                                   {u"rep"_s, one.rep},
                                   {u"told"_s, one.told},
                                   {u"lost"_s, lost}});
    }
    Columns beside(2);
    QJsonArray comrades;
    for (const CareerComrade &comrade : careers.comradesOf(career)) {
        beside.add({name(comrade.id), CommandLine::tr("%n battles together", nullptr, comrade.battles())});
        comrades.append(QJsonObject{{u"id"_s, number(comrade.id)}, {u"battles"_s, comrade.battles()}});
    }
    const About about{AboutKind::Figure, number(figure.id)};
    QString noted;
    QJsonArray notes;
    for (const Words &words : campaign.words) {
        if (words.about != about)
            continue;
        noted += u'\n' + noteText(words, u"  "_s);
        notes.append(wordsJson(words));
    }
    QJsonArray pictures;
    for (const Picture *picture : picturesAbout(campaign.pictures, about))
        pictures.append(pictureJson(*picture));

    QString text =
        CommandLine::tr("%1, %2, %3", "name, type, Rep")
            .arg(shortened(figure.name), words::kindOf(figure, open.pack), words::worth(figure.profile, open.pack))
        + u'\n';
    if (career.farewell)
        text += farewell(career, open) + u'\n';
    text += sumsInWords(career.sums) + u'\n';
    if (!decided.isEmpty())
        text += u'\n' + CommandLine::tr("What decided it") + u'\n' + decided;
    if (!battles.isEmpty())
        text += u'\n' + CommandLine::tr("Battles") + u'\n' + fought.text();
    if (!comrades.isEmpty())
        text += u'\n' + CommandLine::tr("Comrades") + u'\n' + beside.text();
    const QJsonValue left =
        career.farewell ? QJsonObject{{u"turn"_s, career.farewell->turn}, {u"how"_s, career.how}} : QJsonValue();
    return {text + noted,
            {{u"figure"_s, figureJson(figure)},
             {u"joined"_s, figure.joined},
             {u"left"_s, left},
             {u"sums"_s, sumsJson(career.sums)},
             {u"decided"_s, chapters},
             {u"battles"_s, battles},
             {u"comrades"_s, comrades},
             {u"words"_s, notes},
             {u"pictures"_s, pictures}}};
}

Reply answerCareer(const OpenCampaign &open, const Call &call)
{
    const Careers careers = careersOf(open.file->history().stepsInForce(), open.pack);
    if (saysMore(call)) {
        bool isNumber = false;
        const Career *career = careers.find(FigureId{call.word(1).toInt(&isNumber)});
        if (!isNumber || !career)
            return wrong(CommandLine::tr("Nobody in this campaign has number “%1”. “muster career FILE” lists "
                                         "everybody with their numbers.")
                             .arg(shortened(call.word(1))));
        const Answer told = tell(*career, careers, open);
        return Answer{told.text, {{u"careers"_s, QJsonArray{told.json}}}};
    }
    Columns columns(0, "rl");
    QJsonArray json;
    for (const Career &career : careers.all) {
        const Figure &figure = career.figure;
        columns.add({QString::number(number(figure.id)), shortened(figure.name),
                     words::worth(figure.profile, open.pack), sumsInWords(career.sums), farewell(career, open)});
        json.append(tell(career, careers, open).json);
    }
    return Answer{columns.text(), {{u"careers"_s, json}}};
}

} // namespace

std::vector<Command> CommandLine::careerCommands()
{
    return {{"career",
             "FILE [FIGURE]",
             QT_TR_NOOP("Tells a figure's life, living or not: battles, kills, wounds, comrades, and the rolls that "
                        "decided it; without a figure, everybody's in a line."),
             {},
             answerCareer,
             {"harrow.muster", "harrow.muster 3", "harrow.muster 3 --json"}}};
}

} // namespace muster
