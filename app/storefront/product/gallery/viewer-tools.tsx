import type { ReactNode, Ref } from 'react'
import type { ProductPicture } from '#commerce/catalog/products/product.ts'
import { pictureViewerMessages } from '#messages/picture-viewer.ts'
import { CloseIcon, MinusIcon, NextIcon, PlusIcon, PreviousIcon } from '#ui/icons/icons.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import styles from './picture-viewer.module.css'
import { maxZoom } from './use-zoom.ts'

interface ViewerToolsProps {
  pictures: readonly ProductPicture[]
  /** The index of the picture on the screen. */
  current: number
  zoom: number
  goTo: (index: number) => void
  zoomBy: (step: number) => void
  closeButton: Ref<HTMLButtonElement>
}

/** The buttons of the picture viewer, and which picture it shows. */
export function ViewerTools({ pictures, current, zoom, goTo, zoomBy, closeButton }: ViewerToolsProps) {
  return (
    <form method="dialog" className={styles.tools}>
      <ToolButton
        label={pictureViewerMessages.previousPicture}
        isDisabled={current === 0}
        onClick={() => goTo(current - 1)}
      >
        <PreviousIcon size={24} />
      </ToolButton>
      <Position current={current} pictures={pictures} />
      <ToolButton
        label={pictureViewerMessages.nextPicture}
        isDisabled={current === pictures.length - 1}
        onClick={() => goTo(current + 1)}
      >
        <NextIcon size={24} />
      </ToolButton>
      <ToolButton
        label={pictureViewerMessages.zoomOut}
        isDisabled={zoom === 1}
        className={styles.zoom}
        onClick={() => zoomBy(-1)}
      >
        <MinusIcon size={22} />
      </ToolButton>
      <ToolButton
        label={pictureViewerMessages.zoomIn}
        isDisabled={zoom === maxZoom}
        onClick={() => zoomBy(1)}
      >
        <PlusIcon size={22} />
      </ToolButton>
      <button
        ref={closeButton}
        type="submit"
        className="icon-button"
        aria-label={pictureViewerMessages.closePictures}
      >
        <CloseIcon size={24} />
      </button>
    </form>
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
  const text = pictureViewerMessages.picturePosition({ position: current + 1, count: pictures.length })
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
