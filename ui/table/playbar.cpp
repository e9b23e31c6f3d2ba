// SPDX-License-Identifier: MIT
#include "ui/table/playbar.h"

#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QSpinBox>

#include <algorithm>

namespace muster {

namespace {

constexpr int gapOfBar = 6;
constexpr int rowsOfBar = 3;

int buttonHeight()
{
    return Button({}, QStringLiteral("X")).sizeHint().height();
}

QSize sizeOf(const QWidget *widget)
{
    return widget->sizeHint().expandedTo(widget->minimumSize());
}

/// Returns the place of each widget, row by row; fewer than all if there is no room for the next.
std::vector<QRect> placesOf(const std::vector<QWidget *> &widgets, QSize room)
{
    std::vector<QRect> places;
    QPoint next;
    for (const QWidget *widget : widgets) {
        const QSize size = sizeOf(widget);
        if (next.x() > 0 && next.x() + size.width() > room.width())
            next = {0, next.y() + buttonHeight() + gapOfBar};
        if (next.y() + size.height() > room.height())
            break;
        places.emplace_back(next, size);
        next.rx() += size.width() + gapOfBar;
    }
    return places;
}

bool fits(const std::vector<QWidget *> &widgets, QSize room)
{
    return placesOf(widgets, room).size() == widgets.size();
}

/// An event filter for menus: shortcuts do not work while a menu is open, but the keys beside its acts do with this.
class KeysOfActs : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto *pressed = static_cast<QKeyEvent *>(event);
        auto *menu = static_cast<QMenu *>(watched);
        for (QAction *action : menu->actions()) {
            if (!action->isEnabled() || action->data() != pressed->key() || pressed->modifiers() != Qt::NoModifier)
                continue;
            menu->setActiveAction(action);
            QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
            return QCoreApplication::sendEvent(menu, &enter); // like a choice by hand, closes the menus around it, too
        }
        return false;
    }
};

} // namespace

PlayBar::PlayBar()
{
    setFixedHeight(rowsOfBar * (buttonHeight() + gapOfBar) - gapOfBar);
}

void PlayBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        emit widthChanged();
}

QWidget *PlayBar::makeButton(const Subject &subject, const acts::Offer &offer)
{
    auto *button = new Button({}, asButtonText(offer.text), this);
    button->setKeyHint(keyText(offer));
    button->setFocusPolicy(Qt::TabFocus);
    button->setEnabled(offer.whyNot.isEmpty());
    button->setToolTip(offer.whyNot.isEmpty() ? offer.about : asToolTip(offer.whyNot));
    onPress(button, this, [=, this] { emit wanted(subject, offer); });
    return button;
}

QWidget *PlayBar::makePlaceHint(const QString &keys)
{
    QLabel *hint = makeLabel(TextUse::SecondLine, keys, this, QPalette::PlaceholderText);
    hint->setMinimumHeight(buttonHeight());
    hint->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return hint;
}

void PlayBar::load(const acts::Situation &now, bool takesTests)
{
    for (QWidget *old : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->deleteLater();
    }
    std::vector<acts::Offer> offers = acts::offersOn(now);
    QString placeKeys;
    if (!offers.empty() && offers.back().hasKeysForChoices()) {
        placeKeys = offers.back().about;
        offers.pop_back();
    }
    std::vector<QWidget *> widgets;
    if (takesTests) {
        auto *test = new Button("dice", tr("Test…"), this);
        test->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_T).toString(QKeySequence::NativeText));
        test->setToolTip(tr("Take a test of the reference on this page"));
        test->setFocusPolicy(Qt::TabFocus);
        onPress(test, this, &PlayBar::testWanted);
        widgets.push_back(test);
    }
    const std::size_t before = widgets.size();
    for (const acts::Offer &offer : offers)
        widgets.push_back(makeButton(now.subject, offer));
    if (!fits(widgets, size()))
        putRestBehindOne(now.subject, offers, widgets, before);
    else if (!placeKeys.isEmpty())
        widgets.push_back(makePlaceHint(placeKeys)); // shown if there is room for it
    const std::vector<QRect> places = placesOf(widgets, size());
    for (std::size_t i = 0; i < widgets.size(); ++i) {
        widgets[i]->setGeometry(i < places.size() ? places[i] : QRect());
        widgets[i]->setVisible(i < places.size());
    }
}

