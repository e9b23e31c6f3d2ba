// SPDX-License-Identifier: MIT
#include "model/json/campaignjson.h"
#include "tests/torture/player.h"
#include "tests/torture/run.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

/// Returns a hash of the output of `show --json`; thousands of them are kept.
QByteArray jsonHash(const Campaign &campaign, std::size_t steps)
{
    const QByteArray json = QJsonDocument(campaignJson(campaign, swordplay(), steps)).toJson();
    return QCryptographicHash::hash(json, QCryptographicHash::Sha256);
}

/// A file, and beside it every step with the campaign's JSON at that time.
class Walk
{
public:
    Walk(const QString &path, Player &player)
        : m_path(path)
        , m_player(player)
    {
        m_steps = newCampaign(path, player.founding()).history.steps;
        m_json = {jsonHash(fold(m_steps), 1)};
        reopen();
    }

    void stepForward()
    {
        const std::size_t number = at();
        m_steps.resize(number);
        m_json.resize(number);
        m_steps.push_back(m_player.nextStep(m_file->campaign(), number));
        must(m_file->append(m_steps.back()));
        m_json.push_back(jsonHash(m_file->campaign(), at()));
    }

    void goTo(std::size_t step)
    {
        must(m_file->setInForce(step));
        compare();
    }

    void reopen()
    {
        m_file.reset();
        auto opened = CampaignFile::open(m_path);
        if (!opened)
            qFatal("%s", qUtf8Printable(opened.problem().text));
        m_file = *std::move(opened);
        compare();
    }

    std::size_t at() const { return m_file->history().inForce; }
    std::size_t last() const { return m_file->history().steps.size(); }
    int different() const { return m_different; }

private:
    static void must(const FileResult<Done> &done)
    {
        if (!done)
            qFatal("%s", qUtf8Printable(done.problem().text));
    }

    void compare()
    {
        const Campaign &campaign = m_file->campaign();
        const bool isSame = m_file->history().steps == m_steps && campaign == fold(m_steps, at())
            && jsonHash(campaign, at()) == m_json[at() - 1];
        m_different += isSame ? 0 : 1;
    }

    QString m_path;
    Player &m_player;
    std::unique_ptr<CampaignFile> m_file;
    Steps m_steps;
    std::vector<QByteArray> m_json;
    int m_different = 0;
};

/// Returns a random position within three steps, back or forward, so near that the campaign grows nevertheless.
std::size_t nearby(const Walk &walk, Luck &luck)
{
    const std::size_t least = walk.at() > 3 ? walk.at() - 3 : 1;
    return luck.between(least, std::min(walk.at() + 3, walk.last()));
}

} // namespace

Findings walkBackAndForth(const Bench &bench)
{
    const int deeds = bench.amount(300, 10000);
    Player player(5);
    Luck luck(5);
    Walk walk(bench.folder + u"/campaign.muster"_s, player);
    for (int i = 0; i < deeds; ++i) {
        if (luck.oneIn(4))
            walk.goTo(nearby(walk, luck));
        else
            walk.stepForward();
        if (luck.oneIn(deeds / 20))
            walk.reopen();
    }
    const std::size_t top = walk.last();
    for (std::size_t step = top; step > 1; step -= std::min<std::size_t>(luck.between(1, 40), step - 1))
        walk.goTo(step);
    walk.goTo(1);
    walk.reopen();
    for (std::size_t step = 1; step < top; step += std::min<std::size_t>(luck.between(1, 40), top - step))
        walk.goTo(step);
    walk.goTo(top);
    walk.reopen();
    const QString found =
        u"%1 random steps, taken back and brought forward, then back to the first of %2 steps and forward "
        "again, across restarts: %3 times different"_s.arg(deeds)
            .arg(top)
            .arg(walk.different());
    return {{u"undo"_s, u"same campaign value, same bytes in its JSON"_s, found, walk.different() == 0}};
}

} // namespace muster::torture
