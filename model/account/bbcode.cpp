// SPDX-License-Identifier: MIT
#include "model/account/writers.h"
#include "model/story/words.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString plain(const QString &text)
{
    return escapedForBbcode(harmless(text.simplified()));
}

/// The player's words with their line breaks.
QString told(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n'))
        lines << plain(line);
    return lines.join(u'\n').trimmed();
}

QString bold(const QString &text)
{
    return u"[b]%1[/b]"_s.arg(plain(text));
}

QString italic(const QString &text)
{
    return u"[i]%1[/i]"_s.arg(plain(text));
}

QString diceIn(const std::vector<StoryDice> &dice)
{
    return dice.empty() ? QString() : u" [%1]"_s.arg(facesOf(dice));
}

QString lineIn(const AccountLine &line)
{
    return line.own ? told(line.text) : plain(line.text) + diceIn(line.dice);
}

/// Forums have no tables in common, so what is one elsewhere is a list here.
class ForumPost
{
public:
    ForumPost(const AccountMedia &media, const QString &folder)
        : m_media(media)
        , m_folder(folder)
    {
    }

    WrittenAccount write(const std::vector<Account> &accounts);

private:
    void article(const Account &account);
    void add(const QString &block)
    {
        if (!block.isEmpty())
            m_text += block + u"\n\n"_s;
    }
    void addHeading(const QString &text) { add(u"[size=150][b]%1[/b][/size]"_s.arg(plain(text))); }
    void addImage(const QString &name, const QByteArray &image, const QString &caption);
    void addPassages(const std::vector<AccountPassage> &passages);
    void addPicture(const AccountPicture &picture);
    void addTable(const Account &account);
    void addCame(const Account &account);
    void addTurns(const Account &account);
    void addFates(const Account &account);
    void addList(const QStringList &items)
    {
        if (!items.isEmpty())
            add(u"[list]\n[*]%1\n[/list]"_s.arg(items.join(u"\n[*]"_s)));
    }

    const AccountMedia &m_media;
    QString m_folder;
    QString m_text;
    WrittenAccount m_written;
};

void ForumPost::addImage(const QString &name, const QByteArray &image, const QString &caption)
{
    const QString file = name + (image.startsWith("\xff\xd8") ? u".jpg"_s : u".png"_s);
    m_written.files.emplace_back(file, image);
    const QString place = QString::fromLatin1((m_folder + u'/' + file).toUtf8().toPercentEncoding("/"));
    add(u"[img]%1[/img]"_s.arg(place) + (caption.isEmpty() ? QString() : u'\n' + italic(caption)));
}

void ForumPost::addPicture(const AccountPicture &picture)
{
    const QByteArray image = m_media.picture ? m_media.picture(picture) : QByteArray();
    if (!image.isEmpty())
        addImage(u"picture-%1"_s.arg(picture.id), image, picture.caption);
}

void ForumPost::addPassages(const std::vector<AccountPassage> &passages)
{
    for (const AccountPassage &passage : passages) {
        if (passage.picture) {
            addPicture(*passage.picture);
            continue;
        }
        if (!passage.title.isEmpty())
            add(bold(passage.title));
        add(told(passage.text));
    }
}

void ForumPost::addTable(const Account &account)
{
    const AccountTable &table = account.table;
    const QByteArray map = table.hasMap() && m_media.map ? m_media.map(account) : QByteArray();
    if (map.isEmpty() && table.paragraphs.empty())
        return;
    addHeading(AccountText::tr("The table"));
    if (!map.isEmpty())
        addImage(u"map-%1"_s.arg(account.step), map, table.caption);
    for (const AccountParagraph &paragraph : table.paragraphs) {
        QStringList lines{bold(paragraph.title)};
        for (const AccountLine &line : paragraph.lines)
            lines << lineIn(line);
        add(lines.join(u'\n'));
    }
}

