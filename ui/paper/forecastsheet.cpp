// SPDX-License-Identifier: MIT
#include "ui/paper/forecastsheet.h"

#include "model/odds/expectation.h"
#include "model/odds/forecast.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/forecast/coursechart.h"
#include "ui/look/painting.h"
#include "ui/paper/columns.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr quint64 printedSeed = 1; // the seed of the Forecast page, so that both show the same
constexpr qreal fanHeight = 150;
constexpr qreal fanHead = 26; // width for the numbers at the left
constexpr qreal fanTail = 24; // width for the numbers at the right
constexpr qreal lineOfWords = 12.4;
constexpr qreal monthRow = 17.2;

QString percentOf(double chance)
{
    return words::percent(chance);
}

QString intervalOf(const Chance &chance)
{
    const auto part = [](double value) { return QLocale().toString(value * 100, 'f', 1); };
    //: From one number to another
    return SheetText::tr("%1–%2").arg(part(chance.low), part(chance.high));
}

QString spreadOf(const Spread &spread)
{
    //: The median, and from where to where most runs lie
    return SheetText::tr("%1 (%2–%3)").arg(spread.p50).arg(spread.p10).arg(spread.p90);
}

QStringList assumptions(const ForecastMade &made, const Campaign &campaign)
{
    const Expectation &expected = made.question.expected;
    //: Two shares, in per cent
    QStringList lines{SheetText::tr("Expected: chance of a success %1, losses of a figure in a battle %2.")
                          .arg(percentOf(expected.win), percentOf(expected.lossesInAll())),
                      campaign.hasSeveralStars()
                          ? SheetText::tr("The Stars lead, free places are recruited for, the poisoned stay.")
                          : SheetText::tr("The Star leads, free places are recruited for, the poisoned stay."),
                      //: The count of runs, and the number from which the dice came
                      SheetText::tr("%n runs, seed %1: the same seed, the same forecast.", nullptr, made.tally.runs)
                          .arg(made.question.seed)};
    if (!made.question.foes.empty())
        lines.insert(1,
                     SheetText::tr("Chance that a foe who is met is captured or killed: %1.")
                         .arg(percentOf(expected.capturesFoe + expected.killsFoe)));
    return lines;
}

/// The strength (all Reps added up, from zero) over the months: 80 % of runs between the thin lines, 50 % in grey, the
/// median thick. A step is at its month's battle, in the middle of the month.
class PrintedFan
{
public:
    PrintedFan(const ForecastMade &made, const Campaign &campaign, const Pack &pack)
        : m_now(campaign.repInAll())
    {
        for (const MonthTally &month : made.tally.months) {
            m_spreads.push_back(month.rep.spread());
            m_marks << words::turnMark(month.turn, campaign, pack);
            m_most = std::max(m_most, m_spreads.back().p90);
        }
        constexpr int roundTo = 5;
        m_most = (std::max(m_most, m_now) / roundTo + 1) * roundTo;
    }

