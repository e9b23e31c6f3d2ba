// SPDX-License-Identifier: MIT
#include "model/account/textpage.h"
#include "model/story/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

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
