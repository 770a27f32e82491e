import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ProductPicture } from '../../../commerce/catalog/product.ts'
import { productMessages } from '../../../messages/product.ts'
import { CloseIcon, MinusIcon, NextIcon, PlusIcon, PreviousIcon } from '../../../ui/icons/icons.tsx'
import { PictureView } from '../../../ui/picture/picture-view.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import styles from './picture-viewer.module.css'
import { usePictureCarousel } from './use-picture-carousel.ts'
import { maxZoom, useZoom } from './use-zoom.ts'

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
      aria-label={productMessages.largePicturesOf({ title })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <form method="dialog" className={styles.tools}>
        <ToolButton
          label={productMessages.previousPicture}
          isDisabled={current === 0}
          onClick={() => goTo(current - 1)}
        >
          <PreviousIcon size={24} />
        </ToolButton>
        <Position current={current} pictures={pictures} />
        <ToolButton
          label={productMessages.nextPicture}
          isDisabled={current === pictures.length - 1}
          onClick={() => goTo(current + 1)}
        >
          <NextIcon size={24} />
        </ToolButton>
        <ToolButton
          label={productMessages.zoomOut}
          isDisabled={zoom === 1}
          className={styles.zoom}
          onClick={() => zoomBy(-1)}
        >
          <MinusIcon size={22} />
        </ToolButton>
        <ToolButton label={productMessages.zoomIn} isDisabled={zoom === maxZoom} onClick={() => zoomBy(1)}>
          <PlusIcon size={22} />
        </ToolButton>
        <button
          ref={closeButton}
          type="submit"
          className="icon-button"
          aria-label={productMessages.closePictures}
        >
          <CloseIcon size={24} />
        </button>
      </form>
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
    </dialog>
  )
}

interface ToolButtonProps {
  label: string
  /** The button stays focusable. */
  isDisabled: boolean
  className?: string | undefined
  onClick: () => void
  children: ReactNode
}

function ToolButton({ label, isDisabled, className = '', onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function Position({ current, pictures }: { current: number; pictures: readonly ProductPicture[] }) {
  const text = productMessages.picturePosition({ position: current + 1, count: pictures.length })
  return (
    <p aria-live="polite">
      <RichText
        text={text}
        wrap={{
          hidden: inner => <span className="visually-hidden">{inner}</span>,
          alt: () => <span className="visually-hidden">: {pictures[current]!.alt}</span>,
        }}
      />
    </p>
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
