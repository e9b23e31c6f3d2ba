// SPDX-License-Identifier: MIT
#include "ui/band/rosterview.h"

#include "model/items/rostermodel.h"
#include "model/story/explain.h"
#include "ui/band/rosterdelegate.h"
#include "ui/help/keys.h"
#include "ui/look/type.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/window/page.h"

namespace muster {

namespace {

constexpr int leastWeapon = 64;
constexpr int leastName = 96;

} // namespace

RosterView::RosterView()
    : m_delegate(new RosterDelegate(this))
{
    setHorizontalHeader(new ColumnHeads(this));
    setItemDelegate(m_delegate);
    connect(&m_delegate->pictures(), &ShownPictures::changed, viewport(), qOverload<>(&QWidget::update));
    //: Name of the list, for a screen reader
    setAccessibleName(tr("The band"));
    setShowGrid(false);
    setTabKeyNavigation(false);
    explain(viewport(), [this](QPoint place) { return wordsAt(indexAt(place)); });
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
}

RosterView::~RosterView() = default;

void RosterView::setDocument(CampaignDocument *document)
{
    setModel(nullptr);
    m_model.reset();
    m_document = document;
    m_delegate->setDocument(document);
    if (!document)
        return;
    m_model = std::make_unique<RosterModel>(*document);
    setModel(m_model.get());
    connect(m_model.get(), &RosterModel::refused, this,
            [this](const QString &why) { emit pageAround(*this)->problem(why); });
    connect(document, &CampaignDocument::historyChanged, m_model.get(), [this] {
        m_delegate->forgetHistories();
        arrange();
    });
    connect(m_model.get(), &QAbstractItemModel::rowsInserted, this, &RosterView::arrange);
    connect(m_model.get(), &QAbstractItemModel::rowsRemoved, this, &RosterView::arrange);
    connect(m_model.get(), &QAbstractItemModel::modelReset, this, &RosterView::arrange);

    connect(m_model.get(), &QAbstractItemModel::columnsInserted, this, &RosterView::measureColumns);
    connect(m_model.get(), &QAbstractItemModel::columnsRemoved, this, &RosterView::measureColumns);
    arrange();
    selectFirst();
}

void RosterView::showBand(std::optional<FigureId> star)
{
    if (!m_model || m_model->band() == star)
        return;
    m_model->setBand(star);
    if (!currentIndex().isValid())
        selectFirst();
}

std::optional<FigureId> RosterView::band() const
{
    return m_model ? m_model->band() : std::nullopt;
}

/// Selects the first figure that the Star leads.
void RosterView::selectFirst()
{
    if (m_model && m_model->rowCount() > 0)
        selectRow(std::min(1, m_model->rowCount() - 1));
}

void RosterView::measureColumns()
{
    m_columns.clear();
    if (!m_model)
        return;
    auto *heads = static_cast<ColumnHeads *>(horizontalHeader());
    heads->setSectionResizeMode(QHeaderView::Fixed);
    heads->setNumbers(m_model->placeOfColumn(RosterModel::StayOrGo), RosterDelegate::stayOrGoHeads());
    for (int place = 0; place < m_model->columnCount(); ++place) {
        const int head = heads->sectionSizeHint(place);
        m_columns.push_back({head, std::max(head, sizeHintForColumn(place))});
    }
    layOutColumns();
}

void RosterView::layOutColumns()
{
    if (!m_model || int(m_columns.size()) != m_model->columnCount())
        return; // not measured yet
    std::vector<int> widths;
    int spare = viewport()->width();
    for (const ColumnWidth &column : m_columns) {
        widths.push_back(column.whole);
        spare -= column.whole;
    }
    const auto widthOf = [&](RosterModel::Column column) -> int & {
        return widths[std::size_t(m_model->placeOfColumn(column))];
    };
    const auto narrow = [&](RosterModel::Column column, int least) {
        least = std::max(least, m_columns[std::size_t(m_model->placeOfColumn(column))].head);
        const int given = std::clamp(-spare, 0, std::max(0, widthOf(column) - least));
        widthOf(column) -= given;
        spare += given;
    };
    const int months = m_model->placeOfColumn(RosterModel::RepByMonth);
    bool yields = false;
    if (spare < 0) {
        narrow(RosterModel::Weapon, m_delegate->leastWidth(RosterModel::Weapon));
        narrow(RosterModel::Name, m_delegate->leastWidth(RosterModel::Name)); // its badges give up their texts
        yields = spare < 0 && months >= 0; // the panel shows the plot in large
        if (yields)
            spare += widths[std::size_t(months)];
        narrow(RosterModel::Weapon, scaledForFont(leastWeapon));
        narrow(RosterModel::Name, scaledForFont(leastName));
    }
    if (months >= 0 && isColumnHidden(months) != yields)
        setColumnHidden(months, yields);
    if (spare > 0) {
        widthOf(RosterModel::Weapon) += spare / 3;
        widthOf(RosterModel::Name) += spare - spare / 3;
    }
    for (int place = 0; place < m_model->columnCount(); ++place)
        setColumnWidth(place, widths[std::size_t(place)]);
}

void RosterView::arrange()
{
    // All cells of a row have the same height, and a hidden header does not count. resizeRowsToContents() would ask
    // every cell.
    for (int row = 0; m_model && row < m_model->rowCount(); ++row)
        setRowHeight(row, m_delegate->rowHeight(m_model->index(row, 0)));
    measureColumns();
    updateGeometry();
    viewport()->update();
}

void RosterView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    layOutColumns();
}

