import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The largest size of a picture, in screen widths; the stylesheet has a rule for each. */
export const maxZoom = 3

/** Zooms the current slide of a row around a point. Another slide starts at its normal size. */
export function useZoom(track: RefObject<HTMLElement | null>, current: number) {
  const [zoomed, setZoomed] = useState({ slide: current, zoom: 1 })
  const zoom = zoomed.slide === current ? zoomed.zoom : 1
  if (zoomed.slide !== current) setZoomed({ slide: current, zoom })
  /** The point to center when the size changes, as fractions of the picture's width and height. */
  const center = useRef<[number, number]>([0.5, 0.5])

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the slide once it has its new size
  useLayoutEffect(() => {
    const slide = track.current!.children[current]!
    const [x, y] = center.current
    slide.scrollLeft = x * slide.scrollWidth - slide.clientWidth / 2
    slide.scrollTop = y * slide.scrollHeight - slide.clientHeight / 2
  }, [zoom])

  function setZoom(zoom: number, around: [number, number]) {
    center.current = around
    setZoomed({ slide: current, zoom })
  }

  return {
    zoom,
    zoomBy(step: number) {
      setZoom(Math.min(Math.max(zoom + step, 1), maxZoom), [0.5, 0.5])
    },
    toggleZoom({ currentTarget, clientX, clientY, detail }: MouseEvent) {
      const box = currentTarget.getBoundingClientRect()
      // `detail` is 0 when a key pressed the button: there is no position then.
      const isPointer = detail > 0
      const around: [number, number] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
      setZoom(zoom > 1 ? 1 : 2, isPointer ? around : [0.5, 0.5])
    },
  }
}
