// SPDX-License-Identifier: MIT
#include "model/account/phone.h"

#include "model/account/writers.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/reference/testsubject.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

namespace muster {

namespace {

using namespace Qt::StringLiterals;

constexpr int enemiesOfPef = 10; ///< boxes for the enemies of an unresolved PEF

QStringList withoutEmpty(QStringList parts)
{
    parts.removeAll(QString());
    return parts;
}

std::vector<PhoneTick> numberedBoxes(int count, int ticked = 0)
{
    std::vector<PhoneTick> boxes;
    for (int i = 1; i <= count; ++i)
        boxes.push_back({QString::number(i), i <= ticked});
    return boxes;
}

/// Builds the page of the current encounter or, if there is none, of the band.
struct PhoneWriter {
    Q_DECLARE_TR_FUNCTIONS(Account)

public:
    const Campaign &campaign;
    const Pack &pack;

    const Encounter &encounter() const { return *campaign.encounter; }
    const OwnFigure *inPlay(const Figure &figure) const
    {
        return campaign.play ? campaign.play->find(figure.id) : nullptr;
    }
    std::vector<GroupInPlay> groups() const
    {
        return campaign.play ? campaign.play->groups : std::vector<GroupInPlay>();
    }
    static QString inLine(const QStringList &parts) { return withoutEmpty(parts).join(tr(", ")); }

    /// Returns boxes for rules in which figures have an initiative instead of a Rep (R81).
    static PhoneTicks lostInitiative(int initiative) { return {tr("Initiative lost"), numberedBoxes(initiative)}; }

    void tellEncounter(PhonePage &page) const
    {
        page.title = words::title(encounter());
        page.facts = factsOfEncounter(campaign, pack);
        if (!encounter().dealtEnemy())
            page.facts.insert(page.facts.begin(), {u"%1"_s, words::title(encounter().setup.time)});
        AccountTable &table = page.table.emplace(accountGround(campaign, pack));
        if (campaign.play) { // only PEFs still on the table, at their current positions
            table.encounter.setup.pefs.clear();
            for (const PefInPlay &pef : campaign.play->pefs) {
                if (pef.isWaiting())
                    table.encounter.setup.pefs.push_back(pef.pef);
            }
        }
        const EncounterText told = describeEncounter(campaign, pack);
        if (!told.forces.isEmpty())
            table.paragraphs.push_back({tr("Forces"), {{told.forces}}});
        AccountParagraph special{tr("Special"), {}};
        for (const QString &sentence : told.special)
            special.lines.push_back({sentence});
        if (!special.lines.empty())
            table.paragraphs.push_back(special);
        page.parts.push_back(encounter().dealtEnemy() ? enemies() : pefs());
        page.tests = tests();
    }

    /// Returns boxes for the enemies of a PEF: a fixed number while it is unresolved, else one for each figure, with
    /// the fallen ones ticked.
    PhoneTicks enemiesOf(const PefInPlay *now) const
    {
        int all = 0;
        int standing = 0;
        for (const GroupInPlay &group : groups()) {
            if (now && group.pef == now->pef.id) {
                all += int(group.figures.size());
                standing += group.standing();
            }
        }
        return {tr("Enemies: tick as they fall"),
                !now || now->isWaiting() ? numberedBoxes(enemiesOfPef) : numberedBoxes(all, all - standing)};
    }

    /// Returns the PEFs, each with its possible results, or its result.
    PhonePart pefs() const
    {
        PhonePart part{tr("Possible Enemy Forces"), {}};
        for (const Pef &pef : encounter().setup.pefs) {
            const PefInPlay *now = campaign.play ? campaign.play->pef(pef.id) : nullptr;
            PhoneTicks letters{tr("What it is"), {}};
            using enum PefLetter;
            using enum PefForce;
            if (pefsBy(campaign, pack) == PefsBy::Activity) {
                for (const PefLetter letter : {Nothing, Signs, Contact, InForce})
                    letters.boxes.push_back({tr("%1: %2").arg("XABC"_L1.at(int(letter))).arg(words::title(letter)),
                                             now && now->letter == letter});
            } else {
                for (const PefForce force : {MainBody, Stragglers, FalseAlarm})
                    letters.boxes.push_back({words::title(force), now && now->force == force});
            }
            QStringList details{detailOf(pef, encounter())};
            for (const GroupInPlay &group : groups()) {
                if (group.pef == pef.id && group.onTable())
                    details << words::armedFiguresOf(group, pack);
            }
            std::vector<PhoneTicks> ticks{letters};
            if (const PhoneTicks enemies = enemiesOf(now); !enemies.boxes.empty())
                ticks.push_back(enemies);
            part.rows.push_back({u"p%1"_s.arg(pef.id), QString::number(pef.id),
                                 placeOf(now ? now->pef : pef, encounter()), false, details, ticks});
        }
        return part;
    }

