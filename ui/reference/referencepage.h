// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/taker.h"
#include "ui/window/page.h"

#include <QDateTime>
#include <QPointer>

class QComboBox;
class QLabel;

namespace muster {

struct ShelfEntry;
class ResolvePanel;
class ShelfList;

/// Every test and table of the rules that are played: found by a word, taken for a figure with the player's dice or the
/// program's, shown as the table of the book with the row that came up, and recorded for one who is in play.
class ReferencePage : public Page
{
    Q_OBJECT
public:
    /// In a battle's page: without its list, a choice of the tests in its place, and its dice are laid by that page.
    explicit ReferencePage(QWidget *parent = nullptr, bool inBattle = false);

    void takeDocument() override;
    /// While a test's dice are being rolled, and to record what they came to.
    std::optional<NextAct> nextAct() override;
    UnderWay *underWay() override;
    bool canFind() const override { return true; }
    void find() override;
    /// Without an id the player chooses.
    void takeTest(const QString &entry, const std::vector<InPlay> &due) override;
    std::optional<NextAct> testAct() override;

    ShelfList *list() const { return m_list; }
    ResolvePanel *resolver() const { return m_resolver; }
    /// For the foot of the battle's page.
    QWidget *takeDice();

signals:
    void closed();

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeSheet();
    void reload();
    void listTests();
    void listTakers();
    void chooseTaker();
    void listWeapons();
    void takeWeapon();
    void showEntry();
    void showVariant();
    void showRulings(const QStringList &ids);
    /// Damage is taken for whoever is hit, and no longer for who shot; back at another entry it is the shooter's turn again.
    void turnToTarget(bool isTargets);
    const Taker *taker() const;
    /// What stands on the sheet; it stays there where the search finds nothing.
    const ShelfEntry *shown() const;
    void showWho();
    void takeUpDice();
    void writeDown();
    void tellRecorded();
    void keepTest();
    bool isShown(const ActUnderWay &kept) const;
    void takeUpTest();
    QString entryAsText() const;

    Pack m_pack;
    QString m_packShown;
    std::vector<Taker> m_takers;
    QString m_entryShown;
    QString m_gone; ///< who was chosen until a result took the figure off the table: it is chosen again after Undo
    QString m_shooter; ///< who was chosen before an enemy was, to be hit
    int m_impact = 0; ///< of the shooter's weapon
    bool m_isOld = true; ///< the sheet is to be written again
    bool m_loading = false;
    /// The result that was recorded last, and the step it is in.
    struct Recorded {
        QString entry;
        Rolls rolls;
        QString text;
        std::size_t step = 0;
        QDateTime when;
    };
    std::optional<Recorded> m_recorded;
    bool m_inBattle;
    ShelfList *m_list;
    QLabel *m_title;
    QComboBox *m_test; ///< in place of the list
    QString m_firstTest; ///< or the one that the player chose last
    QLabel *m_page;
    QWidget *m_rulings;
    QWidget *m_who;
    QComboBox *m_taker;
    QComboBox *m_weapon;
    QWidget *m_classes;
    ResolvePanel *m_resolver;
};

} // namespace muster
