// SPDX-License-Identifier: MIT
#include "model/account/writers.h"
#include "model/story/words.h"

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
.came .rep { text-align: right; width: 2em; padding-right: 12px; }
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
  h1 { font-size: 24pt; } h2 { font-size: 14pt; break-after: avoid; }
  tr, figure, .moment, .next li { break-inside: avoid; } article + article { break-before: page; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
)";

QString html(const QString &text)
{
    return harmless(text).toHtmlEscaped();
}

QString paragraphs(const QString &text, const QString &attributes = {})
{
    QString out;
    for (const QString &part : text.split(u"\n\n"_s, Qt::SkipEmptyParts))
        out += u"<p%1>%2</p>\n"_s.arg(attributes, html(part.trimmed()).replace(u'\n', u"<br>\n"_s));
    return out;
}

QString dataUrl(const QByteArray &image)
{
    const QLatin1StringView type = image.startsWith("\x89PNG") ? "image/png"_L1
        : image.startsWith("\xff\xd8")                         ? "image/jpeg"_L1
                                                               : "image/svg+xml"_L1;
    return u"data:%1;base64,%2"_s.arg(type, QString::fromLatin1(image.toBase64()));
}

/// The faces once, for all dice of the page: solid is the player's, outlined the program's.
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

/// Six-sided ones are drawn, others are figures.
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
        groups << u"<span class=\"dice\" role=\"img\" aria-label=\"%1\">%2</span>"_s.arg(html(facesOf({group})),
                                                                                         rolls.join(u": "_s));
    }
    return groups.join(u' ');
}

QString bracketed(const AccountLine &line)
{
    return line.dice.empty() ? QString() : u" <span class=\"dim\">[%1]</span>"_s.arg(html(facesOf(line.dice)));
}

/// What was noted ends with a full stop; the player's own words end as they please.
QString sentence(const AccountLine &line)
{
    if (line.own)
        return paragraphs(line.text, u" class=\"own\""_s);
    return u"<p class=\"noted\">%1%2</p>\n"_s.arg(html(line.text), bracketed(line));
}

QString factsOf(const std::vector<AccountFact> &facts)
{
    QString out = u"<ul class=\"facts\">"_s;
    for (const AccountFact &fact : facts)
        out += u"<li>%1</li>"_s.arg(html(fact.pattern).arg(u"<b>%1</b>"_s.arg(html(fact.value))));
    return out + u"</ul>\n"_s;
}

QString pips(int has, int best)
{
    QString circles;
    for (int i = 0; i < best; ++i)
        circles += u"<circle cx=\"%1\" cy=\"5\" r=\"3.4\" fill=\"%2\" stroke=\"currentColor\"/>"_s.arg(5 + 10 * i)
                       .arg(i < has ? u"currentColor"_s : u"none"_s);
    return u"<svg viewBox=\"0 0 %1 10\" aria-hidden=\"true\">%2</svg>"_s.arg(10 * qMax(1, best)).arg(circles);
}

QString starMark(bool star)
{
    return star ? u"<span class=\"mark\" aria-hidden=\"true\">★</span> "_s : QString();
}

/// Writes one page.
class Page
{
public:
    explicit Page(const AccountMedia &media)
        : m_media(media)
    {
    }

    QByteArray write(const std::vector<Account> &accounts);

private:
    QString article(const Account &account) const;
    QString picture(const AccountPicture &picture) const;
    QString passages(const std::vector<AccountPassage> &passages) const;
    QString table(const Account &account) const;
    static QString came(const Account &account);
    QString turns(const Account &account) const;
    static QString fates(const Account &account);
    static QString fate(const AccountFate &fate);
    static QString next(const Account &account);
    QString careers(const Account &account) const;
    static QString atEnd(const Account &account);
    static QString legend();

    const AccountMedia &m_media;
};

QString heading(const QString &text)
{
    return u"<h2>%1</h2>\n"_s.arg(html(text));
}

QString Page::picture(const AccountPicture &picture) const
{
    const QByteArray image = m_media.picture ? m_media.picture(picture) : QByteArray();
    if (image.isEmpty())
        return {};
    const QString caption = html(picture.caption);
    return u"<figure class=\"photo\"><img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\">%5</figure>\n"_s
        .arg(dataUrl(image))
        .arg(picture.width)
        .arg(picture.height)
        .arg(caption.isEmpty() ? html(AccountText::tr("Picture of the battle")) : caption,
             caption.isEmpty() ? QString() : u"<figcaption>%1</figcaption>"_s.arg(caption));
}

QString Page::passages(const std::vector<AccountPassage> &passages) const
{
    QString out;
    for (const AccountPassage &passage : passages) {
        if (passage.picture) {
            out += picture(*passage.picture);
            continue;
        }
        const QString title = passage.title.isEmpty() ? QString() : u"<h3>%1</h3>\n"_s.arg(html(passage.title));
        const QString text = paragraphs(passage.text);
        if (!title.isEmpty() || !text.isEmpty())
            out += u"<div class=\"words\">\n%1%2</div>\n"_s.arg(title, text);
    }
    return out;
}

