// SPDX-License-Identifier: MIT
#include "ui/aftermath/figurefields.h"

#include <QGridLayout>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStringList>
#include <QWheelEvent>

#include <algorithm>

namespace muster {

namespace {

const ReportedFate *reported(const std::vector<ReportedFate> &figures, FigureId id)
{
    const auto found =
        std::find_if(figures.begin(), figures.end(), [=](const ReportedFate &fate) { return fate.id == id; });
    return found == figures.end() ? nullptr : &*found;
}

/// The wheel goes through the page, and changes no number on its way.
class Count final : public QSpinBox
{
protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace

QSpinBox *makeCount(const QString &name, int value, int most)
{
    auto *count = new Count;
    count->setRange(0, most);
    count->setValue(value);
    count->setAccessibleName(name);
    count->setFixedHeight(30);
    return count;
}

std::vector<int> numbersIn(const QString &text)
{
    std::vector<int> numbers;
    for (const QString &word : text.split(QRegularExpression(QStringLiteral("[^0-9]+")), Qt::SkipEmptyParts))
        numbers.push_back(word.toInt());
    return numbers;
}

QString numbersText(const std::vector<int> &numbers)
{
    QStringList words;
    for (const int number : numbers)
        words << QString::number(number);
    return words.join(QStringLiteral(", "));
}

void emptyGrid(QGridLayout &grid)
{
    while (QLayoutItem *item = grid.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

Deeds deedsOf(const std::vector<ReportedFate> &figures, FigureId id)
{
    const ReportedFate *told = reported(figures, id);
    return told ? told->deeds : Deeds();
}

void enableIfPresent(const QList<QWidget *> &fields, const std::vector<ReportedFate> &figures, FigureId id)
{
    for (QWidget *field : fields)
        field->setEnabled(reported(figures, id));
}

} // namespace muster
