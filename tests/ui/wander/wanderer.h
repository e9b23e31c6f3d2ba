// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/wander/diary.h"
#include "tests/ui/wander/invariants.h"
#include "tests/ui/wander/rulesets.h"

#include <QElapsedTimer>

#include <memory>

namespace muster::testing {

/// Plays random acts in the window by a seed, mostly in a sensible order. After every act it checks the invariants.
class Wanderer
{
public:
    Wanderer(const WanderedRules &rules, std::uint64_t seed, QString folder);
    ~Wanderer();

    /// Plays `acts` acts, or until an invariant fails. Returns the failure with the acts that led to it; empty if all
    /// held.
    QString play(int acts);

private:
    void openAnew(const QString &path);
    void foundAnew();
    void restart();
    void chooseWhoseDice();
    void actOnce();
    QString act();
    void actInNested();
    QWidget &window();
    void leaveStrangers();
    QString look();
    QString complaintsOf(const Invariant &invariant, const Sight &sight) const;
    History readBook() const;

    const WanderedRules &m_rules;
    const std::uint64_t m_seed;
    Chance m_chance;
    Diary m_diary;
    QString m_folder;
    int m_campaigns = 0;
    std::unique_ptr<MainWindow> m_window;
    bool m_renew = false; ///< the window is to be made again, for another size of text
    History m_book; ///< from the file at the last check
    QString m_path; ///< path of that file
    bool m_asked = false;
    int m_level = 0; ///< level of event loops at which an act waits for a dialog
    int m_inDialog = 0; ///< acts since the dialog opened
    QString m_broken;
};

/// Returns the warnings of Qt since the last call, one per line. The first call installs the handler.
QStringList warnings();

} // namespace muster::testing
