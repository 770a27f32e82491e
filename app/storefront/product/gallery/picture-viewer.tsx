import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import type { ProductPicture } from '#commerce/catalog/products/product.ts'
import { pictureViewerMessages } from '#messages/picture-viewer.ts'
import { productMessages } from '#messages/product.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import styles from './picture-viewer.module.css'
import { usePictureCarousel } from './use-picture-carousel.ts'
import { useZoom } from './use-zoom.ts'
import { ViewerTools } from './viewer-tools.tsx'

interface PictureViewerProps {
  title: string
  pictures: readonly ProductPicture[]
  /** The index of the picture to start with. */
  first: number
  onClose: () => void
}

/** A full-screen viewer: swipe, buttons or arrow keys change the picture, a click or plus and minus zoom. */
export function PictureViewer({ title, pictures, first, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  // Before the carousel's effect, which scrolls the open dialog.
  useEffect(() => {
    dialog.current!.showModal()
    closeButton.current!.focus()
  }, [])
  const { track, trackProps, current, goTo } = usePictureCarousel(pictures.length, first)
  const { zoom, zoomBy, toggleZoom } = useZoom(track, current)

  function onKeyDown({ key, target }: KeyboardEvent) {
    // Arrow keys scroll an enlarged picture.
    const isScrolling = zoom > 1 && track.current!.contains(target as Node)
    if (key === 'ArrowLeft' && !isScrolling) goTo(current - 1)
    if (key === 'ArrowRight' && !isScrolling) goTo(current + 1)
    if (key === '+' || key === '=') zoomBy(1)
    if (key === '-') zoomBy(-1)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={pictureViewerMessages.largePicturesOf({ title })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ViewerTools
        pictures={pictures}
        current={current}
        zoom={zoom}
        goTo={goTo}
        zoomBy={zoomBy}
        closeButton={closeButton}
      />
      <ul ref={track} className={styles.track} {...trackProps}>
        {pictures.map((picture, index) => (
          <Slide
            key={picture.hash}
            picture={picture}
            zoom={index === current ? zoom : 1}
            isCurrent={index === current}
            eager={index === first}
            onClick={toggleZoom}
          />
        ))}
      </ul>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} goTo={goTo} />}
    </dialog>
  )
}

interface ThumbnailsProps {
  pictures: readonly ProductPicture[]
  current: number
  goTo: (index: number) => void
}

function Thumbnails({ pictures, current, goTo }: ThumbnailsProps) {
  return (
    <div className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <button
          key={picture.hash}
          type="button"
          aria-current={index === current}
          aria-label={pictureViewerMessages.showPicture({ position: index + 1 })}
          onClick={() => goTo(index)}
        >
          <PictureView picture={{ ...picture, alt: '' }} sizes="56px" maxWidth={320} />
        </button>
      ))}
    </div>
  )
}

interface SlideProps {
  picture: ProductPicture
  zoom: number
  isCurrent: boolean
  eager: boolean
  onClick: ComponentProps<'button'>['onClick']
}

function Slide({ picture, zoom, isCurrent, eager, onClick }: SlideProps) {
  return (
    <li className={styles.slide} data-zoom={zoom}>
      <button
        type="button"
        className={styles.picture}
        aria-pressed={zoom > 1}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onClick}
      >
        <PictureView picture={picture} sizes={`${zoom}00vw`} maxWidth={2000} eager={eager} />
        <span className="visually-hidden">{productMessages.enlarge}</span>
      </button>
    </li>
  )
}
