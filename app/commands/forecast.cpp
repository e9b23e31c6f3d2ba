// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/account/sheetsource.h"
#include "model/odds/expectation.h"
#include "model/odds/forecast.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/slug.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

struct ForecastWish {
    ForecastQuestion question;
    int runs = usualRuns;
};

/// Returns the chance of a success from --win, or the one from the record if it is not given.
Result<double, Refusal> readWin(const Call &call, double recorded)
{
    if (!call.has(u"win"_s))
        return recorded;
    bool isNumber = false;
    const double win = call.value(u"win"_s).toDouble(&isNumber);
    if (!isNumber)
        return wrong(CommandLine::tr("--%1 must be a number from 0 to 1, not “%2”.")
                         .arg(u"win"_s, shortened(call.value(u"win"_s))));
    return win;
}

Result<ForecastWish, Refusal> readWish(const Call &call, const Environment &surroundings, const OpenCampaign &open)
{
    ForecastWish wish;
    ForecastQuestion &question = wish.question;
    question = usualQuestion(open.campaign(), open.pack, open.file->history().stepsInForce());
    const auto months = readNumber(call, u"months"_s);
    if (!months)
        return months.problem();
    const auto runs = readNumber(call, u"runs"_s);
    if (!runs)
        return runs.problem();
    const auto win = readWin(call, question.expected.win);
    if (!win)
        return win.problem();
    question.months = months->value_or(question.months);
    question.expected.win = *win;
    wish.runs = runs->value_or(wish.runs);
    if (call.has(u"losses"_s)) {
        const auto losses = lossesIn(call.value(u"losses"_s), open.campaign(), open.pack);
        if (!losses)
            return wrong(losses.problems());
        question.expected.losses = *losses;
    }
    const auto *seeded = std::get_if<DiceFromSeed>(&call.dice);
    question.seed = seeded ? seeded->seed : surroundings.entropy();
    if (const Problems problems = checkForecast(open.campaign(), question, wish.runs); !problems.empty())
        return wrong(problems);
    return wish;
}

QString winText(const Expectation &expected, const Record &record, bool isRecord)
{
    const QString percent = words::percent(expected.win);
    return isRecord
        ? CommandLine::tr("Chance of a success: %1, from %2 of %n battles won, with one win and one defeat added.",
                          nullptr, record.battles.of)
              .arg(percent, QString::number(record.battles.won))
        : CommandLine::tr("Chance of a success: %1.").arg(percent);
}

QString lossesText(const Expectation &expected, bool isRecord)
{
    QStringList losses;
    for (const auto &[fate, chance] : expected.losses)
        losses << CommandLine::tr("%1 %2").arg(words::title(fate), words::percent(chance));
    const QString list = losses.isEmpty() ? CommandLine::tr("none") : losses.join(u", "_s);
    return isRecord
        ? CommandLine::tr("Losses of a figure in a battle: %1. From the record, with %2 figures added of whom %3 were "
                          "lost.")
              .arg(list)
              .arg(priorFigures)
              .arg(priorLosses)
        : CommandLine::tr("Losses of a figure in a battle: %1.").arg(list);
}

QString chainAheadText(const std::vector<TurnAhead> &chain, const OpenCampaign &open)
{
    const CampaignSystem &system = systemOf(open.campaign(), open.pack);
    std::vector<Align> aligned{Align::Left};
    QStringList head{system.turnName(open.pack)};
    for (const LikelyEncounter &one : chain.front().encounters) {
        aligned.push_back(Align::Right);
        head << one.kind.title;
    }
    const bool hasEal = chain.front().eal.has_value();
    for (int eal = lowestEal; hasEal && eal <= highestEal; ++eal) {
        aligned.push_back(Align::Right);
        head << CommandLine::tr("EAL %1").arg(eal);
    }
    Columns columns(aligned);
    columns.add(head);
    for (const TurnAhead &turn : chain) {
        QStringList cells{system.turnMark(turn.turn)};
        for (const LikelyEncounter &one : turn.encounters)
            cells << words::percent(one.chance);
        if (turn.eal) {
            for (const double chance : *turn.eal)
                cells << words::percent(chance);
        }
        columns.add(cells);
    }
    return columns.text();
}

QString spreadText(const Spread &spread)
{
    return CommandLine::tr("%1 (%2–%3)").arg(spread.p50).arg(spread.p10).arg(spread.p90);
}

QString intervalText(const Chance &chance)
{
    return CommandLine::tr("%1–%2").arg(QLocale().toString(chance.low * 100, 'f', 1),
                                        QLocale().toString(chance.high * 100, 'f', 1));
}

QString bandAheadText(const RunTally &tally, const OpenCampaign &open)
{
    const CampaignSystem &system = systemOf(open.campaign(), open.pack);
    Columns columns({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right});
    columns.add({system.turnName(open.pack), CommandLine::tr("Figures"), CommandLine::tr("Rep in all"),
                 CommandLine::tr("Star alive"), CommandLine::tr("95% interval")});
    for (const MonthTally &month : tally.months) {
        const Chance alive = tally.starAlive(month);
        columns.add({system.turnMark(month.turn), spreadText(month.figures.spread()), spreadText(month.rep.spread()),
                     words::percent(alive.probability), intervalText(alive)});
    }
    return columns.text();
}

