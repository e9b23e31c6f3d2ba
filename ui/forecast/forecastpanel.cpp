// SPDX-License-Identifier: MIT
#include "ui/forecast/forecastpanel.h"

#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

constexpr int wholePercent = 100;

double asPart(const QSpinBox *percent)
{
    return percent->value() / double(wholePercent);
}

int inPercent(double chance)
{
    return qRound(chance * wholePercent);
}

int lossesIn(const Record &record)
{
    return std::accumulate(record.fates.begin(), record.fates.end(), 0, [](int lost, const auto &fate) {
        return lost + (fate.first == Fate::Fine ? 0 : fate.second);
    });
}

QGridLayout *rowsOfThree(QWidget *widget)
{
    auto *grid = gridOf(widget, 10, 4);
    grid->setColumnStretch(0, 1);
    return grid;
}

} // namespace

ExpectationForm::ExpectationForm()
    : m_grid(rowsOfThree(this))
{
}

QSpinBox *ExpectationForm::addRow(const QString &name, int least, int value, const QString &from)
{
    const int row = m_grid->rowCount();
    auto *box = new QSpinBox;
    box->setRange(least, wholePercent);
    box->setSuffix(tr("%"));
    box->setValue(value);
    box->setAccessibleName(name);
    box->setAccessibleDescription(from);
    addCells(*m_grid, row,
             {makeLabel(TextUse::Body, name), box, {makeQuietLabel(TextUse::SecondLine, from), 0, Qt::AlignRight}});
    connect(box, &QSpinBox::valueChanged, this, &ExpectationForm::changed);
    return box;
}

void ExpectationForm::load(const Record &record, const Expectation &proposed, const std::vector<Term> &kinds, bool foes)
{
    if (!m_wins.empty() && record == m_record && kinds == m_kinds && foes == m_foes)
        return;
    m_foes = foes;
    m_record = record;
    m_proposed = proposed;
    m_kinds = kinds;
    emptyLayout(*m_grid);
    m_wins.clear();
    m_grid->addWidget(makeLabel(TextUse::SectionHeading, tr("You expect to win")), 0, 0, 1, 2);
    m_grid->addWidget(makeQuietLabel(TextUse::SecondLine, tr("your record")), 0, 2, Qt::AlignRight);
    m_grid->addWidget(makeInkRule(), 1, 0, 1, 3);
    const auto score = [](const BattlesWon &of) { return tr("%1 of %n so far", nullptr, of.of).arg(of.won); };
    constexpr std::size_t mostRows = 3;
    if (kinds.size() > mostRows || kinds.size() < 2) {
        m_wins.push_back({{}, addRow(tr("Any encounter"), 0, inPercent(proposed.win), score(record.battles))});
    } else {
        for (const Term &kind : kinds)
            m_wins.push_back({kind.id, addRow(kind.title, 0, inPercent(proposed.win), score(record.byKind[kind.id]))});
    }
    m_withoutStar =
        addRow(tr("The Star at home adds"), -wholePercent, inPercent(proposed.withoutStar), tr("your guess"));
    m_withoutStar->setToolTip(asToolTip(
        tr("Added to the chance of a win where the Star stays at home: −20 makes 60% of 80%, and 0 leaves it.")));
    m_losses = addRow(tr("Losses in a battle"), 0, inPercent(proposed.lossesInAll()),
                      score({lossesIn(record), record.figures}));
    m_losses->setToolTip(asToolTip(
        tr("How many of 100 figures come to grief in a battle, from the record with %1 figures added of whom %2 did. "
           "What becomes of them stays as in the record.")
            .arg(priorFigures)
            .arg(priorLosses)));
    m_foeTaken = nullptr;
    if (foes) {
        m_foeTaken = addRow(tr("A foe who is met is taken"), 0, inPercent(proposed.capturesFoe + proposed.killsFoe),
                            score({record.foesCaptured + record.foesKilled, record.foesMet}));
        m_foeTaken->setToolTip(
            asToolTip(tr("Captured or killed, as often the one as the other until there is a record.")));
    }
    // Without this sentence "67%" beside "2 of 2 so far" would look like a miscalculation.
    QString proposal =
        tr("Proposed from the record with one win and one defeat added, and %1 figures of whom %2 were lost.")
            .arg(priorFigures)
            .arg(priorLosses);
    if (foes)
        proposal += u' ' + tr("For foes one taken and one who got away are added.");
    m_grid->addWidget(makeQuietParagraph(TextUse::SecondLine, proposal), m_grid->rowCount(), 0, 1, 3);
}

