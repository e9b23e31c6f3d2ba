// SPDX-License-Identifier: MIT
#include "ui/window/welcomepage.h"

#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/window/messagebar.h"
#include "ui/window/recentfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>

namespace muster {

namespace {

constexpr int columnWidth = 560;

/// One thing to do: its button, and a line that says what comes of it.
QWidget *offer(Button *button, const QString &what)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    button->setMinimumWidth(190);
    layout->addWidget(button);
    layout->addWidget(makeParagraph(TextUse::Body, what, nullptr, QPalette::PlaceholderText), 1);
    return row;
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_messages(new MessageBar(this))
    , m_recent(new QVBoxLayout)
{
    setBackgroundRole(QPalette::Base);
    auto *found = new Button(QStringLiteral("plus"), tr("&New campaign…"), this, ButtonLook::Primary);
    auto *open = new Button(QStringLiteral("chronicle"), tr("&Open a campaign…"), this);
    auto *sample = new Button(QStringLiteral("dice"), tr("Try the &sample"), this);
    connect(found, &QPushButton::clicked, this, &WelcomePage::newWanted);
    connect(open, &QPushButton::clicked, this, &WelcomePage::openWanted);
    connect(sample, &QPushButton::clicked, this, &WelcomePage::sampleWanted);

    auto *column = new QVBoxLayout;
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Muster")));
    column->addWidget(
        makeParagraph(TextUse::Body,
                      tr("The book of your band between games, and the next encounter on the table. Your "
                         "dice or ours; everything is written down as it happens, and can be taken back.")));
    column->addSpacing(12);
    column->addWidget(offer(found, tr("Choose an army list, make your Star, and recruit his band.")));
    column->addWidget(offer(open, tr("A file that ends in .muster. You can also drop one on this window.")));
    column->addWidget(
        offer(sample, tr("A band some months into its story, to look around in. It is yours to change.")));
    column->addSpacing(12);
    column->addLayout(m_recent);

    auto *middle = new QHBoxLayout;
    middle->setContentsMargins(24, 0, 24, 0);
    auto *holder = new QWidget(this);
    holder->setMaximumWidth(columnWidth);
    holder->setLayout(column);
    middle->addWidget(holder, 1);

    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(13, 13, 13, 13);
    page->addStretch(2);
    page->addLayout(middle);
    page->addStretch(3);
    refresh();
}

void WelcomePage::refresh()
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QStringList paths = recentfiles::all();
    if (paths.isEmpty())
        return;
    m_recent->addWidget(makeLabel(TextUse::SectionHeading, tr("Opened last")));
    for (const QString &path : paths) {
        auto *link = new LinkButton(QFileInfo(path).completeBaseName());
        link->setAccessibleName(tr("Open %1").arg(QFileInfo(path).fileName()));
        link->setToolTip(asToolTip(QDir::toNativeSeparators(path)));
        connect(link, &QPushButton::clicked, this, [this, path] { emit fileWanted(path); });
        m_recent->addWidget(link);
    }
}

void WelcomePage::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inks.rule, 1));
    painter.setBrush(inks.paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(12.5, 8.5, -12.5, -12.5), 8, 8);
}

} // namespace muster
