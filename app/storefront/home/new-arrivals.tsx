import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ListedProduct } from '../../commerce/product-list/product-list.ts'
import { NewArrivalTile } from './new-arrival-tile.tsx'
import styles from './new-arrivals.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.ts'

interface NewArrivalsProps {
  title: string
  /** Where there are more of them. */
  to: string | undefined
  products: ListedProduct[]
  intervalMs: number
}

/**
 * The carousel: endless, one slide at a time. Without a script it is a row that scrolls, and has no buttons, which could
 * do nothing.
 */
export function NewArrivals({ title, to, products, intervalMs }: NewArrivalsProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useCarousel(viewport)
  const [paused, setPaused] = useState(false)
  const [resting, setResting] = useState({ pointer: false, focus: false })
  const reducedMotion = useAutoplay(embla, intervalMs, !paused && !resting.pointer && !resting.focus)

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') embla?.scrollPrev(reducedMotion)
    else if (event.key === 'ArrowRight') embla?.scrollNext(reducedMotion)
    else return
    event.preventDefault()
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-labelledby="new-arrivals"
      onKeyDown={moveByKey}
      onPointerEnter={() => setResting(now => ({ ...now, pointer: true }))}
      onPointerLeave={() => setResting(now => ({ ...now, pointer: false }))}
      onFocus={event => setResting(now => ({ ...now, focus: event.target.matches(':focus-visible') }))}
      onBlur={() => setResting(now => ({ ...now, focus: false }))}
    >
      <header>
        <h2 id="new-arrivals">{to ? <Link to={to}>{title}</Link> : title}</h2>
        {embla && (
          <div className={styles.controls}>
            {!reducedMotion && (
              <button
                type="button"
                className="icon-button"
                onClick={() => setPaused(!paused)}
                aria-label={paused ? 'Play' : 'Pause'}
              >
                {paused ? <Play {...icon} /> : <Pause {...icon} />}
              </button>
            )}
            <button
              type="button"
              className="icon-button"
              onClick={() => embla.scrollPrev(reducedMotion)}
              aria-label="Previous product"
            >
              <ChevronLeft {...icon} />
            </button>
            <button
              type="button"
              className="icon-button"
              onClick={() => embla.scrollNext(reducedMotion)}
              aria-label="Next product"
            >
              <ChevronRight {...icon} />
            </button>
          </div>
        )}
      </header>
      <div ref={viewport} className={styles.viewport} data-moving={embla ? '' : undefined}>
        <ul>
          {products.map((product, index) => (
            <li
              key={product.id}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${products.length}`}
            >
              <NewArrivalTile product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 } as const
