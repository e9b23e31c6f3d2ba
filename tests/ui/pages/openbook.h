// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"
#include "ui/band/bandpage.h"
#include "ui/band/figurepanel.h"
#include "ui/parts/remembered.h"
#include "ui/window/page.h"

#include <QAccessible>
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace muster::testing {

/// A campaign recorded as a story, in a file of its own, open.
class OpenBook
{
public:
    explicit OpenBook(const QString &story, const Pack &pack = swordplay())
        : m_pack(pack)
    {
        const Result<Steps> steps = playStory(story, pack);
        EXPECT_TRUE(steps) << (steps ? "" : steps.problem().text.toStdString());
        rememberDiceHabit(DiceHabit::Program);
        if (steps)
            create(*steps);
    }
    explicit OpenBook(const Steps &steps)
        : m_pack(swordplay())
    {
        create(steps);
    }

    CampaignDocument &document() { return *m_document; }
    const Campaign &campaign() const { return m_document->campaign(); }
    std::size_t steps() const { return m_document->book().inForce; }

    /// As if the program were closed and started again.
    void reopen()
    {
        m_document.reset();
        auto opened = CampaignDocument::open(path());
        ASSERT_TRUE(opened) << opened.problem().text.toStdString();
        m_document = *std::move(opened);
    }

private:
    QString path() const { return m_folder.filePath(QStringLiteral("test.muster")); }

    void create(const Steps &steps)
    {
        auto file = CampaignFile::create(path(), steps.front());
        ASSERT_TRUE(file) << file.problem().text.toStdString();
        for (std::size_t i = 1; i < steps.size(); ++i)
            ASSERT_TRUE((*file)->append(steps[i]));
        m_document = std::make_unique<CampaignDocument>(*std::move(file), m_pack);
    }

    const Pack &m_pack;
    QTemporaryDir m_folder;
    std::unique_ptr<CampaignDocument> m_document;
};

/// A page in a window of its own, as large as the notebook gives it at 1280 × 800.
template<typename P>
class Shown
{
public:
    explicit Shown(CampaignDocument &document)
    {
        QObject::connect(&m_page, &Page::problem, &m_page, [this](const QString &text) { m_problems << text; });
        QObject::connect(&m_page, &Page::remark, &m_page, [this](const QString &text) { m_remark = text; });
        m_page.setDocument(&document);
        m_page.resize(1135, 650);
        m_page.show();
        m_page.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_page));
        // The Band page's panel follows a frame after the first paint.
        const bool waits = std::is_same_v<P, BandPage>;
        EXPECT_TRUE(QTest::qWaitFor([&] { return !waits || m_page.template findChild<FigurePanel *>(); }));
    }

    P *operator->() { return &m_page; }
    P &operator*() { return m_page; }

    /// The widget of this kind, by its accessible name where one is given.
    template<typename W>
    W *find(const QString &name = {})
    {
        W *hidden = nullptr;
        for (W *widget : m_page.template findChildren<W *>()) {
            if (!name.isEmpty() && widget->accessibleName() != name && spokenName(widget) != name)
                continue;
            if (widget->isVisible())
                return widget;
            if (!hidden)
                hidden = widget;
        }
        EXPECT_TRUE(hidden) << "no such widget: " << name.toStdString();
        return hidden;
    }

    static QString spokenName(QWidget *widget)
    {
        return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
    }

    /// A key where the focus is; keys pressed are counted.
    void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier)
    {
        ++m_keys;
        QWidget *focus = QApplication::focusWidget();
        ASSERT_TRUE(focus) << "nothing has the focus";
        QTest::keyClick(focus, key, held);
    }
    void type(const char *text)
    {
        for (const char *c = text; *c; ++c) {
            ++m_keys;
            QTest::keyClick(QApplication::focusWidget(), *c);
        }
    }

    int keys() const { return m_keys; }
    const QStringList &problems() const { return m_problems; }
    const QString &remark() const { return m_remark; }

private:
    P m_page;
    QStringList m_problems;
    QString m_remark;
    int m_keys = 0;
};

} // namespace muster::testing
