// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatemodel.h"

#include "model/acts/suggest.h"
#include "model/acts/table.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/party.h"
#include "ui/look/type.h"
#include "ui/parts/label.h"

#include <QFontMetricsF>
#include <QKeySequence>
#include <QStringList>

#include <algorithm>
#include <tuple>
#include <utility>

namespace muster {

namespace {

QString woundOf(const Deeds &deeds)
{
    return deeds.wound ? words::title(*deeds.wound) : QString();
}

QString inWords(const std::vector<DiceLine> &dice)
{
    QStringList lines;
    for (const DiceLine &line : dice)
        lines << spoken(line);
    return lines.join(u'\n');
}

} // namespace

QString FateModel::nameOf(DeedAsked deed, const QString &figure)
{
    return tr(deedColumns[deed].name).arg(figure);
}

void FateModel::load(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &told)
{
    beginResetModel();
    const SystemTraits &traits = systemOf(campaign, pack).traits;
    m_worth = words::worthName(pack);
    m_columns = {{}};
    for (const Fate fate : acts::fatesAsked(campaign, pack, told))
        m_columns.push_back({Part::Fate, fate});
    for (const DeedAsked deed : traits.deedsAsked)
        m_columns.push_back({Part::Deed, {}, deed});
    m_columns.push_back({Part::SatOut});
    if (traits.rollsAfterwards)
        m_columns.push_back({Part::DiceThrown});
    m_columns.push_back({Part::BeforeAndAfter});
    m_columns.push_back({Part::WhatBecomes});
    m_rows.clear();
    for (const Figure &figure : campaign.encounter ? presentFighters(campaign) : std::vector<Figure>()) {
        Row row{figure, words::kindOf(figure, pack)};
        if (const ReportedFate *reported = reportedOf(told, figure.id))
            std::tie(row.fate, row.deeds) = std::tie(reported->fate, reported->deeds);
        m_rows.push_back(row);
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

void FateModel::preview(const std::vector<BeforeAfterRow> &rows, const std::vector<DiceLine> &lines)
{
    const auto rowOf = [&](FigureId id) {
        return std::ranges::find_if(m_rows, [=](const Row &row) { return row.figure.id == id; });
    };
    std::vector<Row> absent;
    for (const BeforeAfterRow &seen : rows) {
        if (const auto row = rowOf(seen.id); row != m_rows.end() && row->isPresent) {
            row->seen = seen;
            continue;
        }
        Row away;
        away.figure.id = seen.id;
        away.figure.name = seen.name;
        away.figure.star = seen.star;
        away.isPresent = false;
        away.seen = seen;
        absent.push_back(away);
    }
    showAbsent(absent);
    for (Row &row : m_rows)
        row.dice.clear();
    for (const DiceLine &line : lines) {
        if (const auto row = rowOf(FigureId{line.figure}); row != m_rows.end())
            row->dice.push_back(line);
    }
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

/// Replaces the rows of absent figures. The other rows stay, because there are fields in them.
void FateModel::showAbsent(const std::vector<Row> &absent)
{
    const int last = rowCount();
    int present = last;
    while (present > 0 && !m_rows[std::size_t(present - 1)].isPresent)
        --present;
    if (present < last) {
        beginRemoveRows({}, present, last - 1);
        m_rows.resize(std::size_t(present));
        endRemoveRows();
    }
    if (absent.empty())
        return;
    beginInsertRows({}, present, present + int(absent.size()) - 1);
    m_rows.insert(m_rows.end(), absent.begin(), absent.end());
    endInsertRows();
}

int FateModel::columnOf(Part part) const
{
    const auto found = std::ranges::find_if(m_columns, [=](const Column &column) { return column.part == part; });
    return found == m_columns.end() ? -1 : int(found - m_columns.begin());
}

std::vector<Fate> FateModel::fatesAsked() const
{
    std::vector<Fate> fates;
    for (const Column &column : m_columns) {
        if (column.part == Part::Fate)
            fates.push_back(column.fate);
    }
    return fates;
}

std::optional<Fate> FateModel::fateForKey(int key) const
{
    for (const Fate fate : fatesAsked()) {
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
    const Row &told = m_rows[std::size_t(row)];
    return told.isPresent && (fate != Fate::CheatedDeath || told.figure.star);
}

void FateModel::tick(int row, std::optional<Fate> fate)
{
    if (fate && !mayTick(row, *fate))
        return;
    if (std::exchange(m_rows[std::size_t(row)].fate, fate) == fate)
        return;
    emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    emit fatesChanged();
}

void FateModel::setDeeds(int row, const Deeds &deeds)
{
    if (std::exchange(m_rows[std::size_t(row)].deeds, deeds) == deeds)
        return;
    emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    emit fatesChanged();
}

void FateModel::setMedia(FigureId id, const MediaWork &work)
{
    const auto row = std::ranges::find_if(m_rows, [=](const Row &r) { return r.figure.id == id; });
    if (row == m_rows.end()) // the field reports once more while the page is emptied
        return;
    Deeds deeds = row->deeds;
    deeds.media = work;
    setDeeds(int(row - m_rows.begin()), deeds);
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

int FateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

/// Returns the check state of a cell; invalid if there is no box.
QVariant FateModel::isTicked(const Row &row, const Column &column) const
{
    const auto state = [](bool on) { return on ? Qt::Checked : Qt::Unchecked; };
    const int place = int(&row - m_rows.data());
    if (column.part == Part::Fate && mayTick(place, column.fate))
        return state(row.fate == column.fate);
    if (column.part == Part::SatOut && row.isPresent)
        return state(!row.fate);
    if (bool Deeds::*mark = column.part == Part::Deed && row.isPresent ? deedColumns[column.deed].mark : nullptr)
        return state(row.deeds.completed().*mark);
    return {};
}

QString FateModel::spokenCell(const Row &row, const Column &column) const
{
    const QString &name = row.figure.name;
    switch (column.part) {
    case Part::Name:
        return name;
    case Part::Fate:
        return tr("%1, %2").arg(name, words::title(column.fate));
    case Part::SatOut:
        return tr("%1, sat out").arg(name);
    case Part::DiceThrown:
        return inWords(row.dice);
    case Part::BeforeAndAfter:
        return row.seen.after == BeforeAfterRow::After::Stays
            ? tr("%1 %2 → %3").arg(m_worth).arg(row.seen.repBefore).arg(row.seen.repAfter)
            : tr("%1 %2").arg(m_worth).arg(row.seen.repBefore);
    case Part::WhatBecomes:
        return muster::inWords(row.seen);
    case Part::Deed:
        break;
    }
    const QString deed = nameOf(column.deed, name);
    const DeedColumn &asked = deedColumns[column.deed];
    if (asked.mark)
        return deed;
    return tr("%1: %2").arg(deed, asked.count ? QString::number(row.deeds.*asked.count) : woundOf(row.deeds));
}

QVariant FateModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[std::size_t(index.row())];
    const Column &column = m_columns[std::size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return column.part == Part::Name ? row.figure.name : QVariant();
    case Qt::CheckStateRole:
        return isTicked(row, column);
    case Qt::AccessibleTextRole:
        return spokenCell(row, column);
    case Qt::AccessibleDescriptionRole:
        return column.part == Part::Name          ? inWords(row.dice)
            : column.part == Part::BeforeAndAfter ? muster::inWords(row.seen)
                                                  : QString();
    case Qt::ToolTipRole:
        return column.part == Part::DiceThrown ? asToolTip(spokenCell(row, column))
            : column.part == Part::BeforeAndAfter || column.part == Part::WhatBecomes
            ? asToolTip(muster::inWords(row.seen))
            : QVariant();
    default:
        return {};
    }
}

QVariant FateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || std::size_t(section) >= m_columns.size())
        return {};
    const Column &column = m_columns[std::size_t(section)];
    const bool isFate = column.part == Part::Fate;
    const bool hasLetter = isFate || column.part == Part::SatOut;
    const QString letter = hasLetter ? letterOf(isFate ? std::optional(column.fate) : std::nullopt) : QString();
    const QString head = isFate           ? words::label(column.fate, words::Form::Other)
        : column.part == Part::Deed       ? tr(deedColumns[column.deed].heading)
        : column.part == Part::SatOut     ? tr("Sat\nout")
        : column.part == Part::DiceThrown ? tr("Dice")
        : column.part == Part::BeforeAndAfter
        ? inTwoLines(tr("Before and after"), QFontMetricsF(fontFor(TextUse::ColumnHead)), 0).join(u'\n')
        : column.part == Part::WhatBecomes ? tr("Result")
                                           : QString();
    const QString title = isFate ? words::title(column.fate) : QString(head).replace(u'\n', u' ');
    switch (role) {
    case Qt::DisplayRole:
        return head;
    case MarkedRole:
        return hasLetter ? head + QStringLiteral("\n&") + letter : head;
    case Qt::AccessibleTextRole:
        return title;
    case Qt::ToolTipRole:
        return hasLetter ? tr("%1: press %2").arg(title, letter) : QVariant();
    default:
        return {};
    }
}

bool FateModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Column &column = m_columns[std::size_t(index.column())];
    if (role != Qt::CheckStateRole || isTicked(m_rows[std::size_t(index.row())], column).isNull())
        return false;
    const bool on = value.toInt() == Qt::Checked;
    if (column.part == Part::Deed) {
        Deeds deeds = m_rows[std::size_t(index.row())].deeds;
        deeds.*deedColumns[column.deed].mark = on;
        setDeeds(index.row(), deeds);
        return true;
    }
    const std::optional<Fate> ticked = column.part == Part::Fate ? column.fate : Fate::Fine;
    tick(index.row(), on == (column.part == Part::Fate) ? ticked : std::nullopt);
    return true;
}

Qt::ItemFlags FateModel::flags(const QModelIndex &index) const
{
    const Row &row = m_rows[std::size_t(index.row())];
    const Column &column = m_columns[std::size_t(index.column())];
    if (isTicked(row, column).isNull() || (column.part == Part::Deed && !row.fate))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
}

} // namespace muster