Expectation ExpectationForm::expectation() const
{
    Expectation expected = m_proposed;
    if (m_wins.empty())
        return expected;
    for (const Row &row : m_wins) {
        if (row.percent->value() == inPercent(m_proposed.win))
            continue; // the proposed value is used unrounded
        if (row.kind.isEmpty())
            expected.win = asPart(row.percent);
        else
            expected.winOf[row.kind] = asPart(row.percent);
    }
    expected.withoutStar = asPart(m_withoutStar);
    if (m_foeTaken) {
        const double taken = m_proposed.capturesFoe + m_proposed.killsFoe;
        if (m_foeTaken->value() != inPercent(taken)) {
            expected.capturesFoe *= asPart(m_foeTaken) / taken;
            expected.killsFoe *= asPart(m_foeTaken) / taken;
        }
    }
    const double inAll = m_proposed.lossesInAll();
    if (m_losses->value() != inPercent(inAll) && inAll > 0) {
        for (auto &[fate, chance] : expected.losses)
            chance *= asPart(m_losses) / inAll;
    }
    return expected;
}

std::vector<OutcomeRow> outcomesOf(const std::vector<CourseAhead> &courses, const ForecastQuestion &question,
                                   const Campaign &campaign, const Pack &pack)
{
    const auto percent = [](const Chance &chance) {
        return ForecastText::tr("%1%").arg(inPercent(chance.probability));
    };
    std::vector<OutcomeRow> rows;
    const auto add = [&](const QString &name, const auto &valueOf) {
        OutcomeRow row{name, {}};
        for (const CourseAhead &course : courses)
            row.values << (course.tally.runs > 0 ? valueOf(course.tally, course.tally.months.back()) : QString());
        rows.push_back(row);
    };
    add(pack.hasSkill ? OutcomeTable::tr("The Leader lives") : OutcomeTable::tr("The Star lives"),
        [&](const RunTally &tally, const MonthTally &last) { return percent(tally.starAlive(last)); });
    for (std::size_t goal = 0; goal < question.goals.size(); ++goal)
        add(campaign.goals[question.goals[goal]].text,
            [&](const RunTally &tally, const MonthTally &last) { return percent(tally.goal(last, goal)); });
    for (std::size_t foe = 0; foe < question.foes.size(); ++foe) {
        const QString &name = campaign.foes[question.foes[foe]].name;
        add(OutcomeTable::tr("%1 may be met at least once", "a foe").arg(name),
            [&](const RunTally &tally, const MonthTally &last) { return percent(tally.foe(last, foe)); });
        add(OutcomeTable::tr("%1 captured or killed", "a foe").arg(name),
            [&](const RunTally &tally, const MonthTally &last) { return percent(tally.foeTaken(last, foe)); });
    }
    add(pack.hasSkill ? OutcomeTable::tr("Total initiative, median") : OutcomeTable::tr("Total Rep, median"),
        [](const RunTally &, const MonthTally &last) { return QString::number(last.rep.spread().p50); });
    add(OutcomeTable::tr("Figures, median"),
        [](const RunTally &, const MonthTally &last) { return QString::number(last.figures.spread().p50); });
    return rows;
}

OutcomeTable::OutcomeTable()
    : m_grid(rowsOfThree(this))
    , m_head(addLine(0))
{
    m_head.name->setFont(fontFor(TextUse::SectionHeading));
    m_grid->addWidget(makeInkRule(), 1, 0, 1, 3);
}

OutcomeTable::Line OutcomeTable::addLine(int row)
{
    Line line{makeParagraph(TextUse::Body, {}), {makeLabel(TextUse::BodyBold, {}), makeLabel(TextUse::BodyBold, {})}};
    m_grid->addWidget(line.name, row, 0);
    for (QLabel *value : line.values) { // the widest value, so that a second course is not cut off
        value->setMinimumWidth(value->fontMetrics().horizontalAdvance(QStringLiteral("100%")) + 2);
        value->setAlignment(Qt::AlignRight);
    }
    for (std::size_t which = 0; which < line.values.size(); ++which)
        m_grid->addWidget(line.values[which], row, int(which) + 1, Qt::AlignRight | Qt::AlignBottom);
    return line;
}

void OutcomeTable::load(const QString &title, const QStringList &signs, const std::vector<OutcomeRow> &rows)
{
    constexpr int belowTheRule = 2;
    while (m_lines.size() < rows.size())
        m_lines.push_back(addLine(int(m_lines.size()) + belowTheRule));
    const auto fill = [](const Line &line, const QString &name, const QStringList &values) {
        line.name->setText(name);
        for (std::size_t which = 0; which < line.values.size(); ++which)
            line.values[which]->setText(values.value(qsizetype(which)));
    };
    fill(m_head, title, signs);
    for (std::size_t row = 0; row < m_lines.size(); ++row) {
        const bool isUsed = row < rows.size();
        fill(m_lines[row], isUsed ? rows[row].name : QString(), isUsed ? rows[row].values : QStringList());
        m_lines[row].name->setVisible(isUsed);
        for (QLabel *value : m_lines[row].values)
            value->setVisible(isUsed);
    }
}

