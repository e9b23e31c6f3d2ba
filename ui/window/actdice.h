// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actkind.h"
#include "model/campaign/campaigndocument.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/remembered.h"
#include "ui/window/page.h"

#include <QPointer>

namespace muster {

/// The dice of the acts of one page: the program's at once, or asked for roll by roll. The campaign file keeps them die by
/// die, so that neither a look at another page nor a crash costs any. When the last has fallen the step is written.
class ActDice : public DiceConversation
{
    Q_OBJECT
public:
    /// Of the acts that are done here.
    explicit ActDice(ActPlace here, QWidget *parent = nullptr);

    /// Shows the dice of what is under way in it, if that is done here.
    void load(CampaignDocument *document);

    /// Does it, or says why not. Where another act is half rolled the player is asked first.
    void begin(const Act &act, DiceHabit whose, std::optional<quint64> seed = {});

    /// Of what its dice are rolled for.
    QString title() const;
    /// The step as far as it is known, ended by the program; and how many rolls of it have fallen.
    Step whole() const { return deed().whole(); }
    std::size_t known() const { return deed().soFar().rolls.size(); }

    /// Where the dice are asked for it is they that come next.
    std::optional<NextAct> nextAct();

    /// Its rolls scroll, so it needs no more than the line to type at; the page would be too high for its window.
    bool hasHeightForWidth() const override { return false; }
    int heightForWidth(int) const override { return -1; }

    void stop() override;
    QString undoName() const override;
    QString redoName() const override;
    void undo() override;
    void redo() override;

signals:
    /// Dice are asked for, or no more: the page makes room.
    void askingChanged(bool asking);
    /// The step is written.
    void done(const Step &step);

private:
    /// What was under way when Undo or Esc left it, before its first die, and after which step.
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
    std::optional<ActUnderWay> m_kept; ///< as it is shown
    std::optional<Left> m_left;
    bool m_keeping = false;
};

/// The page an act is done on.
PageKind pageOf(const Act &act);

} // namespace muster
