// SPDX-License-Identifier: MIT
#include "model/account/writers.h"

#include "model/story/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// The markup of a kind of text.
struct Notation {
    bool isMarkdown; ///< otherwise a table is written as a list, because forums have no common markup for tables
    QString (*escaped)(const QString &text); ///< escapes all characters with a meaning
    QString strong;
    QString slanted;
    QString struck;
    QString title;
    QString toBelow; ///< separates a title or picture from the line below it
    QString heading;
    QString rule;
    QString list;
    QString nextItem;
    QString nextLine;
};

const Notation markdown{true,      escapedForMarkdown, u"**%1**"_s, u"*%1*"_s, u"~~%1~~"_s, u"# %1"_s,
                        u"\n\n"_s, u"## %1"_s,         u"---"_s,    u"- %1"_s, u"\n- "_s,   u"  \n"_s};
const Notation bbcode{false,          escapedForBbcode,
                      u"[b]%1[/b]"_s, u"[i]%1[/i]"_s,
                      u"[s]%1[/s]"_s, u"[size=200][b]%1[/b][/size]"_s,
                      u"\n"_s,        u"[size=150][b]%1[/b][/size]"_s,
                      u"[hr][/hr]"_s, u"[list]\n[*]%1\n[/list]"_s,
                      u"\n[*]"_s,     u"\n"_s};

/// Returns dice such as " [3 and 4]"; empty without dice.
QString inBrackets(const std::vector<StoryDice> &dice)
{
    return dice.empty() ? QString() : u" [%1]"_s.arg(facesOf(dice));
}

/// Writes accounts one after another, with their pictures in files beside the text. `folder` is the folder of the
/// pictures as the text names it; if it is empty, only captions are written.
struct TextPage {
    Q_DECLARE_TR_FUNCTIONS(Account)

public:
    const Notation &notation;
    const AccountMedia &media;
    QString folder;
    QString all = {};
    WrittenAccount written = {};

    WrittenAccount write(const std::vector<Account> &accounts)
    {
        for (const Account &account : accounts)
            writeParts(account, *this);
        written.text = (all.trimmed() + u'\n').toUtf8();
        return std::move(written);
    }

    QString escaped(const QString &text) const { return notation.escaped(harmless(text.simplified())); }
    QStringList escaped(QStringList texts) const
    {
        for (QString &text : texts)
            text = escaped(text);
        return texts;
    }
    QString strong(const QString &text) const { return notation.strong.arg(escaped(text)); }
    QString slanted(const QString &text) const { return notation.slanted.arg(escaped(text)); }
    QString line(const AccountLine &line) const { return escaped(line.text) + inBrackets(line.dice); }

    void add(const QString &block)
    {
        if (!block.isEmpty())
            all += block + u"\n\n"_s;
    }
    void addList(const QStringList &items)
    {
        if (!items.isEmpty())
            add(notation.list.arg(items.join(notation.nextItem)));
    }
    void addLines(QStringList lines, const std::vector<AccountLine> &more = {})
    {
        for (const AccountLine &one : more)
            lines << line(one);
        add(lines.join(notation.nextLine));
    }

    /// Adds the player's own text with its line breaks.
    void addProse(const QString &text)
    {
        if (!notation.isMarkdown)
            return add(escaped(text.split(u'\n')).join(u'\n').trimmed());
        QStringList parts;
        for (const QString &part : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
            QStringList told = escaped(part.split(u'\n', Qt::SkipEmptyParts));
            told.removeAll(QString());
            if (!told.isEmpty())
                parts << told.join(notation.nextLine);
        }
        add(parts.join(u"\n\n"_s));
    }

    void addCaption(const QString &caption)
    {
        if (!caption.isEmpty())
            add(slanted(caption));
    }

    /// Adds an image file and its reference in the text.
    void addImage(const QString &name, const QByteArray &image, const QString &inWords, const QString &caption)
    {
        const QString file = name + (pictureMimeType(image) == u"image/jpeg"_s ? u".jpg"_s : u".png"_s);
        written.files.emplace_back(file, image);
        const QString place = QString::fromLatin1((folder + u'/' + file).toUtf8().toPercentEncoding("/"));
        add((notation.isMarkdown ? u"![%1](%2)"_s.arg(escaped(inWords), place) : u"[img]%1[/img]"_s.arg(place))
            + (caption.isEmpty() ? QString() : notation.toBelow + slanted(caption)));
    }

    /// Adds rows below their heads as a table, or items as a list if there are no tables.
    void addRows(const QStringList &heads, bool toTheRight, std::vector<QStringList> rows, const QStringList &items)
    {
        if (!notation.isMarkdown)
            return addList(items);
        QStringList rule(heads.size(), u"---"_s);
        if (toTheRight)
            rule.front() += u':';
        rows.insert(rows.begin(), {heads, rule});
        QStringList lines;
        for (const QStringList &cells : rows)
            lines << u"| %1 |"_s.arg(cells.join(u" | "_s));
        add(lines.join(u'\n'));
    }

    // The parts of an account, for writeParts().

    void begin(const Account &account)
    {
        if (!all.isEmpty())
            add(notation.rule);
        add(notation.title.arg(escaped(account.title)) + notation.toBelow
            + slanted(tr("%1, %2").arg(account.campaign, account.when)));
        QStringList facts;
        for (const AccountFact &fact : account.facts)
            facts << escaped(fact.pattern).arg(strong(fact.value));
        add(facts.join(u" · "_s));
    }

