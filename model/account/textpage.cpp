// SPDX-License-Identifier: MIT
#include "model/account/textpage.h"

#include "model/story/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

class TextPage
{
public:
    TextPage(const TextNotation &notation, const AccountMedia &media, const QString &folder)
        : m_to(notation)
        , m_media(media)
        , m_folder(folder)
    {
    }

    WrittenAccount write(const std::vector<Account> &accounts);

private:
    void add(const QString &block)
    {
        if (!block.isEmpty())
            m_text += block + u"\n\n"_s;
    }
    void addHeading(const QString &text) { add(m_to.heading(m_to.escaped(text))); }
    void addImage(const QString &name, const QByteArray &image, const QString &inWords, const QString &caption);
    bool leavesPicturesOut() const { return m_folder.isEmpty(); }
    void addCaption(const QString &caption)
    {
        if (!caption.isEmpty())
            add(m_to.slanted(m_to.escaped(caption)));
    }
    void addPassages(const std::vector<AccountPassage> &passages);
    void addPicture(const AccountPicture &picture);
    void addTable(const Account &account);
    void addTurn(const AccountTurn &turn);
    void addCareers(const std::vector<AccountCareer> &careers);
    void addArticle(const Account &account);
    QString line(const AccountLine &line) const { return m_to.escaped(line.text) + inBrackets(line.dice); }
    QStringList lines(const std::vector<AccountLine> &all) const
    {
        QStringList texts;
        for (const AccountLine &one : all)
            texts << line(one);
        return texts;
    }

    const TextNotation &m_to;
    const AccountMedia &m_media;
    QString m_folder;
    QString m_text;
    WrittenAccount m_written;
};

/// The file beside the text, and what shows it.
void TextPage::addImage(const QString &name, const QByteArray &image, const QString &inWords, const QString &caption)
{
    const QString file = name + (pictureMimeType(image) == u"image/jpeg"_s ? u".jpg"_s : u".png"_s);
    m_written.files.emplace_back(file, image);
    const QString place = QString::fromLatin1((m_folder + u'/' + file).toUtf8().toPercentEncoding("/"));
    add(m_to.image(place, m_to.escaped(inWords), m_to.escaped(caption)));
}

void TextPage::addPicture(const AccountPicture &picture)
{
    if (leavesPicturesOut())
        return addCaption(picture.caption);
    const QByteArray image = m_media.picture ? m_media.picture(picture) : QByteArray();
    if (!image.isEmpty())
        addImage(u"picture-%1"_s.arg(picture.id), image,
                 picture.caption.isEmpty() ? AccountText::tr("Picture of the battle") : picture.caption,
                 picture.caption);
}

void TextPage::addPassages(const std::vector<AccountPassage> &passages)
{
    for (const AccountPassage &passage : passages) {
        if (passage.picture) {
            addPicture(*passage.picture);
            continue;
        }
        if (!passage.title.isEmpty())
            add(m_to.strong(m_to.escaped(passage.title)));
        add(m_to.prose(passage.text));
    }
}

void TextPage::addTable(const Account &account)
{
    const AccountTable &table = account.table;
    const bool draws = table.hasMap() && m_media.map && !leavesPicturesOut();
    const QByteArray map = draws ? m_media.map(account) : QByteArray();
    if (map.isEmpty() && table.paragraphs.empty())
        return;
    addHeading(AccountText::tr("The table"));
    if (leavesPicturesOut())
        addCaption(table.caption);
    else if (!map.isEmpty())
        addImage(u"map-%1"_s.arg(account.step), map, table.inWords, table.caption);
    for (const AccountParagraph &paragraph : table.paragraphs)
        add(m_to.lines(QStringList(m_to.strong(m_to.escaped(paragraph.title))) + lines(paragraph.lines)));
}

/// What was noted stands one below the other; the player's own words stand by themselves.
void TextPage::addTurn(const AccountTurn &turn)
{
    QStringList noted;
    if (turn.turn > 0 && !turn.lines.empty())
        noted << m_to.strong(m_to.escaped(AccountText::tr("Turn %1").arg(turn.turn)));
    for (const AccountLine &one : turn.lines) {
        if (!one.own) {
            noted << line(one);
            continue;
        }
        add(m_to.lines(std::exchange(noted, {})));
        add(m_to.prose(one.text));
    }
    add(m_to.lines(noted));
    for (const AccountPicture &picture : turn.pictures)
        addPicture(picture);
}

void TextPage::addCareers(const std::vector<AccountCareer> &careers)
{
    if (!careers.empty())
        addHeading(AccountText::tr("Careers"));
    for (const AccountCareer &career : careers) {
        add(m_to.lines(QStringList(u"%1, %2"_s.arg(m_to.strong(m_to.escaped(career.name)), m_to.escaped(career.kind)))
                       + lines(career.lines)));
        addPassages(career.passages);
    }
}