/// Puts all that the rows cannot hold behind one button, the last.
void PlayBar::putRestBehindOne(const Subject &subject, const std::vector<acts::Offer> &offers,
                               std::vector<QWidget *> &widgets, std::size_t before)
{
    auto *more = new Button("chevron", tr("More"), this);
    more->setFocusPolicy(Qt::TabFocus);
    widgets.push_back(more);
    while (widgets.size() > 1 && !fits(widgets, size())) {
        const auto last = widgets.end() - 2;
        delete *last;
        widgets.erase(last);
    }
    auto *menu = new QMenu(more);
    addOffers(*menu, std::span(offers).subspan(widgets.size() - 1 - before),
              [=, this](const acts::Offer &offer) { emit wanted(subject, offer); });
    onPress(more, menu, [more, menu] {
        const QSize size = menu->sizeHint();
        menu->popup(more->mapToGlobal(QPoint(more->width() - size.width(), -size.height())));
    });
}

NewGroupPanel::NewGroupPanel()
    : m_figures(new QSpinBox)
    , m_side(new QComboBox)
    , m_form(makeForm())
    , m_where(makeParagraph(TextUse::Body, {}))
{
    m_figures->setRange(1, acts::mostAtOnce);
    auto *draw = new Button("dice", tr("Bring on"));
    draw->setToolTip(tr("Rolls their figures from the enemy's list"));
    draw->setKeyHint(tr("Enter"));
    draw->setShortcut(QKeySequence(Qt::Key_Return));
    auto *notNow = new Button({}, tr("Cancel"));
    notNow->setKeyHint(tr("Esc"));
    notNow->setShortcut(QKeySequence(Qt::Key_Escape));

    addRow(*m_form, tr("Figures"), m_figures);
    addRow(*m_form, tr("Side"), m_side);
    vbox(this,
         {makeLabel(TextUse::SectionHeading, tr("Enemy reinforcements")), m_form, m_where,
          hbox({draw, notNow, Spring{1}}), Spring{1}},
         12, {0, 6, 0, 0});

    onPress(draw, this, [this] {
        emit wanted(acts::AddGroup{m_figures->value(), m_section, m_side->currentData().toInt()});
    });
    onPress(notNow, this, &NewGroupPanel::cancelled);
}

void NewGroupPanel::load(const Play &play)
{
    m_figures->setValue(1);
    m_figures->selectAll(); // typing replaces it
    m_side->clear();
    for (int army = firstEnemy; army < play.sides; ++army)
        m_side->addItem(tr("Side %1").arg(army + 1), army);
    m_form->setRowVisible(m_side, play.sides > fewestSides);
}

void NewGroupPanel::setSection(int section)
{
    m_section = section;
    m_where->setText(tr("They arrive in section %1, the one selected on the map.").arg(section));
}

void addOffers(QMenu &menu, std::span<const acts::Offer> offers, const std::function<void(const acts::Offer &)> &take)
{
    menu.installEventFilter(new KeysOfActs(&menu));
    for (const acts::Offer &offer : offers) {
        if (offer.hasKeysForChoices()) {
            addOffers(*menu.addMenu(u'&' + asButtonText(offer.text)), offer.choices, take);
            continue;
        }
        QAction *action = menu.addAction(asButtonText(offer.text) + u'\t' + keyText(offer));
        action->setData(offer.key);
        action->setStatusTip(offer.about);
        action->setToolTip(asToolTip(offer.about));
        if (!offer.whyNot.isEmpty())
            allow(*action, offer.whyNot);
        action->setCheckable(offer.isOn.has_value());
        action->setChecked(offer.isOn.value_or(false));
        onPress(action, &menu, [take, offer] { take(offer); });
    }
}

QString keyText(const acts::Offer &offer)
{
    return offer.key == Qt::Key_unknown ? QString()
        : offer.key == Qt::Key_Delete   ? TableText::tr("Del")
                                        : QKeySequence(offer.key).toString();
}

} // namespace muster
