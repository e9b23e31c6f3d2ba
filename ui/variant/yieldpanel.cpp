// SPDX-License-Identifier: MIT
#include "ui/variant/yieldpanel.h"

#include "model/variant/sheetedit.h"
#include "ui/look/painting.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/parts/views.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QTreeWidget>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr qreal aboveBars = 18;
constexpr qreal belowBars = 22;
constexpr qreal widestYield = 56; // width of the two bars together

QString inHundred(double share)
{
    return QLocale().toString(100 * share, 'f', 0);
}

constexpr int panelWidth = 220;
constexpr int manyThrown = 10;

constexpr int whereWidth = 150;
constexpr int bookWidth = 260;
constexpr int differencesHeight = 150;
constexpr int differenceInset = 9;

} // namespace

/// A plot of the results of a table per hundred rolls: filled bars for this sheet, outlined ones beside them for the
/// book.
class YieldPlot : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::YieldPlot)
public:
    YieldPlot() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); }

    void load(std::vector<Yield> yields, bool hasBook)
    {
        m_yields = std::move(yields);
        m_hasBook = hasBook;
        QStringList words;
        for (const Yield &yield : m_yields)
            //: A kind of figure, and its count here and in the book
            words << (hasBook ? tr("%1: %2 here, %3 in the book")
                                    .arg(yield.what, inHundred(yield.here), inHundred(yield.book))
                              //: A kind of figure, and its count
                              : tr("%1: %2").arg(yield.what, inHundred(yield.here)));
        setAccessibleName(words.join(u"; "));
        setToolTip(words.join(u'\n').toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
        update();
    }

    QSize minimumSizeHint() const override { return {210, 110}; }

    QSize sizeHint() const override { return {210, 170}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        double highest = 0;
        for (const Yield &yield : m_yields)
            highest = std::max({highest, yield.here, yield.book});
        if (highest <= 0)
            return;
        InkPainter painter(this);
        const Inks &inks = painter.inks;
        painter.setFont(fontFor(TextUse::ColumnHead));
        const qreal bottom = std::round(height() - belowBars) + 0.5;
        const qreal apart = (width() - 1.0) / qreal(m_yields.size());
        const qreal bar = std::min(widestYield, apart * 0.8) / (m_hasBook ? 2 : 1);
        const auto draw = [&](qreal left, double share, bool isSolid) {
            const qreal tall = (bottom - aboveBars) * share / highest;
            outlined(painter, isSolid ? QPen(Qt::NoPen) : QPen(inks.ink, 1), isSolid ? inks.accent : inks.paper);
            if (tall > 0)
                painter.drawRect(QRectF(left, bottom - tall, bar - 2, tall));
            painter.setPen(isSolid ? inks.accent : inks.pencil);
            painter.drawText(QRectF(left - 10, bottom - tall - aboveBars, bar + 18, aboveBars - 2),
                             Qt::AlignHCenter | Qt::AlignBottom, inHundred(share));
        };
        for (std::size_t i = 0; i < m_yields.size(); ++i) {
            const qreal middle = apart * (qreal(i) + 0.5);
            draw(m_hasBook ? middle - bar : middle - bar / 2, m_yields[i].here, true);
            if (m_hasBook)
                draw(middle, m_yields[i].book, false);
            painter.setPen(inks.ink);
            painter.drawText(QRectF(middle - apart / 2, bottom + 3, apart, belowBars - 3),
                             Qt::AlignHCenter | Qt::AlignTop,
                             painter.fontMetrics().elidedText(m_yields[i].what, Qt::ElideRight, int(apart)));
        }
        painter.setPen({inks.rule, 1});
        painter.drawLine(QPointF(0, bottom), QPointF(width(), bottom));
    }

private:
    std::vector<Yield> m_yields;
    bool m_hasBook = false;
};

YieldPanel::YieldPanel()
    : m_by(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_plot(new YieldPlot)
    , m_averages(makeParagraph(TextUse::SecondLine, {}))
    //: Button: ten figures of this list, as a try
    , m_rollTen(new Button({}, tr("&Roll ten")))
    , m_ten(makeParagraph(TextUse::SecondLine, {}))
{
    onPress(m_rollTen, this, &YieldPanel::rollTen);
    vbox(this,
         {makeLabel(TextUse::SectionHeading, tr("What it yields")),
          m_by,
          m_plot,
          m_averages,
          {m_rollTen, 0, Qt::AlignLeft},
          m_ten,
          Spring{}},
         10);
    setFixedWidth(scaledForFont(panelWidth));
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
            //: A share in per cent
            return average.isPercent ? tr("%1%").arg(text) : text;
        };
        //: An average, its value here, and its value in the book
        lines << (hasBook ? tr("%1: %2 (book %3)").arg(average.what, number(average.here), number(average.book))
                          //: An average, and its value
                          : tr("%1: %2").arg(average.what, number(average.here)));
    }
    m_averages->setText(lines.join(u'\n'));
    m_averages->setVisible(!lines.isEmpty());
}

void YieldPanel::rollTen()
{
    const QStringList ten = someOf(m_sheet, manyThrown, quint32(freshSeed()));
    m_ten->setText(tr("Ten of them: %1").arg(ten.join(u", ")));
}

DifferenceList::DifferenceList()
    : m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_list(new QTreeWidget)
    , m_putBack(new Button("undo", tr("As in the &book")))
{
    auto *heads = new ColumnHeads(m_list);
    heads->setMargins(differenceInset, differenceInset);
    m_list->setHeader(heads);
    //: Name of a list, for a screen reader
    m_list->setAccessibleName(tr("What differs"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    //: A column: in which table
    m_list->setHeaderLabels({tr("Where"), tr("In the book"), tr("Here")});
    m_list->setFixedHeight(scaledForFont(differencesHeight));
    giveRowMenu(*m_list);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        m_putBack->setEnabled(item && item->data(2, Qt::UserRole).toBool());
    });
    onPress(m_putBack, this, [this] {
        const QTreeWidgetItem *item = m_list->currentItem();
        emit putBack({item->data(0, Qt::UserRole).toInt(), item->data(1, Qt::UserRole).toInt()});
    });
    vbox(this, {hbox({m_heading, Spring{}, m_putBack}), m_list}, 8);
}

void DifferenceList::load(const Sheet &sheet, const Sheet &book)
{
    m_list->clear();
    for (const SheetDifference &difference : differencesOf(sheet, book)) {
        auto *item = new QTreeWidgetItem(m_list, {difference.where, difference.book, difference.here});
        item->setData(0, Qt::UserRole, difference.from);
        item->setData(1, Qt::UserRole, difference.to);
        item->setData(2, Qt::UserRole, difference.canPutBack);
    }
    m_list->setColumnWidth(0, whereWidth);
    m_list->setColumnWidth(1, bookWidth);
    const bool differs = m_list->topLevelItemCount() > 0;
    m_heading->setFont(fontFor(differs ? TextUse::SectionHeading : TextUse::Body)); // with or without a list below it
    m_heading->setText(book.path.isEmpty() ? tr("The book has no such list.")
                           //: Heading
                           : differs ? tr("What differs")
                                     : tr("All of it is as in the book."));
    m_list->setVisible(differs);
    m_putBack->setVisible(differs);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

} // namespace muster
