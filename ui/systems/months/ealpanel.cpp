// SPDX-License-Identifier: MIT
#include "ui/systems/months/ealpanel.h"

#include "model/systems/campaignsystem.h"
#include "rules/pack/pack.h"
#include "rules/slug.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace muster {

namespace {

constexpr qreal stepsHeight = 68;
constexpr qreal stepsGap = 38; // between the steps and the faces
constexpr qreal widestSteps = 266; // with the gap
constexpr qreal narrowestSteps = 140;
constexpr int headHeight = 30;
constexpr qreal rowNameWidth = 66;
constexpr qreal rowDie = 18;
constexpr qreal rowPitch = 26;
constexpr qreal diceRow = 17;
constexpr qreal rowsWidth = rowNameWidth + 6 * rowPitch;
constexpr std::array allLetters{PefLetter::Nothing, PefLetter::Signs, PefLetter::Contact, PefLetter::InForce};
constexpr qreal letterPitch = 24;
constexpr qreal letterDie = 17;
constexpr qreal letterDiePitch = 20;
constexpr qreal letterWidth = 22;
constexpr qreal lettersWidth = 225;

/// Returns the meaning of a letter at this level.
QString meaningOf(PefLetter letter, int eal)
{
    switch (letter) {
    case PefLetter::Nothing:
        //: What a PEF turns out to be
        return EalPanel::tr("nothing");
    case PefLetter::Signs:
        //: What a PEF turns out to be
        return eal < highestEal ? EalPanel::tr("nobody yet, EAL +1") : EalPanel::tr("nobody yet");
    case PefLetter::Contact:
        return EalPanel::tr("contact, one group");
    case PefLetter::InForce:
        return EalPanel::tr("in force, two groups");
    }
    Q_UNREACHABLE();
}

} // namespace

EalPanel::EalPanel()
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void EalPanel::load(std::optional<int> eal, const Campaign &campaign, const Pack &pack)
{
    m_eal = eal;
    m_hasLevel = systemOf(campaign, pack).traits.hasActivityLevel;
    m_rows = pefsBy(campaign, pack) == PefsBy::Resolved ? letterRows(*pack.patrol) : std::vector<LetterRow>();
    QStringList results;
    for (const LetterRow &row : m_rows) {
        QStringList letters;
        for (const PefForce letter : row.letters)
            letters << slug(letter);
        results << QStringLiteral("%1: %2").arg(row.name, letters.join(u' '));
    }
    if (eal && m_rows.empty()) {
        const auto &table = pack.activity->lettersAt(*eal);
        for (int face = 1; face <= int(m_letters.size()); ++face) {
            m_letters[std::size_t(face - 1)] = table.at(face);
            results << QStringLiteral("%1 %2").arg(QString::number(face), meaningOf(table.at(face), *eal));
        }
    }
    //: Heading of a table
    setAccessibleName(!m_hasLevel ? tr("PEF resolution")
                          : eal   ? tr("Enemy Activity Level %1").arg(*eal)
                                  : tr("Enemy Activity Level: not rolled yet"));
    setAccessibleDescription(results.join(u", "));
    updateGeometry();
    update();
}

QSize EalPanel::sizeHint() const
{
    const qreal beside =
        m_rows.empty() ? letterPitch * qreal(allLetters.size()) : rowDie + diceRow * qreal(m_rows.size()) + 2;
    return {int(widestSteps + besideSteps()), headHeight + qCeil(beside)};
}

QSize EalPanel::minimumSizeHint() const
{
    return {int(narrowestSteps + besideSteps()), sizeHint().height()};
}

/// Returns the left edge of what stands beside the steps, which give up room for it.
qreal EalPanel::facesAt(int width) const
{
    return std::clamp(width - besideSteps(), narrowestSteps, widestSteps);
}

qreal EalPanel::besideSteps() const
{
    return m_rows.empty() ? lettersWidth : rowsWidth;
}

