// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/json/stepjson.h"
#include "tests/support/edit.h"
#include "tests/torture/forge.h"
#include "tests/torture/hostile.h"
#include "tests/torture/player.h"

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

const QString imageTag = u"<img src='file:///etc/hostname'><script>alert(1)</script>"_s;
const QString rightToLeft = u"\u202Eelur eht skaerb ohw eno\u202C \u0627\u0644\u0628\u0637\u0644"_s;
const QString withNul = u"Mus"_s + QChar(QChar::Null) + u"ter"_s;
const QString stacked = u"Z"_s + QString(500, QChar(0x0336)) + u"algo"_s;
const QString placeholders = u"%1 %n {0} $(reboot) '; DROP TABLE entries; --"_s;
const QString lineBreaks = u"First\nSecond\r\n\tThird\u2028Fourth"_s;

/// A campaign that is in order but for the name of its Star.
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
