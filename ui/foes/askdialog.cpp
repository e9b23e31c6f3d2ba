// SPDX-License-Identifier: MIT
#include "ui/foes/askdialog.h"

#include "model/acts/story.h"
#include "model/campaign/campaigndocument.h"
#include "model/changes/story.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/focus.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/window/writestep.h"

#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QKeySequence>
#include <QLineEdit>
#include <QStackedWidget>

#include <array>
#include <vector>

namespace muster {

namespace {

constexpr std::array diceSides{4, 6, 8, 10, 12, 20, 100};
constexpr int sixSided = 1; // index in diceSides

/// A dialog with a question, two to four answers and a die for each, rolled by the player or the program. The result is
/// a step.
class AskDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AskDialog(CampaignDocument &document, QWidget *parent = nullptr)
        : QDialog(parent)
        , m_document(document)
    {
        setWindowTitle(tr("Ask the dice"));
        setMinimumWidth(460);
        m_faces->addWidget(makeForm());
        m_faces->addWidget(m_dice);
        m_problem->hide();
        auto *buttons = new DialogButtons(tr("&Roll"), "dice");
        Button *own = buttons->add(tr("My &own dice"), "dice");
        connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);
        onPress(own, this, [this] { begin(true); });
        connect(buttons, &DialogButtons::accepted, this,
                [this] { m_faces->currentIndex() == 0 ? begin(false) : m_dice->rollRest(); });
        connect(m_dice, &DicePanel::completed, this, &AskDialog::write);
        connect(m_dice, &DicePanel::cancelled, this, &QDialog::reject);
        connect(m_faces, &QStackedWidget::currentChanged, own, [own](int face) { own->setVisible(face == 0); });

        vbox(this, {makeLabel(TextUse::PageTitle, tr("Ask the dice")), {m_faces, 1}, m_problem, buttons}, 12,
             {24, 16, 24, 16});
        m_dice->setButtonsShown(false);
        m_question->setFocus();
    }

    /// Returns "Who holds the bridge? Greens" after the question was asked.
    const QString &told() const { return m_told; }

protected:
    bool focusNextPrevChild(bool next) override { return goToNextStop(*this, next); }

private:
    struct Line {
        QLineEdit *answer;
        QComboBox *die;
    };

    QWidget *makeForm()
    {
        QFormLayout *form = muster::makeForm();
        m_question->setMaxLength(longestQuestion);
        addRow(*form, tr("&Question"), m_question);
        for (int place = 1; place <= mostAnswers; ++place) {
            auto *answer = new QLineEdit;
            auto *die = new QComboBox;
            answer->setMaxLength(longestAnswer);
            answer->setAccessibleName(tr("Answer %1").arg(place));
            die->setAccessibleName(tr("Die of answer %1").arg(place));
            for (const int sides : diceSides)
                die->addItem(tr("d%1", "a die").arg(sides), sides);
            die->setCurrentIndex(sixSided);
            QWidget *row = widgetWith(hbox({{answer, 1}, die}));
            row->setFocusProxy(answer);
            addRow(*form, tr("Answer &%1").arg(place), row);
            m_lines.push_back({answer, die});
        }
        return widgetWith(
            vbox({form,
                  makeQuietParagraph(TextUse::SecondLine,
                                     tr("One die for each answer; the highest decides. A tie is rolled again."))}));
    }

    acts::Question question() const
    {
        acts::Question asked{m_question->text().simplified(), {}};
        for (const Line &line : m_lines) {
            const QString answer = line.answer->text().simplified();
            if (!answer.isEmpty())
                asked.answers.push_back({answer, line.die->currentData().toInt(), 1});
        }
        return asked;
    }

    void begin(bool own)
    {
        const acts::Question asked = question();
        if (const Problems problems = acts::checkAsk(asked); !problems.empty())
            return say(textOf(problems));
        say({});
        rememberDiceHabit(own ? DiceHabit::Own : DiceHabit::Program);
        m_faces->setCurrentIndex(1);
        m_dice->start([asked](Dice &dice, Step &step) { acts::ask(asked, dice, step); },
                      {words::namesIn(m_document.campaign()), {}, {}});
        if (own)
            m_dice->entry()->setFocus(Qt::OtherFocusReason);
        else
            m_dice->rollRest();
    }

    void write(const Step &step)
    {
        if (!writeStep(m_document, step, [this](const QString &why) { say(why); }))
            return;
        const auto *asked = firstOf<QuestionAsked>(step.changes);
        m_told = tr("%1 %2", "a question, its answer")
                     .arg(asked->question, asked->answers[std::size_t(asked->answer - 1)].answer);
        accept();
    }

    void say(const QString &problem)
    {
        m_problem->setText(problem);
        m_problem->setVisible(!problem.isEmpty());
    }

    CampaignDocument &m_document;
    QLineEdit *m_question = new QLineEdit;
    std::vector<Line> m_lines;
    DicePanel *m_dice = new DicePanel;
    QStackedWidget *m_faces = new QStackedWidget;
    QLabel *m_problem = makeParagraph(TextUse::BodyBold, {});
    QString m_told;
};

} // namespace

QString askTheDice(CampaignDocument &document, QWidget *over)
{
    AskDialog dialog(document, over);
    return dialog.exec() == QDialog::Accepted ? dialog.told() : QString();
}

} // namespace muster

#include "askdialog.moc"
