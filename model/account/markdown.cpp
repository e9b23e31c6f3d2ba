// SPDX-License-Identifier: MIT
#include "model/account/writers.h"
#include "model/story/words.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// One line, with nothing in it that Markdown would take for its own.
QString flat(const QString &text)
{
    return escapedForMarkdown(harmless(text.simplified()));
}

/// The player's words, paragraph by paragraph; a line break stays one.
QString prose(const QString &text)
{
    QStringList parts;
    for (const QString &part : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        QStringList lines;
        for (const QString &line : part.split(u'\n', Qt::SkipEmptyParts))
            lines << flat(line);
        lines.removeAll(QString());
        if (!lines.isEmpty())
            parts << lines.join(u"  \n"_s);
    }
    return parts.join(u"\n\n"_s);
}

QString inBrackets(const std::vector<StoryDice> &dice)
{
    return dice.empty() ? QString() : u" [%1]"_s.arg(facesOf(dice));
}

QString lineOf(const AccountLine &line)
{
    return flat(line.text) + inBrackets(line.dice);
}

class MarkdownPage
{
public:
    MarkdownPage(const AccountMedia &media, const QString &folder)
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
    void addHeading(const QString &text) { add(u"## "_s + flat(text)); }
    /// The file beside the text, and the line that shows it.
    void addImage(const QString &name, const QByteArray &image, const QString &inWords, const QString &caption);
    void addPassages(const std::vector<AccountPassage> &passages);
    void addPicture(const AccountPicture &picture);
    void addTable(const Account &account);
    void addCame(const Account &account);
    void addTurns(const Account &account);
    void addFates(const Account &account);
    void addNext(const Account &account);

    const AccountMedia &m_media;
    QString m_folder;
    QString m_text;
    WrittenAccount m_written;
};

void MarkdownPage::addImage(const QString &name, const QByteArray &image, const QString &inWords,
                            const QString &caption)
{
    const QString file = name + (image.startsWith("\xff\xd8") ? u".jpg"_s : u".png"_s);
    m_written.files.emplace_back(file, image);
    const QString place = QString::fromLatin1((m_folder + u'/' + file).toUtf8().toPercentEncoding("/"));
    add(u"![%1](%2)"_s.arg(flat(inWords), place));
    if (!caption.isEmpty())
        add(u"*%1*"_s.arg(flat(caption)));
}

void MarkdownPage::addPicture(const AccountPicture &picture)
{
    const QByteArray image = m_media.picture ? m_media.picture(picture) : QByteArray();
    if (!image.isEmpty())
        addImage(u"picture-%1"_s.arg(picture.id), image,
                 picture.caption.isEmpty() ? AccountText::tr("Picture of the battle") : picture.caption,
                 picture.caption);
}

void MarkdownPage::addPassages(const std::vector<AccountPassage> &passages)
{
    for (const AccountPassage &passage : passages) {
        if (passage.picture) {
            addPicture(*passage.picture);
            continue;
        }
        if (!passage.title.isEmpty())
            add(u"**%1**"_s.arg(flat(passage.title)));
        add(prose(passage.text));
    }
}

void MarkdownPage::addTable(const Account &account)
{
    const AccountTable &table = account.table;
    const QByteArray map = table.hasMap() && m_media.map ? m_media.map(account) : QByteArray();
    if (map.isEmpty() && table.paragraphs.empty())
        return;
    addHeading(AccountText::tr("The table"));
    if (!map.isEmpty())
        addImage(u"map-%1"_s.arg(account.step), map, table.inWords, table.caption);
    for (const AccountParagraph &paragraph : table.paragraphs) {
        QStringList lines;
        for (const AccountLine &line : paragraph.lines)
            lines << lineOf(line);
        add(u"**%1**  \n%2"_s.arg(flat(paragraph.title), lines.join(u"  \n"_s)));
    }
}

void MarkdownPage::addCame(const Account &account)
{
    if (account.came.empty())
        return;
    addHeading(AccountText::tr("Who came"));
    QString rows = u"| %1 | %2 | %3 | %4 |\n| ---: | --- | --- | --- |\n"_s.arg(
        flat(account.worth), flat(AccountText::tr("Name and type")), flat(AccountText::tr("Armour")),
        flat(AccountText::tr("Weapon")));
    for (const AccountFigure &figure : account.came)
        rows += u"| %1 | **%2**%3, %4 | %5 | %6 |\n"_s.arg(QString::number(figure.rep), flat(figure.name),
                                                           figure.star ? u" ★"_s : QString(), flat(figure.kind),
                                                           flat(figure.armour), flat(figure.weapon));
    add(rows.trimmed());
    if (!account.satOut.isEmpty())
        add(flat(AccountText::tr("Sat out: %1.").arg(account.satOut)));
}

