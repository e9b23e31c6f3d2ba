// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace muster {

/// A settlement of the binder, edited by hand (R5): its name, who lives there, how many of each structure, homes, and
/// the player's notes.
class SettlementForm : public QWidget
{
    Q_OBJECT
public:
    explicit SettlementForm(QWidget *parent = nullptr);

    void load(const KeptSettlement &kept, const Pack &pack);
    KeptSettlement value() const;

signals:
    void written();
    void cancelled();

private:
    QLayout *makeForm();
    void fillNomads();
    void fillStructures();

    KeptSettlement m_kept;
    SettlementTables m_tables;
    std::vector<std::pair<QString, QString>> m_nomadTitles; ///< ids and titles of the lists
    QLineEdit *m_name;
    QComboBox *m_size;
    QComboBox *m_nomads;
    QSpinBox *m_homes;
    QLineEdit *m_notes;
    QWidget *m_structures;
    std::vector<QSpinBox *> m_counts; ///< by structure of the pack
};

} // namespace muster