    void draw(QPainter &painter, const QRectF &place) const
    {
        constexpr qreal marks = 12;
        const QRectF field = place.adjusted(fanHead, 4, -fanTail, -marks);
        const Inks &inks = printInks();
        for (std::size_t i = 0; i < m_spreads.size(); ++i) {
            const auto [from, to] = span(i, field);
            painter.fillRect(QRectF(QPointF(from, y(m_spreads[i].p75, field)), QPointF(to, y(m_spreads[i].p25, field))),
                             inks.land2);
        }
        drawGrid(painter, field);
        outlined(painter, {inks.rule, 0.5}).drawPath(line(field, &Spread::p25));
        painter.drawPath(line(field, &Spread::p75));
        painter.setPen({inks.ink, 0.7});
        painter.drawPath(line(field, &Spread::p10));
        painter.drawPath(line(field, &Spread::p90));
        painter.setPen({inks.ink, 1.8});
        painter.drawPath(line(field, &Spread::p50));
        drawMarks(painter, field);
    }

private:
    qreal y(int rep, const QRectF &field) const { return field.bottom() - field.height() * rep / m_most; }
    std::pair<qreal, qreal> span(std::size_t month, const QRectF &field) const
    {
        const qreal step = field.width() / qreal(m_spreads.size());
        const qreal from = field.left() + (qreal(month) + 0.5) * step;
        return {from, std::min(from + step, field.right())};
    }
    QPainterPath line(const QRectF &field, int Spread::*level) const
    {
        QPainterPath path(QPointF(field.left(), y(m_now, field)));
        for (std::size_t i = 0; i < m_spreads.size(); ++i) {
            const auto [from, to] = span(i, field);
            path.lineTo(from, path.currentPosition().y());
            path.lineTo(from, y(m_spreads[i].*level, field));
            path.lineTo(to, y(m_spreads[i].*level, field));
        }
        return path;
    }
    void drawGrid(QPainter &painter, const QRectF &field) const
    {
        const Inks &inks = printInks();
        const int every = m_most > 20 ? 10 : 5;
        for (int rep = 0; rep <= m_most; rep += every) {
            painter.setPen({inks.edge, rep == 0 ? 1 : 0.5, rep == 0 ? Qt::SolidLine : Qt::DotLine});
            painter.drawLine(QPointF(field.left(), y(rep, field)), QPointF(field.right(), y(rep, field)));
            pencil(painter, QRectF(field.left() - fanHead, y(rep, field) - 6, fanHead - 5, 12), QString::number(rep),
                   Style::Small, rightAligned);
        }
    }
    void drawMarks(QPainter &painter, const QRectF &field) const
    {
        const qreal step = field.width() / qreal(m_spreads.size());
        for (std::size_t i = 0; i < m_spreads.size(); ++i)
            pencil(painter, QRectF(field.left() + qreal(i) * step, field.bottom() + 1, step, 11), m_marks[qsizetype(i)],
                   Style::Small, Qt::AlignCenter);
        const Spread &last = m_spreads.back();
        text(painter, QRectF(field.right() + 4, y(last.p50, field) - 6, fanTail - 4, 12), Style::BodyBold,
             QString::number(last.p50));
    }

    int m_now;
    int m_most = 1;
    std::vector<Spread> m_spreads;
    QStringList m_marks;
};

/// Returns the cells of each month: first the exact chances of encounters and EALs, then the results of the runs.
std::vector<QStringList> monthLines(const ForecastMade &made, const Campaign &campaign, const Pack &pack)
{
    std::vector<QStringList> lines;
    for (std::size_t i = 0; i < made.chain.size(); ++i) {
        const MonthTally &month = made.tally.months[i];
        QStringList cells{words::turnMark(month.turn, campaign, pack)};
        for (const EncounterShare &share : encounterShares(made.chain[i]))
            cells << percentOf(share.chance);
        if (made.chain[i].eal) {
            for (const double chance : *made.chain[i].eal)
                cells << percentOf(chance);
        }
        cells << spreadOf(month.rep.spread()) << spreadOf(month.figures.spread())
              << percentOf(made.tally.starAlive(month).probability);
        lines.push_back(cells);
    }
    return lines;
}

Columns monthColumns(const ForecastMade &made, const Campaign &campaign, const Pack &pack, qreal width)
{
    constexpr qreal ofEncounter = 52;
    constexpr qreal ofEal = 31;
    constexpr qreal ofSpread = 66;
    std::vector<Column> columns{{systemOf(campaign, pack).turnName(pack), 0}};
    for (const EncounterShare &share : encounterShares(made.chain.front()))
        columns.push_back({share.title, ofEncounter, Qt::AlignRight});
    for (int eal = lowestEal; made.chain.front().eal && eal <= highestEal; ++eal)
        //: Enemy Activity Level
        columns.push_back({SheetText::tr("EAL %1").arg(eal), ofEal, Qt::AlignRight});
    columns.push_back({words::totalWorthName(pack), ofSpread, Qt::AlignRight});
    //: A column: the number of figures in the band
    columns.push_back({SheetText::tr("Figures"), ofSpread, Qt::AlignRight});
    //: A column: the chance that the Star is still alive
    columns.push_back({SheetText::tr("Star lives"), 44, Qt::AlignRight});
    return {std::move(columns), width};
}

