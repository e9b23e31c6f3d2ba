// SPDX-License-Identifier: MIT
#include "ui/window/dropquestion.h"

#include "model/actions/demands.h"
#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QVBoxLayout>

#include <array>

namespace muster {

namespace {

constexpr int questionWidth = 600;
constexpr std::size_t mostShown = 8;

} // namespace

DropQuestion::DropQuestion(const CampaignDocument &document, QWidget *parent)
    : QDialog(parent)
{
    const QString name = document.proposedCourseName();
    const auto steps = static_cast<int>(document.book().stepsUndone().size());
    const QString heading = name.isEmpty() ? tr("Discard the %n undone steps?", nullptr, steps) : leaving(document);
    setWindowTitle(heading);
    setMinimumWidth(questionWidth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(26, 20, 26, 20);
    column->setSpacing(10);
    column->addWidget(makeLabel(TextUse::PageTitle, heading));
    column->addWidget(makeParagraph(
        TextUse::Body,
        name.isEmpty()
            ? tr("%n steps were undone and can still be redone. If you continue, they are discarded for good.", nullptr,
                 steps)
            : tr("%n steps were undone and can still be redone. If you continue, another course begins from here.",
                 nullptr, steps)));
    if (name.isEmpty())
        column->addWidget(
            makeParagraph(TextUse::Body,
                          tr("There is no roll, battle, recruit, foe or goal in what was undone, so it is "
                             "not kept as a course.")));
    addSteps(*column, document);
    if (!name.isEmpty())
        askName(*column, name);
    column->addSpacing(6);
    column->addLayout(makeButtons(steps));
}

QString DropQuestion::leaving(const CampaignDocument &document) const
{
    Campaign campaign = document.campaign();
    for (const Step &step : document.book().stepsUndone()) {
        if (step.kind == StepKind::BattleFinished)
            return tr("Leave the battle of %1?").arg(words::turn(campaign.turn, campaign, document.pack()));
        apply(campaign, step);
    }
    return tr("Leave the %n undone steps?", nullptr, static_cast<int>(document.book().stepsUndone().size()));
}

void DropQuestion::askName(QVBoxLayout &column, const QString &proposed)
{
    auto *label = makeParagraph(TextUse::Body,
                                tr("Nothing of it is lost. It stays in the campaign under this name, to be read, "
                                   "compared and continued:"));
    m_proposed = proposed;
    m_name = new QLineEdit(proposed);
    m_name->setMaxLength(actions::longestName);
    m_name->setAccessibleName(tr("Name of the course"));
    column.addWidget(label);
    column.addWidget(m_name);
}

void DropQuestion::addSteps(QVBoxLayout &column, const CampaignDocument &document)
{
    const Book &book = document.book();
    Campaign campaign = document.campaign();
    column.addWidget(makeRule());
    for (std::size_t i = book.inForce; i < book.steps.size(); ++i) {
        const Step &step = book.steps[i];
        if (i - book.inForce == mostShown) {
            column.addWidget(makeLabel(TextUse::SecondLine, tr("And more: %1").arg(book.steps.size() - i), nullptr,
                                       QPalette::PlaceholderText));
            break;
        }
        auto *row = new QHBoxLayout;
        row->addWidget(makeLabel(TextUse::BodyBold, nameOf(step, campaign, document.pack())));
        row->addWidget(makeLabel(TextUse::Body, words::turn(campaign.turn, campaign, document.pack()), nullptr,
                                 QPalette::PlaceholderText));
        row->addStretch(1);
        if (!step.rolls.empty())
            row->addWidget(makeLabel(TextUse::SecondLine, tr("%n rolls", nullptr, static_cast<int>(step.rolls.size())),
                                     nullptr, QPalette::PlaceholderText));
        column.addLayout(row);
        apply(campaign, step);
    }
    column.addWidget(makeRule());
}

QString DropQuestion::name() const
{
    const QString typed = m_name ? m_name->text().trimmed() : QString();
    return typed.isEmpty() && m_name ? m_proposed : typed;
}

QLayout *DropQuestion::makeButtons(int steps)
{
    auto *redo = new Button({}, tr("&Redo %n steps", nullptr, steps), this, ButtonLook::Flat);
    auto *drop = new Button({}, m_name ? tr("&Keep and continue") : tr("&Discard and continue"), this,
                            m_name ? ButtonLook::Primary : ButtonLook::Outlined);
    auto *cancel = new Button({}, tr("&Cancel"), this, m_name ? ButtonLook::Outlined : ButtonLook::Primary);
    QPushButton *usual = m_name ? drop : cancel; // what loses nothing
    for (Button *button : {redo, drop, cancel})
        button->setAutoDefault(button == usual);
    usual->setDefault(true);
    if (m_name)
        m_name->selectAll(); // what is typed is the name
    (m_name ? static_cast<QWidget *>(m_name) : usual)->setFocus();
    connect(redo, &QPushButton::clicked, this, [this] {
        m_wantsRedo = true;
        reject();
    });
    connect(drop, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(redo);
    row->addStretch(1);
    for (Button *button : m_name ? std::array{cancel, drop} : std::array{drop, cancel})
        row->addWidget(button);
    return row;
}

std::optional<QString> asksToLeave(CampaignDocument &document, QWidget *over)
{
    DropQuestion question(document, over);
    if (question.exec() == QDialog::Accepted)
        return question.name();
    if (question.wantsRedo()) {
        // Once what was about to be done has heard that it is not to be.
        const QPointer<CampaignDocument> later = &document;
        QMetaObject::invokeMethod(
            &document,
            [later] {
                if (later && later->book().canBringForward())
                    (void)later->bringForward(later->book().steps.size() - later->book().inForce);
            },
            Qt::QueuedConnection);
    }
    return std::nullopt;
}

} // namespace muster