void EalPanel::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const qreal faces = facesAt(width());
    const QRectF right(faces, 0, width() - faces, height());
    if (!m_rows.empty())
        drawRows(painter, m_hasLevel ? right : rect());
    if (!m_hasLevel)
        return;
    setType(painter, TextUse::SecondLineBold, inks.ink);
    painter.drawText(QRectF(0, 0, right.left() - 10, headHeight), Qt::AlignLeft | Qt::AlignTop,
                     tr("Enemy Activity Level"));
    drawing::ealSteps(painter, {0, headHeight - 14, right.left() - stepsGap, stepsHeight}, m_eal.value_or(0), inks);
    if (!m_rows.empty())
        return;
    if (m_eal)
        return drawLetters(painter, right);
    setType(painter, TextUse::Body, inks.pencil);
    painter.drawText(right, atLeft | Qt::TextWordWrap,
                     tr("To be rolled for the first encounter: the higher of 2d6, at most %1.").arg(highestEal));
}

void EalPanel::drawLetters(QPainter &painter, const QRectF &place) const
{
    const Inks &inks = inksOf(palette());
    setType(painter, TextUse::SecondLineBold, inks.ink);
    drawing::elided(painter, {place.topLeft(), QSizeF(place.width(), headHeight - 8)}, Qt::AlignLeft | Qt::AlignTop,
                    tr("What a PEF turns out to be"));
    std::ptrdiff_t most = 0;
    for (const PefLetter letter : allLetters)
        most = std::max(most, std::ranges::count(m_letters, letter));
    QRectF row(place.left(), place.top() + headHeight - 6, place.width(), letterPitch);
    for (const PefLetter letter : allLetters) {
        if (std::ranges::count(m_letters, letter) == 0) // cannot come at this level
            continue;
        qreal left = row.left();
        for (std::size_t face = 0; face < m_letters.size(); ++face) {
            if (m_letters[face] != letter)
                continue;
            drawing::die(painter, {left, row.center().y() - letterDie / 2, letterDie, letterDie}, int(face) + 1,
                         drawing::DieLook::Program, false, inks);
            left += letterDiePitch;
        }
        QRectF text = row.adjusted(qreal(most) * letterDiePitch + 6, 0, 0, 0);
        setType(painter, TextUse::SecondLineBold, inks.pencil);
        painter.drawText(text, atLeft, slug(letter));
        setType(painter, TextUse::SecondLine, inks.ink);
        drawing::elided(painter, text.adjusted(letterWidth, 0, 0, 0), atLeft, meaningOf(letter, *m_eal));
        row.translate(0, letterPitch);
    }
}

void EalPanel::drawRows(QPainter &painter, const QRectF &place) const
{
    const Inks &inks = inksOf(palette());
    setType(painter, TextUse::SecondLineBold, inks.ink);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignTop, tr("PEF resolution, by PEFs already resolved"));
    const qreal top = place.top() + headHeight - 6;
    for (int face = 1; face <= 6; ++face) {
        const QRectF square(place.left() + rowNameWidth + (face - 1) * rowPitch, top, rowDie, rowDie);
        drawing::die(painter, square, face, drawing::DieLook::Program, false, inks);
    }
    QRectF line(place.left(), top + rowDie + 2, rowNameWidth, diceRow);
    for (const LetterRow &row : m_rows) {
        setType(painter, TextUse::SecondLine, inks.pencil);
        painter.drawText(line, atLeft, row.name);
        for (std::size_t i = 0; i < row.letters.size(); ++i) {
            const bool somebody = row.letters[i] != PefForce::FalseAlarm;
            setType(painter, somebody ? TextUse::SecondLineBold : TextUse::SecondLine,
                    somebody ? inks.ink : inks.pencil);
            const QRectF cell(line.right() + qreal(i) * rowPitch, line.top(), rowDie, diceRow);
            painter.drawText(cell, Qt::AlignCenter, slug(row.letters[i]));
        }
        line.translate(0, diceRow);
    }
}

} // namespace muster