    void heading(const QString &text) { add(notation.heading.arg(escaped(text))); }

    void picture(const Picture &picture)
    {
        if (folder.isEmpty())
            return addCaption(picture.caption);
        const QByteArray image = media.picture ? media.picture(picture) : QByteArray();
        if (!image.isEmpty())
            addImage(u"picture-%1"_s.arg(picture.id), image,
                     picture.caption.isEmpty() ? tr("Picture of the battle") : picture.caption, picture.caption);
    }

    void passage(const AccountPassage &passage)
    {
        if (!passage.title.isEmpty())
            add(strong(passage.title));
        addProse(passage.text);
    }

    QByteArray mapOf(const Account &account) const
    {
        return media.map && !folder.isEmpty() ? media.map(account) : QByteArray();
    }

    void ground(const Account &account, const QByteArray &map)
    {
        const AccountTable &table = account.table;
        if (folder.isEmpty())
            addCaption(table.caption);
        else if (!map.isEmpty())
            addImage(u"map-%1"_s.arg(account.step), map, table.inWords, table.caption);
        for (const AccountParagraph &paragraph : table.paragraphs)
            addLines({strong(paragraph.title)}, paragraph.lines);
    }

    void came(const Account &account, QStringList heads, bool armour)
    {
        const QString worth = escaped(account.worth);
        std::vector<QStringList> rows;
        QStringList items;
        for (const AccountFigure &figure : account.came) {
            const QString rep = QString::number(figure.rep);
            const QString name = strong(figure.name) + (figure.star ? u" ★, "_s : u", "_s);
            QStringList facts = escaped({figure.kind, figure.armour, figure.weapon});
            rows.push_back({rep, name + facts[0], facts[1], facts[2]});
            facts.insert(1, worth + u' ' + rep);
            facts.removeAll(QString());
            items << name + facts.join(u", "_s);
        }
        if (!armour) {
            heads.removeAt(2);
            for (QStringList &cells : rows)
                cells.removeAt(2);
        }
        addRows(escaped(heads), true, rows, items);
    }

    void note(const QString &text) { add(escaped(text)); }

    /// Adds a turn: notes as lines below each other, the player's own text as separate paragraphs.
    void turn(const AccountTurn &turn)
    {
        QStringList noted;
        if (turn.turn > 0 && !turn.lines.empty())
            noted << strong(tr("Turn %1").arg(turn.turn));
        for (const AccountLine &one : turn.lines) {
            if (!one.own) {
                noted << line(one);
                continue;
            }
            addLines(std::exchange(noted, {}));
            addProse(one.text);
        }
        addLines(noted);
    }

    void fates(const Account &account, QStringList heads, bool hasDice)
    {
        const QString worth = escaped(account.worth);
        if (!hasDice)
            heads.removeLast();
        std::vector<QStringList> rows;
        QStringList items;
        for (const AccountFate &fate : account.fates) {
            const QString name = (fate.gone ? notation.struck : notation.strong).arg(escaped(fate.name));
            const QString rep =
                u"%1 → %2"_s.arg(QString::number(fate.repBefore),
                                 fate.gone ? escaped(words::inLine(*fate.gone)) : QString::number(fate.repAfter));
            const QString told = escaped(fate.told);
            const QString dice = inBrackets(fate.dice);
            rows.push_back({name, rep, hasDice ? told + u" |"_s + dice : told});
            items << u"%1, %2 %3: %4%5"_s.arg(name, worth, rep, told, dice);
        }
        addRows(escaped(heads), false, rows, items);
    }

    void next(const std::vector<AccountFact> &facts)
    {
        QStringList items;
        for (const AccountFact &fact : facts)
            items << u"%1: %2"_s.arg(escaped(fact.pattern), strong(fact.value));
        addList(items);
    }

    void career(const AccountCareer &career)
    {
        addLines({u"%1, %2"_s.arg(strong(career.name), escaped(career.kind))}, career.lines);
    }

    void dice(const std::vector<AccountLine> &lines)
    {
        QStringList items;
        for (const AccountLine &one : lines)
            items << line(one);
        addList(items);
    }

    void end(const Account &account, bool) { add(notation.slanted.arg(escaped(account.foot).join(u" · "_s))); }
};

} // namespace

WrittenAccount writtenAs(AccountForm form, const std::vector<Account> &accounts, const AccountMedia &media,
                         const QString &folder)
{
    if (form == AccountForm::Html)
        return {htmlOf(accounts, media)};
    return TextPage{form == AccountForm::Markdown ? markdown : bbcode, media, folder}.write(accounts);
}

/// Escapes only characters that have a meaning at their position, because a text full of backslashes is hard to read as
/// it is.
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

/// Inserts a word joiner, which is invisible, because forums have no common escape. After a bracket it prevents a tag,
/// and in an address it prevents a link.
QString escapedForBbcode(const QString &text)
{
    constexpr QChar joiner(0x2060);
    QString escaped = text;
    escaped.replace(u'[', QString(u'[') + joiner);
    escaped.replace(u"://"_s, QString(u':') + joiner + u"//"_s);
    return escaped;
}

} // namespace muster
