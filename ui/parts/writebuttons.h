// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace muster {

/// What stands below a form that becomes a step: "Write it down", and "Cancel".
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
