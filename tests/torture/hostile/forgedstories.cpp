// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/json/stepjson.h"
#include "tests/support/steps.h"
#include "tests/torture/forge.h"
#include "tests/torture/hostile.h"
#include "tests/torture/player.h"

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

using Path = const QString &;

/// Adds a step with a correct hash and a wrong content.
void forge(Path path, const QByteArray &content)
{
    forgeSteps(path, {content});
}

QByteArray step(const Change &change)
{
    Step forged;
    forged.kind = StepKind::Corrected;
    forged.changes = {change};
    forged.when = QDateTime(QDate(2026, 2, 1), QTime(18, 0), Qt::UTC);
    return stepJson(forged);
}

/// Returns a figure that could join this campaign next.
FigureJoined newcomer(Path path, int rep = 4)
{
    const auto file = CampaignFile::open(path, CampaignFile::Access::ReadOnly);
    Figure figure;
    figure.id = FigureId{(*file)->campaign().lastId + 1};
    figure.name = u"Grim"_s;
    figure.profile = {u"Infantry"_s, u"soldier"_s, rep, 2, false, u"melee"_s};
    figure.bestRep = rep;
    return {figure};
}

QByteArray nested(qsizetype depth)
{
    return QByteArray("[").repeated(depth) + QByteArray("]").repeated(depth);
}

QByteArray withDeepChanges()
{
    return R"({"kind":"corrected","rolls":[],"when":"2026-02-01T18:00:00.000Z","changes":)" + nested(100000) + '}';
}

QByteArray replaced(const QByteArray &content, const QByteArray &before, const QByteArray &after)
{
    QByteArray bytes = content;
    bytes.replace(before, after);
    if (bytes == content)
        qFatal("“%s” is not in %s", before.constData(), content.constData());
    return bytes;
}

/// Adds the newcomer's step with one text in it replaced.
void forgeNewcomer(Path path, const QByteArray &before, const QByteArray &after)
{
    forge(path, replaced(step(newcomer(path)), before, after));
}

} // namespace

std::vector<HostileFile> forgedStories()
{
    using enum FileTrouble;
    return {
        {u"a step about nobody"_s, [](Path path) { forge(path, step(FigureLeft{FigureId{999}})); }, Damaged},
        {u"nobody returns"_s, [](Path path) { forge(path, step(FigureReturned{FigureId{999}})); }, Damaged},
        {u"a battle ends that never began"_s,
         [](Path path) {
             forge(path, step(EncounterFinished{}));
             forge(path, step(EncounterFinished{}));
         },
         Damaged},
        {u"a second founding"_s, [](Path path) { forge(path, stepJson(Player(1).founding())); }, Damaged},
        {u"nothing but a newcomer, to show that the next ones are refused for their own sake"_s,
         [](Path path) { forge(path, step(newcomer(path))); },
         {}},
        {u"somebody joins twice"_s,
         [](Path path) {
             const QByteArray content = step(newcomer(path));
             forge(path, content);
             forge(path, content);
         },
         Damaged},
        {u"a Rep of 99"_s, [](Path path) { forge(path, step(newcomer(path, 99))); }, Damaged},
        {u"an id beyond counting"_s, [](Path path) { forgeNewcomer(path, "\"id\":", "\"id\":99999999999999999"); },
         Damaged},
        {u"half a figure"_s, [](Path path) { forgeNewcomer(path, "\"months\":0", "\"months\":0.5"); }, Damaged},
        {u"a number beyond numbers"_s, [](Path path) { forgeNewcomer(path, "\"months\":0", "\"months\":1e999"); },
         Damaged},
        {u"a name of a million letters"_s, [](Path path) { forgeNewcomer(path, "Grim", QByteArray(1000000, 'G')); },
         Damaged},
        {u"invalid UTF-8 in a name"_s, [](Path path) { forgeNewcomer(path, "Grim", "G\xff\xfe\xc0"); }, Damaged},
        {u"half a character in a name"_s, [](Path path) { forgeNewcomer(path, "Grim", "G\\ud83d"); }, Damaged},
        {u"a NUL between the letters"_s, [](Path path) { forgeNewcomer(path, "Grim", QByteArray("G\0m", 3)); }, {}},
        {u"a class nobody knows is left to the rules"_s,
         [](Path path) { forgeNewcomer(path, "soldier", "wizard"); },
         {}},
        {u"the Star leaves and nothing ends"_s,
         [](Path path) {
             forge(path, step(FigureLeft{FigureId{1}, Status::Dead, LeaveCause::Killed, false}));
         },
         Damaged},
        {u"an unknown kind of step"_s,
         [](Path path) { forge(path, replaced(step(MonthServed{}), "corrected", "exploded")); }, Damaged},
        {u"lists a hundred thousand deep"_s, [](Path path) { forge(path, withDeepChanges()); }, Damaged},
        {u"a number for a step"_s, [](Path path) { forge(path, "42"); }, Damaged},
        {u"nothing for a step"_s, [](Path path) { forge(path, ""); }, Damaged},
        {u"more steps in force than there are"_s, [](Path path) { forgePosition(path, R"({"in_force":900000})"); },
         Damaged},
        {u"no step in force"_s, [](Path path) { forgePosition(path, R"({"in_force":0})"); }, Damaged},
        {u"steps in force below nothing"_s, [](Path path) { forgePosition(path, R"({"in_force":-1})"); }, Damaged},
        {u"a draft that is no draft"_s, [](Path path) { forgeDraft(path, nested(100000)); }, {}},
    };
}

namespace {

const QString imageTag = u"<img src='file:///etc/hostname'><script>alert(1)</script>"_s;
const QString rightToLeft = u"\u202Eelur eht skaerb ohw eno\u202C \u0627\u0644\u0628\u0637\u0644"_s;
const QString withNul = u"Mus"_s + QChar(QChar::Null) + u"ter"_s;
const QString stacked = u"Z"_s + QString(500, QChar(0x0336)) + u"algo"_s;
const QString placeholders = u"%1 %n {0} $(reboot) '; DROP TABLE entries; --"_s;
const QString lineBreaks = u"First\nSecond\r\n\tThird\u2028Fourth"_s;

/// Creates a campaign that is correct except for the name of its Star.
void foundedBy(const QString &path, const QString &name)
{
    Step founding = Player(1).founding();
    testing::edit<FigureJoined>(founding.changes[1], [&](FigureJoined &joined) { joined.figure.name = name; });
    forgeFounding(path, stepJson(founding));
}

} // namespace

std::vector<HostileFile> hostileNames()
{
    using Path = const QString &;
    return {
        {u"an image tag for a name"_s, [](Path path) { foundedBy(path, imageTag); }, {}, imageTag},
        {u"a name from right to left"_s, [](Path path) { foundedBy(path, rightToLeft); }, {}, rightToLeft},
        {u"a NUL in a name"_s, [](Path path) { foundedBy(path, withNul); }, {}, withNul},
        {u"five hundred accents on one letter"_s, [](Path path) { foundedBy(path, stacked); }, {}, stacked},
        {u"places to fill in, and SQL"_s, [](Path path) { foundedBy(path, placeholders); }, {}, placeholders},
        {u"line breaks in a name"_s, [](Path path) { foundedBy(path, lineBreaks); }, {}, lineBreaks},
    };
}

} // namespace muster::torture
