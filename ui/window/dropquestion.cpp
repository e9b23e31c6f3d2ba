// SPDX-License-Identifier: MIT
#include "ui/window/dropquestion.h"

#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr int questionWidth = 600;
constexpr std::size_t mostShown = 8;

/// "Leave the battle of Month 7?"
QString headingOf(const CampaignDocument &document)
{
    const Book &book = document.book();
    const auto first = book.steps.begin() + static_cast<std::ptrdiff_t>(book.inForce);
    const auto battle =
        std::find_if(first, book.steps.end(), [](const Step &step) { return step.kind == StepKind::BattleFinished; });
    if (battle == book.steps.end())
        return DropQuestion::tr("Drop what was undone?");
    const Campaign then = fold(book.steps, static_cast<std::size_t>(battle - book.steps.begin()));
    return DropQuestion::tr("Leave the battle of %1?").arg(words::turn(then.turn, then, document.pack()));
}

} // namespace

DropQuestion::DropQuestion(const CampaignDocument &document, QWidget *parent)
    : QDialog(parent)
{
    const QString heading = headingOf(document);
    setWindowTitle(heading);
    setMinimumWidth(questionWidth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(26, 20, 26, 20);
    column->setSpacing(10);
    column->addWidget(makeLabel(TextUse::PageTitle, heading));
    column->addWidget(makeParagraph(
        TextUse::Body,
        tr("These steps were undone and can still be redone. What you are about to do drops them for good.")));
    addSteps(*column, document);
    column->addSpacing(6);
    column->addLayout(makeButtons());
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
            row->addWidget(makeLabel(TextUse::SecondLine, tr("Rolls: %1").arg(step.rolls.size()), nullptr,
                                     QPalette::PlaceholderText));
        column.addLayout(row);
        apply(campaign, step);
    }
    column.addWidget(makeRule());
}

QLayout *DropQuestion::makeButtons()
{
    auto *redo = new Button({}, tr("&Redo them"), this, ButtonLook::Flat);
    auto *drop = new Button({}, tr("&Drop and go on"), this);
    auto *cancel = new Button({}, tr("Cancel"), this, ButtonLook::Primary);
    for (Button *button : {redo, drop, cancel})
        button->setAutoDefault(button == cancel);
    cancel->setDefault(true);
    cancel->setFocus();
    connect(redo, &QPushButton::clicked, this, [this] {
        m_wantsRedo = true;
        reject();
    });
    connect(drop, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(redo);
    row->addStretch(1);
    row->addWidget(drop);
    row->addWidget(cancel);
    return row;
}

bool asksToDrop(CampaignDocument &document, QWidget *over)
{
    DropQuestion question(document, over);
    if (question.exec() == QDialog::Accepted)
        return true;
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
    return false;
}

} // namespace muster
