// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QTranslator>

#include <gtest/gtest.h>

#include <memory>
#include <mutex>
#include <set>

namespace muster::testing {

/// Listens to every text the program asks for. One that the catalogue does not hold under the context it is asked with would
/// stay English in every language; the test that met it fails.
class Asked : public QTranslator, public ::testing::EmptyTestEventListener
{
public:
    /// Listens for as long as the program runs, and puts English plurals in.
    static void listen()
    {
        static QTranslator english;
        if (english.load(QStringLiteral(":/translations/muster_en.qm")))
            QCoreApplication::installTranslator(&english);
        auto asked = std::make_unique<Asked>();
        if (!asked->m_catalogue.load(QStringLiteral(MUSTER_PSEUDO)))
            return; // built without Qt's tools
        QCoreApplication::installTranslator(asked.get());
        ::testing::UnitTest::GetInstance()->listeners().Append(asked.release());
    }

    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override
    {
        const QLatin1StringView of(context);
        // What players and their lists call a thing is asked for among the texts of the packs and is in no catalogue.
        const bool ours = !of.startsWith(u'Q') && of != QLatin1StringView("Pack");
        if (ours && source[0] && m_catalogue.translate(context, source, disambiguation, n).isNull()) {
            const std::lock_guard guard(m_door);
            m_missing.insert(std::string(context) + ": " + source);
        }
        return {};
    }

private:
    void OnTestEnd(const ::testing::TestInfo &) override
    {
        const std::lock_guard guard(m_door);
        for (const std::string &text : m_missing)
            ADD_FAILURE() << "Not in the catalogue: " << text;
        m_missing.clear();
    }

    QTranslator m_catalogue;
    mutable std::mutex m_door; ///< a campaign is read on a thread of its own
    mutable std::set<std::string> m_missing;
};

} // namespace muster::testing
