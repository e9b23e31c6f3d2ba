// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "ui/look/type.h"

#include <QLabel>
#include <QPalette>
#include <QString>

class QWidget;

namespace muster {

/// A text of one use: always plain text, its colour a role of the palette (PlaceholderText is the pencil).
QLabel *makeLabel(TextUse use, const QString &text, QWidget *parent = nullptr,
                  QPalette::ColorRole colour = QPalette::WindowText);

/// The same, broken into lines where it is too long.
QLabel *makeParagraph(TextUse use, const QString &text, QWidget *parent = nullptr,
                      QPalette::ColorRole colour = QPalette::WindowText);

/// For a tooltip: Qt guesses whether one is markup, and a name may look like it. Shows the text as it is written.
QString asToolTip(const QString &text);

/// One line of plain text that takes what room there is, and is cut with an ellipsis where that is too little.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

/// A figure's name beside what is entered for it: whole where there is room, else cut, and then whole as a tooltip.
QLabel *makeName(TextUse use, const QString &name, QWidget *parent = nullptr);

/// One thin line across, or down, that parts what stands beside it; its colour a role of the palette.
QWidget *makeRule(Qt::Orientation orientation = Qt::Horizontal, QPalette::ColorRole colour = QPalette::Midlight);

/// The name of the icon for how somebody left.
QString iconOf(Status status);

class LinkButton;

/// "ruling R54": what it settles comes up where it is pressed.
LinkButton *makeRulingLink(const QString &id, QWidget *parent = nullptr);

} // namespace muster