QString Page::table(const Account &account) const
{
    const AccountTable &table = account.table;
    const QByteArray map = table.hasMap() && m_media.map ? m_media.map(account) : QByteArray();
    if (map.isEmpty() && table.paragraphs.empty())
        return {};
    QString out = heading(AccountText::tr("The table"))
        + u"<div class=\"table%1\">\n"_s.arg(map.isEmpty() ? u" nomap"_s : QString());
    if (!map.isEmpty()) {
        const QString caption =
            table.caption.isEmpty() ? QString() : u"<figcaption>%1</figcaption>"_s.arg(html(table.caption));
        out += u"<figure><img src=\"%1\" alt=\"%2\">%3</figure>\n"_s.arg(dataUrl(map), html(table.inWords), caption);
    }
    out += u"<div class=\"beside\">\n"_s;
    for (const AccountParagraph &paragraph : table.paragraphs) {
        QStringList lines;
        for (const AccountLine &line : paragraph.lines)
            lines << html(line.text) + bracketed(line);
        out += u"<h3>%1</h3>\n<p>%2</p>\n"_s.arg(html(paragraph.title), lines.join(u"<br>\n"_s));
    }
    return out + u"</div>\n</div>\n"_s;
}

QString Page::came(const Account &account)
{
    if (account.came.empty())
        return {};
    const bool armour = std::any_of(account.came.begin(), account.came.end(),
                                    [](const AccountFigure &figure) { return !figure.armour.isEmpty(); });
    QString out = heading(AccountText::tr("Who came"))
        + u"<table class=\"came\">\n<thead><tr><th>%1</th><th>%2</th>%3<th>%4</th></tr></thead>\n<tbody>\n"_s.arg(
            html(account.worth), html(AccountText::tr("Name and type")),
            armour ? u"<th>%1</th>"_s.arg(html(AccountText::tr("Armour"))) : QString(),
            html(AccountText::tr("Weapon")));
    for (const AccountFigure &figure : account.came) {
        out +=
            u"<tr%1><td class=\"rep\">%2</td><td>%3<b%4>%5</b> <span class=\"kind\">%6</span></td>%7<td>%8</td></tr>\n"_s
                .arg(figure.star ? u" class=\"lead\""_s : QString())
                .arg(figure.rep)
                .arg(starMark(figure.star), figure.star ? u" class=\"star\""_s : QString(), html(figure.name),
                     html(figure.kind), armour ? u"<td>%1</td>"_s.arg(html(figure.armour)) : QString(),
                     html(figure.weapon));
    }
    out += u"</tbody>\n</table>\n"_s;
    if (!account.satOut.isEmpty())
        out += u"<p class=\"note\">%1</p>\n"_s.arg(html(AccountText::tr("Sat out: %1.").arg(account.satOut)));
    return out;
}

QString Page::turns(const Account &account) const
{
    if (account.turns.empty())
        return {};
    QString out = heading(AccountText::tr("Turn by turn"));
    for (const AccountTurn &turn : account.turns) {
        if (!turn.lines.empty()) {
            out += u"<div class=\"moment\"><span class=\"turn\">%1</span>\n<div>\n"_s.arg(
                turn.turn > 0 ? QString::number(turn.turn) : u"–"_s);
            for (const AccountLine &line : turn.lines)
                out += sentence(line);
            out += u"</div></div>\n"_s;
        }
        for (const AccountPicture &shown : turn.pictures)
            out += picture(shown);
    }
    return out;
}

QString Page::fate(const AccountFate &fate)
{
    QString rep = u"%1<span class=\"arrow\">→</span>"_s.arg(fate.repBefore);
    rep += fate.gone ? u"<span class=\"dim\">%1</span>"_s.arg(
               html(fate.gone == Status::Dead ? u"† "_s + words::inLine(*fate.gone) : words::inLine(*fate.gone)))
                     : QString::number(fate.repAfter) + pips(fate.repAfter, fate.bestRep);
    QString name = u"<b%1>%2</b>"_s.arg(fate.star ? u" class=\"star\""_s : QString(), html(fate.name));
    if (fate.gone)
        name = u"<span class=\"gone\">%1</span>"_s.arg(name);
    return u"<tr%1><td>%2%3</td><td class=\"rep\">%4</td><td class=\"told\">%5</td><td class=\"rolled\">%6</td></tr>\n"_s
        .arg(fate.star ? u" class=\"lead\""_s : QString(), starMark(fate.star), name, rep, html(fate.told),
             drawnDice(fate.dice));
}