    PhonePart enemies() const
    {
        const Force &enemy = *encounter().dealtEnemy();
        PhonePart part{tr("The enemy"), {}};
        for (std::size_t i = 0; i < enemy.figures.size(); ++i) {
            const Profile &figure = enemy.figures[i];
            part.rows.push_back({u"e%1"_s.arg(i + 1),
                                 QString::number(i + 1),
                                 packWords(figure.type),
                                 false,
                                 withoutEmpty({inLine({words::worth(figure, pack), words::armour(figure, pack)}),
                                               acts::armsOf(enemy, i, pack)}),
                                 {pack.hasSkill ? lostInitiative(figure.rep) : PhoneTicks{{}, {{tr("Out of it")}}}}});
        }
        return part;
    }

    /// Returns boxes for the states a figure can have at the table; its current state is ticked.
    PhoneTicks states(const Figure &figure) const
    {
        using enum TableState;
        const OwnFigure *own = inPlay(figure);
        PhoneTicks ticks;
        for (const TableState state : acts::statesOf(campaign, pack)) {
            if (state != CarryingOn && state != Fine && state != AtHome && (state != CheatedDeath || figure.star))
                ticks.boxes.push_back({words::title(state), own && (own->state == state || own->wound == state)});
        }
        return ticks;
    }

    PhoneRow member(const Figure &figure) const
    {
        const AccountFigure told = accountFigure(figure, pack);
        PhoneRow row{u"b%1"_s.arg(number(figure.id)), QString::number(told.rep), told.name, told.star, {}, {}};
        const QString away = words::away(figure, campaign, pack);
        row.details = withoutEmpty(
            {inLine(QStringList{told.kind, told.armour} + words::attributes(figure, pack)), told.weapon, away});
        const OwnFigure *own = inPlay(figure);
        if (!campaign.encounter || !away.isEmpty())
            return row;
        if (campaign.play && (!own || own->state == TableState::AtHome)) {
            if (own && acts::isOfBattle(campaign, *own))
                row.details << words::inLine(TableState::AtHome);
            return row;
        }
        row.ticks.push_back(pack.hasSkill ? lostInitiative(figure.rep()) : states(figure));
        if (figure.star && hasStarPower(pack))
            row.ticks.push_back({tr("Star Power used"), numberedBoxes(figure.rep())});
        return row;
    }

    /// Returns the tests taken at the table, and those that an encounter itself needs while it lasts.
    std::vector<ShelfEntry> tests() const
    {
        static const QStringList whileItLasts{u"resolve-pef"_s, u"pef-move"_s, u"np-move"_s, u"scout"_s};
        std::vector<ShelfEntry> all = shelfPart(sheetPackOf(campaign, pack), u"table"_s);
        for (ShelfEntry &entry :
             encounter().setup.pefs.empty() ? std::vector<ShelfEntry>() : shelfPart(pack, u"campaign"_s)) {
            if (whileItLasts.contains(entry.id) || entry.id.startsWith("how-many"_L1))
                all.push_back(std::move(entry));
        }
        return all;
    }

