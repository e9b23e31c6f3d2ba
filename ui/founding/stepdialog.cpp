// SPDX-License-Identifier: MIT
#include "ui/founding/stepdialog.h"

#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/window/writestep.h"

#include <QLabel>
#include <QScrollArea>
#include <QStyle>

#include <utility>

namespace muster {

StepDialog::StepDialog(CampaignDocument &document, const QString &title, const QString &deed, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    setWindowTitle(title);
    auto *buttons = new DialogButtons(deed);
    m_deed = buttons->deed();
    connect(buttons, &DialogButtons::accepted, this, &StepDialog::accept);
    connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);

    new FocusRestorer(*this);
    setMinimumWidth(440);
    m_parts = vbox({}, 12, {0, 0, style()->pixelMetric(QStyle::PM_ScrollBarExtent), 0}); // space for the scroll bar
    m_problem->hide();
    vbox(this, {makeLabel(TextUse::PageTitle, title), {scrolledToFit(widgetWith(m_parts)), 1}, m_problem, buttons}, 12,
         {24, 16, 24, 16});
}

bool StepDialog::focusNextPrevChild(bool next)
{
    return goToNextStop(*this, next);
}

void StepDialog::addHint(const QString &sentence)
{
    if (!sentence.isEmpty())
        m_parts->addWidget(makeQuietParagraph(TextUse::SecondLine, sentence));
}

void StepDialog::say(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (isVisible())
        makeRoom();
}

void StepDialog::clearProblem()
{
    if (!m_problem->isHidden())
        say({});
}

/// Enlarges the dialog to the height of its parts, up to that of the screen; beyond it they scroll.
void StepDialog::makeRoom()
{
    layout()->activate();
    const int wanted = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : sizeHint().height();
    if (wanted > height())
        resize(width(), wanted);
    bringOnScreen(*this);
}

void StepDialog::showEvent(QShowEvent *event)
{
    const bool isFirst = !std::exchange(m_wasShown, true);
    if (isFirst) // all its fields exist by now
        onAnyChange(*this, this, [this] { clearProblem(); });
    makeRoom();
    QDialog::showEvent(event);
    if (isFirst && (!focusWidget() || focusWidget() == m_deed))
        enter(*m_parts->parentWidget(), Qt::OtherFocusReason);
}

void StepDialog::write(Result<Step> wanted)
{
    clearProblem();
    if (writeStep(m_document, wanted, [this](const QString &why) { say(why); }))
        QDialog::accept();
}

} // namespace muster
