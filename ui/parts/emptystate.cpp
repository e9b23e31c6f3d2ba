// SPDX-License-Identifier: MIT
#include "ui/parts/emptystate.h"

#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QVBoxLayout>

namespace muster {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_title(makeLabel(TextUse::PageTitle, {}))
    , m_text(makeParagraph(TextUse::Body, {}, nullptr, QPalette::PlaceholderText))
    , m_deed(new Button({}, {}, this))
    , m_other(new Button({}, {}, this, ButtonLook::Flat))
{
    m_text->setMaximumWidth(520);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 24);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addWidget(m_deed);
    column->addWidget(m_other);
    m_other->hide();
    column->addStretch(1);
    connect(m_deed, &QPushButton::clicked, this, &EmptyState::deedWanted);
    connect(m_other, &QPushButton::clicked, this, &EmptyState::otherWanted);
}

void EmptyState::tell(const QString &title, const QString &text, const QString &deed)
{
    m_title->setText(title);
    m_text->setText(text);
    m_deed->setText(deed);
    m_deed->setAccessibleName(deed);
    m_deed->setVisible(!deed.isEmpty());
    m_deed->updateGeometry();
    offer({});
}

void EmptyState::offer(const QString &other)
{
    m_other->setText(other);
    m_other->setAccessibleName(other);
    m_other->setVisible(!other.isEmpty());
    m_other->updateGeometry();
}

} // namespace muster
