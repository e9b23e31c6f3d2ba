// SPDX-License-Identifier: MIT
#include "ui/aftermath/reportpanels.h"

#include "model/json/reader.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"
#include "ui/window/page.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr int ring = 22;
constexpr int gap = 10;
constexpr int signSide = 20;
constexpr int besideSign = 10;

/// Returns whether the Star may be lost, by what was reported or by dice to come.
bool mayBeLost(const Figure &star, const AftermathDraft &draft)
{
    return std::ranges::any_of(draft.figures,
                               [&](const ReportedFate &told) { return told.id == star.id && told.fate != Fate::Fine; });
}

enum Ending { Won, Lost };

/// The first column of each band's cells, and the row of the other band.
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

NumberedHeading::NumberedHeading(int number, const QString &text, QWidget *parent)
    : QWidget(parent)
    , m_number(number)
    , m_text(text)
{
    setAccessibleRole(*this, QAccessible::Heading);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(text);
}

QSize NumberedHeading::sizeHint() const
{
    const QFontMetrics metrics(fontFor(TextUse::SectionHeading));
    return {ring + gap + metrics.horizontalAdvance(m_text) + 2, std::max(ring + 2, metrics.lineSpacing())};
}

void NumberedHeading::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const QRectF circle(0.75, (height() - ring) / 2.0 + 0.75, ring - 1.5, ring - 1.5);
    painter.setPen({inks.ink, 1.2});
    painter.drawEllipse(circle);
    painter.setFont(fontFor(TextUse::SecondLineBold));
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
    painter.setFont(fontFor(TextUse::SectionHeading));
    painter.drawText(QRectF(rect()).adjusted(ring + gap, 0, 0, 0), atLeft, m_text);
}

Notice::Notice()
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setFont(fontFor(TextUse::BodyBold));
    setContentsMargins(signSide + besideSign, 4, 0, 4);
    hide();
}

void Notice::say(const QString &text)
{
    if (text == this->text())
        return;
    setText(text);
    setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Notice::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    QPainter painter(this);
    const qreal top = (height() - signSide) / 2.0;
    drawIcon(painter, "warn", {0, top, signSide, signSide}, inksOf(palette()).ink);
}

HeirsPanel::HeirsPanel()
    : m_form(makeForm())
{
    m_form->setContentsMargins(0, 0, 0, 0);
    setLayout(m_form);
    hide();
}

void HeirsPanel::load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft)
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    m_rows.clear();
    for (const Figure *star : campaign.stars()) {
        if (campaign.hasSeveralStars() && mayBeLost(*star, draft) && campaign.gruntCount(star->id) > 0)
            addStar(campaign, pack, *star, draft.heirs);
    }
    setVisible(!m_rows.empty());
}

void HeirsPanel::addStar(const Campaign &campaign, const Pack &pack, const Figure &lost, const Heirs &heirs)
{
    Row row{lost.id, new QComboBox};
    row.heir->addItem(tr("Leave"));
    for (const Figure *other : campaign.stars()) {
        if (other->id == lost.id)
            continue;
        row.heir->addItem(tr("Follow %1").arg(other->name), number(other->id));
        if (systemOf(campaign, pack).roomFor(other->id, campaign, pack).places < campaign.gruntCount(lost.id))
            row.crowded.insert(other->id);
    }
    if (const auto chosen = heirs.find(lost.id); chosen != heirs.end())
        row.heir->setCurrentIndex(std::max(0, row.heir->findData(number(*chosen))));
    addRow(*m_form, tr("Grunts if %1 is lost").arg(lost.name), row.heir);
    addGrunts(row, campaign, heirs);
    connect(row.heir, &QComboBox::currentIndexChanged, this, &HeirsPanel::tell);
    m_rows.push_back(std::move(row));
}

void HeirsPanel::addGrunts(Row &row, const Campaign &campaign, const Heirs &heirs)
{
    row.first = new QWidget;
    auto *column = vbox(row.first, {});
    for (const Figure &grunt : campaign.band) {
        if (grunt.star || grunt.leader != row.lost)
            continue;
        auto *box = new QCheckBox(grunt.name);
        box->setToolTip(tr("Follows before the others, where there is not room for all"));
        box->setChecked(heirs.contains(grunt.id));
        connect(box, &QCheckBox::toggled, this, &HeirsPanel::tell);
        column->addWidget(box);
        row.grunts.emplace_back(grunt.id, box);
    }
    addRow(*m_form, tr("First to follow"), row.first);
    m_form->setRowVisible(row.first, isShort(row));
}

