// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QTranslator>

#include <gtest/gtest.h>

#include <memory>
#include <mutex>
#include <set>

namespace muster::testing {

/// Listens to every text that the program looks up for translation. A text that the catalogue lacks in this context
/// would stay English in every language, and the current test fails.
class Asked : public QTranslator, public ::testing::EmptyTestEventListener
{
public:
    /// Installs a listener for the rest of the program, with English plural forms.
    static void listen()
    {
        auto asked = std::make_unique<Asked>();
        if (!asked->m_catalogue.load(QStringLiteral(MUSTER_PSEUDO)))
            return; // built without Qt's tools
        asked->m_counts = asked->m_english.load(QStringLiteral(":/translations/muster_en.qm"));
        QCoreApplication::installTranslator(asked.get());
        ::testing::UnitTest::GetInstance()->listeners().Append(asked.release());
    }

    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override
    {
        const QLatin1StringView of(context);
        // Names from players and their lists are looked up among the texts of the packs and are in no catalogue.
        const bool ours = !of.startsWith(u'Q') && of != QLatin1StringView("Pack");
        if (!ours || !source[0])
            return {};
        if (m_catalogue.translate(context, source, disambiguation, n).isNull())
            complain("Not in the catalogue: ", context, source);
        if (n < 0 || !m_counts)
            return {};
        const QString counted = m_english.translate(context, source, disambiguation, n);
        if (counted.isEmpty())
            complain("No English forms in the catalogue: ", context, source);
        return counted;
    }

private:
    void OnTestEnd(const ::testing::TestInfo &) override
    {
        const std::lock_guard guard(m_door);
        for (const std::string &text : m_missing)
            ADD_FAILURE() << text;
        m_missing.clear();
    }

    void complain(const char *what, const char *context, const char *source) const
    {
        const std::lock_guard guard(m_door);
        m_missing.insert(std::string(what) + context + ": " + source);
    }

    QTranslator m_catalogue;
    QTranslator m_english;
    bool m_counts = false; ///< has English plural forms; a test program without the model shows no texts
    mutable std::mutex m_door; ///< a campaign is read on a thread of its own
    mutable std::set<std::string> m_missing;
};

} // namespace muster::testing