    PhonePage make(const QString &key) const
    {
        PhonePage page;
        page.campaign = campaign.name;
        page.when = words::turn(campaign.turn, campaign, pack);
        page.rules = words::rules(campaign, pack);
        page.key = u"%1-%2"_s.arg(key).arg(campaign.turn);
        if (campaign.encounter) {
            page.key += u"-%1-%2"_s.arg(kindOf(encounter()).id).arg(encounter().seed);
            tellEncounter(page);
        } else {
            page.title = tr("Roster");
            if (campaign.phase != Phase::Over)
                page.facts.push_back({tr("Next: %1"), words::coming(campaign, pack)});
        }
        page.facts.push_back({u"%1"_s, bandSummary(campaign, pack)});
        PhonePart &band = page.parts.emplace_back(PhonePart{tr("The band"), {}});
        for (const Figure *figure : campaign.bandByBand())
            band.rows.push_back(member(*figure));
        std::erase_if(page.parts, [](const PhonePart &part) { return part.rows.empty(); });
        return page;
    }
};

// Black on white with thick lines, to be readable in sunlight; no control is smaller than 44 pixels.
constexpr auto phoneStyle = R"(
:root { color-scheme: only light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #000; font: 17px/1.45 "Noto Sans", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 14px 14px 40px; }
h1 { font-size: 27px; line-height: 1.2; margin: 0 0 6px; } h1, p, li, td, h3, summary { overflow-wrap: anywhere; }
h2 { font-size: 20px; margin: 28px 0 8px; padding-bottom: 4px; border-bottom: 3px solid #000; }
h3 { font-size: 17px; margin: 14px 0 4px; }
p { margin: 0 0 8px; }
.when, footer, figcaption, .page { font-size: 15px; color: #333; }
.facts { margin: 0 0 12px; padding: 0; list-style: none; }
figure { margin: 12px 0; } figure img { width: 100%; height: auto; display: block; border: 2px solid #000; }
.row { border-top: 1px solid #000; padding: 10px 0; } h2 + .row { border-top: 0; }
.who { display: flex; gap: 10px; align-items: flex-start; }
.mark { flex: none; min-width: 36px; height: 36px; padding: 0 4px; border: 2px solid #000; border-radius: 6px; font-weight: 700; font-size: 20px; line-height: 32px; text-align: center; }
.star .mark { background: #000; color: #fff; }
.who h3 { margin: 5px 0 0; } .who p { margin: 0; }
.ticks { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; } .ticks > b { flex: 0 0 100%; font-size: 15px; font-weight: 600; margin-bottom: -4px; }
.tick { position: relative; display: inline-flex; }
.tick input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.tick span { min-width: 44px; min-height: 44px; padding: 8px 10px; border: 2px solid #000; border-radius: 8px; display: flex; align-items: center; justify-content: center; line-height: 1.2; }
.tick input:checked + span { background: #000; color: #fff; font-weight: 700; text-decoration: line-through; }
.tick input:focus-visible + span, summary:focus-visible, button:focus-visible { outline: 4px solid #0050d0; outline-offset: 2px; }
details { border-top: 1px solid #000; } details:last-of-type { border-bottom: 1px solid #000; }
summary { min-height: 48px; padding: 11px 0; font-weight: 600; cursor: pointer; }
.wide { overflow-x: auto; margin-bottom: 8px; }
table { border-collapse: collapse; min-width: 60%; font-size: 16px; }
th, td { border: 1px solid #000; padding: 6px 8px; text-align: left; vertical-align: top; overflow-wrap: normal; } th { background: #e8e8e8; }
details ul { margin: 0 0 12px; padding-left: 20px; }
button { min-height: 48px; margin-top: 20px; padding: 8px 18px; border: 2px solid #000; border-radius: 8px; background: #fff; color: #000; font: inherit; }
footer { margin-top: 24px; }
)";

/// Ticks are stored if the phone allows a page to store anything; otherwise they last as long as the page is open.
constexpr auto phoneScript = R"(
(function () {
  var key = "muster:%1", kept = {}, boxes = document.querySelectorAll("input"), clear = document.getElementById("clear");
  try { var read = JSON.parse(localStorage.getItem(key)); if (read && typeof read === "object") kept = read; } catch (e) {}
  function keep() { try { localStorage.setItem(key, JSON.stringify(kept)); } catch (e) {} }
  boxes.forEach(function (box) {
    if (box.id in kept) box.checked = kept[box.id] === 1;
    box.addEventListener("change", function () { kept[box.id] = box.checked ? 1 : 0; keep(); });
  });
  if (!clear) return;
  clear.hidden = false;
  clear.addEventListener("click", function () {
    kept = {};
    boxes.forEach(function (box) { box.checked = false; kept[box.id] = 0; });
    keep();
  });
})();
)";

/// Returns the key reduced to letters, digits and dashes, because it is inserted into a script.
QString plainKey(const QString &key)
{
    QString plain = key;
    plain.removeIf([](QChar c) { return c != u'-' && (c.unicode() > 0x7f || !c.isLetterOrNumber()); });
    return plain;
}

QString phoneTable(const AccountTable &table, const QByteArray &map)
{
    QString out = mapFigure(table, map);
    for (const AccountParagraph &paragraph : table.paragraphs) {
        out += u"<h3>%1</h3>\n"_s.arg(htmlText(paragraph.title));
        for (const AccountLine &line : paragraph.lines)
            out += u"<p>%1</p>\n"_s.arg(htmlText(line.text));
    }
    return out;
}

QString ticksOf(const PhoneRow &row)
{
    QString out;
    int number = 0;
    for (const PhoneTicks &ticks : row.ticks) {
        const QString title = ticks.title.isEmpty() ? QString() : u"<b>%1</b>"_s.arg(htmlText(ticks.title));
        const QString spoken =
            ticks.title.isEmpty() ? row.title : AccountText::tr("%1: %2").arg(row.title, ticks.title);
        out += u"<div class=\"ticks\" role=\"group\" aria-label=\"%1\">%2\n"_s.arg(htmlText(spoken), title);
        for (const PhoneTick &tick : ticks.boxes)
            out +=
                u"<label class=\"tick\"><input type=\"checkbox\" id=\"%1-%2\"%3><span>%4</span></label>\n"_s.arg(row.id)
                    .arg(++number)
                    .arg(tick.on ? u" checked"_s : QString(), htmlText(tick.text));
        out += u"</div>\n"_s;
    }
    return out;
}

QString phonePart(const PhonePart &part)
{
    QString out = pageHeading(part.title);
    for (const PhoneRow &row : part.rows) {
        out += u"<div class=\"row%1\">\n<div class=\"who\"><span class=\"mark\">%2</span><div><h3>%3%4</h3>\n"_s.arg(
            row.star ? u" star"_s : QString(), htmlText(row.mark), row.star ? u"★ "_s : QString(), htmlText(row.title));
        for (const QString &detail : row.details)
            out += u"<p>%1</p>\n"_s.arg(htmlText(detail));
        out += u"</div></div>\n%1</div>\n"_s.arg(ticksOf(row));
    }
    return out;
}

QString cellsOf(const QStringList &cells, const QString &tag)
{
    QString out;
    for (const QString &cell : cells)
        out += u"<%1>%2</%1>"_s.arg(tag, htmlText(cell));
    return u"<tr>%1</tr>\n"_s.arg(out);
}

QString shelfTable(const ShelfTable &table)
{
    QString out;
    if (!table.rows.empty()) {
        out += u"<div class=\"wide\"><table>\n"_s;
        if (!table.heads.isEmpty())
            out += cellsOf(table.heads, u"th"_s);
        for (const QStringList &row : table.rows)
            out += cellsOf(row, u"td"_s);
        out += u"</table></div>\n"_s;
    }
    QString modifiers;
    for (const ShelfTable::Line &line : table.modifiers)
        modifiers += u"<li>%1</li>\n"_s.arg(htmlText(AccountText::tr("%1: %2").arg(line.what, line.how)));
    return modifiers.isEmpty() ? out : out + u"<ul>\n%1</ul>\n"_s.arg(modifiers);
}

/// Returns a test as a <details> element, which opens on touch even without a script.
QString testOf(const ShelfEntry &entry)
{
    const QString page =
        entry.page.isEmpty() ? QString() : u" <span class=\"page\">%1</span>"_s.arg(htmlText(entry.page));
    QString out = u"<details><summary>%1%2</summary>\n"_s.arg(htmlText(entry.title), page);
    for (const ShelfVariant &variant : entry.variants) {
        if (entry.variants.size() > 1)
            out += u"<h3>%1</h3>\n"_s.arg(htmlText(variant.title));
        if (!variant.like.isEmpty())
            out += u"<p>%1</p>\n"_s.arg(htmlText(AccountText::tr("Table: %1").arg(variant.like)));
        else
            out += shelfTable(variant.table);
    }
    return out + u"</details>\n"_s;
}

QString testsOf(const std::vector<ShelfEntry> &tests)
{
    QString out;
    QString section;
    for (const ShelfEntry &entry : tests) {
        if (entry.section != section)
            out += pageHeading(entry.section);
        section = entry.section;
        out += testOf(entry);
    }
    return out;
}

} // namespace

PhonePage phonePageOf(const Campaign &campaign, const Pack &pack, const QString &key)
{
    return PhoneWriter{campaign, pack}.make(key);
}

QByteArray htmlOf(const PhonePage &page, const QByteArray &map)
{
    QString parts;
    for (const PhonePart &part : page.parts)
        parts += phonePart(part);
    const bool hasTicks = parts.contains("<input"_L1);
    QString out = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                  "content=\"width=device-width, initial-scale=1\">\n<meta http-equiv=\"Content-Security-Policy\" "
                  "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src "
                  "'unsafe-inline'\">\n<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n<main>\n"_s.arg(
                      pageLanguage(), htmlText(AccountText::tr("%1, %2").arg(page.title, page.campaign)),
                      QString::fromLatin1(phoneStyle));
    out += u"<p class=\"when\">%1</p>\n<h1>%2</h1>\n"_s.arg(
        htmlText(AccountText::tr("%1, %2").arg(page.campaign, page.when)), htmlText(page.title));
    out += u"<ul class=\"facts\">\n"_s;
    for (const AccountFact &fact : page.facts)
        out += htmlFact(fact) + u'\n';
    out += u"</ul>\n"_s;
    if (page.table)
        out += phoneTable(*page.table, map);
    out += parts + testsOf(page.tests);
    if (hasTicks)
        out += u"<button type=\"button\" id=\"clear\" hidden>%1</button>\n"_s.arg(
            htmlText(AccountText::tr("Clear all ticks")));
    out += u"<footer>%1. %2.</footer>\n</main>\n"_s.arg(htmlText(page.rules),
                                                        htmlText(AccountText::tr("Written with Muster")));
    if (hasTicks)
        out += u"<script>%1</script>\n"_s.arg(QString::fromLatin1(phoneScript).arg(plainKey(page.key)));
    return (out + u"</body>\n</html>\n"_s).toUtf8();
}

} // namespace muster
