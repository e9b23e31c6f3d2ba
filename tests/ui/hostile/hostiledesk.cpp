// SPDX-License-Identifier: MIT
#include "tests/ui/hostile/hostiledesk.h"

#include "ui/paper/sheets.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QAbstractItemView>
#include <QFile>
#include <QLabel>

#include <sys/inotify.h>
#include <unistd.h>

namespace muster::testing {

namespace {

/// Whether Qt would take a text for markup that one of the names brought along.
bool smugglesMarkup(const QString &text)
{
    const QStringList smuggled = {QStringLiteral("<img"), QStringLiteral("<b>Bold"), QStringLiteral("<b>x"),
                                  QStringLiteral("<style")};
    return Qt::mightBeRichText(text)
        && std::any_of(smuggled.begin(), smuggled.end(), [&](const QString &tag) { return text.contains(tag); });
}

/// Walks through every row of every list that can be seen, as the arrow keys would.
void walkThroughLists(QWidget &window)
{
    for (QAbstractItemView *view : window.findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || !view->model())
            continue;
        for (int row = 0; row < std::min(view->model()->rowCount(), 40); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex index = view->model()->index(row, column);
                EXPECT_FALSE(smugglesMarkup(index.data(Qt::ToolTipRole).toString()));
                if (column == 0)
                    view->setCurrentIndex(index);
            }
            window.grab();
        }
    }
}

} // namespace

Bait::Bait(const QString &path)
    : m_watch(::inotify_init1(IN_NONBLOCK))
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.close();
    EXPECT_GE(::inotify_add_watch(m_watch, QFile::encodeName(path).constData(), IN_OPEN | IN_ACCESS), 0);
}

Bait::~Bait()
{
    ::close(m_watch);
}

bool Bait::wasTouched() const
{
    char event[4096];
    return ::read(m_watch, event, sizeof event) > 0;
}

QStringList HostileDesk::names() const
{
    return {
        QStringLiteral("<img src=\"file://%1\">").arg(bait()),
        QStringLiteral("<b>Bold</b>&amp;&lt;script&gt;"),
        QStringLiteral("</td></table><style>*{color:red}</style>"),
        QStringLiteral("&Osric && Co"),
        QStringLiteral("%1 %2 %n %L1"),
        QStringLiteral("\u202Eelur eht skaerb ohw eno\u202C \u0627\u0644\u0628\u0637\u0644"),
        QStringLiteral("\U0001F5E1\U0001F3F0\U0001F468\u200D\U0001F469\u200D\U0001F467"),
        QStringLiteral("Z") + QString(150, QChar(0x0336)) + QStringLiteral("algo"),
        QString(200, QLatin1Char('W')),
        QStringLiteral("'; DROP TABLE entries; --"),
    };
}

void HostileDesk::expectPlainOnEveryPage(const QString &path)
{
    const Bait watched(bait());
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    show(window);
    for (const PageTitle &page : pageTitles()) {
        window.notebook()->open(page.kind);
        window.grab();
        walkThroughLists(window);
        expectPlain(window);
    }
    EXPECT_FALSE(watched.wasTouched());
}

void HostileDesk::expectPlainOnEverySheet(const Steps &steps, const Pack &pack)
{
    const Bait watched(bait());
    const SheetSource source{fold(steps), pack, QStringLiteral("<img src=bait.png>.muster"), 1, {}};
    for (const SheetKind kind : sheetKinds()) {
        if (canBeDrawn(kind, source.campaign, source.pack)) {
            EXPECT_TRUE(sheetPdf(kind, source, QPageSize::A4).startsWith("%PDF"));
        }
    }
    EXPECT_FALSE(watched.wasTouched());
}

void expectPlain(const QWidget &window)
{
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        EXPECT_FALSE(smugglesMarkup(widget->toolTip())) << widget->toolTip().toStdString();
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            EXPECT_TRUE(label->textFormat() == Qt::PlainText || !smugglesMarkup(label->text()))
                << label->text().toStdString();
        }
    }
}

} // namespace muster::testing
