// SPDX-License-Identifier: MIT
#include "model/account/textpage.h"
#include "model/story/words.h"

using namespace Qt::StringLiterals;

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
