import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useSyncExternalStore } from 'react'

/**
 * Moves a carousel by one slide every `intervalMs` while `playing`, never in a hidden tab and never for those who asked
 * for reduced motion; returns whether they did.
 */
export function useAutoplay(
  embla: EmblaCarouselType | undefined,
  intervalMs: number,
  playing: boolean,
): boolean {
  const reducedMotion = useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true)
  const moving = playing && !reducedMotion
  useEffect(() => {
    if (!embla || !moving) return
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [embla, intervalMs, moving])
  return reducedMotion
}

const query = '(prefers-reduced-motion: reduce)'

function prefersReducedMotion(): boolean {
  return matchMedia(query).matches
}

function onMotionChange(changed: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
