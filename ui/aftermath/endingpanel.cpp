// SPDX-License-Identifier: MIT
#include "ui/aftermath/endingpanel.h"

#include "model/json/reader.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/aftermath/numberedheading.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace muster {

namespace {

enum Ending { Won, Lost };
/// Where in the grid the labels of the two bands stand, and what is below them.
enum Cell { OursColumn = 2, TheirsRow = 1 };

int itemOf(Outcome outcome)
{
    return outcome == Outcome::Success ? Won : Lost;
}

QString partOf(int item)
{
    return item == Won ? QStringLiteral("1") : QStringLiteral("0");
}

} // namespace

EndingPanel::EndingPanel(QWidget *parent)
    : QWidget(parent)
    , m_row(new QGridLayout(this))
    , m_outcome(new Choice)
    , m_part(makePart(tr("Share of the points")))
    , m_ofPoints(makeLabel(TextUse::SecondLine, tr("of the points"), nullptr, QPalette::PlaceholderText))
    , m_ours(makeLabel(TextUse::SecondLineBold, {}))
    , m_theirs(makeLabel(TextUse::SecondLineBold, {}))
    , m_theirOutcome(new Choice)
    , m_theirPart(makePart(tr("The other band's share of the points")))
{
    m_outcome->setAccessibleName(tr("How did it end?"));
    m_theirOutcome->setAccessibleName(tr("How did it end for the other band?"));
    for (Choice *outcome : {m_outcome, m_theirOutcome}) {
        outcome->addItem({}, words::title(Outcome::Success));
        outcome->addItem({}, words::title(Outcome::Failure));
    }
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setHorizontalSpacing(12);
    m_row->setVerticalSpacing(2);
    m_row->setColumnStretch(1, 1);
    m_row->addWidget(new NumberedHeading(1, tr("How did it end?")), 0, 0);
    int column = OursColumn;
    for (QWidget *part : std::initializer_list<QWidget *>{m_ours, m_outcome, m_part, m_ofPoints})
        m_row->addWidget(part, 0, column++);
    column = OursColumn;
    for (QWidget *part : std::initializer_list<QWidget *>{m_theirs, m_theirOutcome, m_theirPart})
        m_row->addWidget(part, TheirsRow, column++);
    connect(m_outcome, &Choice::chosen, this, &EndingPanel::choose);
    connect(m_outcome, &Choice::clicked, this, &EndingPanel::clicked);
    connect(m_part, &QLineEdit::editingFinished, this, &EndingPanel::takePart);
    connect(m_theirOutcome, &Choice::chosen, this, [this](int item) {
        showTheirs(Fraction{item == Won ? 1 : 0, 1});
        emit toldOfTheOthers({item == Won ? 1 : 0, 1});
    });
    connect(m_theirPart, &QLineEdit::editingFinished, this, &EndingPanel::takeTheirPart);
}

QLineEdit *EndingPanel::makePart(const QString &name)
{
    auto *part = new QLineEdit;
    part->setFixedWidth(64);
    part->setAccessibleName(name);
    part->setToolTip(tr("Share of the encounter's points: 1, 1/2, 7/9 or 2"));
    return part;
}

void EndingPanel::load(const Campaign &campaign, const AftermathDraft &draft)
{
    m_outcome->setCurrent(draft.outcome ? itemOf(*draft.outcome) : -1);
    const bool counts = campaign.encounter && systemOf(*campaign.encounter).traits.splitsPoints;
    m_part->setVisible(counts);
    showPart(draft.won ? fractionText(*draft.won) : draft.outcome ? partOf(itemOf(*draft.outcome)) : QString());
    const Meeting *meeting = campaign.meeting();
    m_ofPoints->setVisible(counts && !meeting); // the bands' names take its room
    const Figure *own = meeting ? campaign.find(FigureId{campaign.encounter->whose.value_or(0)}) : nullptr;
    const Figure *met = meeting ? campaign.find(FigureId{meeting->star}) : nullptr;
    m_ours->setText(own ? words::bandOf(*own) : QString());
    m_theirs->setText(met ? words::bandOf(*met) : QString());
    for (QWidget *part : std::initializer_list<QWidget *>{m_ours, m_theirs, m_theirOutcome, m_theirPart})
        part->setVisible(meeting);
    showTheirs(draft.theirs);
}

void EndingPanel::showTheirs(std::optional<Fraction> won)
{
    m_theirOutcome->setCurrent(won ? (won->numerator > 0 ? Won : Lost) : -1);
    const bool plain = won == Fraction{0, 1} || won == Fraction{1, 1};
    m_theirsShown = won ? (plain ? QString::number(won->numerator / won->denominator) : fractionText(*won)) : QString();
    m_theirPart->setText(m_theirsShown);
}

void EndingPanel::takeTheirPart()
{
    if (m_theirPart->text() == m_theirsShown)
        return; // only gone through
    const auto part = readFraction(m_theirPart->text().trimmed());
    if (!part) {
        emit problem(tr("The share of the points must be a number from 0 to 2, such as 0.5 or 7/9."));
        return;
    }
    showTheirs(part);
    emit toldOfTheOthers(*part);
}

void EndingPanel::showPart(const QString &part)
{
    m_shown = part;
    m_part->setText(part);
    tellPart();
}

/// What is in the box, in the words of the printed sheet.
void EndingPanel::tellPart()
{
    const auto part = readFraction(m_part->text().trimmed());
    m_ofPoints->setText(part ? words::shareOfPoints(*part) : tr("of the points"));
}

void EndingPanel::suggest(std::optional<Outcome> outcome)
{
    m_outcome->setSuggested(outcome ? itemOf(*outcome) : Won);
}

int EndingPanel::leastUnfolded() const
{
    int width = 0;
    for (int column = 0; column < m_row->columnCount(); ++column) {
        int widest = 0;
        for (const int row : {0, static_cast<int>(TheirsRow)}) {
            const QLayoutItem *item = m_row->itemAtPosition(row, column);
            const QWidget *part = item ? item->widget() : nullptr;
            if (part && !part->isHidden())
                widest = std::max({widest, part->minimumSizeHint().width(), part->minimumWidth()});
        }
        width += widest > 0 ? m_row->horizontalSpacing() + widest : 0;
    }
    return width;
}

void EndingPanel::take(Outcome outcome)
{
    m_outcome->setCurrent(itemOf(outcome));
    choose(itemOf(outcome));
}

void EndingPanel::choose(int item)
{
    showPart(partOf(item));
    emit told(item == Won ? Outcome::Success : Outcome::Failure, std::nullopt);
}

void EndingPanel::takePart()
{
    if (m_part->text() == m_shown)
        return; // only gone through
    const auto part = readFraction(m_part->text().trimmed());
    if (!part) {
        emit problem(tr("The share of the points must be a number from 0 to 2, such as 0.5 or 7/9."));
        return;
    }
    m_shown = m_part->text();
    tellPart();
    const Outcome outcome = part->numerator > 0 ? Outcome::Success : Outcome::Failure;
    m_outcome->setCurrent(itemOf(outcome));
    const bool plain = *part == Fraction{0, 1} || *part == Fraction{1, 1};
    emit told(outcome, plain ? std::nullopt : part);
}

} // namespace muster
