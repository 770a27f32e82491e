import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Sets a scrolling row in motion as an endless carousel. The library is fetched when the row comes near the screen: the
 * first view does without it. Undefined until then, and for good where scripts do not run.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>): EmblaCarouselType | undefined {
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  useEffect(() => {
    let made: EmblaCarouselType | undefined
    let left = false
    const observer = new IntersectionObserver(
      async ([row]) => {
        if (!row?.isIntersecting) return
        observer.disconnect()
        const { default: EmblaCarousel } = await import('embla-carousel')
        // Between the two the shopper may have gone to another page.
        if (left || !viewport.current) return
        made = EmblaCarousel(viewport.current, { loop: true, align: 'start', slidesToScroll: 1 })
        setCarousel(made)
      },
      { rootMargin: '50%' },
    )
    observer.observe(viewport.current!)
    return () => {
      left = true
      observer.disconnect()
      made?.destroy()
      setCarousel(undefined)
    }
  }, [viewport])
  return carousel
}