void TextPage::addArticle(const Account &account)
{
    if (!m_text.isEmpty())
        add(m_to.rule());
    add(m_to.title(m_to.escaped(account.title),
                   m_to.escaped(AccountText::tr("%1, %2").arg(account.campaign, account.when))));
    QStringList facts;
    for (const AccountFact &fact : account.facts)
        facts << m_to.escaped(fact.pattern).arg(m_to.strong(m_to.escaped(fact.value)));
    add(facts.join(u" · "_s));
    addPassages(account.opening);
    addTable(account);
    if (!account.came.empty()) {
        addHeading(AccountText::tr("Who came"));
        add(m_to.came(account));
        if (!account.satOut.isEmpty())
            add(m_to.escaped(AccountText::tr("Sat out: %1.").arg(account.satOut)));
    }
    if (!account.turns.empty())
        addHeading(AccountText::tr("Turn by turn"));
    for (const AccountTurn &turn : account.turns)
        addTurn(turn);
    if (!account.fates.empty()) {
        addHeading(AccountText::tr("Before and after"));
        add(m_to.fates(account));
    }
    addHeading(AccountText::tr("What comes next"));
    QStringList next;
    for (const AccountFact &fact : account.next)
        next << u"%1: %2"_s.arg(m_to.escaped(fact.pattern), m_to.strong(m_to.escaped(fact.value)));
    add(m_to.list(next));
    addCareers(account.careers);
    if (!account.diceAtEnd.empty()) {
        addHeading(AccountText::tr("The dice"));
        add(m_to.list(lines(account.diceAtEnd)));
    }
    addPassages(account.closing);
    QStringList foot;
    for (const QString &part : account.foot)
        foot << m_to.escaped(part);
    add(m_to.slanted(foot.join(u" · "_s)));
}

WrittenAccount TextPage::write(const std::vector<Account> &accounts)
{
    for (const Account &account : accounts)
        addArticle(account);
    m_written.text = (m_text.trimmed() + u'\n').toUtf8();
    return std::move(m_written);
}

} // namespace

QString inBrackets(const std::vector<StoryDice> &dice)
{
    return dice.empty() ? QString() : u" [%1]"_s.arg(facesOf(dice));
}

WrittenAccount writtenIn(const TextNotation &notation, const std::vector<Account> &accounts, const AccountMedia &media,
                         const QString &folder)
{
    return TextPage(notation, media, folder).write(accounts);
}

} // namespace muster

namespace muster {

namespace {

class Markdown final : public TextNotation
{
public:
    QString escaped(const QString &text) const override { return escapedForMarkdown(harmless(text.simplified())); }
    QString prose(const QString &text) const override;
    QString strong(const QString &text) const override { return u"**%1**"_s.arg(text); }
    QString slanted(const QString &text) const override { return u"*%1*"_s.arg(text); }
    QString title(const QString &text, const QString &below) const override
    {
        return u"# %1\n\n%2"_s.arg(text, slanted(below));
    }
    QString heading(const QString &text) const override { return u"## "_s + text; }
    QString rule() const override { return u"---"_s; }
    QString list(const QStringList &items) const override
    {
        return items.isEmpty() ? QString() : u"- "_s + items.join(u"\n- "_s);
    }
    QString lines(const QStringList &lines) const override { return lines.join(u"  \n"_s); }
    QString image(const QString &place, const QString &inWords, const QString &caption) const override
    {
        return u"![%1](%2)"_s.arg(inWords, place) + (caption.isEmpty() ? QString() : u"\n\n"_s + slanted(caption));
    }
    QString came(const Account &account) const override;
    QString fates(const Account &account) const override;
};

/// Paragraph by paragraph; a line break stays one.
QString Markdown::prose(const QString &text) const
{
    QStringList parts;
    for (const QString &part : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        QStringList told;
        for (const QString &line : part.split(u'\n', Qt::SkipEmptyParts))
            told << escaped(line);
        told.removeAll(QString());
        if (!told.isEmpty())
            parts << lines(told);
    }
    return parts.join(u"\n\n"_s);
}

QString Markdown::came(const Account &account) const
{
    const bool armour = std::any_of(account.came.begin(), account.came.end(),
                                    [](const AccountFigure &figure) { return !figure.armour.isEmpty(); });
    const auto row = [&](const QString &worth, const QString &who, const QString &worn, const QString &weapon) {
        return u"| %1 | %2 |%3 %4 |\n"_s.arg(worth, who, armour ? u" %1 |"_s.arg(worn) : QString(), weapon);
    };
    QString rows = row(escaped(account.worth), escaped(AccountText::tr("Name and type")),
                       escaped(AccountText::tr("Armour")), escaped(AccountText::tr("Weapon")))
        + row(u"---:"_s, u"---"_s, u"---"_s, u"---"_s);
    for (const AccountFigure &figure : account.came)
        rows += row(
            QString::number(figure.rep),
            u"%1%2, %3"_s.arg(strong(escaped(figure.name)), figure.star ? u" ★"_s : QString(), escaped(figure.kind)),
            escaped(figure.armour), escaped(figure.weapon));
    return rows.trimmed();
}

QString Markdown::fates(const Account &account) const
{
    const bool dice = std::any_of(account.fates.begin(), account.fates.end(),
                                  [](const AccountFate &fate) { return !fate.dice.empty(); });
    QString rows = u"| %1 | %2 | %3 |%4\n| --- | --- | --- |%5\n"_s.arg(
        escaped(AccountText::tr("Name")), escaped(account.worth), escaped(AccountText::tr("What became of them")),
        dice ? u" %1 |"_s.arg(escaped(AccountText::tr("Dice"))) : QString(), dice ? u" --- |"_s : QString());
    for (const AccountFate &fate : account.fates) {
        const QString name = escaped(fate.name);
        const QString after = fate.gone ? escaped(words::inLine(*fate.gone)) : QString::number(fate.repAfter);
        rows += u"| %1 | %2 → %3 | %4 |%5\n"_s.arg(fate.gone ? u"~~%1~~"_s.arg(name) : strong(name),
                                                   QString::number(fate.repBefore), after, escaped(fate.told),
                                                   dice ? inBrackets(fate.dice) + u" |"_s : QString());
    }
    return rows.trimmed();
}

} // namespace

/// Only what would mean something where it stands: a text full of strokes is hard to read as it is.
QString escapedForMarkdown(const QString &text)
{
    static const QString everywhere = u"\\`*_[]|~$@"_s;
    static const QString atTheBeginning = u"#+-=>"_s;
    qsizetype digits = 0;
    while (digits < text.size() && text[digits].isDigit())
        ++digits;
    QString escaped;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const QStringView rest = QStringView(text).sliced(i);
        const bool beginsAddress =
            rest.startsWith(u"://") || (c == u'.' && QStringView(text).first(i).endsWith(u"www", Qt::CaseInsensitive));
        const bool makesList = i == digits && i > 0 && (c == u'.' || c == u')');
        if (c == u'<') {
            escaped += u"&lt;"_s;
        } else if (c == u'&') {
            escaped += u"&amp;"_s;
        } else {
            if (beginsAddress || makesList || everywhere.contains(c) || (i == 0 && atTheBeginning.contains(c)))
                escaped += u'\\';
            escaped += c;
        }
    }
    return escaped;
}

