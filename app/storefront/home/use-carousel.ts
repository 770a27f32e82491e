import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Moves a carousel by one slide every `intervalMs` while `isPlaying`, but not in a hidden tab or with reduced motion. Returns
 * whether the visitor prefers reduced motion.
 */
export function useAutoplay(
  embla: EmblaCarouselType | undefined,
  intervalMs: number,
  isPlaying: boolean,
): boolean {
  const reducedMotion = useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true)
  const isMoving = isPlaying && !reducedMotion
  useEffect(() => {
    if (!embla || !isMoving) return
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [embla, intervalMs, isMoving])
  return reducedMotion
}

const query = '(prefers-reduced-motion: reduce)'

function prefersReducedMotion(): boolean {
  return matchMedia(query).matches
}

function onMotionChange(onChange: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

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
