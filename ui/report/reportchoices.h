// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

#include <QWidget>

#include <span>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace muster {

/// Where the dice of a report stand, and what goes into it; beside each part how much of it there is.
class ReportChoices : public QWidget
{
    Q_OBJECT
public:
    explicit ReportChoices(QWidget *parent = nullptr);

    /// Of these battles, with everything that there is to tell.
    void count(std::span<const Account> accounts);
    AccountChoice choice() const;

signals:
    void changed();

private:
    void addDice(QVBoxLayout &column);
    void addParts(QVBoxLayout &column);
    void addPart(QVBoxLayout &column, const QString &text, bool AccountChoice::*part);
    void say(bool AccountChoice::*part, const QString &howMuch);
    void follow();

    struct Part {
        QCheckBox *box = nullptr;
        QLabel *howMuch = nullptr;
        bool AccountChoice::*what = nullptr;
    };

    QButtonGroup *m_dice;
    std::vector<Part> m_parts;
};

} // namespace muster
