// SPDX-License-Identifier: MIT
#include "ui/courses/comparisonview.h"

#include "ui/look/type.h"
#include "ui/parts/columnheads.h"
#include "ui/parts/rowmenu.h"

#include <algorithm>

namespace muster {

namespace {

// The columns.
constexpr int whatColumn = 0;
constexpr int sameColumn = 1;
constexpr int firstColumn = 2;
constexpr int secondColumn = 3;
constexpr int widestWhat = 132; ///< a goal's words may be long, and what differs is to be read
constexpr int insetOfText = 9; ///< of the rows' text, which the heads stand over

} // namespace

ComparisonView::ComparisonView(const QString &name, const QString &what)
    : m_what(what)
{
    setAccessibleName(name);
    giveRowMenu(*this);
    auto *heads = new ColumnHeads(this);
    heads->setMargins(insetOfText, insetOfText);
    setHeader(heads);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
}

void ComparisonView::load(const CourseLines &lines, const QString &first, const QString &second)
{
    clear();
    setHeaderLabels({m_what, QString(), first, second});
    for (const CourseComparison::Line &line : lines) {
        const QString same = line.differs() ? QString() : tr("same");
        auto *row = new QTreeWidgetItem(this, {line.what, same, line.first, line.second});
        row->setForeground(sameColumn, palette().brush(QPalette::PlaceholderText));
        row->setToolTip(whatColumn, line.what.toHtmlEscaped());
        for (const int column : {firstColumn, secondColumn}) {
            row->setFont(column, fontFor(line.differs() ? TextUse::BodyBold : TextUse::Body));
            row->setToolTip(column, row->text(column).toHtmlEscaped());
        }
        row->setData(whatColumn, Qt::AccessibleTextRole,
                     line.differs()
                         ? tr("%1: %2 in “%3”, %4 in “%5”").arg(line.what, line.first, first, line.second, second)
                         : tr("%1: the same, %2").arg(line.what, line.first));
    }
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(whatColumn, QHeaderView::Fixed);
    header()->resizeSection(whatColumn, std::min(sizeHintForColumn(whatColumn), besideType(widestWhat)));
    header()->setSectionResizeMode(sameColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(firstColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(secondColumn, QHeaderView::Stretch);
    setCurrentItem(topLevelItem(0));
}

} // namespace muster
