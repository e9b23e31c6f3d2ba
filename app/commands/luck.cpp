// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/text/columns.h"
#include "app/throwdice.h"
#include "model/odds/expectation.h"
#include "model/odds/luck.h"
#include "model/story/words.h"

#include <QLocale>

namespace muster {

namespace {

Reply answerLuck(const OpenCampaign &open, const Call &)
{
    const Luck luck = luckIn(open.file->history().stepsInForce());
    Columns throws(0, "llr");
    throws.add({CommandLine::tr("Player"), CommandLine::tr("Rolled by"), CommandLine::tr("Dice"), u"1"_s, u"2"_s,
                u"3"_s, u"4"_s, u"5"_s, u"6"_s, CommandLine::tr("Chi-square"), CommandLine::tr("Chance")});
    QJsonArray by;
    for (const Throws &one : luck.by) {
        const bool own = one.source == Thrower::Player;
        const int dice = diceIn(one.faces);
        const double strayed = chiSquare(one.faces);
        const double chance = chanceOfChiSquare(strayed);
        QStringList cells{one.who, own ? CommandLine::tr("the player") : CommandLine::tr("Muster"),
                          QString::number(dice)};
        QJsonArray counts;
        for (const int count : one.faces) {
            cells << QString::number(count);
            counts.append(count);
        }
        throws.add(cells << QLocale().toString(strayed, 'f', 2) << words::percent(chance));
        by.append(QJsonObject{{u"who"_s, one.who},
                              {u"source"_s, own ? u"own"_s : u"program"_s},
                              {u"dice"_s, dice},
                              {u"faces"_s, counts},
                              {u"chi_square"_s, strayed},
                              {u"p"_s, chance}});
    }
    Columns rare(0, "rllr");
    rare.add({CommandLine::tr("Step"), CommandLine::tr("Roll"), CommandLine::tr("Dice"), CommandLine::tr("Chance")});
    QJsonArray rarest;
    for (const RareRoll &one : luck.rarest) {
        rare.add({QString::number(one.step), words::reason(one.roll.reason, open.nameOf()), facesText(one.roll.dice),
                  words::percent(one.chance)});
        rarest.append(QJsonObject{{u"step"_s, one.step},
                                  {u"reason"_s, slug(one.roll.reason.kind)},
                                  {u"dice"_s, facesJson(one.roll.dice)},
                                  {u"chance"_s, one.chance}});
    }
    const QString text = luck.by.empty()
        ? CommandLine::tr("No dice have been rolled yet.") + u'\n'
        : throws.text() + u'\n' + CommandLine::tr("The rarest rolls") + u'\n' + rare.text();
    return Answer{text, {{u"by"_s, by}, {u"rarest"_s, rarest}}};
}

} // namespace

std::vector<Command> CommandLine::luckCommands()
{
    return {{"luck",
             "FILE",
             QT_TR_NOOP("Tells how the dice fell, by whom, and the rarest rolls."),
             {},
             answerLuck,
             {"harrow.muster", "harrow.muster --json", "\"My campaign.muster\""}}};
}

} // namespace muster
