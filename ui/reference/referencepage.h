// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/testsubject.h"
#include "ui/window/page.h"

#include <QDateTime>
#include <QPointer>

class QComboBox;
class QLabel;

namespace muster {

struct ShelfEntry;
class ResolvePanel;
class ShelfList;

/// The page with every test and table of the rules that are played: found by a word, taken for a figure with the
/// player's dice or the program's, shown as the table of the book with the row that came up, and recorded for a figure
/// in play.
class ReferencePage : public Page
{
    Q_OBJECT
public:
    /// Creates the page. `inBattle`: it is part of a battle's page, has a choice of the tests instead of its list, and
    /// leaves its dice to that page to lay out.
    explicit ReferencePage(QWidget *parent = nullptr, bool inBattle = false);

    void takeDocument() override;
    /// Returns the act to roll a test's dice while they are asked for, then to record the result; else none.
    std::optional<NextAct> nextAct() override;
    UndoSource *underWay() override;
    bool canFind() const override { return true; }
    void find() override;
    /// Opens a test; if the id is empty, the player chooses.
    void takeTest(const QString &entry, const std::vector<FigureOnTable> &due) override;
    std::optional<NextAct> testAct() override;

    ShelfList *list() const { return m_list; }
    ResolvePanel *resolver() const { return m_resolver; }
    /// Returns the dice, for the foot of the battle's page to lay out.
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
    /// Returns the index of the variant that is shown.
    int variant() const;
    void showRulings(const QStringList &ids);
    /// Chooses the figure that is hit if the entry is about damage, instead of the one that shot; at another entry the
    /// shooter is chosen again.
    void turnToTarget(bool isTargets);
    const TestSubject *taker() const;
    /// Returns the entry on the sheet, which stays there if the search finds nothing.
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
    std::vector<TestSubject> m_takers;
    QString m_entryShown;
    QString m_gone; ///< the figure that was chosen until a result took it off the table: it is chosen again after Undo
    QString m_shooter; ///< the figure that was chosen before an enemy was, to be hit
    int m_impact = 0; ///< Impact of the shooter's weapon
    bool m_isOld = true; ///< the sheet has to be written again
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
    QComboBox *m_test; ///< used in place of the list
    QString m_firstTest; ///< the first test of a figure, or the test that the player chose last
    QLabel *m_page;
    QWidget *m_rulings;
    QWidget *m_who;
    QComboBox *m_taker;
    QComboBox *m_weapon;
    QWidget *m_classes;
    ResolvePanel *m_resolver;
};

} // namespace muster