void MarkdownPage::addTurns(const Account &account)
{
    if (account.turns.empty())
        return;
    addHeading(AccountText::tr("Turn by turn"));
    for (const AccountTurn &turn : account.turns) {
        if (turn.turn > 0 && !turn.lines.empty())
            add(u"**%1**"_s.arg(flat(AccountText::tr("Turn %1").arg(turn.turn))));
        QStringList noted; // one below the other; the player's own words stand by themselves
        const auto flush = [&] {
            add(noted.join(u"  \n"_s));
            noted.clear();
        };
        for (const AccountLine &line : turn.lines) {
            if (!line.own) {
                noted << lineOf(line);
                continue;
            }
            flush();
            add(prose(line.text));
        }
        flush();
        for (const AccountPicture &picture : turn.pictures)
            addPicture(picture);
    }
}

void MarkdownPage::addFates(const Account &account)
{
    if (account.fates.empty())
        return;
    addHeading(AccountText::tr("Before and after"));
    const bool dice = std::any_of(account.fates.begin(), account.fates.end(),
                                  [](const AccountFate &fate) { return !fate.dice.empty(); });
    QString rows = u"| %1 | %2 | %3 |%4\n| --- | --- | --- |%5\n"_s.arg(
        flat(AccountText::tr("Name")), flat(account.worth), flat(AccountText::tr("What became of them")),
        dice ? u" %1 |"_s.arg(flat(AccountText::tr("Dice"))) : QString(), dice ? u" --- |"_s : QString());
    for (const AccountFate &fate : account.fates) {
        const QString after = fate.gone ? flat(words::inLine(*fate.gone)) : QString::number(fate.repAfter);
        rows += u"| %1 | %2 → %3 | %4 |%5\n"_s.arg(fate.gone ? u"~~%1~~"_s.arg(flat(fate.name))
                                                             : u"**%1**"_s.arg(flat(fate.name)),
                                                   QString::number(fate.repBefore), after, flat(fate.told),
                                                   dice ? inBrackets(fate.dice) + u" |"_s : QString());
    }
    add(rows.trimmed());
}

void MarkdownPage::addNext(const Account &account)
{
    addHeading(AccountText::tr("What comes next"));
    QStringList facts;
    for (const AccountFact &fact : account.next)
        facts << u"- %1: **%2**"_s.arg(flat(fact.pattern), flat(fact.value));
    add(facts.join(u'\n'));
}

void MarkdownPage::article(const Account &account)
{
    if (!m_text.isEmpty())
        add(u"---"_s);
    add(u"# "_s + flat(account.title));
    add(u"*%1*"_s.arg(flat(AccountText::tr("%1, %2").arg(account.campaign, account.when))));
    QStringList facts;
    for (const AccountFact &fact : account.facts)
        facts << flat(fact.pattern).arg(u"**%1**"_s.arg(flat(fact.value)));
    add(facts.join(u" · "_s));
    addPassages(account.opening);
    addTable(account);
    addCame(account);
    addTurns(account);
    addFates(account);
    addNext(account);
    if (!account.careers.empty())
        addHeading(AccountText::tr("Careers"));
    for (const AccountCareer &career : account.careers) {
        QStringList lines{u"**%1**, %2"_s.arg(flat(career.name), flat(career.kind))};
        for (const AccountLine &line : career.lines)
            lines << lineOf(line);
        add(lines.join(u"  \n"_s));
    }
    if (!account.diceAtEnd.empty()) {
        addHeading(AccountText::tr("The dice"));
        QStringList lines;
        for (const AccountLine &line : account.diceAtEnd)
            lines << u"- "_s + lineOf(line);
        add(lines.join(u'\n'));
    }
    addPassages(account.closing);
    QStringList foot;
    for (const QString &part : account.foot)
        foot << flat(part);
    add(u"*%1*"_s.arg(foot.join(u" · "_s)));
}

WrittenAccount MarkdownPage::write(const std::vector<Account> &accounts)
{
    for (const Account &account : accounts)
        article(account);
    m_written.text = (m_text.trimmed() + u'\n').toUtf8();
    return std::move(m_written);
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
    return MarkdownPage(media, folder).write(accounts);
}

} // namespace muster
