// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
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

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Careers, with everything needed to put them into words.
struct ToldCareers {
    const OpenCampaign &open;
    Careers careers;

    QString turn(int number) const { return words::turn(number, open.campaign(), open.pack); }
    QString name(FigureId id) const { return open.campaign().findEver(id)->name; }
    QString battles(const Career &career) const;
    QString decided(const Career &career) const;
    QString comrades(const Career &career) const;
    QString text(const Career &career) const;
    QJsonObject json(const Career &career) const;
};

QString dashIfNone(int number)
{
    return number > 0 ? QString::number(number) : u"–"_s;
}

QString ToldCareers::battles(const Career &career) const
{
    Columns columns({Align::Left, Align::Left, Align::Left, Align::Right, Align::Left, Align::Left}, 2);
    columns.add({CommandLine::tr("When"), CommandLine::tr("Battle"), CommandLine::tr("Outcome"),
                 CommandLine::tr("Killed"), CommandLine::tr("What became of the figure"), CommandLine::tr("Lost")});
    for (const CareerBattle &battle : career.battles) {
        const FoughtBattle &fought = careers.battles[battle.battle];
        QStringList lost;
        for (const FigureId id : careers.lostIn(career, battle))
            lost << shortened(name(id));
        columns.add({turn(fought.turn), fought.title, words::inLine(fought.outcome), dashIfNone(battle.deeds.kills),
                     battle.told, lost.isEmpty() ? u"–"_s : lost.join(u", "_s)});
    }
    return columns.text();
}

QString ToldCareers::decided(const Career &career) const
{
    QString text;
    for (const AccountLine &line : linesOf(career.chapters, open.campaign(), open.pack)) {
        const QString dice = line.dice.empty() ? QString() : u"  [%1]"_s.arg(facesOf(line.dice));
        text += u"  "_s + plain(line.text) + dice + u'\n';
    }
    return text;
}

QString ToldCareers::comrades(const Career &career) const
{
    Columns columns({Align::Left, Align::Left}, 2);
    for (const CareerComrade &comrade : careers.comradesOf(career))
        columns.add({shortened(name(comrade.id)),
                     CommandLine::tr("%n battles together", nullptr, static_cast<int>(comrade.battles()))});
    return columns.text();
}

QString ToldCareers::text(const Career &career) const
{
    const Figure &figure = career.figure;
    QString text =
        CommandLine::tr("%1, %2, %3", "name, type, Rep")
            .arg(shortened(figure.name), words::kindOf(figure, open.pack), words::worth(figure.profile, open.pack))
        + u'\n';
    if (career.farewell)
        text += CommandLine::tr("%1: %2", "the month").arg(turn(career.farewell->turn), career.how) + u'\n';
    text += sumsInWords(career.sums) + u'\n';
    const auto add = [&](const QString &title, const QString &lines) {
        if (!lines.isEmpty())
            text += u'\n' + title + u'\n' + lines;
    };
    add(CommandLine::tr("What decided it"), decided(career));
    if (!career.battles.empty())
        add(CommandLine::tr("Battles"), battles(career));
    add(CommandLine::tr("Comrades"), comrades(career));
    for (const Words &words : open.campaign().words) {
        if (words.about == About{AboutKind::Figure, number(figure.id)})
            text += u'\n' + noteText(words, u"  "_s);
    }
    return text;
}

QJsonObject sumsJson(const CareerSums &sums)
{
    return {{u"battles"_s, sums.battles},   {u"won"_s, sums.won},       {u"kills"_s, sums.kills},
            {u"routed"_s, sums.routed},     {u"wounds"_s, sums.wounds}, {u"ran_away"_s, sums.ranAway},
            {u"comrades_lost"_s, sums.lost}};
}

