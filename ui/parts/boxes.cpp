// SPDX-License-Identifier: MIT
#include "ui/parts/boxes.h"

#include <QScrollArea>

namespace muster {

namespace {

template<typename Box>
Box *filled(Box *box, BoxedList parts, int spacing, const QMargins &margins)
{
    box->setContentsMargins(margins);
    box->setSpacing(spacing);
    for (const Boxed &part : parts)
        part.addTo(*box);
    return box;
}

} // namespace

void Boxed::addTo(QBoxLayout &box) const
{
    if (m_widget)
        box.addWidget(m_widget, m_number, m_alignment);
    else if (m_layout)
        box.addLayout(m_layout, m_number);
    else if (m_isGap)
        box.addSpacing(m_number);
    else
        box.addStretch(m_number);
}

QHBoxLayout *hbox(BoxedList parts, int spacing, const QMargins &margins)
{
    return filled(new QHBoxLayout, parts, spacing, margins);
}

QVBoxLayout *vbox(BoxedList parts, int spacing, const QMargins &margins)
{
    return filled(new QVBoxLayout, parts, spacing, margins);
}

QHBoxLayout *hbox(QWidget *widget, BoxedList parts, int spacing, const QMargins &margins)
{
    return filled(new QHBoxLayout(widget), parts, spacing, margins);
}

QVBoxLayout *vbox(QWidget *widget, BoxedList parts, int spacing, const QMargins &margins)
{
    return filled(new QVBoxLayout(widget), parts, spacing, margins);
}

QGridLayout *gridOf(QWidget *widget, int horizontalSpacing, int verticalSpacing, const QMargins &margins)
{
    auto *grid = new QGridLayout(widget);
    grid->setContentsMargins(margins);
    grid->setHorizontalSpacing(horizontalSpacing);
    grid->setVerticalSpacing(verticalSpacing);
    return grid;
}

QGridLayout *gridOf(int horizontalSpacing, int verticalSpacing, const QMargins &margins)
{
    return gridOf(nullptr, horizontalSpacing, verticalSpacing, margins);
}

void emptyOut(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (item->layout())
            emptyOut(*item->layout());
        delete item->widget();
        delete item;
    }
}

void showInSheet(QScrollArea &view, QWidget *content)
{
    view.setWidgetResizable(true);
    view.setFrameShape(QFrame::NoFrame);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setFocusPolicy(Qt::NoFocus);
    view.setWidget(content);
    content->setAutoFillBackground(false);
    view.viewport()->setAutoFillBackground(false);
}

QWidget *makeInkRule()
{
    return makeRule(Qt::Horizontal, QPalette::Text);
}

QLabel *secondLabel(TextUse use, const QString &text)
{
    return makeLabel(use, text, nullptr, QPalette::PlaceholderText);
}

QLabel *secondParagraph(TextUse use, const QString &text)
{
    return makeParagraph(use, text, nullptr, QPalette::PlaceholderText);
}

} // namespace muster
