// SPDX-License-Identifier: MIT
#include "ui/band/formerlist.h"

#include "model/items/rostermodel.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/enterkey.h"
#include "ui/parts/label.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace muster {

namespace {

constexpr int shownAtFirst = 5;
constexpr int formerHeight = 27;
constexpr qreal formerIndent = 16;
constexpr int usualWhen = 92;
constexpr qreal howAt = 0.46; // of the width
constexpr qreal formerIcon = 15;
constexpr int afterWhen = 12;

FormerFigure formerAt(const QModelIndex &index)
{
    return index.data(FormerModel::ValueRole).value<FormerFigure>();
}

QString cellOf(const QModelIndex &index, FormerModel::Column column)
{
    return index.siblingAtColumn(column).data().toString();
}

QString typeAndWorth(const QModelIndex &index)
{
    const Figure figure = formerAt(index).figure;
    const Pack &pack = qobject_cast<const FormerModel *>(index.model())->document()->pack();
    const QString worth = words::worth(figure.profile, pack);
    return figure.profile.type.isEmpty() ? worth : FormerRows::tr("%1, %2").arg(packWords(figure.profile.type), worth);
}

QString linkText()
{
    return FormerRows::tr("Bring back");
}

/// Where the link of a row is, which only the captured have.
QRectF linkIn(const QModelIndex &index, const QRectF &row)
{
    if (formerAt(index).figure.status != Status::Captured)
        return {};
    const qreal width = QFontMetricsF(fontFor(TextUse::ColumnHead)).horizontalAdvance(linkText()) + 4;
    return {row.right() - formerIndent - width, row.top(), width, row.height()};
}

class FormerDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static int height() { return std::max(formerHeight, QFontMetrics(fontFor(TextUse::BodyBold)).lineSpacing() + 8); }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {240, height()}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Inks &inks = inksOf(option.palette);
        const QRectF row(option.rect);
        const QRectF place = row.adjusted(formerIndent, 0, -formerIndent, 0);
        const QRectF link = linkIn(index, row);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintChosenRow(*painter, option);
        const qreal how = place.left() + howAt * place.width();
        const qreal whenWidth = static_cast<const FormerRows *>(option.widget)->whenWidth();
        const auto write = [&](TextUse use, const QColor &colour, qreal left, qreal right, const QString &text) {
            painter->setFont(fontFor(use));
            painter->setPen(colour);
            const QRectF room(left, row.top(), right - left, row.height());
            return left
                + (room.width() > 0 ? drawing::elided(*painter, room, Qt::AlignLeft | Qt::AlignVCenter, text) : 0);
        };
        write(TextUse::Body, inks.pencil, place.left(), place.left() + whenWidth - 8, cellOf(index, FormerModel::Turn));
        const qreal named =
            write(TextUse::BodyBold, inks.ink, place.left() + whenWidth, how - 8, cellOf(index, FormerModel::Name));
        write(TextUse::Body, inks.pencil, named + 7, how - 8, typeAndWorth(index));
        drawIcon(*painter, iconOf(formerAt(index).figure.status),
                 {how, row.center().y() - formerIcon / 2, formerIcon, formerIcon}, inks.pencil);
        write(TextUse::Body, inks.pencil, how + formerIcon + 8, link.isNull() ? place.right() : link.left() - 8,
              cellOf(index, FormerModel::How));
        if (!link.isNull()) {
            QFont font = fontFor(TextUse::ColumnHead);
            font.setUnderline(true);
            painter->setFont(font);
            painter->setPen(inks.accent);
            painter->drawText(link, Qt::AlignRight | Qt::AlignVCenter, linkText());
        }
        painter->restore();
    }
};

} // namespace

