// SPDX-License-Identifier: MIT
#pragma once

#include "ui/parts/label.h"

#include <QBoxLayout>
#include <QGridLayout>

class QScrollArea;

namespace muster {

/// So many pixels between two things in a row or a column.
struct Gap {
    int pixels;
};

/// What takes the room that is left; by their factors where there are several.
struct Spring {
    int factor = 0;
};

/// What stands in a row or a column.
class Boxed
{
public:
    Boxed(QWidget *widget, int stretch = 0, Qt::Alignment alignment = {})
        : m_widget(widget)
        , m_number(stretch)
        , m_alignment(alignment)
    {
    }
    Boxed(QLayout *layout, int stretch = 0)
        : m_layout(layout)
        , m_number(stretch)
    {
    }
    Boxed(Gap gap)
        : m_isGap(true)
        , m_number(gap.pixels)
    {
    }
    Boxed(Spring spring)
        : m_number(spring.factor)
    {
    }

    void addTo(QBoxLayout &box) const;

private:
    QWidget *m_widget = nullptr;
    QLayout *m_layout = nullptr;
    bool m_isGap = false;
    int m_number;
    Qt::Alignment m_alignment;
};

using BoxedList = std::initializer_list<Boxed>;

/// A row or a column of these for another layout, or as that of a widget. `spacing` below 0 is the style's.
QHBoxLayout *hbox(BoxedList parts, int spacing = -1, const QMargins &margins = {});
QVBoxLayout *vbox(BoxedList parts, int spacing = -1, const QMargins &margins = {});
QHBoxLayout *hbox(QWidget *widget, BoxedList parts, int spacing = -1, const QMargins &margins = {});
QVBoxLayout *vbox(QWidget *widget, BoxedList parts, int spacing = -1, const QMargins &margins = {});

/// An empty grid, likewise.
QGridLayout *gridOf(int horizontalSpacing, int verticalSpacing, const QMargins &margins = {});
QGridLayout *gridOf(QWidget *widget, int horizontalSpacing, int verticalSpacing, const QMargins &margins = {});

/// Deletes all that stands in it, and the layouts in it.
void emptyOut(QLayout &layout);

/// The content of a view that scrolls down only. The sheet below shows through, with its round corners.
void showInSheet(QScrollArea &view, QWidget *content);

/// A line across in ink, below a heading.
QWidget *makeInkRule();

/// Texts that say less than what they stand beside, in pencil.
QLabel *secondLabel(TextUse use, const QString &text);
QLabel *secondParagraph(TextUse use, const QString &text);

} // namespace muster
