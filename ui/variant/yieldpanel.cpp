// SPDX-License-Identifier: MIT
#include "ui/variant/yieldpanel.h"

#include "model/variant/sheetedit.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"
#include "ui/variant/yieldplot.h"

#include <QLocale>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int panelWidth = 220;
constexpr int manyThrown = 10;

} // namespace

YieldPanel::YieldPanel(QWidget *parent)
    : QWidget(parent)
    , m_by(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_plot(new YieldPlot)
    , m_averages(makeParagraph(TextUse::SecondLine, {}))
    , m_rollTen(new Button({}, tr("&Roll ten")))
    , m_ten(makeParagraph(TextUse::SecondLine, {}))
{
    connect(m_rollTen, &QPushButton::clicked, this, &YieldPanel::rollTen);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeLabel(TextUse::SectionHeading, tr("What it yields")));
    column->addWidget(m_by);
    column->addWidget(m_plot);
    column->addWidget(m_averages);
    column->addWidget(m_rollTen, 0, Qt::AlignLeft);
    column->addWidget(m_ten);
    column->addStretch();
    setFixedWidth(besideType(panelWidth));
}

void YieldPanel::load(const Sheet &sheet, const Sheet &book, const Pack &rules, bool isWhole)
{
    if (sheet.path != m_sheet.path)
        m_ten->clear();
    m_sheet = sheet;
    const bool isRolled = sheet.shape == SheetShape::Rolled;
    const bool hasBook = !book.path.isEmpty();
    const bool yields = isRolled && isWhole;
    m_by->setText(!isRolled     ? tr("Nothing is rolled on it.")
                      : !yields ? tr("It has odds once every roll meets one row.")
                      : hasBook ? tr("%1, in 100 rolls: here solid, in the book hollow").arg(yieldsBy(sheet))
                                : tr("%1, in 100 rolls").arg(yieldsBy(sheet)));
    for (QWidget *part : std::initializer_list<QWidget *>{m_plot, m_rollTen, m_ten})
        part->setVisible(yields);
    m_averages->clear();
    m_averages->hide();
    if (isRolled && !isWhole)
        return;
    m_plot->load(yieldsOf(sheet, book), hasBook);
    QStringList lines;
    for (const Average &average : averagesOf(sheet, book, rules)) {
        const auto number = [&](double value) {
            const QString text = QLocale().toString(value, 'f', average.isPercent ? 0 : 2);
            return average.isPercent ? tr("%1%").arg(text) : text;
        };
        lines << (hasBook ? tr("%1: %2 (book %3)").arg(average.what, number(average.here), number(average.book))
                          : tr("%1: %2").arg(average.what, number(average.here)));
    }
    m_averages->setText(lines.join(u'\n'));
    m_averages->setVisible(!lines.isEmpty());
}

void YieldPanel::rollTen()
{
    const QStringList ten = someOf(m_sheet, manyThrown, static_cast<quint32>(freshSeed()));
    m_ten->setText(tr("Ten of them: %1").arg(ten.join(QStringLiteral(", "))));
}

} // namespace muster
