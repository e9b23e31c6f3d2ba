// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/terminal.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "model/account/sheetsource.h"
#include "model/odds/expectation.h"
#include "model/odds/forecast.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/slug.h"

#include <QLocale>

namespace muster {

namespace {

Result<ForecastQuestion, Refusal> readQuestion(const OpenCampaign &open, const Call &call, int runs)
{
    ForecastQuestion question = usualQuestion(open.campaign(), open.pack, open.file->history().stepsInForce());
    question.months = call.number("months").value_or(question.months);
    if (call.has("win")) {
        bool isNumber = false;
        question.expected.win = call.value("win").toDouble(&isNumber);
        if (!isNumber)
            return wrong(CommandLine::tr("--%1 must be a number from 0 to 1, not “%2”.")
                             .arg(u"win"_s, shortened(call.value("win"))));
    }
    if (call.has("losses")) {
        const auto losses = lossesIn(call.value("losses"), open.campaign(), open.pack);
        if (!losses)
            return wrong(losses.problems());
        question.expected.losses = *losses;
    }
    const auto *seeded = std::get_if<DiceFromSeed>(&call.dice);
    question.seed = seeded ? seeded->seed : terminal::entropy();
    if (const Problems problems = checkForecast(open.campaign(), question, runs); !problems.empty())
        return wrong(problems);
    return question;
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

/// Tells the encounters to come.
Answer chainAhead(const Forecast &forecast, const OpenCampaign &open)
{
    const CampaignSystem &system = systemOf(open.campaign(), open.pack);
    const std::vector<TurnAhead> &chain = forecast.chain();
    QStringList head{system.turnName(open.pack)};
    for (const LikelyEncounter &one : chain.front().encounters)
        head << one.kind.title;
    for (int eal = lowestEal; chain.front().eal && eal <= highestEal; ++eal)
        head << CommandLine::tr("EAL %1").arg(eal);
    Columns columns(0, "lr");
    columns.add(head);
    QJsonArray months;
    for (const TurnAhead &turn : chain) {
        QStringList cells{system.turnMark(turn.turn)};
        QJsonObject encounter;
        for (const LikelyEncounter &one : turn.encounters) {
            cells << words::percent(one.chance);
            encounter[one.kind.id] = one.chance;
        }
        QJsonObject levels;
        for (int level = lowestEal; turn.eal && level <= highestEal; ++level) {
            const double chance = (*turn.eal)[static_cast<std::size_t>(level - lowestEal)];
            cells << words::percent(chance);
            levels[QString::number(level)] = chance;
        }
        columns.add(cells);
        months.append(QJsonObject{{u"turn"_s, turn.turn},
                                  {u"encounter"_s, encounter},
                                  {u"eal"_s, turn.eal ? QJsonValue(levels) : QJsonValue()}});
    }
    return {columns.text(), {{u"exact"_s, true}, {u"win"_s, forecast.question().expected.win}, {u"months"_s, months}}};
}

QString spreadText(const Spread &spread)
{
    return CommandLine::tr("%1 (%2–%3)").arg(spread.p50).arg(spread.p10).arg(spread.p90);
}

QJsonObject spreadJson(const Spread &spread)
{
    return {{u"mean"_s, spread.mean}, {u"p10"_s, spread.p10}, {u"p50"_s, spread.p50}, {u"p90"_s, spread.p90}};
}

/// Returns the chance and its interval as two cells.
QStringList cellsOf(const Chance &chance)
{
    return {words::percent(chance.probability),
            CommandLine::tr("%1–%2").arg(QLocale().toString(chance.low * 100, 'f', 1),
                                         QLocale().toString(chance.high * 100, 'f', 1))};
}

QJsonObject chanceJson(const Chance &chance)
{
    return {{u"probability"_s, chance.probability}, {u"interval"_s, QJsonArray{chance.low, chance.high}}};
}

/// Tells the band's way through the months to come.
Answer bandAhead(const RunTally &tally, const ForecastQuestion &question, const OpenCampaign &open)
{
    const CampaignSystem &system = systemOf(open.campaign(), open.pack);
    Columns columns(0, "lr");
    columns.add({system.turnName(open.pack), CommandLine::tr("Figures"), CommandLine::tr("Rep in all"),
                 CommandLine::tr("Star alive"), CommandLine::tr("95% interval")});
    QJsonArray months;
    for (const MonthTally &month : tally.months) {
        const Spread figures = month.figures.spread();
        const Spread rep = month.rep.spread();
        const Chance alive = tally.starAlive(month);
        columns.add(QStringList{system.turnMark(month.turn), spreadText(figures), spreadText(rep)} + cellsOf(alive));
        QJsonArray goals;
        for (std::size_t goal = 0; goal < question.goals.size(); ++goal)
            goals.append(
                QJsonObject{{u"id"_s, question.goals[goal]}, {u"reached"_s, chanceJson(tally.goal(month, goal))}});
        QJsonArray foes;
        for (std::size_t foe = 0; foe < question.foes.size(); ++foe)
            foes.append(QJsonObject{{u"id"_s, question.foes[foe]},
                                    {u"met"_s, chanceJson(tally.foe(month, foe))},
                                    {u"taken"_s, chanceJson(tally.foeTaken(month, foe))}});
        months.append(QJsonObject{{u"turn"_s, month.turn},
                                  {u"figures"_s, spreadJson(figures)},
                                  {u"rep"_s, spreadJson(rep)},
                                  {u"star_alive"_s, chanceJson(alive)},
                                  {u"goals"_s, goals},
                                  {u"foes"_s, foes}});
    }
    return {columns.text(),
            {{u"runs"_s, tally.runs}, {u"seed"_s, static_cast<qint64>(question.seed)}, {u"months"_s, months}}};
}

/// Returns the chances of reaching each goal and meeting each foe by the end; empty if there are none.
QStringList aimsAhead(const RunTally &tally, const ForecastQuestion &question, const Campaign &campaign)
{
    if (question.goals.empty() && question.foes.empty())
        return {};
    const MonthTally &last = tally.months.back();
    Columns columns(0, "lr");
    columns.add({CommandLine::tr("By the end"), CommandLine::tr("Chance"), CommandLine::tr("95% interval")});
    for (std::size_t goal = 0; goal < question.goals.size(); ++goal) {
        const int id = question.goals[goal];
        columns.add(QStringList{CommandLine::tr("Goal %1: %2").arg(id).arg(shortened(campaign.goals[id].text))}
                    + cellsOf(tally.goal(last, goal)));
    }
    for (std::size_t foe = 0; foe < question.foes.size(); ++foe) {
        const QString name = shortened(campaign.foes[question.foes[foe]].name);
        columns.add(QStringList{CommandLine::tr("May be met at least once: %1").arg(name)}
                    + cellsOf(tally.foe(last, foe)));
        columns.add(QStringList{CommandLine::tr("Captured or killed: %1").arg(name)}
                    + cellsOf(tally.foeTaken(last, foe)));
    }
    QStringList lines{{}, columns.text()};
    if (!question.foes.empty())
        lines << CommandLine::tr("Chance that a foe who is met is captured or killed: %1.")
                     .arg(words::percent(question.expected.capturesFoe + question.expected.killsFoe));
    return lines;
}

Reply answerForecast(const OpenCampaign &open, const Call &call)
{
    const int runs = call.number("runs").value_or(usualRuns);
    const auto question = readQuestion(open, call, runs);
    if (!question)
        return question.problem();
    const Forecast forecast(open.campaign(), open.pack, *question);
    const RunTally tally = forecast.run(runs);
    if (call.has("pdf")) {
        SheetSource source = open.sheetSource(call);
        source.ahead = std::make_shared<const ForecastMade>(ForecastMade{forecast.question(), forecast.chain(), tally});
        return writePdf(call, SheetKind::Forecast, source);
    }
    const Record record = recordOf(open.file->history().stepsInForce());
    const Answer chain = chainAhead(forecast, open);
    const Answer band = bandAhead(tally, *question, open);
    QStringList text{
        winText(question->expected, record, !call.has("win")),
        lossesText(question->expected, !call.has("losses")),
        {},
        CommandLine::tr("What comes, exact"),
        chain.text,
        CommandLine::tr("The band after it: the middle of %n runs (eight in ten of them), seed %1", nullptr, tally.runs)
            .arg(question->seed),
        band.text,
    };
    text << aimsAhead(tally, *question, open.campaign());
    return Answer{text.join(u'\n'), {{u"chain"_s, chain.json}, {u"band"_s, band.json}}};
}

} // namespace

std::vector<Command> CommandLine::forecastCommands()
{
    return {{"forecast",
             "FILE",
             QT_TR_NOOP("Looks ahead: the chances of encounters, exact, and of the band, from many runs."),
             {{"months", QT_TR_NOOP("number of turns to look ahead (default: 12)"), "N"},
              {"win", QT_TR_NOOP("chance of a success, 0 to 1 (default: the campaign's record)"), "P"},
              {"losses",
               QT_TR_NOOP("chance of each fate for a figure in a battle, such as ran-away:0.1,captured:0.02 (default: "
                          "the campaign's record)"),
               "LOSSES"},
              {"runs", QT_TR_NOOP("number of runs of the band (default: 10000)"), "N"},
              pdfOption()},
             answerForecast,
             {"harrow.muster", "harrow.muster --months 6 --win 0.6 --seed 7",
              "harrow.muster --losses ran-away:0.1,captured:0.02 --pdf forecast.pdf"}}};
}

} // namespace muster