/// Returns the chances of reaching each goal and meeting each foe by the end; empty if there are none.
QStringList aimsAheadText(const RunTally &tally, const ForecastQuestion &question, const Campaign &campaign)
{
    if (question.goals.empty() && question.foes.empty())
        return {};
    const MonthTally &last = tally.months.back();
    Columns columns({Align::Left, Align::Right, Align::Right});
    columns.add({CommandLine::tr("By the end"), CommandLine::tr("Chance"), CommandLine::tr("95% interval")});
    for (std::size_t goal = 0; goal < question.goals.size(); ++goal) {
        const Chance chance = tally.goal(last, goal);
        columns.add({CommandLine::tr("Goal %1: %2")
                         .arg(question.goals[goal])
                         .arg(shortened(campaign.goals[question.goals[goal]].text)),
                     words::percent(chance.probability), intervalText(chance)});
    }
    for (std::size_t foe = 0; foe < question.foes.size(); ++foe) {
        const QString name = shortened(campaign.foes[question.foes[foe]].name);
        const Chance met = tally.foe(last, foe);
        columns.add({CommandLine::tr("May be met at least once: %1").arg(name), words::percent(met.probability),
                     intervalText(met)});
        const Chance taken = tally.foeTaken(last, foe);
        columns.add({CommandLine::tr("Captured or killed: %1").arg(name), words::percent(taken.probability),
                     intervalText(taken)});
    }
    QStringList lines{{}, columns.text()};
    if (!question.foes.empty())
        lines << CommandLine::tr("Chance that a foe who is met is captured or killed: %1.")
                     .arg(words::percent(question.expected.capturesFoe + question.expected.killsFoe));
    return lines;
}

QJsonObject json(const Spread &spread)
{
    return {{u"mean"_s, spread.mean}, {u"p10"_s, spread.p10}, {u"p50"_s, spread.p50}, {u"p90"_s, spread.p90}};
}

QJsonObject json(const Chance &chance)
{
    return {{u"probability"_s, chance.probability}, {u"interval"_s, QJsonArray{chance.low, chance.high}}};
}

QJsonObject chainAheadJson(const Forecast &forecast)
{
    QJsonArray months;
    for (const TurnAhead &turn : forecast.chain()) {
        QJsonObject encounter;
        for (const LikelyEncounter &one : turn.encounters)
            encounter[one.kind.id] = one.chance;
        QJsonValue eal;
        if (turn.eal) {
            QJsonObject levels;
            for (int level = lowestEal; level <= highestEal; ++level)
                levels[QString::number(level)] = (*turn.eal)[static_cast<std::size_t>(level - lowestEal)];
            eal = levels;
        }
        months.append(QJsonObject{{u"turn"_s, turn.turn}, {u"encounter"_s, encounter}, {u"eal"_s, eal}});
    }
    return {{u"exact"_s, true}, {u"win"_s, forecast.question().expected.win}, {u"months"_s, months}};
}

QJsonObject bandAheadJson(const RunTally &tally, const ForecastQuestion &question)
{
    QJsonArray months;
    for (const MonthTally &month : tally.months) {
        QJsonArray goals;
        for (std::size_t goal = 0; goal < question.goals.size(); ++goal)
            goals.append(QJsonObject{{u"id"_s, question.goals[goal]}, {u"reached"_s, json(tally.goal(month, goal))}});
        QJsonArray foes;
        for (std::size_t foe = 0; foe < question.foes.size(); ++foe)
            foes.append(QJsonObject{{u"id"_s, question.foes[foe]},
                                    {u"met"_s, json(tally.foe(month, foe))},
                                    {u"taken"_s, json(tally.foeTaken(month, foe))}});
        months.append(QJsonObject{{u"turn"_s, month.turn},
                                  {u"figures"_s, json(month.figures.spread())},
                                  {u"rep"_s, json(month.rep.spread())},
                                  {u"star_alive"_s, json(tally.starAlive(month))},
                                  {u"goals"_s, goals},
                                  {u"foes"_s, foes}});
    }
    return {{u"runs"_s, tally.runs}, {u"seed"_s, static_cast<qint64>(question.seed)}, {u"months"_s, months}};
}

} // namespace

Reply answerForecast(const OpenCampaign &open, const Call &call, const Environment &surroundings)
{
    const auto wish = readWish(call, surroundings, open);
    if (!wish)
        return wish.problem();
    const Forecast forecast(open.campaign(), open.pack, wish->question);
    const RunTally tally = forecast.run(wish->runs);
    if (call.has(u"pdf"_s)) {
        SheetSource source{
            open.campaign(), open.pack, QFileInfo(call.word(0)).fileName(), static_cast<int>(open.steps()), {}};
        source.ahead = std::make_shared<const ForecastMade>(ForecastMade{forecast.question(), forecast.chain(), tally});
        return writePdf(call, surroundings, SheetKind::Forecast, source);
    }
    const Record record = recordOf(open.file->history().stepsInForce());
    QStringList text{
        winText(wish->question.expected, record, !call.has(u"win"_s)),
        lossesText(wish->question.expected, !call.has(u"losses"_s)),
        {},
        CommandLine::tr("What comes, exact"),
        chainAheadText(forecast.chain(), open),
        CommandLine::tr("The band after it: the middle of %n runs (eight in ten of them), seed %1", nullptr, tally.runs)
            .arg(wish->question.seed),
        bandAheadText(tally, open),
    };
    text << aimsAheadText(tally, wish->question, open.campaign());
    return Answer{text.join(u'\n'),
                  {{u"chain"_s, chainAheadJson(forecast)}, {u"band"_s, bandAheadJson(tally, wish->question)}}};
}

} // namespace muster