QString Page::fates(const Account &account)
{
    if (account.fates.empty())
        return {};
    const bool dice = std::any_of(account.fates.begin(), account.fates.end(),
                                  [](const AccountFate &fate) { return !fate.dice.empty(); });
    QString out = heading(AccountText::tr("Before and after"))
        + u"<table class=\"fates\">\n<thead><tr><th>%1</th><th>%2</th><th>%3</th><th>%4</th></tr></thead>\n<tbody>\n"_s
              .arg(html(AccountText::tr("Name")), html(account.worth), html(AccountText::tr("What became of them")),
                   dice ? html(AccountText::tr("Dice")) : QString());
    for (const AccountFate &one : account.fates)
        out += fate(one);
    return out + u"</tbody>\n</table>\n"_s;
}

QString Page::next(const Account &account)
{
    QString out = heading(AccountText::tr("What comes next")) + u"<ul class=\"next\">\n"_s;
    for (const AccountFact &fact : account.next)
        out += u"<li><span>%1</span><b>%2</b></li>\n"_s.arg(html(fact.pattern), html(fact.value));
    return out + u"</ul>\n"_s;
}

QString Page::careers(const Account &account) const
{
    if (account.careers.empty())
        return {};
    QString out = heading(AccountText::tr("Careers"));
    for (const AccountCareer &career : account.careers) {
        out += u"<h3>%1%2 <span class=\"kind\">%3</span></h3>\n<p>"_s.arg(starMark(career.star), html(career.name),
                                                                          html(career.kind));
        QStringList lines;
        for (const AccountLine &line : career.lines)
            lines << html(line.text) + bracketed(line);
        out += lines.join(u"<br>\n"_s) + u"</p>\n"_s + passages(career.passages);
    }
    return out;
}

QString Page::atEnd(const Account &account)
{
    if (account.diceAtEnd.empty())
        return {};
    QString out = heading(AccountText::tr("The dice"));
    for (const AccountLine &line : account.diceAtEnd)
        out += u"<p>%1 %2</p>\n"_s.arg(html(line.text), drawnDice(line.dice));
    return out;
}

QString Page::legend()
{
    return u"<ul class=\"legend dim\"><li><span class=\"dice\">%1</span> %2</li><li><span class=\"dice\">%3</span> "
           "%4</li><li><span class=\"dice\">%5</span> %6</li></ul>\n"_s.arg(
               dieOf(3, true, false), html(AccountText::tr("rolled by the player")), dieOf(3, false, false),
               html(AccountText::tr("rolled by Muster")), dieOf(3, false, true), html(AccountText::tr("counted")));
}

QString Page::article(const Account &account) const
{
    QString out = u"<article>\n<header>\n<p class=\"when\" style=\"margin:0\">%1</p>\n<h1>%2</h1>\n</header>\n"_s.arg(
        html(AccountText::tr("%1, %2").arg(account.campaign, account.when)), html(account.title));
    out += factsOf(account.facts) + passages(account.opening) + table(account) + came(account) + turns(account)
        + fates(account) + next(account) + careers(account) + atEnd(account) + passages(account.closing);
    const bool drawn = !account.diceAtEnd.empty()
        || std::any_of(account.fates.begin(), account.fates.end(),
                       [](const AccountFate &fate) { return !fate.dice.empty(); });
    if (drawn)
        out += legend();
    out += u"<footer>"_s;
    for (const QString &foot : account.foot)
        out += u"<span>%1</span>"_s.arg(html(foot));
    return out + u"</footer>\n</article>\n"_s;
}

QByteArray Page::write(const std::vector<Account> &accounts)
{
    QString title;
    if (!accounts.empty())
        title = accounts.size() == 1 ? AccountText::tr("%1, %2").arg(accounts[0].title, accounts[0].campaign)
                                     : accounts[0].campaign;
    QString out = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                  "content=\"width=device-width, initial-scale=1\">\n<title>%2</title>\n<style>%3</style>\n</head>\n"
                  "<body>\n%4<main>\n"_s.arg(QLocale().bcp47Name().section(u'-', 0, 0), html(title),
                                             QString::fromLatin1(style), diceFaces());
    for (const Account &account : accounts)
        out += article(account);
    return (out + u"</main>\n</body>\n</html>\n"_s).toUtf8();
}

} // namespace

QByteArray htmlOf(const std::vector<Account> &accounts, const AccountMedia &media)
{
    return Page(media).write(accounts);
}

QString harmless(const QString &text)
{
    QString kept = text;
    kept.removeIf([](QChar c) {
        const char16_t code = c.unicode();
        return (code < u' ' && code != u'\n') || (code >= 0x7f && code < 0xa0) || (code >= 0x202a && code <= 0x202e)
            || (code >= 0x2066 && code <= 0x2069) || (code & 0xfffe) == 0xfffe;
    });
    return kept;
}

WrittenAccount writtenAs(AccountForm form, const std::vector<Account> &accounts, const AccountMedia &media,
                         const QString &folder)
{
    switch (form) {
    case AccountForm::Html:
        return {htmlOf(accounts, media)};
    case AccountForm::Markdown:
        return markdownOf(accounts, media, folder);
    case AccountForm::Bbcode:
        return bbcodeOf(accounts, media, folder);
    }
    Q_UNREACHABLE();
}

} // namespace muster
