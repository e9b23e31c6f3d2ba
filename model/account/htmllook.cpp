// SPDX-License-Identifier: MIT
#include "model/account/htmllook.h"

#include "model/account/writers.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr auto style = R"(
:root { color-scheme: light; }
body { margin: 0; background: #FBF9F3; color: #2A2620; font: 16px/1.55 Lato, "Noto Sans", "DejaVu Sans", sans-serif; }
main { max-width: 716px; margin: 0 auto; padding: 44px 28px 32px; }
article + article { margin-top: 64px; }
h1, h2, .turn, .star { font-family: Vollkorn, "Gentium Book Plus", "Noto Serif", "DejaVu Serif", serif; }
h1 { font-size: 40px; line-height: 1.15; font-weight: 600; margin: 4px 0 12px; overflow-wrap: anywhere; }
h2 { font-size: 22px; font-weight: 600; margin: 40px 0 12px; padding-bottom: 6px; border-bottom: 1px solid #2A2620; }
h3 { font-size: 16px; margin: 0; }
p { margin: 0 0 12px; overflow-wrap: anywhere; }
.when, figcaption, .note, footer, th, .kind, .dim { color: #6A6255; font-size: 14px; font-weight: 400; }
.facts, footer, .legend { display: flex; flex-wrap: wrap; gap: 2px 28px; margin: 0 0 20px; padding: 0; list-style: none; }
.facts { color: #6A6255; } .facts b { color: #2A2620; }
figure { margin: 0 0 20px; } figure img { width: 100%; height: auto; display: block; border-radius: 4px; }
figcaption { margin-top: 6px; }
.words { max-width: 38em; margin-bottom: 20px; }
.table { display: grid; grid-template-columns: minmax(0, 52fr) minmax(0, 44fr); gap: 28px; }
.table.nomap { display: block; } .table .beside p { margin-bottom: 10px; line-height: 1.4; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; padding: 0 8px 6px 0; border-bottom: 1px solid #D8D0BF; }
td { padding: 8px 8px 8px 0; border-bottom: 1px solid #D8D0BF; vertical-align: top; overflow-wrap: anywhere; }
tr.lead td { background: #F4F0E6; }
.rep { font-weight: 700; font-size: 19px; line-height: 1.2; white-space: nowrap; }
.came .rep, .came th:first-child { text-align: right; width: 1.6em; padding-right: 14px; }
.lead .rep { color: #2F5D43; } .star { font-size: 18px; font-weight: 600; } .mark { color: #2F5D43; }
.arrow { color: #6A6255; font-weight: 400; padding: 0 4px; } .rep svg { height: 9px; margin-left: 4px; }
.moment { display: grid; grid-template-columns: 52px minmax(0, 1fr); padding: 12px 0; border-bottom: 1px solid #D8D0BF; }
.turn { font-size: 20px; font-weight: 600; line-height: 1.25; } .moment p { margin: 0; max-width: 38em; }
.moment p + p { margin-top: 4px; } .own { font-weight: 400; } .noted { color: #2A2620; }
.dice { white-space: nowrap; } .dice svg { width: 16px; height: 20px; vertical-align: -6px; margin-right: 3px; }
.next { display: flex; flex-wrap: wrap; gap: 12px 36px; margin: 0 0 20px; padding: 0; list-style: none; }
.next span { display: block; color: #6A6255; font-size: 14px; } .next b { font-size: 17px; }
.fates td:first-child { min-width: 7.6em; }
.legend { margin-top: 20px; } footer { border-top: 1px solid #D8D0BF; padding-top: 12px; margin-top: 40px; }
.gone { text-decoration: line-through; color: #6A6255; }
@media (max-width: 640px) {
  main { padding: 20px 16px 24px; }
  h1 { font-size: 31px; }
  h2 { font-size: 19px; margin-top: 32px; }
  .table { display: block; }
  .photo { margin-left: -16px; margin-right: -16px; } .photo img { border-radius: 0; } .photo figcaption { padding: 0 16px; }
  .moment { grid-template-columns: 42px minmax(0, 1fr); }
  .came .kind { display: block; }
  .fates thead { display: none; } .fates tr { display: grid; grid-template-columns: 1fr auto; padding: 10px 0; border-bottom: 1px solid #D8D0BF; }
  .fates td { border: 0; padding: 2px 0; } .fates .told, .fates .rolled { grid-column: 1 / 3; }
  .fates tr.lead td { background: none; }
}
@media print {
  @page { margin: 16mm; }
  body { background: none; font-size: 10.5pt; } main { max-width: none; padding: 0; }
  h1 { font-size: 24pt; } h2 { font-size: 14pt; margin-top: 7mm; break-after: avoid; }
  .photo img { width: auto; max-width: 100%; max-height: 95mm; } td { padding: 5px 8px 5px 0; }
  tr, figure, .moment, .next li { break-inside: avoid; } article + article { break-before: page; }
  .legend, footer { margin-top: 5mm; break-before: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
)";

} // namespace

QString pageStyle()
{
    return QString::fromLatin1(style);
}

QString htmlText(const QString &text)
{
    return harmless(text).toHtmlEscaped();
}

QString diceFaces()
{
    constexpr std::array<std::array<int, 9>, 6> pips{{{0, 0, 0, 0, 1, 0, 0, 0, 0},
                                                      {1, 0, 0, 0, 0, 0, 0, 0, 1},
                                                      {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                                      {1, 0, 1, 0, 0, 0, 1, 0, 1},
                                                      {1, 0, 1, 0, 1, 0, 1, 0, 1},
                                                      {1, 0, 1, 1, 0, 1, 1, 0, 1}}};
    constexpr std::array<double, 3> at{5.3, 10, 14.7};
    QString out = u"<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">"_s;
    for (const bool solid : {true, false}) {
        for (std::size_t face = 0; face < pips.size(); ++face) {
            out += u"<symbol id=\"%1%2\" viewBox=\"0 0 20 24\"><rect x=\".7\" y=\".7\" width=\"18.6\" height=\"18.6\" "
                   "rx=\"4\" fill=\"%3\" stroke=\"#2A2620\" stroke-width=\"1.4\"/>"_s.arg(solid ? u's' : u'd')
                       .arg(face + 1)
                       .arg(solid ? u"#2A2620"_s : u"#FFFFFF"_s);
            for (std::size_t pip = 0; pip < 9; ++pip) {
                if (pips[face][pip])
                    out += u"<circle cx=\"%1\" cy=\"%2\" r=\"2\" fill=\"%3\"/>"_s.arg(at[pip % 3])
                               .arg(at[pip / 3])
                               .arg(solid ? u"#FBF9F3"_s : u"#2A2620"_s);
            }
            out += u"</symbol>"_s;
        }
    }
    return out + u"</svg>\n"_s;
}

QString dieOf(int face, bool solid, bool counted)
{
    return u"<svg viewBox=\"0 0 20 24\" aria-hidden=\"true\"><use href=\"#%1%2\"/>%3</svg>"_s.arg(solid ? u's' : u'd')
        .arg(face)
        .arg(counted ? u"<path d=\"M3 22.6h14\" stroke=\"#2F5D43\" stroke-width=\"2.4\"/>"_s : QString());
}

QString drawnDice(const std::vector<StoryDice> &dice)
{
    QStringList groups;
    for (const StoryDice &group : dice) {
        QStringList rolls;
        for (std::size_t r = 0; r < group.rolls.size(); ++r) {
            const Roll &roll = group.rolls[r];
            QString drawn;
            for (qsizetype d = 0; d < roll.dice.size(); ++d) {
                const bool counts = r < group.counted.size() && static_cast<std::size_t>(d) < group.counted[r].size()
                    && group.counted[r][static_cast<std::size_t>(d)];
                const Die die = roll.dice[d];
                drawn += roll.sides == 6 && die.face >= 1 && die.face <= 6
                    ? dieOf(die.face, die.by == Thrower::Player, counts)
                    : u"%1 "_s.arg(die.face);
            }
            rolls << drawn;
        }
        groups << u"<span class=\"dice\" role=\"img\" aria-label=\"%1\">%2</span>"_s.arg(htmlText(facesOf({group})),
                                                                                         rolls.join(u": "_s));
    }
    return groups.join(u' ');
}

QString repPips(int has, int best)
{
    QString circles;
    for (int i = 0; i < best; ++i)
        circles += u"<circle cx=\"%1\" cy=\"5\" r=\"3.4\" fill=\"%2\" stroke=\"currentColor\"/>"_s.arg(5 + 10 * i)
                       .arg(i < has ? u"currentColor"_s : u"none"_s);
    return u"<svg viewBox=\"0 0 %1 10\" aria-hidden=\"true\">%2</svg>"_s.arg(10 * qMax(1, best)).arg(circles);
}

QString pageHeading(const QString &text)
{
    return u"<h2>%1</h2>\n"_s.arg(htmlText(text));
}

QString mapFigure(const AccountTable &table, const QByteArray &map)
{
    if (map.isEmpty())
        return {};
    const QString caption =
        table.caption.isEmpty() ? QString() : u"<figcaption>%1</figcaption>"_s.arg(htmlText(table.caption));
    return u"<figure><img src=\"%1\" alt=\"%2\">%3</figure>\n"_s.arg(dataUrl(map), htmlText(table.inWords), caption);
}

QString dataUrl(const QByteArray &image)
{
    const QLatin1StringView type = image.startsWith("\x89PNG") ? "image/png"_L1
        : image.startsWith("\xff\xd8")                         ? "image/jpeg"_L1
                                                               : "image/svg+xml"_L1;
    return u"data:%1;base64,%2"_s.arg(type, QString::fromLatin1(image.toBase64()));
}

QString pageLanguage()
{
    return QLocale().bcp47Name().section(u'-', 0, 0);
}

} // namespace muster
