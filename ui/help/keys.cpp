// SPDX-License-Identifier: MIT
#include "ui/help/keys.h"

#include "ui/parts/label.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QStringList>
#include <QToolTip>
#include <QVariant>
#include <QWhatsThis>
#include <QWidget>

namespace muster {

namespace {

constexpr const char *property = "toldKeys"; // the chapter, then keys and their descriptions alternately

} // namespace

void setShortcutHelp(QWidget *widget, const QString &chapter, const QList<ShortcutHelp> &keys)
{
    QStringList all{chapter};
    for (const ShortcutHelp &told : keys)
        all << told.keys << told.what;
    widget->setProperty(property, all);
}

QString keysChapter(const QWidget *widget)
{
    return widget->property(property).toStringList().value(0);
}

QList<ShortcutHelp> shortcutHelpOf(const QWidget *widget)
{
    const QStringList told = widget->property(property).toStringList();
    QList<ShortcutHelp> all;
    for (qsizetype i = 1; i + 1 < told.size(); i += 2)
        all.append({told[i], told[i + 1]});
    return all;
}

namespace {

class Explainer : public QObject
{
public:
    Explainer(QWidget *widget, std::function<QString(QPoint)> words)
        : QObject(widget)
        , m_widget(widget)
        , m_words(std::move(words))
    {
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::ToolTip: {
            const auto *help = static_cast<QHelpEvent *>(event);
            const QString words = m_words(help->pos());
            if (words.isEmpty())
                return false;
            QToolTip::showText(help->globalPos(), asToolTip(words), m_widget);
            return true;
        }
        case QEvent::QueryWhatsThis:
            event->setAccepted(!m_words(static_cast<QHelpEvent *>(event)->pos()).isEmpty());
            return true;
        case QEvent::WhatsThis: {
            const auto *help = static_cast<QHelpEvent *>(event);
            QWhatsThis::showText(help->globalPos(), asToolTip(m_words(help->pos())), m_widget);
            return true;
        }
        default:
            return false;
        }
    }

private:
    QWidget *m_widget;
    std::function<QString(QPoint)> m_words;
};

} // namespace

void explain(QWidget *widget, const std::function<QString(QPoint)> &words)
{
    new Explainer(widget, words);
}

bool explainFocus()
{
    QWidget *widget = QApplication::focusWidget();
    if (!widget)
        return false;
    QPoint place = widget->rect().center();
    if (const auto *view = qobject_cast<QAbstractItemView *>(widget)) {
        place = view->visualRect(view->currentIndex()).center();
        widget = view->viewport();
    }
    QPoint below = widget->rect().bottomLeft();
    if (const auto *view = qobject_cast<QAbstractItemView *>(QApplication::focusWidget()))
        below = QPoint(place.x(), view->visualRect(view->currentIndex()).bottom());
    const QPoint global = widget->mapToGlobal(below); // the cell that is explained stays visible
    QHelpEvent query(QEvent::QueryWhatsThis, place, global);
    query.ignore();
    QApplication::sendEvent(widget, &query);
    if (!query.isAccepted())
        return false;
    QHelpEvent ask(QEvent::WhatsThis, place, global);
    QApplication::sendEvent(widget, &ask);
    return true;
}

} // namespace muster
