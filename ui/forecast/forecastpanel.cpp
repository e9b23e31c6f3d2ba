// SPDX-License-Identifier: MIT
#include "ui/forecast/forecastpanel.h"

#include "ui/parts/label.h"
#include "ui/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr int wholePercent = 100;

double asPart(const QSpinBox *percent)
{
    return percent->value() / static_cast<double>(wholePercent);
}

int inPercent(double chance)
{
    return qRound(chance * wholePercent);
}

QGridLayout *rowsOfThree(QWidget *widget)
{
    auto *grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    return grid;
}

} // namespace

ExpectationForm::ExpectationForm(QWidget *parent)
    : QWidget(parent)
    , m_grid(rowsOfThree(this))
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
    m_grid->addWidget(makeLabel(TextUse::Body, name), row, 0);
    m_grid->addWidget(box, row, 1);
    m_grid->addWidget(makeLabel(TextUse::SecondLine, from, nullptr, QPalette::PlaceholderText), row, 2, Qt::AlignRight);
    connect(box, &QSpinBox::valueChanged, this, &ExpectationForm::changed);
    return box;
}

void ExpectationForm::load(const Record &record, const Expectation &proposed, const std::vector<Term> &kinds)
{
    if (!m_wins.empty() && record == m_record && kinds == m_kinds)
        return;
    m_record = record;
    m_proposed = proposed;
    m_kinds = kinds;
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_wins.clear();
    m_grid->addWidget(makeLabel(TextUse::SectionHeading, tr("You expect to win")), 0, 0, 1, 2);
    m_grid->addWidget(makeLabel(TextUse::SecondLine, tr("your record"), nullptr, QPalette::PlaceholderText), 0, 2,
                      Qt::AlignRight);
    m_grid->addWidget(makeRule(Qt::Horizontal, QPalette::Text), 1, 0, 1, 3);
    const auto score = [](const Score &of) { return tr("%1 of %n so far", nullptr, of.of).arg(of.won); };
    constexpr std::size_t mostRows = 3;
    if (kinds.size() > mostRows || kinds.size() < 2) {
        m_wins.push_back({{}, addRow(tr("Any encounter"), 0, inPercent(proposed.win), score(record.battles))});
    } else {
        for (const Term &kind : kinds)
            m_wins.push_back({kind.id, addRow(kind.title, 0, inPercent(proposed.win), score(record.byKind[kind.id]))});
    }
    m_withoutStar = addRow(tr("Without the Star"), -wholePercent, inPercent(proposed.withoutStar), tr("your guess"));
    m_losses = addRow(tr("Losses in a battle"), 0, inPercent(proposed.lossesInAll()),
                      tr("of %n figures", nullptr, record.figures + priorFigures));
    m_losses->setToolTip(asToolTip(
        tr("How many of 100 figures come to grief in a battle, from the record with %1 figures added of whom %2 did. "
           "What becomes of them stays as in the record.")
            .arg(priorFigures)
            .arg(priorLosses)));
}

Expectation ExpectationForm::expectation() const
{
    Expectation expected = m_proposed;
    if (m_wins.empty())
        return expected;
    for (const Row &row : m_wins) {
        if (row.percent->value() == inPercent(m_proposed.win))
            continue; // what was proposed is not rounded
        if (row.kind.isEmpty())
            expected.win = asPart(row.percent);
        else
            expected.winOf[row.kind] = asPart(row.percent);
    }
    expected.withoutStar = asPart(m_withoutStar);
    const double inAll = m_proposed.lossesInAll();
    if (m_losses->value() != inPercent(inAll) && inAll > 0) {
        for (auto &[fate, chance] : expected.losses)
            chance *= asPart(m_losses) / inAll;
    }
    return expected;
}

OutcomeTable::OutcomeTable(QWidget *parent)
    : QWidget(parent)
    , m_title(makeLabel(TextUse::SectionHeading, {}))
{
    QGridLayout *grid = rowsOfThree(this);
    grid->addWidget(m_title, 0, 0);
    const QStringList rows{{}, tr("The Star lives, in 100"), tr("Rep in all, the middle"), tr("Figures, the middle")};
    for (int row = 0; row < rows.size(); ++row) {
        const int place = row == 0 ? 0 : row + 1; // the rule stands between
        if (row > 0)
            grid->addWidget(makeLabel(TextUse::Body, rows[row]), place, 0);
        std::vector<QLabel *> &cells = m_cells.emplace_back();
        for (int which = 0; which < 2; ++which) {
            cells.push_back(makeLabel(TextUse::BodyBold, {}));
            grid->addWidget(cells.back(), place, which + 1, Qt::AlignRight);
        }
    }
    grid->addWidget(makeRule(Qt::Horizontal, QPalette::Text), 1, 0, 1, 3);
}

void OutcomeTable::load(const std::vector<CourseAhead> &courses, const QString &title)
{
    m_title->setText(title);
    const QStringList signs{ForecastText::tr("A"), ForecastText::tr("B")};
    for (std::size_t which = 0; which < 2; ++which) {
        QStringList texts(static_cast<qsizetype>(m_cells.size()));
        if (which < courses.size() && courses[which].tally.runs > 0) {
            const RunTally &tally = courses[which].tally;
            const MonthTally &last = tally.months.back();
            const double lives = tally.starAlive(last).probability;
            texts = {courses.size() > 1 ? signs[qsizetype(which)] : QString(), QString::number(inPercent(lives)),
                     QString::number(last.rep.spread().p50), QString::number(last.figures.spread().p50)};
        }
        for (std::size_t row = 0; row < m_cells.size(); ++row)
            m_cells[row][which]->setText(texts[qsizetype(row)]);
    }
}

} // namespace muster
