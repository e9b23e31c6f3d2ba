// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster {

class CampaignDocument;
class Choice;
class GridField;
struct Force;

/// A seed as it is read out: its digits in threes, "48 213".
QString seedText(quint64 seed);

/// What was typed, blanks ignored; none if it is no number.
std::optional<quint64> seedFrom(const QString &text);

/// One nobody has thought of.
quint64 newSeed();

/// Who stands for the enemy, by the numbers that the report after the battle names.
class EnemyRoll : public QWidget
{
    Q_OBJECT
public:
    EnemyRoll();

    void load(const Force &enemy, const Pack &pack);

private:
    QGridLayout *m_grid;
};

/// What the player wishes of the encounter to come: whom it is against, whose dice roll it up, from which seed, and, where the
/// rules leave room for it, how many PEFs there are, what it is about and where the band comes on.
class WishForm : public QWidget
{
    Q_OBJECT
public:
    WishForm();

    void load(CampaignDocument *document);
    /// Who follows on an encounter stands already.
    void setEnemyOpen(bool open);

    QString enemy() const;
    QString enemyTitle() const;
    /// None: the one that comes next.
    std::optional<EncounterKind> kind() const;
    /// None: as many as the rules have.
    std::optional<int> pefs() const;
    int pefsInAll() const;
    QString objective() const;
    QString entry() const;
    /// What the table is parted into.
    Grid grid() const;
    /// None if what was typed is no number.
    std::optional<quint64> seed() const;

signals:
    /// Another enemy or another encounter is wished for.
    void changed();
    void pefsChanged();
    /// Any of it is another.
    void edited();

private:
    QWidget *makeSeed();

    CampaignDocument *m_document = nullptr;
    QComboBox *m_enemy;
    QLineEdit *m_seed;
    QComboBox *m_kind;
    EncounterKind m_next = EncounterKind::Patrol; ///< the one that comes without a wish
    QSpinBox *m_pefs;
    QLineEdit *m_objective;
    QLineEdit *m_entry;
    GridField *m_grid;
    Choice *m_dice;
    std::vector<QWidget *> m_words; ///< the fields where the rules leave room for PEFs and words of the player's
    QWidget *m_table; ///< where its sections can be chosen
};

} // namespace muster
