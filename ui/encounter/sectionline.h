// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/dice/roll.h"

#include <QWidget>

namespace muster {

/// The chosen section of a table: its number, what is there, and the dice that said so. It is as high as the section with
/// most to say needs, so that nothing moves when another is chosen.
class SectionLine : public QWidget
{
    Q_OBJECT
public:
    explicit SectionLine(QWidget *parent = nullptr);

    /// No section: asks to choose one.
    void load(const Setup &table, std::optional<int> section, const Rolls &dice);

    QSize sizeHint() const override;
    int heightForWidth(int width) const override;
    /// How many lines the section with most to say takes.
    int linesAt(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<Section> m_section;
    QStringList m_all; ///< of every section
    QString m_words;
    Rolls m_dice;
};

} // namespace muster
