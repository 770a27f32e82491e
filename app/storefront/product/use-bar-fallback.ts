import { type RefObject, useEffect } from 'react'

/** Sets `data-shown` on the bar while the buttons are out of view, for browsers without scroll-driven animations. */
export function useBarFallback(buttons: RefObject<Element | null>, bar: RefObject<Element | null>): void {
  useEffect(() => {
    if (CSS.supports('animation-timeline: view()')) return
    const observer = new IntersectionObserver(([entry]) =>
      bar.current?.toggleAttribute('data-shown', !entry!.isIntersecting),
    )
    observer.observe(buttons.current!)
    return () => observer.disconnect()
  }, [buttons, bar])
}