Table tableOfLines(const Columns &columns, const std::vector<QStringList> &lines)
{
    std::vector<Cells> rows;
    for (const QStringList &line : lines) {
        rows.emplace_back();
        for (const QString &words : line)
            rows.back().emplace_back(Style::Body, words);
    }
    return tableOf(columns, monthRow, std::move(rows));
}

void addAims(PageFlow &flow, const ForecastMade &made, const Campaign &campaign)
{
    const MonthTally &last = made.tally.months.back();
    std::vector<QStringList> lines;
    const auto add = [&](const QString &name, const Chance &chance) {
        lines.push_back({name, percentOf(chance.probability), intervalOf(chance)});
    };
    for (std::size_t goal = 0; goal < made.question.goals.size(); ++goal)
        add(campaign.goals[made.question.goals[goal]].text, made.tally.goal(last, goal));
    for (std::size_t foe = 0; foe < made.question.foes.size(); ++foe) {
        const QString &name = campaign.foes[made.question.foes[foe]].name;
        add(SheetText::tr("%1 may be met at least once", "a foe").arg(name), made.tally.foe(last, foe));
        add(SheetText::tr("%1 captured or killed", "a foe").arg(name), made.tally.foeTaken(last, foe));
    }
    if (lines.empty())
        return;
    flow.space(12);
    addHeading(flow, SheetText::tr("Goals and foes"), 2 * monthRow);
    flow.table(tableOfLines({{{SheetText::tr("By the end"), 0},
                              //: A column: a chance in per cent
                              {SheetText::tr("Chance"), 60, Qt::AlignRight},
                              //: A column: the range in which the true chance lies
                              {SheetText::tr("95% interval"), 90, Qt::AlignRight}},
                             flow.width()},
                            lines));
}

} // namespace

std::shared_ptr<const ForecastMade> forecastOf(const SheetSource &source)
{
    if (source.ahead)
        return source.ahead;
    auto made = std::make_shared<ForecastMade>();
    made->question = usualQuestion(source.campaign, source.pack, source.steps);
    made->question.seed = printedSeed;
    const Forecast forecast(source.campaign, source.pack, made->question);
    made->chain = forecast.chain();
    made->tally = forecast.run(usualRuns);
    return made;
}

PageFlow forecastSheet(const SheetSource &source, QSizeF page)
{
    const std::shared_ptr<const ForecastMade> made = forecastOf(source);
    const Campaign &campaign = source.campaign;
    //: The name of a printed sheet
    PageFlow flow = flowWithHead({.title = SheetText::tr("Forecast"),
                                  .below = rulesOf(source),
                                  //: Title of a printed sheet
                                  .sheetName = sheetName(source, SheetText::tr("Forecast"))},
                                 source, page);
    addLines(flow, lineOfWords, Style::Body, assumptions(*made, campaign));
    flow.space(8);
    addHeading(flow, words::totalWorthName(source.pack), fanHeight,
               SheetText::tr("thick: the median; grey: half of all runs; thin: eight in ten"));
    flow.add(fanHeight, [fan = PrintedFan(*made, campaign, source.pack)](QPainter &painter, const QRectF &place) {
        fan.draw(painter, place);
    });
    flow.space(12);
    addHeading(flow, SheetText::tr("What comes, exact, and the band after it"), 2 * monthRow,
               SheetText::tr("in brackets: eight in ten"));
    flow.table(tableOfLines(monthColumns(*made, campaign, source.pack, flow.width()),
                            monthLines(*made, campaign, source.pack)));
    addAims(flow, *made, campaign);
    flow.space(12);
    addNotes(flow, 2, 8);
    return flow;
}

} // namespace muster::paper
