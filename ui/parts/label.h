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

/// Creates a label for one use of text: always plain text, its colour a role of the palette (PlaceholderText is the
/// pencil).
QLabel *makeLabel(TextUse use, const QString &text, QWidget *parent = nullptr,
                  QPalette::ColorRole colour = QPalette::WindowText);

/// Creates the same, broken into lines if it is too long.
QLabel *makeParagraph(TextUse use, const QString &text, QWidget *parent = nullptr,
                      QPalette::ColorRole colour = QPalette::WindowText);

/// Creates the same labels in the lighter ink of secondary text.
inline QLabel *makeQuietLabel(TextUse use, const QString &text)
{
    return makeLabel(use, text, nullptr, QPalette::PlaceholderText);
}
inline QLabel *makeQuietParagraph(TextUse use, const QString &text)
{
    return makeParagraph(use, text, nullptr, QPalette::PlaceholderText);
}

/// Returns the text for a tool tip that shows it as it is written: Qt guesses whether a tool tip is markup, and a name
/// may look like it.
QString asToolTip(const QString &text);

/// One line of plain text that takes what room there is, and is cut off with an ellipsis if that is too little.
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

/// Creates a label for a figure's name beside what is entered for it: whole if there is room, else cut off, with the
/// whole name as a tool tip.
QLabel *makeName(TextUse use, const QString &name, QWidget *parent = nullptr);

/// Creates a thin line, horizontal or vertical, between parts; its colour is a role of the palette.
QWidget *makeRule(Qt::Orientation orientation = Qt::Horizontal, QPalette::ColorRole colour = QPalette::Midlight);
/// Creates a rule in ink, below a heading.
inline QWidget *makeInkRule()
{
    return makeRule(Qt::Horizontal, QPalette::Text);
}

/// Returns the name of the icon for how somebody left.
IconName iconOf(Status status);

/// Creates the link "ruling R54", which shows the ruling when it is pressed.
LinkButton *makeRulingLink(const QString &id, QWidget *parent = nullptr);

/// Returns the short text of a cell: whole if it fits into the width, else divided where its two lines are shortest.
QStringList inTwoLines(const QString &text, const QFontMetricsF &metrics, qreal width);
/// Returns the width that its two lines need.
qreal widthInTwoLines(const QString &text, const QFontMetricsF &metrics);

/// Returns what a player wrote for a button or a menu, with its ampersands escaped: they are no mnemonics.
inline QString asButtonText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

/// Returns the text as the name of a file, without characters that some file system does not take or does not show.
/// Empty if nothing is left.
inline QString asFileName(QString text)
{
    static const QRegularExpression unwanted(QStringLiteral("[/\\\\:*?\"<>|\\p{Cc}\\p{Cf}]+"));
    text = text.replace(unwanted, QStringLiteral(" ")).simplified().replace(QStringLiteral(" ,"), QStringLiteral(","));
    while (text.startsWith(u'.'))
        text.remove(0, 1);
    return text;
}

/// A page that has nothing to show: the reason, and the one thing to do about it.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    EmptyState();

    /// Sets the texts; without a text for the button there is none.
    void tell(const QString &title, const QString &text, const QString &deed = {});
    /// Offers something else that can be done here; an empty text removes it.
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
