// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/dice/roll.h"

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;

namespace muster {

/// The chosen section of a table: its number, its land, and the dice that decided it. Its height is enough for the
/// section with the longest text, so that nothing moves when another is chosen.
class SectionLine : public QWidget
{
    Q_OBJECT
public:
    explicit SectionLine(QWidget *parent = nullptr);

    /// Shows the section. Without one, it asks to choose one.
    void load(const Setup &table, std::optional<int> section, const Rolls &dice);

    QSize sizeHint() const override;
    int heightForWidth(int width) const override;
    /// Returns the number of lines that the longest text of any section takes.
    int linesAt(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<Section> m_section;
    QStringList m_all; ///< the texts of all sections
    QString m_words;
    Rolls m_dice;
};

/// The chosen section with its buttons at the right, or below it if its text has too little room beside them.
class SectionRow : public QWidget
{
public:
    explicit SectionRow(const QList<QWidget *> &deeds);

    /// Adds a button after the others.
    void add(QWidget *deed);
    SectionLine *line() const { return m_line; }

protected:
    bool event(QEvent *event) override;

private:
    SectionLine *m_line;
    QHBoxLayout *m_deeds;
    QBoxLayout *m_all;
};

} // namespace muster
