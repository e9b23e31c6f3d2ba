// SPDX-License-Identifier: MIT

// A list that is copied and edited, in every pack; the rest of variants is in tests/cli.

#include "model/packs.h"
#include "model/variant/copylist.h"
#include "model/variant/draft.h"
#include "model/variant/variants.h"
#include "tests/app/calls.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

using Variants = Table;

TEST_F(Variants, OfACopiedListArePlayedByItAndAgainstIt_InEveryPack)
{
    for (const QString &rules : shippedPackIds()) {
        for (const SheetName &list : sheetsOf(draftOf({rules, u"Mine"_s, {}}).parts)) {
            if (!list.isList)
                continue;
            const std::string which = (rules + u", "_s + list.title).toStdString();
            VariantDraft draft = draftOf({rules, u"Mine"_s, {}});
            QStringList path;
            draft.parts = withCopy(draft.parts, list.path, u"Fenmen"_s, path);
            const QString id = rules + u'-' + list.path.back();
            const QString mine = write(id + u".json"_s, fileOf(variantOf(draft)));
            ASSERT_EQ(call(u"variant check "_s + mine).exit, 0) << which;
            for (const QString &own : {u"fenmen"_s, list.path.back()}) {
                const QString enemy = own == u"fenmen"_s ? list.path.back() : u"fenmen"_s;
                const QString file = at(id + u'-' + own + u".muster"_s);
                ASSERT_EQ(call(u"new %1 --variant %2 --list %3 --star Osa"_s.arg(file, mine, own)).exit, 0) << which;
                EXPECT_EQ(call(u"--seed 5 recruit %1"_s.arg(file)).exit, 0) << which;
                const Heard came = call(u"--seed 5 prepare %1 --enemy %2"_s.arg(file, enemy));
                EXPECT_EQ(came.exit, 0) << which << ": " << came.reason().toStdString();
            }
        }
    }
}

} // namespace
} // namespace muster::testing
