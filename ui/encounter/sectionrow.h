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

/// The chosen section with what can be done with it beside it; below it where its words have no room there.
class SectionRow : public QWidget
{
public:
    explicit SectionRow(const QList<QWidget *> &deeds);

    /// One thing more, after the others.
    void add(QWidget *deed);
    SectionLine *line() const { return m_line; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QSize deedsSize() const;
    bool folds(int width) const;
    void arrange();

    SectionLine *m_line;
    QList<QWidget *> m_deeds;
};

} // namespace muster
