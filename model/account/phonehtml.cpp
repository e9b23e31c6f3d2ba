// SPDX-License-Identifier: MIT
#include "model/account/htmllook.h"
#include "model/account/phone.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

// Black on white and thick lines, for the sun; nothing to touch is smaller than 44 pixels.
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

/// Ticks are kept where the phone lets a page keep anything; without that they last as long as the page is open.
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

/// Letters, digits and dashes: it stands in a script.
QString plainKey(const QString &key)
{
    QString plain = key;
    plain.removeIf([](QChar c) { return c != u'-' && (c.unicode() > 0x7f || !c.isLetterOrNumber()); });
    return plain;
}

QString phoneFacts(const std::vector<AccountFact> &facts)
{
    QString out;
    for (const AccountFact &fact : facts)
        out += u"<li>%1</li>\n"_s.arg(htmlText(fact.pattern).arg(u"<b>%1</b>"_s.arg(htmlText(fact.value))));
    return out.isEmpty() ? out : u"<ul class=\"facts\">\n%1</ul>\n"_s.arg(out);
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

/// Folded, and one touch opens it, with or without a script.
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
    out += phoneFacts(page.facts);
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