PolicyForm::PolicyForm()
    : m_heading(makeLabel(TextUse::SectionHeading, tr("Policy")))
    , m_signs{makeLabel(TextUse::BodyBold, ForecastText::tr("A")), makeLabel(TextUse::BodyBold, ForecastText::tr("B"))}
    , m_rule(makeInkRule())
{
    auto *grid = gridOf(this, 8, 6);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    m_star = addRow(tr("The Star"), {tr("leads"), tr("at home")});
    m_places = addRow(tr("Free places"), {tr("recruit"), tr("wait")});
    m_poisoned = addRow(tr("Poisoned"), {tr("keep"), tr("dismiss one"), tr("dismiss all")});
    lay();
    m_star.answers[1]->setCurrentIndex(1);
    for (QComboBox *answer : m_poisoned.answers)
        answer->setToolTip(asToolTip(tr("Before each encounter. The one is who would most likely leave and poison "
                                        "others: the poisoned figure of the highest Rep.")));
    for (const Row &row : {m_star, m_places, m_poisoned}) {
        for (QComboBox *answer : row.answers)
            connect(answer, &QComboBox::activated, this, &PolicyForm::changed);
    }
}

PolicyForm::Row PolicyForm::addRow(const QString &name, const QStringList &answers)
{
    Row row{makeLabel(TextUse::Body, name), {new QComboBox, new QComboBox}};
    for (std::size_t which = 0; which < row.answers.size(); ++which) {
        QComboBox *answer = row.answers[which];
        answer->addItems(answers);
        answer->setAccessibleName((which == 0 ? tr("Policy A, %1") : tr("Policy B, %1")).arg(name));
        answer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    return row;
}

void PolicyForm::stack(bool isStacked)
{
    if (isStacked == m_isStacked)
        return;
    m_isStacked = isStacked;
    lay();
}

void PolicyForm::lay()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    while (QLayoutItem *item = grid->takeAt(0))
        delete item;
    int line = 0;
    const auto add = [&](QLabel *name, QWidget *a, QWidget *b) {
        grid->addWidget(name, line, 0, 1, m_isStacked ? 3 : 1);
        line += m_isStacked ? 1 : 0;
        grid->addWidget(a, line, m_isStacked ? 0 : 1, 1, m_isStacked ? 2 : 1);
        grid->addWidget(b, line++, 2);
    };
    add(m_heading, m_signs[0], m_signs[1]);
    grid->addWidget(m_rule, line++, 0, 1, 3);
    for (const Row &row : {m_star, m_places, m_poisoned})
        add(row.name, row.answers[0], row.answers[1]);
}

void PolicyForm::load(const Campaign &campaign, const Pack &pack, bool canBePoisoned)
{
    m_star.name->setText(campaign.hasSeveralStars() ? tr("The Stars")
                             : pack.hasSkill        ? tr("The Leader")
                                                    : tr("The Star"));
    m_poisoned.name->setVisible(canBePoisoned);
    for (QComboBox *answer : m_poisoned.answers) {
        answer->setVisible(canBePoisoned);
        if (!canBePoisoned)
            answer->setCurrentIndex(0);
    }
}

Policies PolicyForm::policies() const
{
    Policies both;
    for (std::size_t which = 0; which < both.size(); ++which)
        both[which] = {m_star.answers[which]->currentIndex() == 0, m_places.answers[which]->currentIndex() == 0,
                       static_cast<Poisoned>(m_poisoned.answers[which]->currentIndex())};
    return both;
}

QString policyTitle(const Policies &policies, std::size_t which, const Campaign &campaign)
{
    const Policy &one = policies[which];
    const bool several = campaign.hasSeveralStars();
    const QString star = campaign.star() ? campaign.star()->name : QString();
    if (policies[0].starLeads == policies[1].starLeads) {
        if (policies[0].recruits != policies[1].recruits)
            return one.recruits ? ForecastText::tr("Free places are recruited for")
                                : ForecastText::tr("Free places stay free");
        if (policies[0].poisoned != policies[1].poisoned)
            return one.poisoned == Poisoned::Kept     ? ForecastText::tr("The poisoned are kept")
                : one.poisoned == Poisoned::Dismissed ? ForecastText::tr("The poisoned are dismissed")
                                                      : ForecastText::tr("One of the poisoned is dismissed");
    }
    if (one.starLeads)
        return several ? ForecastText::tr("The Stars lead") : ForecastText::tr("%1 leads").arg(star);
    return several ? ForecastText::tr("The Stars stay at home") : ForecastText::tr("%1 stays at home").arg(star);
}

} // namespace muster
