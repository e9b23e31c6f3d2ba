// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace muster::testing::seen {

namespace {

/// lower than WCAG's 4.5, because thin strokes of small letters are paler
constexpr double leastContrast = 3;
constexpr int mostCells = 40; ///< cells examined in a view

double luminance(QRgb colour)
{
    const auto linear = [](int value) {
        const double part = value / 255.0;
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

/// Returns the contrast as defined by WCAG, between the most frequent colour and the one that differs most from it.
double contrastIn(const QImage &picture, const QRect &place)
{
    QHash<QRgb, int> colours;
    for (int y = place.top(); y <= place.bottom(); ++y) {
        for (int x = place.left(); x <= place.right(); ++x)
            ++colours[picture.pixel(x, y)];
    }
    QRgb ground = 0;
    int most = 0;
    for (auto colour = colours.cbegin(); colour != colours.cend(); ++colour) {
        if (*colour > most) {
            most = *colour;
            ground = colour.key();
        }
    }
    double contrast = 1;
    for (auto colour = colours.cbegin(); colour != colours.cend(); ++colour) {
        const double one = luminance(colour.key());
        const double other = luminance(ground);
        contrast = std::max(contrast, (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05));
    }
    return contrast;
}

QString writtenOn(const QWidget &widget)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    if (label || qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QLineEdit *>(&widget))
        return widget.property("text").toString();
    const auto *box = qobject_cast<const QComboBox *>(&widget);
    return box ? box->currentText() : QString();
}

class Contrasts
{
public:
    explicit Contrasts(QWidget &window)
        : m_window(window)
        , m_picture(window.grab().toImage())
    {
    }

    void look(const QWidget &widget, const QRect &part, const QString &text)
    {
        const QRect seen = widget.visibleRegion().boundingRect().intersected(part);
        constexpr int edge = 3; // the frame is not text
        const QRect place(widget.mapTo(&m_window, seen.topLeft()), seen.size());
        const QRect inner = place.height() > 4 * edge ? place.adjusted(edge, edge, -edge, -edge) : place;
        const qreal ratio = m_picture.devicePixelRatio();
        const QRect letters =
            QRectF(inner.topLeft() * ratio, inner.size() * ratio).toRect().intersected(m_picture.rect());
        const bool hasLetters = std::any_of(text.begin(), text.end(), [](QChar one) { return one.isLetterOrNumber(); });
        if (!hasLetters || seen != part || letters.isEmpty())
            return;
        const double contrast = contrastIn(m_picture, letters);
        if (contrast < leastContrast)
            complaints << QStringLiteral("%1: “%2” stands out from its ground by %3 to 1")
                              .arg(called(widget), text.simplified().left(60))
                              .arg(contrast, 0, 'f', 1);
    }

    QStringList complaints;

private:
    QWidget &m_window;
    QImage m_picture;
};

} // namespace

QStringList faintTexts(QWidget &window)
{
    Contrasts contrasts(window);
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->window() != &window)
            continue;
        contrasts.look(*widget, widget->rect(), writtenOn(*widget));
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (!view || !view->model() || qobject_cast<const QHeaderView *>(view))
            continue;
        int cells = 0;
        for (int row = 0; row < view->model()->rowCount() && cells < mostCells; ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column, ++cells) {
                const QModelIndex cell = view->model()->index(row, column);
                if (cell.flags() & Qt::ItemIsEnabled)
                    contrasts.look(*view->viewport(), view->visualRect(cell), cell.data().toString());
            }
        }
    }
    return contrasts.complaints;
}

} // namespace muster::testing::seen
