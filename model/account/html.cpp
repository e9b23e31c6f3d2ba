// SPDX-License-Identifier: MIT
#include "model/account/writers.h"

#include "model/story/words.h"

#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace muster {

QString htmlText(const QString &text)
{
    return harmless(text).toHtmlEscaped();
}

QString htmlFact(const AccountFact &fact)
{
    return u"<li>%1</li>"_s.arg(htmlText(fact.pattern).arg(u"<b>%1</b>"_s.arg(htmlText(fact.value))));
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
                const Die die = roll.dice[d];
                drawn += roll.sides == 6 && die.face >= 1 && die.face <= 6
                    ? dieOf(die.face, die.by == Thrower::Player, group.counted[r][std::size_t(d)])
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

/// Writes one page.
struct Page {
    Q_DECLARE_TR_FUNCTIONS(Account)

public:
    const AccountMedia &media;
    QString out = {};

    /// Returns the player's own text as paragraphs.
    static QString paragraphs(const QString &text, const QString &attributes = {})
    {
        QString out;
        for (const QString &part : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
            QString told = htmlText(part.trimmed()).replace(words::asides(), u"<span class=\"dim\">\\1</span>"_s);
            out += u"<p%1>%2</p>\n"_s.arg(attributes, told.replace(u'\n', u"<br>\n"_s));
        }
        return out;
    }

    static QString line(const AccountLine &line)
    {
        return htmlText(line.text)
            + (line.dice.empty() ? QString() : u" <span class=\"dim\">[%1]</span>"_s.arg(htmlText(facesOf(line.dice))));
    }

    static QString lines(const std::vector<AccountLine> &all)
    {
        QStringList lines;
        for (const AccountLine &one : all)
            lines << line(one);
        return u"<p>%1</p>\n"_s.arg(lines.join(u"<br>\n"_s));
    }

    static QString starMark(bool star)
    {
        return star ? u"<span class=\"mark\" aria-hidden=\"true\">★</span> "_s : QString();
    }

    /// Returns the row of a figure; a Star's is emphasised.
    static QString row(bool star, const QString &cells)
    {
        return u"<tr%1>%2</tr>\n"_s.arg(star ? u" class=\"lead\""_s : QString(), cells);
    }

    static QString name(const QString &name, bool star)
    {
        return u"<b%1>%2</b>"_s.arg(star ? u" class=\"star\""_s : QString(), htmlText(name));
    }

    static QString table(const QString &kind, const QStringList &heads, const QString &rows)
    {
        QString cells;
        for (const QString &head : heads)
            cells += u"<th>%1</th>"_s.arg(htmlText(head));
        return u"<table class=\"%1\">\n<thead><tr>%2</tr></thead>\n<tbody>\n%3</tbody>\n</table>\n"_s.arg(kind, cells,
                                                                                                          rows);
    }

    void picture(const Picture &picture)
    {
        const QByteArray image = media.picture ? media.picture(picture) : QByteArray();
        if (image.isEmpty())
            return;
        const QString caption = htmlText(picture.caption);
        out += u"<figure class=\"photo\"><img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\">%5</figure>\n"_s
                   .arg(dataUrl(image))
                   .arg(picture.width)
                   .arg(picture.height)
                   .arg(caption.isEmpty() ? htmlText(tr("Picture of the battle")) : caption,
                        caption.isEmpty() ? QString() : u"<figcaption>%1</figcaption>"_s.arg(caption));
    }

    // The parts of an account, for writeParts().

    void begin(const Account &account)
    {
        out += u"<article>\n<header>\n<p class=\"when\" style=\"margin:0\">%1</p>\n<h1>%2</h1>\n</header>\n"
               "<ul class=\"facts\">"_s.arg(htmlText(tr("%1, %2").arg(account.campaign, account.when)),
                                            htmlText(account.title));
        for (const AccountFact &fact : account.facts)
            out += htmlFact(fact);
        out += u"</ul>\n"_s;
    }

    void heading(const QString &text) { out += pageHeading(text); }

    void passage(const AccountPassage &passage)
    {
        const QString title = passage.title.isEmpty() ? QString() : u"<h3>%1</h3>\n"_s.arg(htmlText(passage.title));
        if (const QString words = title + paragraphs(passage.text); !words.isEmpty())
            out += u"<div class=\"words\">\n%1</div>\n"_s.arg(words);
    }

    QByteArray mapOf(const Account &account) const { return media.map ? media.map(account) : QByteArray(); }

    void ground(const Account &account, const QByteArray &map)
    {
        QString beside;
        for (const AccountParagraph &paragraph : account.table.paragraphs)
            beside += u"<h3>%1</h3>\n"_s.arg(htmlText(paragraph.title)) + lines(paragraph.lines);
        out += u"<div class=\"table%1\">\n%2<div class=\"beside\">\n%3</div>\n</div>\n"_s.arg(
            map.isEmpty() ? u" nomap"_s : QString(), mapFigure(account.table, map), beside);
    }

    void came(const Account &account, QStringList heads, bool armour)
    {
        if (!armour)
            heads.removeAt(2);
        QString rows;
        for (const AccountFigure &figure : account.came)
            rows += row(figure.star,
                        u"<td class=\"rep\">%1</td><td>%2%3 <span class=\"kind\">%4</span></td>%5<td>%6</td>"_s.arg(
                            QString::number(figure.rep), starMark(figure.star), name(figure.name, figure.star),
                            htmlText(figure.kind), armour ? u"<td>%1</td>"_s.arg(htmlText(figure.armour)) : QString(),
                            htmlText(figure.weapon)));
        out += table(u"came"_s, heads, rows);
    }

    void note(const QString &text) { out += u"<p class=\"note\">%1</p>\n"_s.arg(htmlText(text)); }

    void turn(const AccountTurn &turn)
    {
        QString told; // notes end with a full stop; the player's own text may not
        for (const AccountLine &one : turn.lines)
            told +=
                one.own ? paragraphs(one.text, u" class=\"own\""_s) : u"<p class=\"noted\">%1</p>\n"_s.arg(line(one));
        if (!turn.lines.empty())
            out += u"<div class=\"moment\"><span class=\"turn\">%1</span>\n<div>\n%2</div></div>\n"_s.arg(
                turn.turn > 0 ? QString::number(turn.turn) : u"–"_s, told);
    }

    static QString fate(const AccountFate &fate)
    {
        QString after = QString::number(fate.repAfter) + repPips(fate.repAfter, fate.bestRep);
        QString called = name(fate.name, fate.star);
        if (fate.gone) {
            const QString how = (fate.gone == Status::Dead ? u"† "_s : QString()) + words::inLine(*fate.gone);
            after = u"<span class=\"dim\">%1</span>"_s.arg(htmlText(how));
            called = u"<span class=\"gone\">%1</span>"_s.arg(called);
        }
        return row(fate.star,
                   u"<td>%1%2</td><td class=\"rep\">%3<span class=\"arrow\">→</span>%4</td><td "
                   "class=\"told\">%5</td><td class=\"rolled\">%6</td>"_s.arg(
                       starMark(fate.star), called, QString::number(fate.repBefore), after, htmlText(fate.told),
                       drawnDice(fate.dice)));
    }

    void fates(const Account &account, QStringList heads, bool hasDice)
    {
        if (!hasDice)
            heads.back().clear();
        QString rows;
        for (const AccountFate &one : account.fates)
            rows += fate(one);
        out += table(u"fates"_s, heads, rows);
    }

    void next(const std::vector<AccountFact> &facts)
    {
        out += u"<ul class=\"next\">\n"_s;
        for (const auto &[what, value] : facts)
            out += u"<li><span>%1</span><b>%2</b></li>\n"_s.arg(htmlText(what), htmlText(value));
        out += u"</ul>\n"_s;
    }

    void career(const AccountCareer &career)
    {
        out += u"<h3>%1%2 <span class=\"kind\">%3</span></h3>\n"_s.arg(starMark(career.star), htmlText(career.name),
                                                                       htmlText(career.kind))
            + lines(career.lines);
    }

    void dice(const std::vector<AccountLine> &lines)
    {
        for (const AccountLine &one : lines)
            out += u"<p>%1 %2</p>\n"_s.arg(htmlText(one.text), drawnDice(one.dice));
    }

    static QString legend()
    {
        const auto item = [](bool solid, bool counted, const QString &text) {
            return u"<li><span class=\"dice\">%1</span> %2</li>"_s.arg(dieOf(3, solid, counted), htmlText(text));
        };
        return u"<ul class=\"legend dim\">%1%2%3</ul>\n"_s.arg(item(true, false, tr("rolled by the player")),
                                                               item(false, false, tr("rolled by Muster")),
                                                               item(false, true, tr("counted")));
    }

    void end(const Account &account, bool hasDice)
    {
        if (!account.diceAtEnd.empty() || hasDice)
            out += legend();
        QString foot;
        for (const QString &part : account.foot)
            foot += u"<span>%1</span>"_s.arg(htmlText(part));
        out += u"<footer>%1</footer>\n</article>\n"_s.arg(foot);
    }
};

} // namespace

QByteArray htmlOf(const std::vector<Account> &accounts, const AccountMedia &media)
{
    QString title;
    if (!accounts.empty())
        title = accounts.size() == 1 ? AccountText::tr("%1, %2").arg(accounts[0].title, accounts[0].campaign)
                                     : accounts[0].campaign;
    Page page{media};
    for (const Account &account : accounts)
        writeParts(account, page);
    return (u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
            "content=\"width=device-width, initial-scale=1\">\n<title>%2</title>\n<style>%3</style>\n</head>\n"
            "<body>\n%4<main>\n"_s.arg(pageLanguage(), htmlText(title), QString::fromLatin1(style), diceFaces())
            + page.out + u"</main>\n</body>\n</html>\n"_s)
        .toUtf8();
}

} // namespace muster
