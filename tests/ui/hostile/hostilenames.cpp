// SPDX-License-Identifier: MIT
// A campaign of names that were chosen to do harm, through every page and onto every sheet: they are shown as they are
// written, nothing is taken for markup, and no file is opened on their account.
#include "model/storage/recover.h"
#include "tests/support/longcampaign.h"
#include "tests/ui/window/desk.h"
#include "ui/paper/sheets.h"
#include "ui/window/notebook.h"
#include "ui/window/pages.h"

#include <QAbstractItemView>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QTest>

#include <sys/inotify.h>
#include <unistd.h>

namespace muster {

namespace {

/// A picture that an image tag names: whoever opens it is noticed.
class Bait
{
public:
    explicit Bait(const QString &path)
        : m_watch(::inotify_init1(IN_NONBLOCK))
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.close();
        EXPECT_GE(::inotify_add_watch(m_watch, QFile::encodeName(path).constData(), IN_OPEN | IN_ACCESS), 0);
    }
    ~Bait() { ::close(m_watch); }
    Bait(const Bait &) = delete;
    Bait &operator=(const Bait &) = delete;

    bool wasTouched() const
    {
        char event[4096];
        return ::read(m_watch, event, sizeof event) > 0;
    }

private:
    int m_watch;
};

class HostileNames : public testing::Desk
{
protected:
    QString bait() const { return pathOf(QStringLiteral("bait.png")); }

    QStringList names() const
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

    /// A campaign that everybody of such a name plays in.
    Steps story() const
    {
        const QStringList hostile = names();
        Steps steps = testing::longCampaign(120, 3);
        int last = 0;
        for (Step &step : steps) {
            for (Change &change : step.changes) {
                if (auto *founded = std::get_if<Founded>(&change))
                    founded->name = hostile.front();
                else if (auto *joined = std::get_if<FigureJoined>(&change))
                    joined->figure.name = hostile[last++ % hostile.size()];
                else if (auto *corrected = std::get_if<FigureCorrected>(&change))
                    corrected->figure.name = hostile[last++ % hostile.size()];
            }
        }
        return steps;
    }

    /// How many steps until the campaign is in this phase and some have come and gone.
    static std::size_t stepsUntil(Phase phase, const Steps &steps)
    {
        Campaign campaign;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            apply(campaign, steps[i]);
            if (campaign.phase == phase && campaign.former.size() >= 3 && campaign.band.size() >= 2)
                return i + 1;
        }
        ADD_FAILURE() << "the campaign never gets there";
        return 1;
    }

    QString fileIn(Phase phase) const
    {
        const Steps steps = story();
        const QString path = pathOf(QStringLiteral("hostile%1.muster").arg(int(phase)));
        EXPECT_TRUE(writeAnew({steps, stepsUntil(phase, steps)}, std::nullopt, path));
        return path;
    }
};

/// Whether Qt would take a text for markup that one of the names brought along.
bool smugglesMarkup(const QString &text)
{
    const QStringList smuggled = {QStringLiteral("<img"), QStringLiteral("<b>Bold"), QStringLiteral("<b>x"),
                                  QStringLiteral("<style")};
    return Qt::mightBeRichText(text)
        && std::any_of(smuggled.begin(), smuggled.end(), [&](const QString &tag) { return text.contains(tag); });
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

TEST_F(HostileNames, AreShownAsTheyAreOnEveryPage)
{
    for (const Phase phase : {Phase::Prepare, Phase::Play}) {
        const QString path = fileIn(phase);
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
}

TEST_F(HostileNames, AreShownAsTheyAreWhenTheCampaignIsOver)
{
    Steps steps = story();
    std::size_t over = 0;
    Campaign campaign;
    for (std::size_t i = 0; i < steps.size() && over == 0; ++i) {
        apply(campaign, steps[i]);
        over = campaign.phase == Phase::Over ? i + 1 : 0;
    }
    ASSERT_GT(over, 0U);
    const QString path = pathOf(QStringLiteral("over.muster"));
    ASSERT_TRUE(writeAnew({steps, over}, std::nullopt, path));
    const Bait watched(bait());
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    show(window);
    for (const PageTitle &page : pageTitles()) {
        window.notebook()->open(page.kind);
        window.grab();
        expectPlain(window);
    }
    EXPECT_FALSE(watched.wasTouched());
}

TEST_F(HostileNames, OfAFileAreShownAsTheyAreToo)
{
    const QString path = pathOf(QStringLiteral("<b>x<img src=bait.png>.muster"));
    ASSERT_TRUE(QFile::rename(sample(), path));
    const Bait watched(bait());
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    show(window);
    window.grab();
    expectPlain(window);
    EXPECT_FALSE(window.openFile(pathOf(QStringLiteral("<img src=none>.muster"))));
    expectPlain(window);
    EXPECT_FALSE(watched.wasTouched());
}

TEST_F(HostileNames, ArePrintedOnEverySheet)
{
    const Bait watched(bait());
    const Steps steps = story();
    for (const Phase phase : {Phase::Prepare, Phase::Play}) {
        const SheetSource source{fold(steps, stepsUntil(phase, steps)),
                                 testing::swordplay(),
                                 QStringLiteral("<img src=bait.png>.muster"),
                                 1,
                                 {}};
        for (const SheetKind kind : sheetKinds()) {
            if (canBeDrawn(kind, source.campaign, source.pack)) {
                EXPECT_TRUE(sheetPdf(kind, source, QPageSize::A4).startsWith("%PDF"));
            }
        }
    }
    EXPECT_FALSE(watched.wasTouched());
}

} // namespace muster
