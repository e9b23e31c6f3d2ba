// SPDX-License-Identifier: MIT
#include "tests/app/calls.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

namespace muster::testing {
namespace {

const QDir campaigns(QStringLiteral(MUSTER_SOURCE_DIR "/tests/campaigns"));

QJsonValue wordless(const QJsonValue &value);

QJsonObject wordless(const QJsonObject &object)
{
    static const QStringList words = {QStringLiteral("title"), QStringLiteral("detail"),  QStringLiteral("label"),
                                      QStringLiteral("for"),   QStringLiteral("rulings"), QStringLiteral("lines")};
    QJsonObject left;
    for (auto field = object.begin(); field != object.end(); ++field) {
        if (!words.contains(field.key()))
            left.insert(field.key(), wordless(field.value()));
    }
    return left;
}

QJsonValue wordless(const QJsonValue &value)
{
    if (value.isObject())
        return wordless(value.toObject());
    if (!value.isArray())
        return value;
    QJsonArray left;
    for (const QJsonValue &part : value.toArray())
        left.append(wordless(part));
    return left;
}

/// Converts the output of version 0.1.0, which gave a figure on the ground as its state. Later versions give that as
/// its wound, and what the figure did as its state (R7).
QJsonValue withWounds(const QJsonValue &value)
{
    static const QStringList felled = {QStringLiteral("out-of-the-fight"), QStringLiteral("unconscious")};
    if (value.isArray()) {
        QJsonArray parts;
        for (const QJsonValue &part : value.toArray())
            parts.append(withWounds(part));
        return parts;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        field.value() = withWounds(field.value());
    if (const QString state = object.value(QStringLiteral("state")).toString(); felled.contains(state)) {
        object[QStringLiteral("wound")] = state;
        object[QStringLiteral("state")] = QStringLiteral("carrying-on");
    }
    return object;
}

/// Returns the parts of `actual` that `expected` has too, because a later version may add to the output.
QJsonValue asFarAs(const QJsonValue &actual, const QJsonValue &expected)
{
    if (expected.isObject() && actual.isObject()) {
        QJsonObject kept;
        const QJsonObject wanted = expected.toObject();
        for (auto field = wanted.begin(); field != wanted.end(); ++field) {
            if (const QJsonValue said = actual[field.key()]; !said.isUndefined())
                kept.insert(field.key(), asFarAs(said, field.value()));
        }
        return kept;
    }
    if (!expected.isArray() || !actual.isArray())
        return actual;
    QJsonArray kept;
    const QJsonArray said = actual.toArray();
    for (qsizetype i = 0; i < said.size(); ++i)
        kept.append(asFarAs(said[i], expected[i]));
    return kept;
}

class OldCampaign : public Table, public ::testing::WithParamInterface<std::string>
{
protected:
    QString folder() const { return campaigns.filePath(QString::fromStdString(GetParam())); }
    /// Returns a copy, so that the stored campaign stays unchanged.
    QString copy() const
    {
        return write(QStringLiteral("old.muster"), bytesOf(folder() + QStringLiteral("/campaign.muster")));
    }
    bool isDamaged() const { return !QFile::exists(folder() + QStringLiteral("/show.json")); }

    void saysAsBefore(const QString &question) const
    {
        const QByteArray kept = bytesOf(folder() + u'/' + question + QStringLiteral(".json"));
        const QJsonObject expected = withWounds(wordless(QJsonDocument::fromJson(kept).object())).toObject();
        ASSERT_FALSE(expected.isEmpty());
        const QJsonObject actual = wordless(call(QStringLiteral("--json ") + question + u' ' + copy()).json());
        expectJson(asFarAs(actual, expected), expected);
    }
};

std::vector<std::string> allCampaigns()
{
    std::vector<std::string> names;
    for (const QString &name : campaigns.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        names.push_back(name.toStdString());
    return names;
}

TEST_P(OldCampaign, IsShownAsItWas)
{
    if (isDamaged())
        EXPECT_EQ(call(QStringLiteral("show ") + copy()).exit, 2);
    else
        saysAsBefore(QStringLiteral("show"));
}

TEST_P(OldCampaign, IsToldAsItWas)
{
    if (isDamaged())
        EXPECT_EQ(call(QStringLiteral("check ") + copy()).exit, 2);
    else
        saysAsBefore(QStringLiteral("chronicle"));
}

TEST_P(OldCampaign, KeepsTheCoursesThatWereLeft)
{
    if (QFile::exists(folder() + QStringLiteral("/courses.json"))) {
        saysAsBefore(QStringLiteral("courses"));
    } else if (!isDamaged()) {
        const QJsonObject told = call(QStringLiteral("--json courses ") + copy()).json();
        EXPECT_TRUE(told[QStringLiteral("courses")].toArray().isEmpty());
    }
}

TEST_P(OldCampaign, IsTakenBackToItsFirstDayAndBroughtForwardAgain)
{
    const QString file = copy();
    if (isDamaged()) {
        EXPECT_EQ(call(QStringLiteral("undo ") + file).exit, 2);
        return;
    }
    const QJsonObject before = call(QStringLiteral("--json show ") + file).json();
    const int steps = before[QStringLiteral("steps")].toInt();
    ASSERT_GT(steps, 1);
    ASSERT_EQ(call(QStringLiteral("undo %1 --steps %2").arg(file).arg(steps - 1)).exit, 0);
    ASSERT_EQ(call(QStringLiteral("redo %1 --steps %2").arg(file).arg(steps - 1)).exit, 0);
    expectJson(call(QStringLiteral("--json show ") + file).json(), before);
    EXPECT_EQ(call(QStringLiteral("check ") + file).exit, 0);
}

INSTANTIATE_TEST_SUITE_P(Kept, OldCampaign, ::testing::ValuesIn(allCampaigns()), [](const auto &campaign) {
    std::string name = campaign.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

} // namespace
} // namespace muster::testing
