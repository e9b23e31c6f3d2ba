// SPDX-License-Identifier: MIT
#include "ui/parts/label.h"

#include "ui/parts/spokenrole.h"

namespace muster {

QLabel *makeLabel(TextUse use, const QString &text, QWidget *parent, QPalette::ColorRole colour)
{
    auto *label = new QLabel(parent);
    if (use == TextUse::PageTitle || use == TextUse::SectionHeading)
        speakAs(*label, QAccessible::Heading);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setFont(fontFor(use));
    label->setForegroundRole(colour);
    return label;
}

QLabel *makeParagraph(TextUse use, const QString &text, QWidget *parent, QPalette::ColorRole colour)
{
    QLabel *label = makeLabel(use, text, parent, colour);
    label->setWordWrap(true);
    return label;
}

QString asToolTip(const QString &text)
{
    return Qt::mightBeRichText(text)
        ? QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")))
        : text;
}

} // namespace muster
