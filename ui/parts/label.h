// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "ui/look/icon.h"
#include "ui/look/type.h"

#include <QLabel>
#include <QPalette>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QWidget>

class QFontMetricsF;

namespace muster {

class Button;
class LinkButton;

/// A text of one use: always plain text, its colour a role of the palette (PlaceholderText is the pencil).
QLabel *makeLabel(TextUse use, const QString &text, QWidget *parent = nullptr,
                  QPalette::ColorRole colour = QPalette::WindowText);

/// The same, broken into lines where it is too long.
QLabel *makeParagraph(TextUse use, const QString &text, QWidget *parent = nullptr,
                      QPalette::ColorRole colour = QPalette::WindowText);

/// Both in the lighter ink of what is said beside.
inline QLabel *makeQuietLabel(TextUse use, const QString &text)
{
    return makeLabel(use, text, nullptr, QPalette::PlaceholderText);
}
inline QLabel *makeQuietParagraph(TextUse use, const QString &text)
{
    return makeParagraph(use, text, nullptr, QPalette::PlaceholderText);
}

/// For a tooltip: Qt guesses whether one is markup, and a name may look like it. Shows the text as it is written.
QString asToolTip(const QString &text);

/// One line of plain text that takes what room there is, and is cut with an ellipsis where that is too little.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(TextUse use, QPalette::ColorRole colour = QPalette::PlaceholderText,
                         QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

/// A figure's name beside what is entered for it: whole where there is room, else cut, and then whole as a tooltip.
QLabel *makeName(TextUse use, const QString &name, QWidget *parent = nullptr);

/// One thin line across, or down, that parts what stands beside it; its colour a role of the palette.
QWidget *makeRule(Qt::Orientation orientation = Qt::Horizontal, QPalette::ColorRole colour = QPalette::Midlight);
/// In ink, below a heading.
inline QWidget *makeInkRule()
{
    return makeRule(Qt::Horizontal, QPalette::Text);
}

/// The name of the icon for how somebody left.
IconName iconOf(Status status);

/// "ruling R54": what it settles comes up where it is pressed.
LinkButton *makeRulingLink(const QString &id, QWidget *parent = nullptr);

/// A short text of a cell: whole where the width has room for it, else parted where its two lines are shortest.
QStringList inTwoLines(const QString &text, const QFontMetricsF &metrics, qreal width);
/// What its two lines need.
qreal widthInTwoLines(const QString &text, const QFontMetricsF &metrics);

/// What a player wrote, on a button or in a menu: its ampersands are no mnemonics.
inline QString asButtonText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

/// The same as the name of a file, without what some file system does not take or does not show. Empty where nothing is left.
inline QString asFileName(QString text)
{
    static const QRegularExpression unwanted(QStringLiteral("[/\\\\:*?\"<>|\\p{Cc}\\p{Cf}]+"));
    text = text.replace(unwanted, QStringLiteral(" ")).simplified().replace(QStringLiteral(" ,"), QStringLiteral(","));
    while (text.startsWith(u'.'))
        text.remove(0, 1);
    return text;
}

/// A page that has nothing to show: why, and the one thing to do about it.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    EmptyState();

    /// Without words for the button there is none.
    void tell(const QString &title, const QString &text, const QString &deed = {});
    /// Something else that can be done here; without words there is nothing.
    void offer(const QString &other);

signals:
    void deedWanted();
    void otherWanted();

private:
    QLabel *m_title;
    QLabel *m_text;
    Button *m_deed;
    Button *m_other;
};

} // namespace muster
