// SPDX-License-Identifier: MIT
// How long the chronicle takes for each letter that is typed into Find, in a campaign of 10,000 steps with notes among them:
// it may not take 100 ms. Beside it, what it takes to look through the same texts with nothing else.
#include "model/actions/story.h"
#include "model/items/chroniclemodel.h"
#include "tests/support/longcampaign.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/parts/findrow.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QEventLoop>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <ctime>

using namespace muster;

namespace {

constexpr std::size_t stepCount = 10000;
constexpr int noteEvery = 50;
constexpr double allowed = 100; // ms
constexpr double ratioAllowed = 12;

/// Milliseconds of the processor.
double timeOf(const std::function<void()> &act)
{
    const std::clock_t before = std::clock();
    act();
    return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

Steps stepsWithNotes()
{
    muster::testing::LongCampaign player(7);
    Book book;
    book.steps = {muster::testing::founding()};
    Campaign campaign = fold(book.steps);
    while (book.steps.size() < stepCount) {
        book.inForce = book.steps.size();
        const QString text = QStringLiteral("They met at the ford, and %1 of them went home again [4 and 2].")
                                 .arg(book.steps.size() % 7);
        const bool writes = book.steps.size() % noteEvery == 0;
        Step step = writes ? *actions::write(book, campaign, {AboutKind::Month, campaign.turn}, {}, text)
                           : player.next(campaign);
        if (writes)
            step.when = book.steps.back().when;
        apply(campaign, step);
        book.steps.push_back(std::move(step));
    }
    return book.steps;
}

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir desk;
    qputenv("XDG_DATA_HOME", desk.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk.path());
    const QApplication application(argc, argv);
    wearAppearance();
    Book book;
    book.steps = stepsWithNotes();
    book.inForce = book.steps.size();
    auto file = CampaignFile::create(desk.filePath(QStringLiteral("long.muster")), book);
    if (!file)
        return 1;
    CampaignDocument document(*std::move(file), muster::testing::swordplay());
    ChroniclePage page;
    page.resize(1132, 680);
    page.setDocument(&document);
    page.show();
    QApplication::processEvents();
    std::printf("finding among %zu steps:\n", stepCount);
    page.find();
    QEventLoop pause; // no hand is faster with the first letter
    QTimer::singleShot(200, &pause, &QEventLoop::quit);
    pause.exec();

    const auto *model = page.findChild<ChronicleModel *>();
    double most = 0;
    QString typed;
    for (const QChar letter : QStringLiteral("ford home")) {
        typed += letter;
        const double ms = timeOf([&] {
            page.findChild<FindRow *>()->field()->setText(typed);
            QApplication::processEvents();
        });
        std::printf("  “%s”: %.1f ms\n", qPrintable(typed), ms);
        most = std::max(most, ms);
    }
    std::vector<QString> texts;
    for (int row = 0; row < model->rowCount(); ++row)
        texts.push_back(model->index(row).data(ChronicleModel::SearchRole).toString());
    int found = 0;
    const double bare = timeOf([&] {
        for (const QString &text : texts)
            found += text.contains(typed, Qt::CaseInsensitive) ? 1 : 0;
    });
    std::printf("a letter / looking through the same texts: %.1f (at most %.0f; %.1f ms / %.1f ms)%s\n", most / bare,
                ratioAllowed, most, bare, most > allowed ? "  over 100 ms" : "");
    return most / bare <= ratioAllowed ? 0 : 1;
}
