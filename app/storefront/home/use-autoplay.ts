import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useSyncExternalStore } from 'react'

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
