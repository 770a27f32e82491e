import { type MouseEvent, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { formatMoney } from '../../commerce/money.ts'
import { ActionIcon } from '../../ui/card/card-actions.tsx'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import { AddForm } from '../cart/add-form.tsx'
import styles from './suggestion-list.module.css'
import type { Suggestions } from './suggestions.ts'

interface SuggestionListProps {
  id: string
  words: string
  active: number
  /** Told where the entries lead, in order. */
  onOffer: (offered: string[]) => void
  onChoose: () => void
}

/** The box keeps the focus: else it would close before the press ends. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

/** How long the next letter is waited for, in milliseconds. */
const typingPause = 80

/** What the words bring, below the search box. Only the answer to the last letter counts. */
export function SuggestionList({ id, words, active, onOffer, onChoose }: SuggestionListProps) {
  const [{ products, parts }, setSuggestions] = useState<Suggestions>({ products: [], parts: [] })

  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const address = `${href('/search/suggestions')}?${new URLSearchParams({ q: words })}`
        const answer = await fetch(address, { signal: asking.signal })
        if (!answer.ok) return
        const suggestions: Suggestions = await answer.json()
        setSuggestions(suggestions)
        onOffer([...suggestions.parts, ...suggestions.products].map(({ to }) => to))
      } catch {
        // The next letter asks again; searching itself needs no suggestion.
      }
    }, typingPause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [words, onOffer])

  const count = parts.length + products.length
  const option = (place: number) => ({
    id: `${id}-offer-${place}`,
    role: 'option',
    'aria-selected': place === active,
    tabIndex: -1,
    onClick: onChoose,
    onMouseDown: keepFocus,
  })
  return (
    <>
      <p className="visually-hidden" role="status">
        {count === 1 ? '1 suggestion' : `${count} suggestions`}
      </p>
      <div className={styles.box} hidden={count === 0}>
        <div id={`${id}-offers`} role="listbox" aria-label="Suggestions" className={styles.list}>
          {parts.map(({ to, name, kind }, place) => (
            <Link key={to} to={to} {...option(place)} className={styles.part}>
              {name} <span>{kind}</span>
            </Link>
          ))}
          {products.map(({ to, title, card: { price, picture, soldOut } }, place) => (
            <Link key={to} to={to} {...option(parts.length + place)} className={styles.product}>
              <span className={`picture-frame ${styles.shot}`}>
                {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="48px" widest={160} />}
              </span>
              <span>
                <MarkedText pieces={title} />
              </span>
              <span className={styles.price}>
                {soldOut && <span>Sold out </span>}
                {formatMoney(price)}
              </span>
            </Link>
          ))}
        </div>
        {/* An option holds no button: these lie over the rows of the products, and Tab leads to them. */}
        <ul className={styles.adds} aria-label="Add to Cart" onMouseDown={keepFocus}>
          {products.map(({ to, card }) => (
            <li key={to}>
              {!card.soldOut && (
                <AddForm
                  card={card}
                  label={`Add ${card.title} to the cart`}
                  onPressed={() => {
                    onChoose()
                    return document.getElementById(id)
                  }}
                >
                  <ActionIcon name="cart" />
                </AddForm>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
