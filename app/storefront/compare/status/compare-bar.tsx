import { useEffect, useRef, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import { maxCompared } from '#commerce/catalog/compare/compare-selection.ts'
import type { ProductCard } from '#commerce/catalog/products/product.ts'
import { compareMessages } from '#messages/compare.ts'
import { compareBarMessages } from '#messages/compare-bar.ts'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { TrashIcon } from '#ui/icons/trash-icon.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { neighborOf } from '../../neighbor-of.ts'
import {
  type CompareSelection,
  setCompareSelection,
  toggleCompared,
} from '../../product-controls/compare/use-compare-selection.ts'
import { comparisonAddress } from '../comparison-address.ts'
import styles from './compare-bar.module.css'
import { dismissedProducts, dismissProducts } from './dismissed-products.ts'

export function CompareBar({ selection }: { selection: CompareSelection }) {
  const { slugs, refusedOnPath } = selection
  const { pathname } = useLocation()
  const cards = useComparedCards(slugs)
  const list = useRef<HTMLUListElement>(null)
  const [dismissed, setDismissed] = useState(dismissedProducts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: products that leave are forgotten
  useEffect(() => {
    setDismissed(dismissedProducts())
    return () => void dismissedProducts()
  }, [slugs])

  function remove(slug: string, title: string, button: HTMLElement) {
    const next = neighborOf(list.current!.querySelectorAll('button'), button)
    toggleCompared(slug, title)
    next?.focus({ preventScroll: true })
  }

  function dismiss() {
    dismissProducts(slugs)
    setDismissed([...slugs])
    setCompareSelection(slugs, compareBarMessages.dismissed)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const isRefused = refusedOnPath === pathname
  if (!isRefused && slugs.every(slug => dismissed.includes(slug))) return null
  return (
    <section className={styles.bar} aria-label={compareBarMessages.bar}>
      <div className={`wrap ${styles.row}`}>
        {isRefused && <p className={styles.refusal}>{compareMessages.full({ max: maxCompared })}</p>}
        <ul ref={list}>
          {slugs.map(slug => (
            <ComparedItem
              key={slug}
              slug={slug}
              card={cards.get(slug)}
              onRemove={(title, button) => remove(slug, title, button)}
            />
          ))}
        </ul>
        <Link className="button" to={comparisonAddress(slugs)}>
          {compareBarMessages.compareCount({ count: slugs.length })}
        </Link>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            setCompareSelection([], compareBarMessages.cleared)
            document.querySelector('main')?.focus({ preventScroll: true })
          }}
        >
          <TrashIcon size={20} />
          <span>{compareBarMessages.clear}</span>
        </button>
        <button
          type="button"
          className={`icon-button ${styles.dismiss}`}
          aria-label={compareBarMessages.dismiss}
          onClick={dismiss}
        >
          <CloseIcon size={20} />
        </button>
      </div>
    </section>
  )
}

interface ComparedItemProps {
  slug: string
  /** Undefined until it is loaded. */
  card: ProductCard | undefined
  onRemove: (title: string, button: HTMLElement) => void
}

function ComparedItem({ slug, card, onRemove }: ComparedItemProps) {
  const title = card?.title ?? slug
  return (
    <li>
      <span className={`picture-frame ${styles.shot}`}>
        {card?.picture && <PictureView picture={{ ...card.picture, alt: '' }} sizes="44px" maxWidth={160} />}
      </span>
      <span className={styles.name}>{card?.title}</span>
      <button
        type="button"
        onClick={event => onRemove(title, event.currentTarget)}
        aria-label={compareBarMessages.remove({ title })}
      >
        <CloseIcon size={16} />
      </button>
    </li>
  )
}

/** Of the last attempts to load cards, in milliseconds. The first come sooner. */
const maxCardsDelay = 30_000

/** The cards by slug, loaded again after a failure. Products that no longer exist leave the selection. */
function useComparedCards(slugs: readonly string[]): ReadonlyMap<string, ProductCard> {
  const [cards, setCards] = useState<ReadonlyMap<string, ProductCard>>(new Map())
  const [failures, setFailures] = useState(0)
  const missing = slugs.some(slug => !cards.has(slug))
  useEffect(() => {
    if (!missing) return
    let retry: ReturnType<typeof setTimeout> | undefined
    const controller = new AbortController()
    fetch(`${href('/product-cards')}?slugs=${slugs}`, { signal: controller.signal })
      .then(response => (response.ok ? response.json() : Promise.reject(response)))
      .then(
        (loaded: { cards: ProductCard[] }) => {
          const bySlug = new Map(loaded.cards.map(card => [card.slug, card]))
          setCards(bySlug)
          setFailures(0)
          if (bySlug.size < slugs.length) setCompareSelection(slugs.filter(slug => bySlug.has(slug)))
        },
        () => {
          if (controller.signal.aborted) return
          retry = setTimeout(() => setFailures(failures + 1), Math.min(1000 * 2 ** failures, maxCardsDelay))
        },
      )
    return () => {
      clearTimeout(retry)
      controller.abort()
    }
  }, [slugs, missing, failures])
  return cards
}
