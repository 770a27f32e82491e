import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'

/** Turns a scrolling row into an endless carousel. The library loads when the row comes near the screen; undefined until then. */
export function useCarousel(viewport: RefObject<HTMLElement | null>): EmblaCarouselType | undefined {
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  useEffect(() => {
    let created: EmblaCarouselType | undefined
    let unmounted = false
    const observer = new IntersectionObserver(
      async changes => {
        // A busy browser reports several at once.
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const { default: EmblaCarousel } = await import('embla-carousel')
        // The shopper may have left while the library loaded.
        if (unmounted || !viewport.current) return
        created = EmblaCarousel(viewport.current, { loop: true, align: 'start', slidesToScroll: 1 })
        setCarousel(created)
      },
      { rootMargin: '50%' },
    )
    observer.observe(viewport.current!)
    return () => {
      unmounted = true
      observer.disconnect()
      created?.destroy()
      setCarousel(undefined)
    }
  }, [viewport])
  return carousel
}
