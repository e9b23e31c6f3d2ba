// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

#include <QWidget>

class QLabel;

namespace muster {

/// What came of it, in large, and why; it is read aloud.
class OutcomeView : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomeView(QWidget *parent = nullptr);

    void tell(const Ruled &ruled);
    /// A sentence in place of an outcome: what is missing.
    void say(const QString &text);
    void clear();

private:
    QLabel *m_headline;
    QLabel *m_text;
    QLabel *m_why;
};

} // namespace muster
