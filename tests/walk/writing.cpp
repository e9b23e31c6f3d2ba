// SPDX-License-Identifier: MIT
#include "tests/walk/writing.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

namespace muster::testing {

namespace {

/// A paint engine that draws nothing and collects all texts.
class Listener final : public QPaintEngine
{
public:
    explicit Listener(std::vector<Written> &heard)
        : QPaintEngine(AllFeatures)
        , m_heard(heard)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &now) override
    {
        if (now.state() & DirtyTransform)
            m_toPage = now.transform();
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { }
    void drawPath(const QPainterPath &) override { }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override { }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(at);
        m_heard.push_back({page, item.text(), item.font(), m_toPage.mapRect(ink)});
    }
    Type type() const override { return User; }

    int page = 0;

private:
    std::vector<Written> &m_heard;
    QTransform m_toPage;
};

class Device final : public QPaintDevice
{
public:
    explicit Device(std::vector<Written> &heard)
        : listener(heard)
    {
    }
    QPaintEngine *paintEngine() const override { return &listener; }

    mutable Listener listener;

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 2000;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        case PdmDepth:
            return 32;
        default:
            return 72;
        }
    }
};

} // namespace

std::vector<Written> writingOn(SheetKind kind, const SheetSource &source, QSizeF paper)
{
    return writingOn(SheetPages(kind, source, paper));
}

std::vector<Written> writingOn(const SheetPages &pages)
{
    std::vector<Written> heard;
    Device device(heard);
    QPainter painter(&device);
    for (int page = 0; page < pages.count(); ++page) {
        device.listener.page = page;
        pages.paint(painter, page);
    }
    return heard;
}

QString wordsOn(SheetKind kind, const SheetSource &source, QSizeF paper, int page)
{
    QString words;
    for (const Written &written : writingOn(kind, source, paper)) {
        if (page < 0 || written.page == page)
            words += written.text + u'\n';
    }
    return words;
}

} // namespace muster::testing