FormerRows::FormerRows(QWidget *parent)
    : QuietView(parent)
{
    setItemDelegate(new FormerDelegate(this));
    setAccessibleName(tr("Former members"));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

FormerRows::~FormerRows() = default;

void FormerRows::setDocument(CampaignDocument *document)
{
    setModel(nullptr);
    m_model.reset();
    if (!document)
        return;
    m_model = std::make_unique<FormerModel>(*document);
    setModel(m_model.get());
    setModelColumn(FormerModel::Name);
}

void FormerRows::showFirst(int rows, const std::vector<FormerFigure> &those)
{
    const QFontMetrics metrics(fontFor(TextUse::Body));
    m_whenWidth = usualWhen;
    int shown = 0;
    for (int row = 0; m_model && row < m_model->rowCount(); ++row) {
        const FormerFigure gone = formerAt(m_model->index(row, FormerModel::Name));
        const bool isOne = shown < rows && std::find(those.begin(), those.end(), gone) != those.end();
        shown += isOne ? 1 : 0;
        setRowHidden(row, !isOne);
        if (isOne) {
            const QString when = cellOf(m_model->index(row, FormerModel::Name), FormerModel::Turn);
            m_whenWidth = std::max(m_whenWidth, metrics.horizontalAdvance(when) + afterWhen);
        }
    }
    updateGeometry();
    viewport()->update();
}

std::optional<FigureId> FormerRows::chosen() const
{
    if (!currentIndex().isValid())
        return std::nullopt;
    return FigureId{currentIndex().data(FormerModel::IdRole).toInt()};
}

QSize FormerRows::sizeHint() const
{
    int rows = 0;
    for (int row = 0; m_model && row < m_model->rowCount(); ++row)
        rows += isRowHidden(row) ? 0 : 1;
    return {480, rows * FormerDelegate::height()};
}

bool FormerRows::bringBack(const QModelIndex &row)
{
    const bool captured = row.isValid() && formerAt(row).figure.status == Status::Captured;
    if (captured)
        emit bringBackWanted(formerAt(row).figure.id);
    return captured;
}

void FormerRows::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QuietView::currentChanged(current, previous);
    if (const auto id = chosen())
        emit figureChosen(*id);
}

void FormerRows::keyPressEvent(QKeyEvent *event)
{
    if (!isEnterAlone(*event) || !chosen())
        QListView::keyPressEvent(event);
    else if (!bringBack(currentIndex()))
        emit careerWanted(*chosen());
}

void FormerRows::mouseDoubleClickEvent(QMouseEvent *event)
{
    QListView::mouseDoubleClickEvent(event);
    const QModelIndex row = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && row.isValid() && !linkIn(row, visualRect(row)).contains(event->position()))
        emit careerWanted(formerAt(row).figure.id);
}

void FormerRows::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex row = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && row.isValid() && linkIn(row, visualRect(row)).contains(event->position()))
        bringBack(row);
}

void FormerRows::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the page scrolls
}

FormerList::FormerList(QWidget *parent)
    : QWidget(parent)
    , m_rows(new FormerRows)
    , m_more(new LinkButton({}))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeLabel(TextUse::SecondLineBold, tr("Former members")));
    column->addWidget(makeRule());
    column->addWidget(m_rows);
    column->addWidget(m_more);
    connect(m_rows, &FormerRows::bringBackWanted, this, &FormerList::bringBackWanted);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_all = true;
        m_more->hide();
        m_rows->showFirst(static_cast<int>(m_former.size()), m_former);
        m_rows->setFocus(Qt::OtherFocusReason);
    });
}

void FormerList::load(const CampaignDocument &document, std::optional<FigureId> band)
{
    m_former = band ? document.campaign().bandOf(*band).former : document.campaign().former;
    const auto count = static_cast<int>(m_former.size());
    const int shown = m_all ? count : std::min(count, shownAtFirst);
    setVisible(count > 0);
    m_rows->showFirst(shown, m_former);
    m_more->setText(tr("%n more", nullptr, count - shown));
    m_more->setVisible(shown < count);
}

} // namespace muster
