// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/story.h"
#include "model/campaign/campaigndocument.h"

#include <QDialog>
#include <QKeySequence>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace muster {

class DiceConversation;

/// Asks the dice, on any page.
inline QKeySequence askKey()
{
    return Qt::CTRL | Qt::SHIFT | Qt::Key_D;
}

/// A question, two to four answers, and a die for each: the player's or the program's. What the dice say is a step.
class AskDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AskDialog(CampaignDocument &document, QWidget *parent = nullptr);

    /// "Who holds the bridge? Greens", once it was asked.
    const QString &told() const { return m_told; }

protected:
    bool focusNextPrevChild(bool next) override;

private:
    struct Line {
        QLineEdit *answer;
        QComboBox *die;
    };

    QWidget *makeForm();
    actions::Question question() const;
    void begin(bool own);
    void write(const Step &step);
    void say(const QString &problem);

    CampaignDocument &m_document;
    QLineEdit *m_question;
    std::vector<Line> m_lines;
    DiceConversation *m_dice;
    QStackedWidget *m_faces;
    QLabel *m_problem;
    QString m_told;
};

} // namespace muster
