// SPDX-License-Identifier: MIT

// A campaign with malicious names on every page and every sheet: they are shown as they are written, nothing is treated
// as markup, and no file is opened because of them.

#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/storage/backups.h"
#include "tests/support/longcampaign.h"
#include "tests/support/packs.h"
#include "tests/support/playedband.h"
#include "tests/support/steps.h"
#include "tests/window/driver.h"

#include <QAbstractItemView>
#include <QFile>
#include <QLabel>
#include <QProcess>

#include <sys/inotify.h>
#include <unistd.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// A picture that an image tag names. Opening it is detected.
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
    ~Bait()
    {
        char event[4096];
        EXPECT_LE(::read(m_watch, event, sizeof event), 0) << "the bait was touched";
        ::close(m_watch);
    }
    Q_DISABLE_COPY_MOVE(Bait)

private:
    int m_watch;
};

/// Returns whether Qt would treat a text as markup because of one of the names.
bool smugglesMarkup(const QString &text)
{
    const QStringList smuggled{u"<img"_s, u"<b>Bold"_s, u"<b>x"_s, u"<style"_s};
    return Qt::mightBeRichText(text)
        && std::any_of(smuggled.begin(), smuggled.end(), [&](const QString &tag) { return text.contains(tag); });
}

class HostileNames : public WindowTest
{
protected:
    QString bait() const { return pathOf(u"bait.png"_s); }
    QStringList names() const
    {
        return {u"<img src=\"file://%1\">"_s.arg(bait()),
                u"<b>Bold</b>&amp;&lt;script&gt;"_s,
                u"</td></table><style>*{color:red}</style>"_s,
                u"&Osric && Co"_s,
                u"%1 %2 %n %L1"_s,
                u"\u202Eelur eht skaerb ohw eno\u202C \u0627\u0644\u0628\u0637\u0644"_s,
                u"\U0001F5E1\U0001F3F0\U0001F468\u200D\U0001F469\u200D\U0001F467"_s,
                u"Z"_s + QString(150, QChar(0x0336)) + u"algo"_s,
                QString(200, u'W'),
                u"'; DROP TABLE entries; --"_s};
    }
    /// Returns a campaign in which all figures have such names.
    Steps story() const
    {
        Steps steps = longCampaign(120, 3);
        qsizetype last = 0;
        for (Step &step : steps) {
            for (Change &change : step.changes) {
                edit<Founded>(change, [&](Founded &c) { c.name = names().front(); });
                edit<FigureJoined>(change, [&](auto &c) { c.figure.name = names()[last++ % names().size()]; });
                edit<FigureCorrected>(change, [&](auto &c) { c.figure.name = names()[last++ % names().size()]; });
            }
        }
        return steps;
    }
    /// Returns a campaign in the Wasteland, in which settlements and notes have such names too.
    Steps prepared() const
    {
        PlayedBand band("outcasts", names()[0].toUtf8().constData(), 4,
                        {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"wasteland"_s}});
        // The third of the gangs' seven kinds of encounter, a raid, is the highest; nine Tribals.
        band.prepares(
            "3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3",
            "tribal");
        for (const QString &name : names())
            band.comesToSettlement("4  2", name);
        KeptSettlement noted = band.campaign().settlements.front();
        noted.notes = names().join(u'\n');
        band.take(*acts::correctSettlement(band.campaign(), chainReaction1(), noted));
        return band.steps();
    }
    Steps inPlay() const
    {
        Steps steps = prepared();
        steps.push_back(*acts::stepOf(fold(steps), chainReaction1(), acts::BeginPlay{{1}}));
        for (const QString &name : names())
            steps.push_back(*acts::stepOf(fold(steps), chainReaction1(), acts::WriteNote{name}));
        return steps;
    }

    void expectPlainWindow() const
    {
        app.window().grab();
        for (const QWidget *widget : app.window().findChildren<QWidget *>()) {
            EXPECT_FALSE(smugglesMarkup(widget->toolTip())) << widget->toolTip().toStdString();
            const auto *label = qobject_cast<const QLabel *>(widget);
            EXPECT_TRUE(!label || label->textFormat() == Qt::PlainText || !smugglesMarkup(label->text()))
                << label->text().toStdString();
        }
    }
    /// Selects every row of every visible list, as the arrow keys would.
    void walkThroughLists() const
    {
        for (QAbstractItemView *view : app.window().findChildren<QAbstractItemView *>()) {
            for (int row = 0; view->isVisible() && view->model() && row < std::min(view->model()->rowCount(), 12);
                 ++row) {
                for (int column = 0; column < view->model()->columnCount(); ++column)
                    EXPECT_FALSE(smugglesMarkup(view->model()->index(row, column).data(Qt::ToolTipRole).toString()));
                view->setCurrentIndex(view->model()->index(row, 0));
                app.window().grab();
            }
        }
    }
    void expectPlain(const Steps &steps, std::size_t inForce)
    {
        const QString path = pathOf(u"<img src=bait.png>%1.muster"_s.arg(inForce));
        ASSERT_TRUE(writeAnew({steps, inForce}, {}, path));
        const Bait watched(bait());
        app.start(path);
        for (const char *page :
             {"Band", "Encounter", "After the battle", "Chronicle", "Foes", "Forecast", "Reference", "Odds"}) {
            app.open(page);
            walkThroughLists();
            expectPlainWindow();
        }
        int printed = 0;
        for (const char *sheet : {"roster", "encounter", "cards", "book", "forecast", "settlement"}) {
            const QString pdf = pathOf(u"%1.pdf"_s.arg(QLatin1String(sheet)));
            QProcess printing; // a sheet that cannot be printed in this phase is refused
            printing.start(QStringLiteral(MUSTER_BINARY), {QLatin1String(sheet), path, u"--pdf"_s, pdf});
            EXPECT_TRUE(printing.waitForFinished());
            printed += QFile::exists(pdf) && QFile::remove(pdf) ? 1 : 0;
        }
        EXPECT_GE(printed, 3);
    }
};

class HostileNamesIn : public HostileNames, public ::testing::WithParamInterface<Phase>
{
};

TEST_P(HostileNamesIn, AreShownAndPrintedAsTheyAre)
{
    const Steps steps = story();
    Campaign campaign;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        apply(campaign, steps[i]);
        const bool haveSomeComeAndGone = campaign.former.size() >= 3 && campaign.band.size() >= 2;
        if (campaign.phase == GetParam() && (haveSomeComeAndGone || GetParam() == Phase::Over))
            return expectPlain(steps, i + 1);
    }
    FAIL() << "the campaign never gets there";
}

INSTANTIATE_TEST_SUITE_P(EachPhase, HostileNamesIn, ::testing::Values(Phase::Prepare, Phase::Play, Phase::Over));

TEST_F(HostileNames, OfSettlementsAndNotesAreToo)
{
    for (const Steps &steps : {prepared(), inPlay()})
        expectPlain(steps, steps.size());
}

TEST_F(HostileNames, OfAFileAreToo)
{
    const QString path = pathOf(u"<b>x<img src=bait.png>.muster"_s);
    ASSERT_TRUE(QFile::rename(sample(), path));
    const Bait watched(bait());
    app.start(path);
    expectPlainWindow();
    app.start(pathOf(u"<img src=none>.muster"_s));
    expectPlainWindow();
}

} // namespace
} // namespace muster::testing
