// SPDX-License-Identifier: MIT
#include "ui/parts/dialogbuttons.h"

#include "ui/parts/button.h"

namespace muster {

DialogButtons::DialogButtons(const QString &deed, const QString &icon, QWidget *parent)
    : QDialogButtonBox(parent)
    , m_leave(new Button({}, deed.isEmpty() ? tr("Close") : tr("Cancel")))
{
    if (!deed.isEmpty()) {
        m_deed = new Button(icon, deed, nullptr, ButtonLook::Primary);
        addButton(m_deed, AcceptRole);
        m_deed->setDefault(true);
    }
    addButton(m_leave, RejectRole);
}

Button *DialogButtons::add(const QString &text, const QString &icon)
{
    auto *button = new Button(icon, text);
    addButton(button, ActionRole);
    return button;
}

void DialogButtons::nameLeave(const QString &text)
{
    m_leave->setText(text);
}

} // namespace muster