QString RosterView::wordsAt(const QModelIndex &index) const
{
    if (!m_document || !index.isValid())
        return {};
    const FigureId id{index.data(RosterModel::IdRole).toInt()};
    const History &history = m_document->history();
    const Pack &pack = m_document->pack();
    switch (index.data(RosterModel::ColumnRole).toInt()) {
    case RosterModel::Months:
        return explainMonths(history, pack, id);
    case RosterModel::StayOrGo:
        return explainLoyalty(history, pack, id);
    case RosterModel::Name: { // the current cell for the keyboard
        const QString why = explainRep(history, pack, id);
        return sizeHintForIndex(index).width() <= columnWidth(index.column())
            ? why
            : index.data(Qt::AccessibleTextRole).toString() + u'\n' + why;
    }
    case RosterModel::Rep:
    case RosterModel::RepByMonth:
        return explainRep(history, pack, id);
    case RosterModel::Weapon:
        return sizeHintForIndex(index).width() > columnWidth(index.column())
            ? asToolTip(index.data(Qt::DisplayRole).toString())
            : QString();
    default:
        return {};
    }
}

FigureId RosterView::currentFigure() const
{
    const Figure *star = m_document ? m_document->campaign().star() : nullptr;
    if (currentIndex().isValid())
        return FigureId(currentIndex().data(RosterModel::IdRole).toInt());
    return star ? star->id : FigureId{};
}

void RosterView::select(FigureId id)
{
    for (int row = 0; m_model && row < m_model->rowCount(); ++row) {
        if (m_model->index(row, 0).data(RosterModel::IdRole).toInt() == number(id))
            selectRow(row);
    }
}

void RosterView::rename()
{
    if (!m_model || !currentIndex().isValid() || state() == EditingState)
        return;
    setFocus(Qt::ShortcutFocusReason);
    edit(m_model->index(currentIndex().row(), m_model->placeOfColumn(RosterModel::Name)));
}

QSize RosterView::sizeHint() const
{
    const int heads = horizontalHeader()->sizeHint().height();
    return {760, heads + (model() ? verticalHeader()->length() : 0)};
}

void RosterView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    AllRowsView::currentChanged(current, previous);
    if (current.isValid() && current.row() != previous.row())
        emit figureChosen(currentFigure());
}

void RosterView::keyPressEvent(QKeyEvent *event)
{
    if (isEnterAlone(*event) && state() != EditingState && currentIndex().isValid())
        pageAround(*this)->showCareer(currentFigure());
    else
        QTableView::keyPressEvent(event);
}

} // namespace muster
