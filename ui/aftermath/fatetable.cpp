// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatetable.h"

#include "model/story/words.h"
#include "ui/aftermath/fatedelegate.h"
#include "ui/help/keys.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/rowmenu.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr int leastRowHeight = 34;
constexpr int repWidth = 27;
constexpr int fateWidth = 66;
constexpr int manyFates = 6; ///< more of them share the room of these
constexpr int narrowFate = 50;
constexpr int leastNameWidth = 130;
constexpr int narrowName = 96;
constexpr qreal headLine = 1.5;

/// Column heads in two lines over one ink line, their letters underlined.
class FateHeader : public QHeaderView
{
public:
    explicit FateHeader(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionResizeMode(QHeaderView::Fixed);
        setSectionsClickable(false);
        setHighlightSections(false);
        setMinimumSectionSize(10);
    }

    QSize sizeHint() const override { return {0, 2 * QFontMetrics(fontFor(TextUse::ColumnHead)).lineSpacing() + 6}; }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const Inks &inks = inksOf(palette());
        painter->save();
        painter->fillRect(rect, inks.paper);
        painter->setFont(fontFor(TextUse::ColumnHead));
        painter->setPen(inks.pencil);
        painter->drawText(rect.adjusted(0, 0, 0, -5), Qt::AlignHCenter | Qt::AlignBottom | Qt::TextShowMnemonic,
                          model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString());
        painter->fillRect(QRectF(rect.left(), rect.bottom() + 1 - headLine, rect.width(), headLine), inks.ink);
        painter->restore();
    }
};

} // namespace

FateTable::FateTable(QWidget *parent)
    : QTableView(parent)
{
    setHorizontalHeader(new FateHeader(this));
    setModel(&m_model);
    setItemDelegate(new FateDelegate(this));
    setAccessibleName(tr("Who fell"));
    setAccessibleDescription(
        tr("Arrows go about, Space ticks. The underlined letter of a heading ticks its box and goes "
           "down a row; S is for one who stayed at home. Enter goes on to the dice."));
    giveRowMenu(*this, [this](QMenu &menu, const QModelIndex &row) { fillMenu(menu, row); });
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(
        std::max(leastRowHeight, QFontMetrics(fontFor(TextUse::RowName)).lineSpacing() + 14));
}

void FateTable::load(const std::vector<Figure> &band, const std::vector<ReportedFate> &fates, std::vector<Fate> columns)
{
    const QModelIndex before = currentIndex();
    m_model.load(band, fates, std::move(columns));
    tellOfKeys();
    shareWidth();
    updateGeometry();
    if (m_model.rowCount() > 0) {
        const int row = std::clamp(before.row(), 0, m_model.rowCount() - 1);
        setCurrentIndex(m_model.index(row, std::max(before.column(), static_cast<int>(FateModel::FirstFate))));
    }
}

QSize FateTable::sizeHint() const
{
    const int fates = static_cast<int>(m_model.columns().size());
    const int width = fates > manyFates ? narrowName + narrowFate * fates : leastNameWidth + fateWidth * fates;
    return {repWidth + width,
            horizontalHeader()->sizeHint().height() + verticalHeader()->defaultSectionSize() * m_model.rowCount()};
}

void FateTable::tellOfKeys()
{
    QList<ToldKeys> keys;
    for (const Fate fate : m_model.columns()) {
        const QString heading = FateModel::heading(fate);
        keys.append({heading.mid(heading.indexOf(u'&') + 1, 1).toUpper(), words::title(fate)});
    }
    keys.append({tr("S"), tr("Stayed at home")});
    keys.append({tr("Space"), tr("Tick or untick a box")});
    keys.append({tr("Enter"), tr("Everybody is reported; on to the dice")});
    tellKeys(this, tr("Who fell"), keys);
}

/// The same as the letters of the headings.
void FateTable::fillMenu(QMenu &menu, const QModelIndex &row)
{
    if (!row.isValid())
        return;
    const auto add = [&](const QString &text, const QString &key, std::optional<Fate> fate) {
        QAction *tick = menu.addAction(text + u'\t' + key);
        connect(tick, &QAction::triggered, this, [this, row = row.row(), fate] { m_model.tick(row, fate); });
    };
    for (const Fate fate : m_model.columns()) {
        const QString heading = FateModel::heading(fate);
        if (m_model.mayTick(row.row(), fate))
            add(words::title(fate), heading.mid(heading.indexOf(u'&') + 1, 1).toUpper(), fate);
    }
    add(tr("Stayed at home"), tr("S"), std::nullopt);
}

void FateTable::keyPressEvent(QKeyEvent *event)
{
    const int row = currentIndex().row();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (event->modifiers() & Qt::ControlModifier)
            event->ignore();
        else
            emit finished();
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    const auto fate = m_model.fateForKey(event->key());
    const bool atHome = event->key() == Qt::Key_S;
    if (!plain || row < 0 || !(fate || atHome)) {
        QTableView::keyPressEvent(event);
        return;
    }
    if (fate && !m_model.mayTick(row, *fate))
        return;
    m_model.tick(row, fate);
    setCurrentIndex(m_model.index(std::min(row + 1, m_model.rowCount() - 1), FateModel::FirstFate));
}

void FateTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void FateTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model.rowCount() > 0)
        setCurrentIndex(m_model.index(0, FateModel::FirstFate));
}

void FateTable::shareWidth()
{
    const int fates = static_cast<int>(m_model.columns().size());
    const int left = viewport()->width() - repWidth - (fates > manyFates ? narrowName : leastNameWidth);
    const int each = std::clamp(left / std::max(1, fates), 44, fateWidth);
    setColumnWidth(FateModel::Rep, repWidth);
    setColumnWidth(FateModel::Name, viewport()->width() - repWidth - fates * each);
    for (int i = 0; i < fates; ++i)
        setColumnWidth(FateModel::FirstFate + i, each);
}

} // namespace muster
