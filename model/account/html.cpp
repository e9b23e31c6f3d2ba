// SPDX-License-Identifier: MIT
#include "model/account/htmllook.h"
#include "model/account/writers.h"
#include "model/story/words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// The player's own words.
QString paragraphs(const QString &text, const QString &attributes = {})
{
    QString out;
    for (const QString &part : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        QString told = htmlText(part.trimmed()).replace(words::asides(), u"<span class=\"dim\">\\1</span>"_s);
        out += u"<p%1>%2</p>\n"_s.arg(attributes, told.replace(u'\n', u"<br>\n"_s));
    }
    return out;
}

QString bracketed(const AccountLine &line)
{
    return line.dice.empty() ? QString() : u" <span class=\"dim\">[%1]</span>"_s.arg(htmlText(facesOf(line.dice)));
}

/// What was noted ends with a full stop; the player's own words end as they please.
QString sentence(const AccountLine &line)
{
    if (line.own)
        return paragraphs(line.text, u" class=\"own\""_s);
    return u"<p class=\"noted\">%1%2</p>\n"_s.arg(htmlText(line.text), bracketed(line));
}

QString factsOf(const std::vector<AccountFact> &facts)
{
    QString out = u"<ul class=\"facts\">"_s;
    for (const AccountFact &fact : facts)
        out += u"<li>%1</li>"_s.arg(htmlText(fact.pattern).arg(u"<b>%1</b>"_s.arg(htmlText(fact.value))));
    return out + u"</ul>\n"_s;
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

QString Page::picture(const AccountPicture &picture) const
{
    const QByteArray image = m_media.picture ? m_media.picture(picture) : QByteArray();
    if (image.isEmpty())
        return {};
    const QString caption = htmlText(picture.caption);
    return u"<figure class=\"photo\"><img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\">%5</figure>\n"_s
        .arg(dataUrl(image))
        .arg(picture.width)
        .arg(picture.height)
        .arg(caption.isEmpty() ? htmlText(AccountText::tr("Picture of the battle")) : caption,
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
        const QString title = passage.title.isEmpty() ? QString() : u"<h3>%1</h3>\n"_s.arg(htmlText(passage.title));
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
    QString out = pageHeading(AccountText::tr("The table"))
        + u"<div class=\"table%1\">\n"_s.arg(map.isEmpty() ? u" nomap"_s : QString());
    out += mapFigure(table, map);
    out += u"<div class=\"beside\">\n"_s;
    for (const AccountParagraph &paragraph : table.paragraphs) {
        QStringList lines;
        for (const AccountLine &line : paragraph.lines)
            lines << htmlText(line.text) + bracketed(line);
        out += u"<h3>%1</h3>\n<p>%2</p>\n"_s.arg(htmlText(paragraph.title), lines.join(u"<br>\n"_s));
    }
    return out + u"</div>\n</div>\n"_s;
}

QString Page::came(const Account &account)
{
    if (account.came.empty())
        return {};
    const bool armour = std::any_of(account.came.begin(), account.came.end(),
                                    [](const AccountFigure &figure) { return !figure.armour.isEmpty(); });
    QString out = pageHeading(AccountText::tr("Who came"))
        + u"<table class=\"came\">\n<thead><tr><th>%1</th><th>%2</th>%3<th>%4</th></tr></thead>\n<tbody>\n"_s.arg(
            htmlText(account.worth), htmlText(AccountText::tr("Name and type")),
            armour ? u"<th>%1</th>"_s.arg(htmlText(AccountText::tr("Armour"))) : QString(),
            htmlText(AccountText::tr("Weapon")));
    for (const AccountFigure &figure : account.came) {
        out +=
            u"<tr%1><td class=\"rep\">%2</td><td>%3<b%4>%5</b> <span class=\"kind\">%6</span></td>%7<td>%8</td></tr>\n"_s
                .arg(figure.star ? u" class=\"lead\""_s : QString())
                .arg(figure.rep)
                .arg(starMark(figure.star), figure.star ? u" class=\"star\""_s : QString(), htmlText(figure.name),
                     htmlText(figure.kind), armour ? u"<td>%1</td>"_s.arg(htmlText(figure.armour)) : QString(),
                     htmlText(figure.weapon));
    }
    out += u"</tbody>\n</table>\n"_s;
    if (!account.satOut.isEmpty())
        out += u"<p class=\"note\">%1</p>\n"_s.arg(htmlText(AccountText::tr("Sat out: %1.").arg(account.satOut)));
    return out;
}

QString Page::turns(const Account &account) const
{
    if (account.turns.empty())
        return {};
    QString out = pageHeading(AccountText::tr("Turn by turn"));
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
               htmlText(fate.gone == Status::Dead ? u"† "_s + words::inLine(*fate.gone) : words::inLine(*fate.gone)))
                     : QString::number(fate.repAfter) + repPips(fate.repAfter, fate.bestRep);
    QString name = u"<b%1>%2</b>"_s.arg(fate.star ? u" class=\"star\""_s : QString(), htmlText(fate.name));
    if (fate.gone)
        name = u"<span class=\"gone\">%1</span>"_s.arg(name);
    return u"<tr%1><td>%2%3</td><td class=\"rep\">%4</td><td class=\"told\">%5</td><td class=\"rolled\">%6</td></tr>\n"_s
        .arg(fate.star ? u" class=\"lead\""_s : QString(), starMark(fate.star), name, rep, htmlText(fate.told),
             drawnDice(fate.dice));
}

QString Page::fates(const Account &account)
{
    if (account.fates.empty())
        return {};
    const bool dice = std::any_of(account.fates.begin(), account.fates.end(),
                                  [](const AccountFate &fate) { return !fate.dice.empty(); });
    QString out = pageHeading(AccountText::tr("Before and after"))
        + u"<table class=\"fates\">\n<thead><tr><th>%1</th><th>%2</th><th>%3</th><th>%4</th></tr></thead>\n<tbody>\n"_s
              .arg(htmlText(AccountText::tr("Name")), htmlText(account.worth),
                   htmlText(AccountText::tr("What became of them")),
                   dice ? htmlText(AccountText::tr("Dice")) : QString());
    for (const AccountFate &one : account.fates)
        out += fate(one);
    return out + u"</tbody>\n</table>\n"_s;
}

QString Page::next(const Account &account)
{
    QString out = pageHeading(AccountText::tr("What comes next")) + u"<ul class=\"next\">\n"_s;
    for (const AccountFact &fact : account.next)
        out += u"<li><span>%1</span><b>%2</b></li>\n"_s.arg(htmlText(fact.pattern), htmlText(fact.value));
    return out + u"</ul>\n"_s;
}

QString Page::careers(const Account &account) const
{
    if (account.careers.empty())
        return {};
    QString out = pageHeading(AccountText::tr("Careers"));
    for (const AccountCareer &career : account.careers) {
        out += u"<h3>%1%2 <span class=\"kind\">%3</span></h3>\n<p>"_s.arg(starMark(career.star), htmlText(career.name),
                                                                          htmlText(career.kind));
        QStringList lines;
        for (const AccountLine &line : career.lines)
            lines << htmlText(line.text) + bracketed(line);
        out += lines.join(u"<br>\n"_s) + u"</p>\n"_s + passages(career.passages);
    }
    return out;
}

QString Page::atEnd(const Account &account)
{
    if (account.diceAtEnd.empty())
        return {};
    QString out = pageHeading(AccountText::tr("The dice"));
    for (const AccountLine &line : account.diceAtEnd)
        out += u"<p>%1 %2</p>\n"_s.arg(htmlText(line.text), drawnDice(line.dice));
    return out;
}

QString Page::legend()
{
    return u"<ul class=\"legend dim\"><li><span class=\"dice\">%1</span> %2</li><li><span class=\"dice\">%3</span> "
           "%4</li><li><span class=\"dice\">%5</span> %6</li></ul>\n"_s.arg(
               dieOf(3, true, false), htmlText(AccountText::tr("rolled by the player")), dieOf(3, false, false),
               htmlText(AccountText::tr("rolled by Muster")), dieOf(3, false, true),
               htmlText(AccountText::tr("counted")));
}

QString Page::article(const Account &account) const
{
    QString out = u"<article>\n<header>\n<p class=\"when\" style=\"margin:0\">%1</p>\n<h1>%2</h1>\n</header>\n"_s.arg(
        htmlText(AccountText::tr("%1, %2").arg(account.campaign, account.when)), htmlText(account.title));
    out += factsOf(account.facts) + passages(account.opening) + table(account) + came(account) + turns(account)
        + fates(account) + next(account) + careers(account) + atEnd(account) + passages(account.closing);
    const bool drawn = !account.diceAtEnd.empty()
        || std::any_of(account.fates.begin(), account.fates.end(),
                       [](const AccountFate &fate) { return !fate.dice.empty(); });
    if (drawn)
        out += legend();
    out += u"<footer>"_s;
    for (const QString &foot : account.foot)
        out += u"<span>%1</span>"_s.arg(htmlText(foot));
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
                  "<body>\n%4<main>\n"_s.arg(pageLanguage(), htmlText(title), pageStyle(), diceFaces());
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
