// SPDX-License-Identifier: MIT
#include "ui/reference/outcomeview.h"

#include "ui/parts/label.h"
#include "ui/parts/spokenrole.h"

#include <QLabel>
#include <QVBoxLayout>

namespace muster {

OutcomeView::OutcomeView(QWidget *parent)
    : QWidget(parent)
    , m_headline(makeParagraph(TextUse::PageTitle, {}))
    , m_text(makeParagraph(TextUse::Body, {}))
    , m_why(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
{
    speakAs(*this, QAccessible::AlertMessage);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (QLabel *label : {m_headline, m_text, m_why})
        column->addWidget(label);
    clear();
}

void OutcomeView::tell(const Ruled &ruled)
{
    m_headline->setText(ruled.headline);
    m_text->setText(ruled.text);
    m_why->setText(ruled.why.join(u'\n'));
    m_headline->setVisible(true);
    m_text->setVisible(!ruled.text.isEmpty());
    m_why->setVisible(!ruled.why.isEmpty());
    const QString words = ruled.text.isEmpty() ? ruled.headline : tr("%1. %2").arg(ruled.headline, ruled.text);
    setAccessibleName(words);
    announce(*this);
}

void OutcomeView::say(const QString &text)
{
    clear();
    m_text->setText(text);
    m_text->setVisible(true);
}

void OutcomeView::clear()
{
    for (QLabel *label : {m_headline, m_text, m_why}) {
        label->clear();
        label->hide();
    }
    setAccessibleName({}); // or the result before is read again
}

} // namespace muster
