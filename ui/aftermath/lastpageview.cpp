// SPDX-License-Identifier: MIT
#include "ui/aftermath/lastpageview.h"

#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/scrolled.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int measure = 560; ///< a comfortable line

QLayout *rowsOf(const LastPage &page)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(32);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (const LastPage::Row &row : page.rows) {
        grid->setRowMinimumHeight(line, QFontMetrics(fontFor(TextUse::BodyBold)).lineSpacing());
        grid->addWidget(makeLabel(TextUse::Body, row.label, nullptr, QPalette::PlaceholderText), line, 0, Qt::AlignTop);
        grid->addWidget(makeParagraph(TextUse::BodyBold, row.value), line++, 1);
    }
    return grid;
}

} // namespace

LastPageView::LastPageView(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void LastPageView::load(const LastPage &page, bool fought)
{
    delete m_content;
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(24, 20, 24, 24);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, page.title));
    for (const QString &sentence : page.sentences) {
        QLabel *paragraph = makeParagraph(TextUse::Body, sentence);
        paragraph->setFont(fontFor(TextUse::Body, 15.5));
        paragraph->setMaximumWidth(measure);
        column->addWidget(paragraph);
    }
    QWidget *rule = makeRule(Qt::Horizontal, QPalette::Text);
    rule->setMaximumWidth(measure);
    column->addWidget(rule);
    column->addLayout(rowsOf(page));
    auto *read = new Button(QStringLiteral("chronicle"), tr("Read the chronicle"));
    connect(read, &QPushButton::clicked, this, &LastPageView::chronicleWanted);
    column->addSpacing(8);
    auto *deeds = new QHBoxLayout;
    deeds->addWidget(read);
    auto *print = new Button(QStringLiteral("print"), tr("Print epilogue…"));
    connect(print, &QPushButton::clicked, this, &LastPageView::printWanted);
    deeds->addWidget(print);
    if (fought) {
        auto *report = new Button(QStringLiteral("report"), tr("Report on the last battle…"));
        connect(report, &QPushButton::clicked, this, &LastPageView::reportWanted);
        deeds->addWidget(report);
    }
    deeds->addStretch(1);
    column->addLayout(deeds);
    column->addStretch(1);
    m_content = scrolled(m_content); // a long life in a low window
    layout()->addWidget(m_content);
}

} // namespace muster
