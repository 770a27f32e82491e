import { Trash2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import { fullInWords } from '../../commerce/compare/chosen.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import { compareAddress } from './compare-address.ts'
import styles from './compare-bar.module.css'
import { type Chosen, choose, toggleChosen } from './use-chosen.ts'

/** The chosen products at the bottom of the window, and the way to compare them. */
export function CompareBar({ chosen: { slugs, refusedOn } }: { chosen: Chosen }) {
  const { pathname } = useLocation()
  const cards = useCards(slugs)
  const list = useRef<HTMLUListElement>(null)

  function remove(slug: string, title: string, place: number) {
    // The button goes with its product: the focus moves to the next, or with the last one back into the page.
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.querySelector('main')
    toggleChosen(slug, title)
    next?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.bar} aria-label="Chosen to compare">
      <div className={`wrap ${styles.row}`}>
        {refusedOn === pathname && <p className={styles.refusal}>{fullInWords}</p>}
        <ul ref={list}>
          {slugs.map((slug, place) => {
            const card = cards.get(slug)
            const title = card?.title ?? slug
            return (
              <li key={slug}>
                <span className={`picture-frame ${styles.shot}`}>
                  {card?.picture && (
                    <PictureView picture={{ ...card.picture, alt: '' }} sizes="44px" widest={160} />
                  )}
                </span>
                <span className={styles.name}>{card?.title}</span>
                <button
                  type="button"
                  onClick={() => remove(slug, title, place)}
                  aria-label={`Take ${title} out of the comparison`}
                >
                  <X aria-hidden size={16} strokeWidth={1.5} />
                </button>
              </li>
            )
          })}
        </ul>
        <Link className="button" to={compareAddress(slugs)}>
          Compare ({slugs.length})
        </Link>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            choose([], 'Nothing is chosen to compare any more.')
            document.querySelector('main')?.focus({ preventScroll: true })
          }}
        >
          <Trash2 aria-hidden size={20} strokeWidth={1.5} />
          <span>Clear all</span>
        </button>
      </div>
    </section>
  )
}

/** The cards by their slugs. What the shop does not have any more is no longer chosen. */
function useCards(slugs: readonly string[]): ReadonlyMap<string, ProductCard> {
  const [cards, setCards] = useState<ReadonlyMap<string, ProductCard>>(new Map())
  const missing = slugs.some(slug => !cards.has(slug))
  useEffect(() => {
    if (!missing) return
    const leaving = new AbortController()
    fetch(`${href('/productCards')}?slugs=${slugs}`, { signal: leaving.signal })
      .then(answer => (answer.ok ? answer.json() : Promise.reject(answer)))
      .then(
        (read: { cards: ProductCard[] }) => {
          const found = new Map(read.cards.map(card => [card.slug, card]))
          setCards(found)
          if (found.size < slugs.length) choose(slugs.filter(slug => found.has(slug)))
        },
        () => {},
      )
    return () => leaving.abort()
  }, [slugs, missing])
  return cards
}
