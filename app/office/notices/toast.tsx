import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import type { Notice } from './notice.ts'
import styles from './toast.module.css'

/** In milliseconds, and for as long as the pointer or the focus is on it. */
const shownFor = 10_000

/** The change that was just made, with Undo. Without JavaScript it stays until the next page. */
export function Toast({ notice }: { notice: Notice | undefined }) {
  const { pathname, search } = useLocation()
  const [dismissed, dismiss] = useState<Notice>()
  const [isHeld, hold] = useState(false)
  const shown = notice === dismissed ? undefined : notice
  useEffect(() => {
    if (!shown || isHeld) return
    const timeout = setTimeout(() => dismiss(shown), shownFor)
    return () => clearTimeout(timeout)
  }, [shown, isHeld])
  const place = useRef<HTMLDivElement>(null)
  useHeightOfBar(place, shown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices the pointer and the focus
    <div
      ref={place}
      className={styles.place}
      onMouseEnter={() => hold(true)}
      onMouseLeave={({ currentTarget }) => hold(currentTarget.contains(document.activeElement))}
      onFocus={() => hold(true)}
      onBlur={({ currentTarget }) => hold(currentTarget.matches(':hover'))}
    >
      <div role="status">
        {shown && (
          <div className={styles.toast}>
            <span>{shown.text}</span>
            {shown.changeSet && (
              <Form method="post" action={`/office/changes/${shown.changeSet}/undo`}>
                <input type="hidden" name="returnTo" value={pathname + search} />
                <button type="submit" data-key={shown.isUndo ? 'redo' : 'undo'}>
                  {shown.isUndo ? frameMessages.redo : frameMessages.undo}
                </button>
                <kbd>{shown.isUndo ? 'Ctrl Shift Z' : 'Ctrl Z'}</kbd>
              </Form>
            )}
            {shown.link && <Link to={shown.link.to}>{shown.link.label}</Link>}
          </div>
        )}
      </div>
    </div>
  )
}

/** Keeps the notice above the bar with the buttons of the page, however many lines that has. */
function useHeightOfBar(place: RefObject<HTMLElement | null>, shown: Notice | undefined): void {
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('main .bottom-bar')
    if (!shown || !bar) return
    const measure = () => place.current?.style.setProperty('--bar-height', `${bar.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [place, shown])
}