WrittenAccount markdownOf(const std::vector<Account> &accounts, const AccountMedia &media, const QString &folder)
{
    return writtenIn(Markdown(), accounts, media, folder);
}

} // namespace muster

namespace muster {

namespace {

/// Forums have no tables in common, so what is one elsewhere is a list here.
class Bbcode final : public TextNotation
{
public:
    QString escaped(const QString &text) const override { return escapedForBbcode(harmless(text.simplified())); }
    QString prose(const QString &text) const override
    {
        QStringList told;
        for (const QString &line : text.split(u'\n'))
            told << escaped(line);
        return told.join(u'\n').trimmed();
    }
    QString strong(const QString &text) const override { return u"[b]%1[/b]"_s.arg(text); }
    QString slanted(const QString &text) const override { return u"[i]%1[/i]"_s.arg(text); }
    QString title(const QString &text, const QString &below) const override
    {
        return u"[size=200][b]%1[/b][/size]\n%2"_s.arg(text, slanted(below));
    }
    QString heading(const QString &text) const override { return u"[size=150][b]%1[/b][/size]"_s.arg(text); }
    QString rule() const override { return u"[hr][/hr]"_s; }
    QString list(const QStringList &items) const override
    {
        return items.isEmpty() ? QString() : u"[list]\n[*]%1\n[/list]"_s.arg(items.join(u"\n[*]"_s));
    }
    QString lines(const QStringList &lines) const override { return lines.join(u'\n'); }
    QString image(const QString &place, const QString &, const QString &caption) const override
    {
        return u"[img]%1[/img]"_s.arg(place) + (caption.isEmpty() ? QString() : u'\n' + slanted(caption));
    }
    QString came(const Account &account) const override;
    QString fates(const Account &account) const override;
};

QString Bbcode::came(const Account &account) const
{
    QStringList items;
    for (const AccountFigure &figure : account.came) {
        QStringList facts{escaped(figure.kind), escaped(account.worth) + u' ' + QString::number(figure.rep),
                          escaped(figure.armour), escaped(figure.weapon)};
        facts.removeAll(QString());
        items << strong(escaped(figure.name)) + (figure.star ? u" ★, "_s : u", "_s) + facts.join(u", "_s);
    }
    return list(items);
}

QString Bbcode::fates(const Account &account) const
{
    QStringList items;
    for (const AccountFate &fate : account.fates) {
        const QString name = escaped(fate.name);
        const QString after = fate.gone ? escaped(words::inLine(*fate.gone)) : QString::number(fate.repAfter);
        items << u"%1, %2 %3 → %4: %5%6"_s.arg(fate.gone ? u"[s]%1[/s]"_s.arg(name) : strong(name),
                                               escaped(account.worth), QString::number(fate.repBefore), after,
                                               escaped(fate.told), inBrackets(fate.dice));
    }
    return list(items);
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
    return writtenIn(Bbcode(), accounts, media, folder);
}

} // namespace muster
