// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "rules/pack/pack.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace muster {

/// Figures of the enemy, a row for each that are alike: how many, type, Rep and weapon; where they are said, a name and whether
/// they stand apart from those above.
class FigureRows : public QWidget
{
    Q_OBJECT
public:
    enum class Asks : std::uint8_t { Kinds, NamesToo };
    /// `none` says what it is without a row.
    FigureRows(const Pack &pack, const ArmyList *list, Asks asks, const QString &none, QWidget *parent = nullptr);

    void load(const std::vector<std::vector<EnemyFigure>> &groups);
    bool isEmpty() const { return m_rows.empty(); }
    /// As an act takes them: "3 Soldier 4 Assault Rifle; Officer 5 Pistol “Grom”", a bar between groups.
    QString typed() const;

signals:
    /// One row more or fewer.
    void resized();

private:
    struct Row {
        QWidget *whole;
        QCheckBox *apart;
        QSpinBox *count;
        QComboBox *type;
        QSpinBox *rep;
        QComboBox *weapon;
        QLineEdit *name;
        QPushButton *remove;
    };
    Row &add();
    void remove(const QWidget *whole);
    void takeType(const Row &row);
    void nameRows();
    void fill(const Row &row, const EnemyFigure &figure, int count);
    QString typed(const Row &row) const;

    const Pack &m_pack;
    const ArmyList *m_list;
    Asks m_asks;
    std::vector<Row> m_rows;
    QLabel *m_none;
    QVBoxLayout *m_column;
    QPushButton *m_add;
};

} // namespace muster
