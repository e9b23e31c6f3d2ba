// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace muster {

class SectionLine;

/// The chosen section with what can be done with it beside it; below it where its words have no room there.
class SectionRow : public QWidget
{
public:
    explicit SectionRow(const QList<QWidget *> &deeds, QWidget *parent = nullptr);

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
