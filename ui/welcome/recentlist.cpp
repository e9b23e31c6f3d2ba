// SPDX-License-Identifier: MIT
#include "ui/welcome/recentlist.h"

#include "model/campaign/campaigndocument.h"
#include "ui/parts/label.h"
#include "ui/welcome/recentrow.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace muster {

namespace {

struct FileRead {
    Glimpse glimpse;
    QString problem; ///< why there is none
};

FileRead readGlimpse(const QString &path)
{
    const auto document = CampaignDocument::open(path, CampaignFile::Access::ReadOnly);
    if (!document)
        return {{}, document.problem().text};
    return {glimpseOf((*document)->book(), (*document)->campaign(), (*document)->pack()), {}};
}

/// What is said of the list, and how the program starts.
QWidget *makeFoot()
{
    auto *opens = new QCheckBox(RecentList::tr("Open the last campaign at start"));
    opens->setChecked(recentfiles::opensLast());
    QObject::connect(opens, &QCheckBox::toggled, opens, [](bool on) { recentfiles::setOpensLast(on); });
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(12, 10, 12, 0);
    row->addWidget(makeParagraph(TextUse::SecondLine,
                                 RecentList::tr("The small map is the table of the last encounter."), nullptr,
                                 QPalette::PlaceholderText),
                   1);
    row->addWidget(opens);
    return foot;
}

} // namespace

RecentList::RecentList(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_none(makeParagraph(TextUse::Body, tr("None yet. The campaigns you open are listed here."), nullptr,
                           QPalette::PlaceholderText))
    , m_foot(makeFoot())
{
    m_reading.setMaxThreadCount(1); // the pack behind each of them is read once more for it
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 0, 12, 8);
    head->addWidget(makeLabel(TextUse::SectionHeading, tr("Your campaigns")));
    head->addStretch(1);
    head->addWidget(makeLabel(TextUse::SecondLine, tr("Most recent first"), nullptr, QPalette::PlaceholderText));
    m_none->setContentsMargins(12, 12, 12, 12);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(head);
    m_column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    m_column->addWidget(m_none);
    m_column->addWidget(m_foot);
    m_column->addStretch(1);
    refresh();
}

RecentList::~RecentList()
{
    m_reading.clear();
}

void RecentList::refresh()
{
    m_reading.clear();
    qDeleteAll(m_rows);
    m_rows.clear();
    for (const recentfiles::Recent &recent : recentfiles::all())
        addRow(new RecentRow(recent));
    m_none->setVisible(m_rows.isEmpty());
    m_foot->setVisible(!m_rows.isEmpty());
}

void RecentList::addRow(RecentRow *row)
{
    m_column->insertWidget(m_column->indexOf(m_foot), row);
    m_rows << row;
    connect(row, &RecentRow::openWanted, this, [this, row] { emit openWanted(row->path()); });
    connect(row, &RecentRow::findWanted, this, [this, row] { emit findWanted(row->path()); });
    connect(row, &RecentRow::removeWanted, this, [this, row] { emit removeWanted(row->path()); });
    if (row->isThere())
        read(row->path());
}

void RecentList::read(const QString &path)
{
    m_reading.start([this, path] {
        const auto tell = [this, path, read = readGlimpse(path)] {
            for (RecentRow *row : std::as_const(m_rows)) {
                if (row->path() == path)
                    read.problem.isEmpty() ? row->tell(read.glimpse) : row->tell(read.problem);
            }
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

} // namespace muster
