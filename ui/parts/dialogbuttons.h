// SPDX-License-Identifier: MIT
#pragma once

#include <QDialogButtonBox>

namespace muster {

class Button;

/// What stands at the foot of a dialog or a form, in the order of the desktop: the deed that it is for, which answers Enter,
/// and the way out of it; accepted() and rejected() tell.
class DialogButtons : public QDialogButtonBox
{
    Q_OBJECT
public:
    /// Without a deed it can only be closed.
    explicit DialogButtons(const QString &deed = {}, const QString &icon = {}, QWidget *parent = nullptr);

    /// Null where there is none.
    Button *deed() const { return m_deed; }
    /// "Cancel", or "Close" where nothing is lost by leaving.
    Button *leave() const { return m_leave; }
    /// Something else that can be done.
    Button *add(const QString &text, const QString &icon = {});
    void nameLeave(const QString &text);

private:
    Button *m_deed = nullptr;
    Button *m_leave;
};

} // namespace muster
