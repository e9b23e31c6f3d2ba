// SPDX-License-Identifier: MIT
// pseudo CATALOGUE.ts PSEUDO.ts: makes a pseudo-language from a catalogue of English texts. Each text is in brackets, a
// third longer and accented, so that untranslated, cut and assembled texts can be seen.
#include "tests/support/pseudoletters.h"

#include <QCoreApplication>
#include <QFile>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace muster::testing::pseudo;

namespace {

constexpr double longerBy = 0.35;
constexpr int longestWord = 8;

/// Returns how many characters at `at` must stay unchanged: a placeholder (%1, %n, %L1), a tag or an entity of rich
/// text.
qsizetype keptAt(const QString &text, qsizetype at)
{
    const auto until = [&](QChar end) {
        const qsizetype found = text.indexOf(end, at);
        return found < 0 || text.mid(at, found - at).contains(u' ') ? 0 : found - at + 1;
    };
    switch (text[at].unicode()) {
    case u'%': {
        qsizetype length = 1;
        while (at + length < text.size()
               && (text[at + length].isDigit() || text[at + length] == u'n' || text[at + length] == u'L'))
            ++length;
        return length;
    }
    case u'<':
        return until(u'>');
    case u'&':
        return until(u';');
    default:
        return 0;
    }
}

/// Returns the text in the pseudo-language. A key sequence in a text becomes invalid, but none is looked up by a text.
QString pseudo(const QString &text)
{
    QString made;
    for (qsizetype at = 0; at < text.size();) {
        if (const qsizetype kept = keptAt(text, at)) {
            made += text.mid(at, kept);
            at += kept;
            continue;
        }
        const qsizetype place = plainLetters.indexOf(text[at]);
        made += place < 0 ? text[at] : accentedLetters[place];
        ++at;
    }
    const auto more = static_cast<qsizetype>(static_cast<double>(text.size()) * longerBy);
    for (qsizetype i = 2; i < more; ++i)
        made += i % longestWord == 0 ? u' ' : drawnOut; // a line may break here
    return u'[' + made + u']';
}

void writeMessage(QXmlStreamWriter &xml, const QString &source, bool counts)
{
    xml.writeStartElement(QStringLiteral("translation"));
    if (counts) {
        for (int form = 0; form < 2; ++form)
            xml.writeTextElement(QStringLiteral("numerusform"), pseudo(source));
    } else {
        xml.writeCharacters(pseudo(source));
    }
    xml.writeEndElement();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QFile from(QCoreApplication::arguments().value(1));
    QFile to(QCoreApplication::arguments().value(2));
    if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
        return 1;
    QXmlStreamReader in(&from);
    QXmlStreamWriter out(&to);
    QString source;
    bool counts = false;
    while (!in.atEnd()) {
        in.readNext();
        if (in.isStartElement() && in.name() == u"message")
            counts = in.attributes().value(QStringLiteral("numerus")) == u"yes";
        if (in.isStartElement() && in.name() == u"source") {
            source = in.readElementText();
            out.writeTextElement(QStringLiteral("source"), source);
        } else if (in.isStartElement() && in.name() == u"translation") {
            in.skipCurrentElement();
            writeMessage(out, source, counts);
        } else if (!in.isDTD()) {
            out.writeCurrentToken(in);
        }
    }
    return in.hasError() ? 1 : 0;
}
