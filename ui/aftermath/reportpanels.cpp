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

/// Returns all of the points for a success, and none for a failure.
Fraction wholeOf(Outcome outcome)
{
    return {outcome == Outcome::Success ? 1 : 0, 1};
}

bool isWhole(Fraction won)
{
    return won == wholeOf(Outcome::Success) || won == wholeOf(Outcome::Failure);
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
    , m_ours(makeSide(tr("How did it end?"), tr("Share of the points")))
    , m_theirs(makeSide(tr("How did it end for the other band?"), tr("The other band's share of the points")))
    , m_ofPoints(makeQuietLabel(TextUse::SecondLine, {}))
{
    m_row->setColumnStretch(1, 1);
    m_row->addWidget(new NumberedHeading(1, tr("How did it end?")), 0, 0);
    addCells(*m_row, 0, {m_ours.band, m_ours.outcome, m_ours.part, m_ofPoints}, OursColumn);
    addCells(*m_row, TheirsRow, {m_theirs.band, m_theirs.outcome, m_theirs.part}, OursColumn);
    for (Side *side : {&m_ours, &m_theirs}) {
        connect(side->outcome, &SegmentedControl::chosen, this, [this, side](int item) {
            take(*side, {item == Won ? 1 : 0, 1});
        });
        connect(side->part, &QLineEdit::editingFinished, this, [this, side] { takePart(*side); });
    }
    connect(m_ours.outcome, &SegmentedControl::clicked, this, &EndingPanel::clicked);
}

EndingPanel::Side EndingPanel::makeSide(const QString &outcome, const QString &part)
{
    Side side{makeLabel(TextUse::SecondLineBold, {}),
              new SegmentedControl({words::title(Outcome::Success), words::title(Outcome::Failure)}), new QLineEdit};
    side.outcome->setAccessibleName(outcome);
    side.part->setFixedWidth(64);
    side.part->setAccessibleName(part);
    side.part->setToolTip(tr("Share of the encounter's points: 1, 1/2, 7/9 or 2"));
    return side;
}

void EndingPanel::load(const Campaign &campaign, const AftermathDraft &draft)
{
    const bool counts = campaign.encounter && systemOf(*campaign.encounter).traits.splitsPoints;
    m_ours.part->setVisible(counts);
    show(m_ours, draft.won || !draft.outcome ? draft.won : std::optional(wholeOf(*draft.outcome)));
    const Meeting *meeting = campaign.meeting();
    m_ofPoints->setVisible(counts && !meeting); // the bands' names take its room
    const Figure *own = meeting ? campaign.find(campaign.encounter->whose) : nullptr;
    const Figure *met = meeting ? campaign.find(meeting->star) : nullptr;
    m_ours.band->setText(own ? words::bandOf(*own) : QString());
    m_theirs.band->setText(met ? words::bandOf(*met) : QString());
    for (QWidget *part : std::initializer_list<QWidget *>{m_ours.band, m_theirs.band, m_theirs.outcome, m_theirs.part})
        part->setVisible(meeting);
    showTheirs(draft.theirs);
}

void EndingPanel::showTheirs(std::optional<Fraction> won)
{
    show(m_theirs, won);
}

/// Shows the outcome and the share of one band; for the player's also in the words of the printed sheet.
void EndingPanel::show(Side &side, std::optional<Fraction> won)
{
    side.outcome->setCurrent(won ? (won->numerator > 0 ? Won : Lost) : -1);
    side.shown = !won ? QString() : won->denominator == 1 ? QString::number(won->numerator) : fractionText(*won);
    side.part->setText(side.shown);
    if (&side == &m_ours)
        m_ofPoints->setText(won ? words::shareOfPoints(*won) : tr("of the points"));
}

void EndingPanel::suggest(std::optional<Outcome> outcome)
{
    m_ours.outcome->setSuggested(outcome == Outcome::Failure ? Lost : Won);
}

void EndingPanel::take(Outcome outcome)
{
    take(m_ours, wholeOf(outcome));
}

void EndingPanel::take(Side &side, Fraction won)
{
    show(side, won);
    if (&side == &m_theirs)
        emit toldOfTheOthers(won);
    else
        emit told(won.numerator > 0 ? Outcome::Success : Outcome::Failure,
                  isWhole(won) ? std::nullopt : std::optional(won));
}

void EndingPanel::takePart(Side &side)
{
    if (side.part->text() == side.shown)
        return; // not edited
    if (const auto share = readFraction(side.part->text().trimmed()))
        take(side, *share);
    else
        emit pageAround(*this)->problem(
            tr("The share of the points must be a number from 0 to 2, such as 0.5 or 7/9."));
}

} // namespace muster
