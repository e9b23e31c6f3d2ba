// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatemodel.h"

#include "model/acts/table.h"
#include "model/story/words.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/parts/label.h"

#include <QKeySequence>

#include <algorithm>

namespace muster {

void FateModel::load(const std::vector<Figure> &band, const std::vector<ReportedFate> &fates, std::vector<Fate> columns)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_rows.clear();
    for (const Figure &figure : band) {
        const auto told = std::ranges::find_if(fates, [&](const ReportedFate &fate) { return fate.id == figure.id; });
        const bool there = told != fates.end();
        m_rows.push_back({figure, there ? std::optional(told->fate) : std::nullopt, there ? told->deeds : Deeds()});
    }
    endResetModel();
}

std::vector<ReportedFate> FateModel::fates() const
{
    std::vector<ReportedFate> told;
    for (const Row &row : m_rows) {
        if (row.fate)
            told.push_back({row.figure.id, *row.fate, row.deeds});
    }
    return told;
}

int FateModel::columnOf(Fate fate) const
{
    const auto place = std::ranges::find(m_columns, fate);
    return FirstFate + int(place - m_columns.begin());
}

std::optional<Fate> FateModel::fateForKey(int key) const
{
    for (const Fate fate : m_columns) {
        if (acts::keyOf(words::onTable(fate)) == key)
            return fate;
    }
    return std::nullopt;
}

QString FateModel::letterOf(std::optional<Fate> fate)
{
    return QKeySequence(acts::keyOf(fate ? words::onTable(*fate) : TableState::AtHome)).toString();
}

bool FateModel::mayTick(int row, Fate fate) const
{
    return fate != Fate::CheatedDeath || m_rows[std::size_t(row)].figure.star;
}

void FateModel::tick(int row, std::optional<Fate> fate)
{
    if (fate && !mayTick(row, *fate))
        return;
    if (std::exchange(m_rows[std::size_t(row)].fate, fate) == fate)
        return;
    emit dataChanged(index(row, Rep), index(row, columnCount() - 1));
    emit fatesChanged();
}

void FateModel::setDeeds(FigureId id, const Deeds &deeds)
{
    const auto row = std::ranges::find_if(m_rows, [=](const Row &r) { return r.figure.id == id; });
    if (row == m_rows.end() || std::exchange(row->deeds, deeds) == deeds)
        return;
    emit fatesChanged();
}

QString FateModel::idleDeeds() const
{
    QStringList names;
    for (const Row &row : m_rows) {
        if (!row.fate && row.deeds != Deeds())
            names << row.figure.name;
    }
    if (names.isEmpty())
        return {};
    return tr("Marked as sat out, so the deeds do not count: %1.").arg(words::listing(names));
}

void FateModel::setForetelling(bool on)
{
    if (on == m_foretells)
        return;
    const int place = FirstFate + int(m_columns.size());
    if (on)
        beginInsertColumns({}, place, place);
    else
        beginRemoveColumns({}, place, place);
    m_foretells = on;
    if (on)
        endInsertColumns();
    else
        endRemoveColumns();
}

void FateModel::foresee(const std::vector<BeforeAfterRow> &rows)
{
    if (rows == m_foreseen)
        return;
    m_foreseen = rows;
    if (m_foretells && !m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const BeforeAfterRow *FateModel::foreseen(int row) const
{
    const FigureId id = m_rows[std::size_t(row)].figure.id;
    const auto found = std::ranges::find_if(m_foreseen, [=](const BeforeAfterRow &one) { return one.id == id; });
    return found == m_foreseen.end() ? nullptr : &*found;
}

int FateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstFate + int(m_columns.size()) + (m_foretells ? 1 : 0);
}

std::optional<Fate> FateModel::fateAt(const QModelIndex &index) const
{
    if (index.column() < FirstFate || isForetold(index.column()))
        return std::nullopt;
    return m_columns[std::size_t(index.column() - FirstFate)];
}

QVariant FateModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[std::size_t(index.row())];
    if (role == FigureRole)
        return number(row.figure.id);
    if (role == StarRole)
        return row.figure.star;
    if (role == AtHomeRole)
        return !row.fate;
    if (index.column() == Rep && role == Qt::DisplayRole)
        return row.figure.rep();
    if (index.column() == Name && role == Qt::DisplayRole)
        return row.figure.name;

    if (isForetold(index.column())) {
        const BeforeAfterRow *told = foreseen(index.row());
        if (told && role == Qt::AccessibleTextRole)
            return inWords(*told);
        return told && role == Qt::ToolTipRole ? asToolTip(inWords(*told)) : QVariant();
    }
    const auto fate = fateAt(index);
    if (!fate)
        return {};
    if (role == Qt::CheckStateRole && mayTick(index.row(), *fate))
        return row.fate == fate ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %2").arg(row.figure.name, words::title(*fate));
    return {};
}

QVariant FateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto fate = fateAt(index(0, section));
    if ((role == Qt::DisplayRole || role == MarkedRole) && isForetold(section))
        return tr("Before and after");
    if (role == MarkedRole && fate)
        return words::label(*fate, words::Form::Other) + QStringLiteral("\n&") + letterOf(fate);
    if (role == Qt::DisplayRole)
        return fate ? words::label(*fate, words::Form::Other) : QString();
    if (role == Qt::AccessibleTextRole && fate)
        return words::title(*fate);
    if (role == Qt::ToolTipRole && fate)
        return tr("%1: press %2").arg(words::title(*fate), letterOf(fate));
    return {};
}

bool FateModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const auto fate = fateAt(index);
    if (role != Qt::CheckStateRole || !fate || !mayTick(index.row(), *fate))
        return false;
    tick(index.row(), value.toInt() == Qt::Checked ? fate : std::nullopt);
    return true;
}

Qt::ItemFlags FateModel::flags(const QModelIndex &index) const
{
    const auto fate = fateAt(index);
    if (!fate || !mayTick(index.row(), *fate))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
}

} // namespace muster
