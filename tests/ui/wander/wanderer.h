// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/wander/diary.h"
#include "tests/ui/wander/invariants.h"
#include "tests/ui/wander/rulesets.h"

#include <QElapsedTimer>

#include <memory>

namespace muster::testing {

/// Plays by a seed: whatever a hand can do in the window, in an order that makes sense more often than not. Looks after
/// every act whether what must always hold does.
class Wanderer
{
public:
    Wanderer(const WanderedRules &rules, std::uint64_t seed, QString folder);
    ~Wanderer();

    /// Plays on for so many acts, or until something does not hold: what, and the way there. Empty: all held.
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
    Book readBook() const;

    const WanderedRules &m_rules;
    const std::uint64_t m_seed;
    Chance m_chance;
    Diary m_diary;
    QString m_folder;
    int m_campaigns = 0;
    std::unique_ptr<MainWindow> m_window;
    bool m_renew = false; ///< the window wants to be made anew, for text of another size
    Book m_book; ///< as the file had it when it was looked at last
    QString m_path; ///< of that file
    bool m_asked = false;
    int m_level = 0; ///< of event loops, below which an act waits for a dialog
    int m_inDialog = 0; ///< acts since it opened
    QString m_broken;
};

/// What Qt has warned of since it was asked last, a line each. Installed by the first call.
QStringList warnings();

} // namespace muster::testing