bool HeirsPanel::isShort(const Row &row) const
{
    const QVariant chosen = row.heir->currentData();
    return chosen.isValid() && row.crowded.contains(FigureId{chosen.toInt()});
}

void HeirsPanel::tell()
{
    Heirs heirs;
    for (const Row &row : m_rows) {
        m_form->setRowVisible(row.first, isShort(row));
        const QVariant chosen = row.heir->currentData();
        if (!chosen.isValid())
            continue;
        heirs.insert(row.lost, FigureId{chosen.toInt()});
        for (const auto &[grunt, box] : row.grunts) {
            if (isShort(row) && box->isChecked())
                heirs.insert(grunt, FigureId{chosen.toInt()});
        }
    }
    emit heirsChanged(heirs);
}

EndingPanel::EndingPanel()
    : m_row(gridOf(this, 12, 2))
    , m_outcome(new SegmentedControl)
    , m_part(makePart(tr("Share of the points")))
    , m_ofPoints(makeQuietLabel(TextUse::SecondLine, tr("of the points")))
    , m_ours(makeLabel(TextUse::SecondLineBold, {}))
    , m_theirs(makeLabel(TextUse::SecondLineBold, {}))
    , m_theirOutcome(new SegmentedControl)
    , m_theirPart(makePart(tr("The other band's share of the points")))
{
    m_outcome->setAccessibleName(tr("How did it end?"));
    m_theirOutcome->setAccessibleName(tr("How did it end for the other band?"));
    for (SegmentedControl *outcome : {m_outcome, m_theirOutcome}) {
        outcome->addItem({}, words::title(Outcome::Success));
        outcome->addItem({}, words::title(Outcome::Failure));
    }
    m_row->setColumnStretch(1, 1);
    m_row->addWidget(new NumberedHeading(1, tr("How did it end?")), 0, 0);
    addCells(*m_row, 0, {m_ours, m_outcome, m_part, m_ofPoints}, OursColumn);
    addCells(*m_row, TheirsRow, {m_theirs, m_theirOutcome, m_theirPart}, OursColumn);
    connect(m_outcome, &SegmentedControl::chosen, this, &EndingPanel::choose);
    connect(m_outcome, &SegmentedControl::clicked, this, &EndingPanel::clicked);
    connect(m_part, &QLineEdit::editingFinished, this, &EndingPanel::takePart);
    connect(m_theirOutcome, &SegmentedControl::chosen, this, [this](int item) {
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
    const Figure *own = meeting ? campaign.find(campaign.encounter->whose) : nullptr;
    const Figure *met = meeting ? campaign.find(meeting->star) : nullptr;
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

/// Returns the share in the field; none if it is not a number, and then a message is shown.
std::optional<Fraction> EndingPanel::typedShare(const QLineEdit &line)
{
    const auto share = readFraction(line.text().trimmed());
    if (!share) {
        emit pageAround(*this)->problem(
            tr("The share of the points must be a number from 0 to 2, such as 0.5 or 7/9."));
    }
    return share;
}

void EndingPanel::takeTheirPart()
{
    if (m_theirPart->text() == m_theirsShown)
        return; // not edited
    const auto part = typedShare(*m_theirPart);
    if (!part)
        return;
    showTheirs(part);
    emit toldOfTheOthers(*part);
}

void EndingPanel::showPart(const QString &part)
{
    m_shown = part;
    m_part->setText(part);
    tellPart();
}

/// Shows the share in the words of the printed sheet.
void EndingPanel::tellPart()
{
    const auto part = readFraction(m_part->text().trimmed());
    m_ofPoints->setText(part ? words::shareOfPoints(*part) : tr("of the points"));
}

void EndingPanel::suggest(std::optional<Outcome> outcome)
{
    m_outcome->setSuggested(outcome ? itemOf(*outcome) : Won);
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
        return; // not edited
    const auto part = typedShare(*m_part);
    if (!part)
        return;
    m_shown = m_part->text();
    tellPart();
    const Outcome outcome = part->numerator > 0 ? Outcome::Success : Outcome::Failure;
    m_outcome->setCurrent(itemOf(outcome));
    const bool plain = *part == Fraction{0, 1} || *part == Fraction{1, 1};
    emit told(outcome, plain ? std::nullopt : part);
}

} // namespace muster