void ForumPost::addCame(const Account &account)
{
    if (account.came.empty())
        return;
    addHeading(AccountText::tr("Who came"));
    QStringList items;
    for (const AccountFigure &figure : account.came) {
        QStringList facts{plain(figure.kind), plain(account.worth) + u' ' + QString::number(figure.rep),
                          plain(figure.armour), plain(figure.weapon)};
        facts.removeAll(QString());
        items << bold(figure.name) + (figure.star ? u" ★, "_s : u", "_s) + facts.join(u", "_s);
    }
    addList(items);
    if (!account.satOut.isEmpty())
        add(plain(AccountText::tr("Sat out: %1.").arg(account.satOut)));
}

void ForumPost::addTurns(const Account &account)
{
    if (account.turns.empty())
        return;
    addHeading(AccountText::tr("Turn by turn"));
    for (const AccountTurn &turn : account.turns) {
        QStringList lines;
        if (turn.turn > 0)
            lines << bold(AccountText::tr("Turn %1").arg(turn.turn));
        for (const AccountLine &line : turn.lines)
            lines << lineIn(line);
        if (!turn.lines.empty())
            add(lines.join(u'\n'));
        for (const AccountPicture &picture : turn.pictures)
            addPicture(picture);
    }
}

void ForumPost::addFates(const Account &account)
{
    if (account.fates.empty())
        return;
    addHeading(AccountText::tr("Before and after"));
    QStringList items;
    for (const AccountFate &fate : account.fates) {
        const QString after = fate.gone ? plain(words::inLine(*fate.gone)) : QString::number(fate.repAfter);
        items << u"%1, %2 %3 → %4: %5%6"_s.arg(fate.gone ? u"[s]%1[/s]"_s.arg(plain(fate.name)) : bold(fate.name),
                                               plain(account.worth), QString::number(fate.repBefore), after,
                                               plain(fate.told), diceIn(fate.dice));
    }
    addList(items);
}

void ForumPost::article(const Account &account)
{
    if (!m_text.isEmpty())
        add(u"[hr][/hr]"_s);
    add(u"[size=200][b]%1[/b][/size]\n%2"_s.arg(plain(account.title),
                                                italic(AccountText::tr("%1, %2").arg(account.campaign, account.when))));
    QStringList facts;
    for (const AccountFact &fact : account.facts)
        facts << plain(fact.pattern).arg(bold(fact.value));
    add(facts.join(u" · "_s));
    addPassages(account.opening);
    addTable(account);
    addCame(account);
    addTurns(account);
    addFates(account);
    addHeading(AccountText::tr("What comes next"));
    QStringList next;
    for (const AccountFact &fact : account.next)
        next << u"%1: %2"_s.arg(plain(fact.pattern), bold(fact.value));
    addList(next);
    if (!account.careers.empty())
        addHeading(AccountText::tr("Careers"));
    for (const AccountCareer &career : account.careers) {
        QStringList lines{u"%1, %2"_s.arg(bold(career.name), plain(career.kind))};
        for (const AccountLine &line : career.lines)
            lines << lineIn(line);
        add(lines.join(u'\n'));
    }
    if (!account.diceAtEnd.empty()) {
        addHeading(AccountText::tr("The dice"));
        QStringList lines;
        for (const AccountLine &line : account.diceAtEnd)
            lines << lineIn(line);
        addList(lines);
    }
    addPassages(account.closing);
    QStringList foot;
    for (const QString &part : account.foot)
        foot << plain(part);
    add(u"[i]%1[/i]"_s.arg(foot.join(u" · "_s)));
}

WrittenAccount ForumPost::write(const std::vector<Account> &accounts)
{
    for (const Account &account : accounts)
        article(account);
    m_written.text = (m_text.trimmed() + u'\n').toUtf8();
    return std::move(m_written);
}

} // namespace

/// Forums agree on no way to escape. A word joiner, which nobody sees, after the bracket makes a tag none; and an address
/// none that a forum would turn into a link.
QString escapedForBbcode(const QString &text)
{
    constexpr QChar joiner(0x2060);
    QString escaped = text;
    escaped.replace(u'[', QString(u'[') + joiner);
    escaped.replace(u"://"_s, QString(u':') + joiner + u"//"_s);
    return escaped;
}

WrittenAccount bbcodeOf(const std::vector<Account> &accounts, const AccountMedia &media, const QString &folder)
{
    return ForumPost(media, folder).write(accounts);
}

} // namespace muster
