// SPDX-License-Identifier: MIT
#include "model/account/textpage.h"

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
