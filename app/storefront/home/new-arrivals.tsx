import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import type { CarouselProduct } from '#commerce/catalog/product-list/product-list.ts'
import { formatMoney } from '#messages/format.ts'
import { homeMessages } from '#messages/home.ts'
import { PauseIcon, PlayIcon } from '#ui/icons/home-icons.tsx'
import { NextIcon, PreviousIcon } from '#ui/icons/icons.tsx'
import { PictureView, tilePicture } from '#ui/picture/picture-view.tsx'
import { CurrentPrice } from '#ui/price/price.tsx'
import styles from './new-arrivals.module.css'
import { useAutoplay, useCarousel } from './use-carousel.ts'

interface NewArrivalsProps {
  title: string
  viewAllUrl: string | undefined
  products: CarouselProduct[]
  intervalMs: number
}

/** An endless carousel. Without JavaScript it is a scrolling row without buttons. */
export function NewArrivals({ title, viewAllUrl, products, intervalMs }: NewArrivalsProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useCarousel(viewport)
  const [isPaused, setIsPaused] = useState(false)
  const [isInUse, setIsInUse] = useState({ pointer: false, focus: false })
  const isPlaying = !isPaused && !isInUse.pointer && !isInUse.focus
  const reducedMotion = useAutoplay(embla, intervalMs, isPlaying)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') embla?.scrollPrev(reducedMotion)
    else if (event.key === 'ArrowRight') embla?.scrollNext(reducedMotion)
    else return
    event.preventDefault()
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={homeMessages.carousel}
      aria-labelledby="new-arrivals"
      onKeyDown={onKeyDown}
      onPointerEnter={() => setIsInUse(now => ({ ...now, pointer: true }))}
      onPointerLeave={() => setIsInUse(now => ({ ...now, pointer: false }))}
      onFocus={event => setIsInUse(now => ({ ...now, focus: event.target.matches(':focus-visible') }))}
      onBlur={() => setIsInUse(now => ({ ...now, focus: false }))}
    >
      <header>
        <h2 id="new-arrivals">{viewAllUrl ? <Link to={viewAllUrl}>{title}</Link> : title}</h2>
        {embla && (
          <Controls
            isPaused={isPaused}
            onPause={reducedMotion ? undefined : () => setIsPaused(!isPaused)}
            onPrevious={() => embla.scrollPrev(reducedMotion)}
            onNext={() => embla.scrollNext(reducedMotion)}
          />
        )}
      </header>
      <div ref={viewport} className={styles.viewport} data-moving={embla ? '' : undefined}>
        <ul>
          {products.map((product, index) => (
            <li
              key={product.id}
              aria-roledescription={homeMessages.slide}
              aria-label={homeMessages.slidePosition({ position: index + 1, count: products.length })}
            >
              <NewArrivalTile product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface ControlsProps {
  isPaused: boolean
  /** Undefined for a carousel that doesn't move by itself. */
  onPause: (() => void) | undefined
  onPrevious: () => void
  onNext: () => void
}

function Controls({ isPaused, onPause, onPrevious, onNext }: ControlsProps) {
  return (
    <div className={styles.controls}>
      {onPause && (
        <ControlButton label={isPaused ? homeMessages.play : homeMessages.pause} onClick={onPause}>
          {isPaused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
        </ControlButton>
      )}
      <ControlButton label={homeMessages.previousProduct} onClick={onPrevious}>
        <PreviousIcon size={20} />
      </ControlButton>
      <ControlButton label={homeMessages.nextProduct} onClick={onNext}>
        <NextIcon size={20} />
      </ControlButton>
    </div>
  )
}

interface ControlButtonProps {
  label: string
  onClick: () => void
  children: ReactNode
}

function ControlButton({ label, onClick, children }: ControlButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}

/** A product of the carousel: a link if the shop sells it. */
function NewArrivalTile({ product }: { product: CarouselProduct }) {
  const { id, title, price, isStartingPrice, picture, currency } = product
  return (
    <div className={styles.tile}>
      <div className="picture-frame">{picture && <PictureView picture={picture} {...tilePicture} />}</div>
      <div className={styles.line}>
        <h3>{currency ? title : <Link to={href('/productDetails/:slug?', { slug: id })}>{title}</Link>}</h3>
        {currency ? (
          <span>{formatMoney(price, currency)}</span>
        ) : (
          <CurrentPrice price={price} previousPrice={null} isStartingPrice={isStartingPrice} />
        )}
      </div>
    </div>
  )
}
