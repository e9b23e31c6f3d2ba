// SPDX-License-Identifier: MIT
#include "ui/window/dropquestion.h"

#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int questionWidth = 600;
constexpr std::size_t mostShown = 8;

} // namespace

DropQuestion::DropQuestion(const CampaignDocument &document, QWidget *parent)
    : QDialog(parent)
{
    const auto steps = static_cast<int>(document.book().steps.size() - document.book().inForce);
    const QString heading = tr("Discard the %n undone steps?", nullptr, steps);
    setWindowTitle(heading);
    setMinimumWidth(questionWidth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(26, 20, 26, 20);
    column->setSpacing(10);
    column->addWidget(makeLabel(TextUse::PageTitle, heading));
    column->addWidget(
        makeParagraph(TextUse::Body,
                      tr("%n steps were undone and can still be redone. If you continue, they are discarded for good.",
                         nullptr, steps)));
    addSteps(*column, document);
    column->addSpacing(6);
    column->addLayout(makeButtons(steps));
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

QLayout *DropQuestion::makeButtons(int steps)
{
    auto *redo = new Button({}, tr("&Redo %n steps", nullptr, steps), this, ButtonLook::Flat);
    auto *drop = new Button({}, tr("&Discard and continue"), this);
    auto *cancel = new Button({}, tr("&Cancel"), this, ButtonLook::Primary);
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
