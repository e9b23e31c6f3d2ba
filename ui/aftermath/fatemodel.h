// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/systems/campaignsystem.h"
#include "rules/closedset.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/parts/dicerow.h"

#include <QAbstractTableModel>

namespace muster {

/// The column of a deed: its heading, the name of a figure's field, and the member in which it is counted, or ticked;
/// neither for a wound.
struct DeedColumn {
    DeedAsked value;
    const char *heading;
    const char *name;
    int Deeds::*count = nullptr;
    bool Deeds::*mark = nullptr;
};

inline constexpr auto deedColumns = enumTable<DeedColumn>({
    {DeedAsked::InitiativeLost, QT_TRANSLATE_NOOP("muster::FateModel", "Initiative lost"),
     QT_TRANSLATE_NOOP("muster::FateModel", "%1, initiative lost"), &Deeds::initiativeLost},
    {DeedAsked::InflictedDamage, QT_TRANSLATE_NOOP("muster::FateModel", "Inflicted\ndamage"),
     QT_TRANSLATE_NOOP("muster::FateModel", "%1, inflicted damage"), nullptr, &Deeds::inflictedDamage},
    {DeedAsked::LostNerve, QT_TRANSLATE_NOOP("muster::FateModel", "Lost\nnerve"),
     QT_TRANSLATE_NOOP("muster::FateModel", "%1, lost nerve"), nullptr, &Deeds::lostNerve},
    {DeedAsked::Wound, QT_TRANSLATE_NOOP("muster::FateModel", "Wound when\nrunning"),
     QT_TRANSLATE_NOOP("muster::FateModel", "%1, wound when running away")},
    {DeedAsked::Killed, QT_TRANSLATE_NOOP("muster::FateModel", "Killed"),
     QT_TRANSLATE_NOOP("muster::FateModel", "%1, enemies killed"), &Deeds::kills},
    {DeedAsked::Routed, QT_TRANSLATE_NOOP("muster::FateModel", "Routed"),
     QT_TRANSLATE_NOOP("muster::FateModel", "%1, enemies routed"), &Deeds::routed},
    {DeedAsked::TakenOut, QT_TRANSLATE_NOOP("muster::FateModel", "Taken out"),
     QT_TRANSLATE_NOOP("muster::FateModel", "%1, enemies taken out"), &Deeds::kills},
});

/// The report of a battle: a row for each figure in the order of the printed sheet, and a column for everything the
/// rules ask about it: its fate, its deeds, its dice and its Rep afterwards. A row without a fate sat out. Figures that
/// were away come last, if the dice are about them too.
class FateModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Part : std::uint8_t { Name, Fate, Deed, SatOut, DiceThrown, BeforeAndAfter, WhatBecomes };
    struct Column {
        Part part = Part::Name;
        Fate fate = {};
        DeedAsked deed = {};
    };
    struct Row {
        Figure figure;
        QString kind; ///< "Heavy Infantry, Soldier"
        bool isPresent = true;
        std::optional<Fate> fate = {};
        Deeds deeds = {};
        BeforeAfterRow seen = {};
        std::vector<DiceLine> dice = {};
    };
    /// The heading of a column, with the letter that ticks it on the line below, marked by &.
    enum Role { MarkedRole = Qt::UserRole };
    static constexpr int firstFate = 1; ///< column of the first fate

    using QAbstractTableModel::QAbstractTableModel;

    /// Loads a row for each figure that is present; none without an encounter.
    void load(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &told);
    std::vector<ReportedFate> fates() const;
    /// Sets the forecast and the rolls of all rows.
    void preview(const std::vector<BeforeAfterRow> &rows, const std::vector<DiceLine> &lines);

    const std::vector<Column> &columns() const { return m_columns; }
    const std::vector<Row> &rows() const { return m_rows; }
    int columnOf(Part part) const;
    /// Returns the fates in the order of their columns.
    std::vector<Fate> fatesAsked() const;
    /// Returns the fate whose heading marks this key; none if there is none.
    std::optional<Fate> fateForKey(int key) const;
    /// Returns the letter that ticks a fate, the same as on the table; for none, the letter of sitting out.
    static QString letterOf(std::optional<Fate> fate);

    bool mayTick(int row, Fate fate) const;
    bool satOut(int row) const { return !m_rows[std::size_t(row)].fate; }
    void tick(int row, std::optional<Fate> fate);
    /// Returns a sentence naming the figures whose deeds do not count because they sat out; empty if there are none.
    QString idleDeeds() const;
    /// Sets the deeds of a figure; `row` is an index in rows().
    void setDeeds(int row, const Deeds &deeds);
    void setMedia(FigureId id, const MediaWork &work);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Returns the accessible name of a deed's field: "Tibb, enemies killed".
    static QString nameOf(DeedAsked deed, const QString &figure);

signals:
    void fatesChanged();

private:
    void showAbsent(const std::vector<Row> &absent);
    QVariant isTicked(const Row &row, const Column &column) const;
    QString spokenCell(const Row &row, const Column &column) const;

    std::vector<Row> m_rows;
    std::vector<Column> m_columns;
    QString m_worth; ///< name of what figures have: "Rep", "Initiative"
};

} // namespace muster
