// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

class QAction;

namespace muster {

/// What cannot be done now stays where it is in its menu, disabled, and says why in its tool tip and in the status line. No
/// reason: it can be done.
void allow(QAction &action, const QString &whyNot);

/// What stands below a form that becomes a step: "Save", and "Cancel".
class WriteButtons : public QWidget
{
    Q_OBJECT
public:
    /// `spoken` names the first button to a screen reader, where the form alone does not say what is written.
    explicit WriteButtons(const QString &spoken = {}, QWidget *parent = nullptr);

signals:
    void written();
    void cancelled();
};

} // namespace muster
