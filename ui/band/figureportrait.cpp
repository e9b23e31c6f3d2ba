// SPDX-License-Identifier: MIT
#include "ui/band/figureportrait.h"

#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/pictures/photograph.h"
#include "ui/pictures/shownpictures.h"

#include <QHBoxLayout>
#include <QPainter>

namespace muster {

namespace {

constexpr QSize portraitSize(126, 152);

} // namespace

class FigurePortrait::Frame : public QWidget
{
public:
    explicit Frame(ShownPictures &pictures)
        : m_pictures(pictures)
    {
        setFixedSize(portraitSize);
        connect(&pictures, &ShownPictures::changed, this, qOverload<>(&QWidget::update));
    }

    void load(const Picture &picture, const QString &name)
    {
        m_picture = picture;
        setAccessibleName(FigurePortrait::tr("Picture of %1").arg(name));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Inks &inks = inksOf(palette());
        if (m_pictures.isLost(m_picture)) {
            setToolTip(
                asToolTip(FigurePortrait::tr("The picture is missing or damaged. Restore a backup, or add it again.")));
            return drawing::noPhotograph(painter, rect(), QStringLiteral("picture"), inks);
        }
        setToolTip({});
        drawing::photograph(painter, rect(), m_pictures.pixmap(m_picture, size(), devicePixelRatioF()), inks);
    }

private:
    ShownPictures &m_pictures;
    Picture m_picture;
};

FigurePortrait::FigurePortrait(QWidget *parent)
    : QWidget(parent)
    , m_pictures(new ShownPictures(this))
    , m_frame(new Frame(*m_pictures))
    , m_caption(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
{
    auto *replace = new Button(QStringLiteral("picture"), tr("Replace…"), nullptr, ButtonLook::Flat);
    auto *remove = new Button(QStringLiteral("close"), tr("Remove"), nullptr, ButtonLook::Flat);
    replace->setToolTip(asToolTip(tr("Replace the picture")));
    remove->setToolTip(asToolTip(tr("Remove the picture")));
    connect(replace, &QPushButton::clicked, this, &FigurePortrait::replaceWanted);
    connect(remove, &QPushButton::clicked, this, [this] { emit removeWanted(m_picture); });
    auto *beside = new QVBoxLayout;
    beside->setSpacing(4);
    beside->addWidget(m_caption);
    beside->addStretch();
    beside->addWidget(replace, 0, Qt::AlignLeft);
    beside->addWidget(remove, 0, Qt::AlignLeft);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 8, 0, 4);
    row->setSpacing(12);
    row->addWidget(m_frame, 0, Qt::AlignTop);
    row->addLayout(beside, 1);
    hide();
}

void FigurePortrait::load(const CampaignDocument &document, FigureId id)
{
    if (m_document != &document)
        m_pictures->setDocument(&document);
    m_document = &document;
    const Picture *picture = miniatureOf(document.campaign().pictures, id);
    const Figure *figure = document.campaign().findEver(id);
    setVisible(picture && figure);
    if (!picture || !figure)
        return;
    m_picture = picture->id;
    m_caption->setText(picture->caption);
    m_frame->load(*picture, figure->name);
}

} // namespace muster
