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
class SegmentedControl;
class GridField;
struct Force;
namespace acts {
struct Prepare;
}

/// Adds the enemies of the pack to a box, with their ids as data.
void addEnemies(QComboBox &box, const Pack &pack);

/// Returns a seed with its digits in threes: "48 213".
QString seedText(quint64 seed);

/// Parses a seed and ignores blanks; none if the text is no number.
std::optional<quint64> seedFrom(const QString &text);

/// Returns a new random seed of five or six digits.
quint64 newSeed();

/// The enemy's figures, numbered as in the report after the battle.
class EnemyRoll : public QWidget
{
    Q_OBJECT
public:
    EnemyRoll();

    void load(const Force &enemy, const Pack &pack);

private:
    QGridLayout *m_grid;
};

/// The options of the next encounter: the enemy, whose dice roll it up and the seed; and, if the rules allow it, the
/// kind of encounter, the number of PEFs, the objective and the entry.
class EncounterOptionsForm : public QWidget
{
    Q_OBJECT
public:
    EncounterOptionsForm();

    void load(CampaignDocument *document);
    /// Enables the choice of the enemy; the enemy of a follow-up is already decided.
    void setEnemyOpen(bool open);

    QString enemy() const;
    QString enemyTitle() const;
    /// Returns the kind wished for; none for the one that comes next anyway.
    std::optional<EncounterKind> kind() const;
    int pefs() const;
    /// Returns the act that prepares the encounter as wished.
    acts::Prepare act() const;
    /// Returns the seed; none if the text is no number.
    std::optional<quint64> seed() const;

signals:
    /// Emitted when the player chooses another enemy, another kind of encounter, or whose dice are rolled.
    void changed();
    void pefsChanged();
    /// Emitted when any option is edited.
    void edited();

private:
    QWidget *makeSeed();

    CampaignDocument *m_document = nullptr;
    QComboBox *m_enemy;
    QLineEdit *m_seed;
    QComboBox *m_kind;
    EncounterKind m_next = EncounterKind::Patrol; ///< the kind that comes without a wish
    QSpinBox *m_pefs;
    QLineEdit *m_objective;
    QLineEdit *m_entry;
    GridField *m_grid;
    SegmentedControl *m_dice;
    std::vector<QWidget *> m_words; ///< the fields for kind, PEFs, entry and objective
    QWidget *m_table; ///< the field for the grid, with its name
};

} // namespace muster
