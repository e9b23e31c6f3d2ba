// SPDX-License-Identifier: MIT
#include "ui/paper/epiloguesheet.h"

#include "model/story/bandwords.h"
#include "model/story/lastpage.h"
#include "model/story/words.h"
#include "ui/paper/columns.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

namespace muster::paper {

namespace {

constexpr qreal epilogueLine = 14;
constexpr qreal epilogueRow = 16;
constexpr auto epilogueMiddle = Qt::AlignLeft | Qt::AlignVCenter;

/// One who was in the band, and what became of the figure.
struct Member {
    QString name;
    QString kind;
    bool star = false;
    QString fate;
    QString when;
};

std::vector<Member> membersOf(const Campaign &campaign, const Pack &pack)
{
    std::vector<Member> members;
    for (const Figure &figure : campaign.band)
        members.push_back(
            {figure.name, words::kindOf(figure, pack), figure.star, SheetText::tr("came through it all"), {}});
    for (const FormerFigure &former : campaign.former)
        members.push_back({former.figure.name, words::kindOf(former.figure, pack), former.figure.star,
                           words::inLine(former.figure.status), words::turn(former.farewell.turn, campaign, pack)});
    return members;
}

void addEnding(PageFlow &flow, const LastPage &page)
{
    for (const QString &sentence : page.sentences.first(page.told)) {
        for (const QString &line : lettering(Style::Name).lines(sentence, flow.width()))
            flow.add(epilogueLine + 3, [line](QPainter &painter, const QRectF &place) {
                text(painter, place, epilogueMiddle, Style::Name, line);
            });
        flow.space(5);
    }
}

void addSums(PageFlow &flow, const LastPage &page)
{
    const Columns columns({{SheetText::tr("What came of it"), 0}, {QString(), flow.width() * 0.4}}, flow.width());
    const Table table =
        tableOf(columns, epilogueRow, static_cast<int>(page.rows.size()),
                [rows = page.rows](QPainter &painter, const QRectF &row, const Columns &cells, int index) {
                    const LastPage::Row &one = rows[static_cast<std::size_t>(index)];
                    text(painter, cells.cell(row, 0), epilogueMiddle, Style::Body, one.label);
                    text(painter, cells.cell(row, 1), epilogueMiddle, Style::BodyBold, one.value);
                    rowLine(painter, row);
                });
    addHeading(flow, SheetText::tr("The campaign"), table.headHeight + table.rowHeight);
    flow.table(table);
}

void addMembers(PageFlow &flow, const std::vector<Member> &members)
{
    const Columns columns({{SheetText::tr("Name"), 0},
                           {SheetText::tr("What became of them"), flow.width() * 0.3},
                           {SheetText::tr("When"), flow.width() * 0.24}},
                          flow.width());
    const Table table = tableOf(columns, epilogueRow, static_cast<int>(members.size()),
                                [members](QPainter &painter, const QRectF &row, const Columns &cells, int index) {
                                    const Member &one = members[static_cast<std::size_t>(index)];
                                    twoTexts(painter, cells.cell(row, 0).adjusted(0, 0, -8, 0),
                                             one.star ? Style::NameOfStar : Style::BodyBold, one.name, one.kind);
                                    text(painter, cells.cell(row, 1), epilogueMiddle, Style::Body, one.fate);
                                    text(painter, cells.cell(row, 2), epilogueMiddle, Style::Body, one.when);
                                    rowLine(painter, row);
                                });
    addHeading(flow, SheetText::tr("Everybody who was in the band"), table.headHeight + table.rowHeight);
    flow.table(table);
}

/// What was written of the campaign as a whole, and when it was over: of its last turn, or after that.
QStringList closingNotes(const Campaign &campaign)
{
    QStringList notes;
    const int last = campaign.past.empty() ? campaign.turn : campaign.past.back().turn;
    for (const Words &note : campaign.words) {
        const bool closing = note.about.kind == AboutKind::Campaign || note.turn >= last;
        if (closing)
            notes << (note.title.isEmpty() ? note.text : SheetText::tr("%1: %2").arg(note.title, note.text));
    }
    return notes;
}

} // namespace

PageFlow epilogueSheet(const SheetSource &source, QSizeF page)
{
    const LastPage last = lastPage(source.campaign, source.pack).value_or(LastPage());
    SheetHead head;
    head.title = last.title;
    head.below = rulesOf(source);
    head.sheetName = sheetName(source, SheetText::tr("Epilogue"));
    PageFlow flow = flowWithHead(head, source, page);
    addEnding(flow, last);
    flow.space(10);
    addSums(flow, last);
    flow.space(14);
    addMembers(flow, membersOf(source.campaign, source.pack));
    flow.space(14);
    const QStringList notes = closingNotes(source.campaign);
    addNotes(flow, notes.isEmpty() ? 3 : 0, 12, notes);
    return flow;
}

} // namespace muster::paper
