// SPDX-License-Identifier: MIT

// Checks every printed sheet of every rule set in every language, for campaigns of the corpus and for bands of any
// size: no text overlaps another, none is outside the place of its part of the sheet, and none is in the margins.

#include "model/language.h"
#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "tests/walk/stations.h"
#include "tests/walk/writing.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

constexpr qreal hair = 0.8; // tolerance in points
constexpr QSizeF a4Paper(595, 842);
constexpr QSizeF letterPaper(612, 792);

struct Printed {
    const char *name;
    QStringList stories;

    friend void PrintTo(const Printed &printed, std::ostream *out) { *out << printed.name; }
};

std::string said(const Written &written)
{
    return u"“%1” on page %2 at %3, %4"_s.arg(written.text)
        .arg(written.page + 1)
        .arg(qRound(written.ink.left()))
        .arg(qRound(written.ink.top()))
        .toStdString();
}

bool isOver(const Written &one, const Written &other)
{
    const QRectF both = one.ink.intersected(other.ink);
    return one.page == other.page && both.width() > hair && both.height() > hair;
}

/// Returns whether the text is the number of a PEF or a section. Its disc covers a river's words on the map.
bool isInDisc(SheetKind kind, const Written &written)
{
    return kind == SheetKind::CampaignBook && written.text.size() == 1 && written.text.front().isDigit();
}

bool isWithin(const QRectF &ink, const std::vector<QRectF> &places)
{
    return std::any_of(places.begin(), places.end(), [&](const QRectF &place) {
        return place.adjusted(-hair, -2 * hair, hair, 2 * hair).contains(ink);
    });
}

void look(SheetKind kind, const SheetSource &source, QSizeF paper, const std::string &what)
{
    const SheetPages pages(kind, source, paper);
    const std::vector<Written> all = writingOn(pages);
    constexpr int most = 3;
    int faults = 0;
    const auto complain = [&](const std::string &complaint) {
        if (faults++ < most)
            ADD_FAILURE() << what << ": " << complaint;
    };
    constexpr qreal margin = 15;
    const QRectF printable = QRectF(QPointF(), paper).adjusted(margin, margin, -margin, -margin);
    for (std::size_t i = 0; i < all.size() && faults < most; ++i) {
        if (all[i].text.trimmed().isEmpty())
            continue;
        if (!printable.contains(all[i].ink))
            complain("in the margin: " + said(all[i]));
        if (!all[i].text.endsWith(u'…') && !isWithin(all[i].ink, pages.places(all[i].page)))
            complain("outside its place: " + said(all[i]));
        for (std::size_t other = i + 1; other < all.size(); ++other) {
            if (isOver(all[i], all[other]) && !isInDisc(kind, all[i]) && !isInDisc(kind, all[other]))
                complain(said(all[i]) + " and " + said(all[other]));
        }
    }
}

class SheetWalk : public ::testing::TestWithParam<std::tuple<Printed, QString>>
{
protected:
    void SetUp() override { language::speak(std::get<QString>(GetParam())); }
    void TearDown() override { language::speak(language::english()); }

    static void lookAtAll(const SheetSource &source, const std::string &name)
    {
        for (const SheetKind kind : sheetKinds()) {
            if (kind == SheetKind::Forecast || !canBeDrawn(kind, source.campaign, source.pack))
                continue; // a forecast is slow
            const std::string what = name + ", " + sheetName(kind).toStdString();
            look(kind, source, kind == SheetKind::CampaignBook ? a4Paper : letterPaper, what);
            if (kind == SheetKind::QuickReference) {
                EXPECT_LE(SheetPages(kind, source, a4Paper).count(), 2) << what;
            }
        }
    }
};

SheetSource sourceOf(const QString &name)
{
    const CorpusStory story = corpusStory(name);
    SheetSource source;
    source.pack = *packToPlay(QString::fromUtf8(story.pack)); // in the current language
    source.steps = *playStory(story.text, source.pack);
    source.campaign = fold(source.steps);
    source.fileName = name + u".muster"_s;
    source.step = static_cast<int>(source.steps.size());
    return source;
}

/// Returns a band of `size` figures: the first ones, or copies of the last one in addition.
std::vector<Figure> ofSize(std::vector<Figure> band, std::size_t size, Campaign &campaign)
{
    band.resize(std::min(band.size(), size));
    while (!band.empty() && band.size() < size) {
        Figure another = band.back();
        another.id = FigureId{++campaign.lastId};
        band.push_back(another);
    }
    return band;
}

TEST_P(SheetWalk, SeesNothingOverprintedOrOutOfItsPlace)
{
    for (const QString &name : std::get<Printed>(GetParam()).stories) {
        SheetSource source = sourceOf(name);
        lookAtAll(source, name.toStdString());
        const std::vector<Figure> band = source.campaign.band;
        for (const std::size_t size : {1U, 5U, 10U, 20U}) {
            source.campaign.band = ofSize(band, size, source.campaign);
            lookAtAll(source, name.toStdString() + " with a band of " + std::to_string(size));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Of, SheetWalk,
    ::testing::Combine(::testing::Values(Printed{"Swordplay", {u"swordplay-06"_s, u"closed-won"_s}},
                                         Printed{"ChainReaction3", {u"cr3-linked-15"_s, u"cr3-plain-06"_s}},
                                         Printed{"Tumor", {u"cr3-tumor-09"_s}},
                                         Printed{"FirstEdition", {u"fe-gang-07"_s, u"fe-movie-10"_s}},
                                         Printed{"Wasteland", {u"wasteland-10"_s}},
                                         Printed{"StreetSkirmish", {u"street-11"_s}}),
                       ::testing::ValuesIn(language::all())),
    [](const auto &walk) {
        return std::get<Printed>(walk.param).name + ("In" + std::get<QString>(walk.param).toUpper().toStdString());
    });

} // namespace
} // namespace muster::testing
