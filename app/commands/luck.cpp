// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "model/odds/expectation.h"
#include "model/odds/luck.h"
#include "model/rollkinds.h"
#include "model/story/words.h"

#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString faces(const Roll &roll)
{
    QStringList all;
    for (const Die &die : roll.dice)
        all << QString::number(die.face);
    return all.join(u' ');
}

QString luckText(const Luck &luck, const words::NameOf &nameOf)
{
    if (luck.by.empty())
        return CommandLine::tr("No dice have been rolled yet.") + u'\n';
    Columns throws({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right,
                    Align::Right, Align::Right, Align::Right, Align::Right});
    throws.add({CommandLine::tr("Player"), CommandLine::tr("Rolled by"), CommandLine::tr("Dice"), u"1"_s, u"2"_s,
                u"3"_s, u"4"_s, u"5"_s, u"6"_s, CommandLine::tr("Chi-square"), CommandLine::tr("Chance")});
    for (const Throws &by : luck.by) {
        QStringList cells = {by.who,
                             by.source == Thrower::Player ? CommandLine::tr("the player") : CommandLine::tr("Muster"),
                             QString::number(diceIn(by.faces))};
        for (const int count : by.faces)
            cells << QString::number(count);
        const double strayed = chiSquare(by.faces);
        throws.add(cells << QLocale().toString(strayed, 'f', 2) << words::percent(chanceOfChiSquare(strayed)));
    }
    Columns rare({Align::Right, Align::Left, Align::Left, Align::Right});
    rare.add({CommandLine::tr("Step"), CommandLine::tr("Roll"), CommandLine::tr("Dice"), CommandLine::tr("Chance")});
    for (const RareRoll &one : luck.rarest)
        rare.add({QString::number(one.step), words::reason(one.roll.reason, nameOf), faces(one.roll),
                  words::percent(one.chance)});
    return throws.text() + u'\n' + CommandLine::tr("The rarest rolls") + u'\n' + rare.text();
}

QJsonObject luckJson(const Luck &luck)
{
    QJsonArray by;
    for (const Throws &throws : luck.by) {
        QJsonArray counts;
        for (const int count : throws.faces)
            counts.append(count);
        by.append(QJsonObject{{u"who"_s, throws.who},
                              {u"source"_s, throws.source == Thrower::Player ? u"own"_s : u"program"_s},
                              {u"dice"_s, diceIn(throws.faces)},
                              {u"faces"_s, counts},
                              {u"chi_square"_s, chiSquare(throws.faces)},
                              {u"p"_s, chanceOfChiSquare(chiSquare(throws.faces))}});
    }
    QJsonArray rarest;
    for (const RareRoll &one : luck.rarest) {
        QJsonArray dice;
        for (const Die &die : one.roll.dice)
            dice.append(die.face);
        rarest.append(QJsonObject{{u"step"_s, one.step},
                                  {u"reason"_s, slug(one.roll.reason.kind)},
                                  {u"dice"_s, dice},
                                  {u"chance"_s, one.chance}});
    }
    return {{u"by"_s, by}, {u"rarest"_s, rarest}};
}

} // namespace

Reply answerLuck(const OpenCampaign &open, const Call &, const Environment &)
{
    const Luck luck = luckIn(open.file->history().stepsInForce());
    return Answer{luckText(luck, open.nameOf()), luckJson(luck)};
}

} // namespace muster
