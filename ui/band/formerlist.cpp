// SPDX-License-Identifier: MIT
#include "ui/band/formerlist.h"

#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "ui/look/icon.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"
#include "ui/parts/statusicon.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int shownAtFirst = 5;
constexpr int rowHeight = 27;

QString typeAndWorth(const Figure &figure, const Pack &pack)
{
    const QString worth = words::worth(figure.profile, pack);
    return figure.profile.type.isEmpty() ? worth : FormerList::tr("%1, %2").arg(figure.profile.type, worth);
}

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->layout())
            clear(item->layout());
        else if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

} // namespace

FormerList::FormerList(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeLabel(TextUse::SecondLineBold, tr("Those who left")));
    column->addWidget(makeRule());
    column->addLayout(m_rows);
    m_rows->setContentsMargins(16, 0, 16, 0);
    m_rows->setHorizontalSpacing(8);
    m_rows->setVerticalSpacing(0);
    m_rows->setColumnMinimumWidth(0, 84);
    m_rows->setColumnMinimumWidth(1, 176);
    m_rows->setColumnStretch(3, 1);
}

void FormerList::load(const CampaignDocument &document)
{
    clear(m_rows);
    const auto &former = document.campaign().former;
    setVisible(!former.empty());
    const int count = static_cast<int>(former.size());
    const int shown = m_all ? count : std::min(count, shownAtFirst);
    for (int row = 0; row < shown; ++row)
        addRow(former[std::size_t(count - 1 - row)], document, row);
    if (shown < count) {
        auto *more = new LinkButton(tr("%n more", nullptr, count - shown));
        connect(more, &QPushButton::clicked, this, [this, &document] {
            m_all = true;
            load(document);
        });
        m_rows->addWidget(more, shown, 0);
    }
}

void FormerList::addRow(const FormerFigure &former, const CampaignDocument &document, int row)
{
    const Figure &figure = former.figure;
    const QString how = howLeft(document.book().stepsInForce(), figure.id);

    auto *who = new QHBoxLayout;
    who->setSpacing(7);
    who->addWidget(makeLabel(TextUse::BodyBold, figure.name));
    who->addWidget(makeLabel(TextUse::Body, typeAndWorth(figure, document.pack()), nullptr, QPalette::PlaceholderText));
    who->addStretch();

    auto *icon = new QLabel;
    icon->setPixmap(
        iconPixmap(iconOf(figure.status), 15, palette().color(QPalette::PlaceholderText), devicePixelRatioF()));
    m_rows->setRowMinimumHeight(row, rowHeight);
    m_rows->addWidget(makeLabel(TextUse::Body, words::turn(former.farewell.turn, document.campaign(), document.pack()),
                                nullptr, QPalette::PlaceholderText),
                      row, 0);
    m_rows->addLayout(who, row, 1);
    m_rows->addWidget(icon, row, 2);
    m_rows->addWidget(
        makeLabel(TextUse::Body, how.isEmpty() ? words::title(figure.status) : how, nullptr, QPalette::PlaceholderText),
        row, 3);
    if (figure.status == Status::Captured) {
        auto *back = new LinkButton(tr("Bring back"));
        back->setAccessibleName(tr("Bring back %1").arg(figure.name));
        connect(back, &QPushButton::clicked, this, [this, id = figure.id] { emit bringBackWanted(id); });
        m_rows->addWidget(back, row, 4);
    }
}

} // namespace muster
