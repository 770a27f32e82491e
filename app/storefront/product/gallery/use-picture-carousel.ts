import { useEffect, useRef, useState } from 'react'

/** The pictures of a viewer as a row that scrolls and snaps. `current` is the index of the visible one. */
export function usePictureCarousel(count: number, first: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  /** The target of a button or key; pictures passed on the way don't become current. */
  const target = useRef<number>(undefined)

  useEffect(() => {
    track.current!.scrollTo({ left: first * track.current!.clientWidth, behavior: 'instant' })
  }, [first])

  return {
    track,
    current,
    goTo(index: number) {
      if (index < 0 || index >= count) return
      setCurrent(index)
      target.current = index
      track.current!.scrollTo({ left: index * track.current!.clientWidth })
    },
    trackProps: {
      onScroll() {
        const { scrollLeft, clientWidth } = track.current!
        const position = scrollLeft / clientWidth
        const nearest = Math.round(position)
        if (Math.abs(position - nearest) > 0.02 || (target.current ?? nearest) !== nearest) return
        target.current = undefined
        setCurrent(nearest)
      },
      // Touch and wheel input override a button.
      onPointerDown: () => forgetTarget(),
      onWheel: () => forgetTarget(),
    },
  }

  function forgetTarget() {
    target.current = undefined
  }
}