QJsonObject ToldCareers::json(const Career &career) const
{
    QJsonArray battles;
    for (const CareerBattle &battle : career.battles) {
        const FoughtBattle &fought = careers.battles[battle.battle];
        QJsonArray lost;
        for (const FigureId id : careers.lostIn(career, battle))
            lost.append(number(id));
        battles.append(QJsonObject{{u"step"_s, fought.step},
                                   {u"turn"_s, fought.turn},
                                   {u"encounter"_s, fought.kind},
                                   {u"outcome"_s, slug(fought.outcome)},
                                   {u"fate"_s, slug(battle.fate)},
                                   {u"kills"_s, battle.deeds.kills},
                                   {u"routed"_s, battle.deeds.routed},
                                   {u"rep"_s, battle.rep},
                                   {u"told"_s, battle.told},
                                   {u"lost"_s, lost}});
    }
    QJsonArray decided;
    for (const FigureChapter &chapter : career.chapters)
        decided.append(QJsonObject{{u"step"_s, chapter.step},
                                   {u"turn"_s, chapter.turn},
                                   {u"rep"_s, chapter.rep},
                                   {u"title"_s, chapter.title},
                                   {u"detail"_s, chapter.detail},
                                   {u"rulings"_s, QJsonArray::fromStringList(chapter.rulings)},
                                   {u"rolls"_s, rollsJson(chapter.dice.rolls, open.nameOf())}});
    QJsonArray comrades;
    for (const CareerComrade &comrade : careers.comradesOf(career))
        comrades.append(QJsonObject{{u"id"_s, number(comrade.id)}, {u"battles"_s, comrade.battles()}});
    const About about{AboutKind::Figure, number(career.figure.id)};
    QJsonArray notes;
    for (const Words &words : open.campaign().words) {
        if (words.about == about)
            notes.append(wordsJson(words));
    }
    QJsonArray pictures;
    for (const Picture *picture : picturesAbout(open.campaign().pictures, about))
        pictures.append(pictureJson(*picture));
    const QJsonValue left =
        career.farewell ? QJsonObject{{u"turn"_s, career.farewell->turn}, {u"how"_s, career.how}} : QJsonValue();
    return {{u"figure"_s, figureJson(career.figure)},
            {u"joined"_s, career.figure.joined},
            {u"left"_s, left},
            {u"sums"_s, sumsJson(career.sums)},
            {u"decided"_s, decided},
            {u"battles"_s, battles},
            {u"comrades"_s, comrades},
            {u"words"_s, notes},
            {u"pictures"_s, pictures}};
}

/// Returns all careers, one per line.
QString everybodyText(const ToldCareers &told)
{
    Columns columns({Align::Right, Align::Left, Align::Left, Align::Left, Align::Left});
    for (const Career &career : told.careers.all) {
        const Figure &figure = career.figure;
        columns.add({QString::number(number(figure.id)), shortened(figure.name),
                     words::worth(figure.profile, told.open.pack), sumsInWords(career.sums),
                     career.farewell
                         ? CommandLine::tr("%1: %2", "the month").arg(told.turn(career.farewell->turn), career.how)
                         : QString()});
    }
    return columns.text();
}

} // namespace

Reply answerCareer(const OpenCampaign &open, const Call &call, const Environment &)
{
    const ToldCareers told{open, careersOf(open.file->history().stepsInForce(), open.pack)};
    QJsonArray json;
    if (call.words.size() < 2) {
        for (const Career &career : told.careers.all)
            json.append(told.json(career));
        return Answer{everybodyText(told), {{u"careers"_s, json}}};
    }
    bool isNumber = false;
    const Career *career = told.careers.find(FigureId{call.word(1).toInt(&isNumber)});
    if (!isNumber || !career)
        return wrong(CommandLine::tr("Nobody in this campaign has number “%1”. “muster career FILE” lists everybody "
                                     "with their numbers.")
                         .arg(shortened(call.word(1))));
    json.append(told.json(*career));
    return Answer{told.text(*career), {{u"careers"_s, json}}};
}

} // namespace muster
