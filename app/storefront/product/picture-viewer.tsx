import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ProductPicture } from '../../commerce/catalog/product.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import styles from './picture-viewer.module.css'

interface PictureViewerProps {
  title: string
  pictures: readonly ProductPicture[]
  /** The picture that was pressed. */
  first: number
  onClose: () => void
}

/** How much larger a picture can be drawn than the screen; the stylesheet has a rule for each. */
const mostZoom = 3

/** The pictures over the whole screen: swiped by scroll snapping, turned by buttons and arrow keys, and enlarged. */
export function PictureViewer({ title, pictures, first, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(first)
  const [zoom, setZoom] = useState(1)
  /** Where a button or a key scrolls to just now; on its way there the pictures that it passes are not shown. */
  const aim = useRef<number>(undefined)
  /** The point of the picture, in parts of its size, that comes to the middle when the size changes. */
  const point = useRef([0.5, 0.5])

  useEffect(() => {
    dialog.current!.showModal()
    close.current!.focus()
    track.current!.scrollTo({ left: first * track.current!.clientWidth, behavior: 'instant' })
  }, [first])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the slide is scrolled when it has its new size
  useLayoutEffect(() => {
    const slide = track.current!.children[at]!
    const [x, y] = point.current as [number, number]
    slide.scrollLeft = x * slide.scrollWidth - slide.clientWidth / 2
    slide.scrollTop = y * slide.scrollHeight - slide.clientHeight / 2
  }, [zoom])

  function turnTo(index: number) {
    if (index < 0 || index >= pictures.length) return
    show(index)
    aim.current = index
    track.current!.scrollTo({ left: index * track.current!.clientWidth })
  }

  function show(index: number) {
    if (index === at) return
    setAt(index)
    setZoom(1)
  }

  function followSwipe({ scrollLeft, clientWidth }: HTMLElement) {
    const place = scrollLeft / clientWidth
    const nearest = Math.round(place)
    if (Math.abs(place - nearest) > 0.02 || (aim.current ?? nearest) !== nearest) return
    aim.current = undefined
    show(nearest)
  }

  /** A finger or a wheel takes over. */
  function forgetAim() {
    aim.current = undefined
  }

  function enlarge(step: number) {
    point.current = [0.5, 0.5]
    setZoom(Math.min(Math.max(zoom + step, 1), mostZoom))
  }

  function toggle({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect()
    // A press of a key has no place: `detail` counts the clicks of a pointer.
    point.current =
      detail === 0 ? [0.5, 0.5] : [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
    setZoom(zoom > 1 ? 1 : 2)
  }

  function press({ key, target }: KeyboardEvent) {
    // In an enlarged picture the arrow keys move over the picture.
    const moves = zoom > 1 && track.current!.contains(target as Node)
    if (key === 'ArrowLeft' && !moves) turnTo(at - 1)
    if (key === 'ArrowRight' && !moves) turnTo(at + 1)
    if (key === '+' || key === '=') enlarge(1)
    if (key === '-') enlarge(-1)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={`Pictures of ${title}, large`}
      onClose={onClose}
      onKeyDown={press}
    >
      <form method="dialog" className={styles.tools}>
        <button
          type="button"
          className="icon-button"
          aria-label="Previous picture"
          aria-disabled={at === 0}
          onClick={() => turnTo(at - 1)}
        >
          <ChevronLeft aria-hidden size={24} strokeWidth={1.5} />
        </button>
        <p aria-live="polite">
          <span className="visually-hidden">Picture </span>
          {at + 1} of {pictures.length}
          <span className="visually-hidden">: {pictures[at]!.alt}</span>
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label="Next picture"
          aria-disabled={at === pictures.length - 1}
          onClick={() => turnTo(at + 1)}
        >
          <ChevronRight aria-hidden size={24} strokeWidth={1.5} />
        </button>
        <button
          type="button"
          className={`icon-button ${styles.zoom}`}
          aria-label="Smaller"
          aria-disabled={zoom === 1}
          onClick={() => enlarge(-1)}
        >
          <Minus aria-hidden size={22} strokeWidth={1.5} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Larger"
          aria-disabled={zoom === mostZoom}
          onClick={() => enlarge(1)}
        >
          <Plus aria-hidden size={22} strokeWidth={1.5} />
        </button>
        <button ref={close} type="submit" className="icon-button" aria-label="Close pictures">
          <X aria-hidden size={24} strokeWidth={1.5} />
        </button>
      </form>
      <ul
        ref={track}
        className={styles.track}
        onScroll={event => followSwipe(event.currentTarget)}
        onPointerDown={forgetAim}
        onWheel={forgetAim}
      >
        {pictures.map((picture, index) => (
          <li key={picture.hash} className={styles.slide} data-zoom={index === at ? zoom : 1}>
            <button
              type="button"
              className={styles.picture}
              aria-pressed={index === at && zoom > 1}
              tabIndex={index === at ? 0 : -1}
              onClick={toggle}
            >
              <PictureView
                picture={picture}
                sizes={index === at ? `${zoom}00vw` : '100vw'}
                widest={2000}
                eager={index === first}
              />
              <span className="visually-hidden">(enlarge)</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
