import { type RefObject, useEffect } from 'react'

/** Smaller movements of a finger have no direction, in pixels. */
const minDistance = 8

/** Sets `data-away` while the page scrolls down, and removes it when it scrolls up. The style decides if that hides anything. */
export function useHideOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY
    function onScroll() {
      // Overscrolling gives negative positions.
      const at = Math.max(0, scrollY)
      if (Math.abs(at - last) < minDistance) return
      header.current?.toggleAttribute('data-away', at > last)
      last = at
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [header])
}
