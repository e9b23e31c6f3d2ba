// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/buttonground.h"

#include <QPushButton>

namespace muster {

/// A button with an icon of ours and, where it has one, its key written on it.
class Button : public QPushButton
{
    Q_OBJECT
public:
    /// `icon` may be empty. The text may hold a mnemonic; it is the accessible name as well.
    Button(const QString &icon, const QString &text, QWidget *parent = nullptr, ButtonLook look = ButtonLook::Outlined);

    void setLook(ButtonLook look);
    void setIconName(const QString &icon);
    /// Shown in a little frame behind the text, and heard behind the tool tip; the shortcut itself is set with setShortcut().
    void setKeyHint(const QString &key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void tellKey();

    QString m_icon;
    QString m_key;
    ButtonLook m_look;
};

/// Words that do something, underlined: "Change", "ruling R15".
class LinkButton : public QPushButton
{
    Q_OBJECT
public:
    explicit LinkButton(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace muster
