// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actkind.h"
#include "model/campaign/campaigndocument.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/remembered.h"
#include "ui/window/page.h"

#include <QPointer>

namespace muster {

/// The dice of the acts of one page, rolled by the program at once or asked for roll by roll. The campaign file keeps
/// every die, so that neither another page nor a crash loses any. The step is written after the last roll.
class ActDicePanel : public DicePanel
{
    Q_OBJECT
public:
    /// Handles only acts that are done at `here`.
    explicit ActDicePanel(ActPlace here, QWidget *parent = nullptr);

    /// Shows the dice of the act that the document has under way, if it is done here.
    void load(CampaignDocument *document);

    /// Does the act, or says why it cannot be done. If another act is half rolled, the player is asked first.
    void begin(const Act &act, DiceHabit whose, std::optional<quint64> seed = {});

    /// Returns the title of the act that is rolled for.
    QString title() const;
    /// Returns the step as far as it is known, with the rest rolled by the program. known() is the number of its rolls
    /// that were made.
    Step whole() const { return deed().whole(); }
    std::size_t known() const { return deed().soFar().rolls.size(); }

    /// Suggests rolling while dice are asked for.
    std::optional<NextAct> nextAct();

    /// Returns false, because the rolls scroll and only the line for typing is needed. Otherwise the page would be too
    /// high for its window.
    bool hasHeightForWidth() const override { return false; }
    int heightForWidth(int) const override { return -1; }

    void stop() override;
    QString undoName() const override;
    QString redoName() const override;
    void undo() override;
    void redo() override;

signals:
    /// Emitted when dice are asked for or no longer asked for, so that the page can make room.
    void askingChanged(bool asking);
    /// Emitted when the step is written.
    void done(const Step &step);

private:
    /// An act that Undo or Esc left before its first die, and the step after which it was left.
    struct Left {
        ActUnderWay act;
        std::size_t inForce = 0;
        QDateTime after;
    };

    void ask(const ActUnderWay &kept);
    void begin(const ActUnderWay &act, const UndoneDice &toRedo = {});
    UndoneDice diceToRedo(const ActUnderWay &kept) const;
    void askAboutOther(const Act &act, DiceHabit whose, std::optional<quint64> seed);
    void follow(bool anew);
    void keep();
    void cancel();
    void leave();
    void write(const Step &step, bool wasAsked);
    bool canReturn() const;

    ActPlace m_here;
    QPointer<CampaignDocument> m_document;
    std::optional<ActUnderWay> m_kept; ///< the act as shown
    std::optional<Left> m_left;
    bool m_keeping = false;
};

/// Returns the page on which an act is done.
PageKind pageOf(const Act &act);

} // namespace muster
