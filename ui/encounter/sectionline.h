// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/dice/roll.h"

#include <QWidget>

namespace muster {

/// The chosen section in a line: its number, what is there, and the dice that said so.
class SectionLine : public QWidget
{
    Q_OBJECT
public:
    explicit SectionLine(QWidget *parent = nullptr);

    /// No section: asks to choose one.
    void load(const std::optional<Section> &section, int objectiveBuildings, const Rolls &dice);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<Section> m_section;
    QString m_words;
    Rolls m_dice;
};

} // namespace muster
